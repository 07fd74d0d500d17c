use crate::graph::EndingGraph;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// Hands endings to workers. An ending is ready once everything it needs is made and its memory is free; the
/// largest goes first.
pub(crate) struct Scheduler<'a> {
    graph: &'a EndingGraph,
    workers: usize,
    /// In bytes.
    memory: u64,
    state: Mutex<SchedulerState>,
    changed: Condvar,
}

struct SchedulerState {
    nodes: Vec<TaskState>,
    /// Memory of the running tasks, in bytes.
    taken: u64,
    stopped: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TaskState {
    Waiting,
    Running,
    Done,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Task {
    pub(crate) node: usize,
    /// Whether other workers are idle, so that it may use their threads.
    pub(crate) may_share: bool,
    /// Memory not used by running tasks, in bytes.
    pub(crate) spare: u64,
}

impl<'a> Scheduler<'a> {
    /// No ending may need more than `memory` bytes.
    pub(crate) fn new(graph: &'a EndingGraph, workers: usize, memory: u64) -> Scheduler<'a> {
        let nodes = vec![TaskState::Waiting; graph.nodes.len()];
        let state = Mutex::new(SchedulerState { nodes, taken: 0, stopped: false });
        Scheduler { graph, workers, memory, state, changed: Condvar::new() }
    }

    /// Waits for a task; `None` if no more are left.
    pub(crate) fn next(&self) -> Option<Task> {
        let mut state = self.lock();
        loop {
            if state.stopped || !state.nodes.contains(&TaskState::Waiting) {
                return None;
            }
            if let Some(task) = self.pick(&state) {
                state.nodes[task.node] = TaskState::Running;
                state.taken += self.graph.nodes[task.node].memory;
                return Some(task);
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    pub(crate) fn finish(&self, node: usize) {
        let mut state = self.lock();
        state.nodes[node] = TaskState::Done;
        state.taken -= self.graph.nodes[node].memory;
        self.changed.notify_all();
    }

    pub(crate) fn is_needed(&self, node: usize) -> bool {
        let state = self.lock();
        let mut waiting =
            self.graph.nodes.iter().zip(&state.nodes).filter(|&(_, &at)| at == TaskState::Waiting);
        waiting.any(|(other, _)| other.needs.contains(&node))
    }

    pub(crate) fn stop(&self) {
        self.lock().stopped = true;
        self.changed.notify_all();
    }

    fn pick(&self, state: &SchedulerState) -> Option<Task> {
        let nodes = &self.graph.nodes;
        let free = self.memory - state.taken;
        let is_ready = |&node: &usize| {
            state.nodes[node] == TaskState::Waiting
                && nodes[node].memory <= free
                && nodes[node].needs.iter().all(|&need| state.nodes[need] == TaskState::Done)
        };
        let ready: Vec<usize> = (0..nodes.len()).filter(is_ready).collect();
        // The first of the largest.
        let node = ready.iter().copied().rev().max_by_key(|&node| nodes[node].positions)?;
        let running = state.nodes.iter().filter(|&&stage| stage == TaskState::Running).count();
        let may_share = running + ready.len() < self.workers;
        Some(Task { node, may_share, spare: free - nodes[node].memory })
    }

    fn lock(&self) -> MutexGuard<'_, SchedulerState> {
        // The state is consistent after every step.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::ending;
    use chariot_chess::Position;

    fn graph(names: &[&str]) -> EndingGraph {
        let endings: Vec<_> = names.iter().map(|name| ending::<Position>(name).expect("an ending")).collect();
        EndingGraph::of::<Position>(&endings)
    }

    fn name(graph: &EndingGraph, task: Option<Task>) -> Option<&str> {
        task.map(|task| graph.nodes[task.node].ending.name())
    }

    #[test]
    fn what_is_needed_comes_first() {
        let graph = graph(&["KPK"]);
        let scheduler = Scheduler::new(&graph, 1, u64::MAX);
        let mut order = Vec::new();
        let queen = graph.nodes.iter().position(|node| node.ending.name() == "KQK").expect("it is there");
        while let Some(task) = scheduler.next() {
            order.extend(name(&graph, Some(task)));
            assert_eq!(scheduler.is_needed(queen), order.len() < 5);
            scheduler.finish(task.node);
        }
        assert_eq!(order.len(), 5);
        assert_eq!(order.last(), Some(&"KPK"));
    }

    #[test]
    fn memory_bounds_what_is_made_at_once() {
        let graph = graph(&["KQK", "KRK"]);
        let one = graph.nodes[0].memory;
        let scheduler = Scheduler::new(&graph, 2, 2 * one - 1);
        let task = scheduler.next().expect("a task");
        assert_eq!((name(&graph, Some(task)), task.spare), (Some("KQK"), one - 1));
        assert_eq!(scheduler.pick(&scheduler.lock()), None);
        scheduler.finish(task.node);
        assert_eq!(name(&graph, scheduler.next()), Some("KRK"));
        assert_eq!(scheduler.next(), None);
    }

    #[test]
    fn the_last_ending_may_take_all_workers() {
        let graph = graph(&["KQK", "KRK"]);
        let scheduler = Scheduler::new(&graph, 2, u64::MAX);
        let first = scheduler.next().expect("a task");
        assert!(!first.may_share);
        scheduler.finish(first.node);
        assert!(scheduler.next().expect("a task").may_share);
    }

    #[test]
    fn nothing_begins_after_a_stop() {
        let graph = graph(&["KQK"]);
        let scheduler = Scheduler::new(&graph, 1, u64::MAX);
        scheduler.stop();
        assert_eq!(scheduler.next(), None);
    }
}
