use crate::workload::Workload;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// Hands endings to workers. An ending is ready once everything it needs is solved and its memory is free; the
/// largest goes first.
pub(crate) struct Scheduler<'a> {
    workload: &'a Workload<'a>,
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
}

impl<'a> Scheduler<'a> {
    /// No task may need more than `memory` bytes.
    pub(crate) fn new(workload: &'a Workload<'a>, workers: usize, memory: u64) -> Scheduler<'a> {
        let mut nodes = vec![TaskState::Done; workload.graph.nodes.len()];
        workload.tasks().for_each(|(node, _)| nodes[node] = TaskState::Waiting);
        let state = Mutex::new(SchedulerState { nodes, taken: 0, stopped: false });
        Scheduler { workload, workers, memory, state, changed: Condvar::new() }
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
                state.taken += self.memory_of(task.node);
                return Some(task);
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    pub(crate) fn finish(&self, node: usize) {
        let mut state = self.lock();
        state.nodes[node] = TaskState::Done;
        state.taken -= self.memory_of(node);
        self.changed.notify_all();
    }

    /// Memory not used by running tasks, in bytes.
    pub(crate) fn spare(&self) -> u64 {
        self.memory - self.lock().taken
    }

    pub(crate) fn stop(&self) {
        self.lock().stopped = true;
        self.changed.notify_all();
    }

    fn pick(&self, state: &SchedulerState) -> Option<Task> {
        let nodes = &self.workload.graph.nodes;
        let free = self.memory - state.taken;
        let is_ready = |&node: &usize| {
            state.nodes[node] == TaskState::Waiting
                && self.memory_of(node) <= free
                && nodes[node].needs.iter().all(|&need| state.nodes[need] == TaskState::Done)
        };
        let ready: Vec<usize> = (0..nodes.len()).filter(is_ready).collect();
        // The first of the largest.
        let node = ready.iter().copied().rev().max_by_key(|&node| nodes[node].positions)?;
        let running = state.nodes.iter().filter(|&&stage| stage == TaskState::Running).count();
        let may_share = running + ready.len() < self.workers;
        Some(Task { node, may_share })
    }

    fn memory_of(&self, node: usize) -> u64 {
        self.workload.task(node).map_or(0, |task| task.memory)
    }

    fn lock(&self) -> MutexGuard<'_, SchedulerState> {
        // The state is consistent after every step.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::{EndingGraph, ending};
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
        let workload = Workload::of_tables(&graph, &["KPK"]);
        let scheduler = Scheduler::new(&workload, 1, u64::MAX);
        let mut order = Vec::new();
        while let Some(task) = scheduler.next() {
            order.extend(name(&graph, Some(task)));
            scheduler.finish(task.node);
        }
        assert_eq!(order.len(), 5);
        assert_eq!(order.last(), Some(&"KPK"));
    }

    #[test]
    fn memory_bounds_what_is_solved_at_once() {
        let graph = graph(&["KQK", "KRK"]);
        let one = graph.nodes[0].memory;
        let workload = Workload::of_tables(&graph, &["KQK", "KRK"]);
        let scheduler = Scheduler::new(&workload, 2, 2 * one - 1);
        let task = scheduler.next().expect("a task");
        assert_eq!((name(&graph, Some(task)), scheduler.spare()), (Some("KQK"), one - 1));
        assert_eq!(scheduler.pick(&scheduler.lock()), None);
        scheduler.finish(task.node);
        assert_eq!(name(&graph, scheduler.next()), Some("KRK"));
        assert_eq!(scheduler.next(), None);
    }

    #[test]
    fn the_last_ending_may_take_all_workers() {
        let graph = graph(&["KQK", "KRK"]);
        let workload = Workload::of_tables(&graph, &["KQK", "KRK"]);
        let scheduler = Scheduler::new(&workload, 2, u64::MAX);
        let first = scheduler.next().expect("a task");
        assert!(!first.may_share);
        scheduler.finish(first.node);
        assert!(scheduler.next().expect("a task").may_share);
    }

    #[test]
    fn nothing_begins_after_a_stop() {
        let graph = graph(&["KQK"]);
        let workload = Workload::of_tables(&graph, &["KQK"]);
        let scheduler = Scheduler::new(&workload, 1, u64::MAX);
        scheduler.stop();
        assert_eq!(scheduler.next(), None);
    }
}
