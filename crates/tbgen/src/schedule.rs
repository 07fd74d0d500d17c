use crate::graph::Graph;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// Who makes which ending when: an ending's turn comes when all it needs is made and the memory it takes is
/// free, the largest first.
pub(crate) struct Schedule<'a> {
    graph: &'a Graph,
    /// Workers that take turns.
    workers: usize,
    /// Bytes.
    memory: u64,
    state: Mutex<State>,
    changed: Condvar,
}

struct State {
    nodes: Vec<Stage>,
    /// Memory of the endings that are being made.
    taken: u64,
    stopped: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Waiting,
    Begun,
    Done,
}

/// An ending whose turn has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    pub(crate) node: usize,
    /// True if workers have nothing else to do.
    pub(crate) may_share: bool,
    /// Memory that no ending in the making takes.
    pub(crate) spare: u64,
}

impl<'a> Schedule<'a> {
    /// No ending may need more than `memory`, in bytes.
    pub(crate) fn new(graph: &'a Graph, workers: usize, memory: u64) -> Schedule<'a> {
        let nodes = vec![Stage::Waiting; graph.nodes.len()];
        let state = Mutex::new(State { nodes, taken: 0, stopped: false });
        Schedule { graph, workers, memory, state, changed: Condvar::new() }
    }

    /// Waits for a turn; `None` if there are no more.
    pub(crate) fn next(&self) -> Option<Turn> {
        let mut state = self.lock();
        loop {
            if state.stopped || !state.nodes.contains(&Stage::Waiting) {
                return None;
            }
            if let Some(turn) = self.pick(&state) {
                state.nodes[turn.node] = Stage::Begun;
                state.taken += self.graph.nodes[turn.node].memory;
                return Some(turn);
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Says that an ending is made.
    pub(crate) fn finish(&self, node: usize) {
        let mut state = self.lock();
        state.nodes[node] = Stage::Done;
        state.taken -= self.graph.nodes[node].memory;
        self.changed.notify_all();
    }

    /// True if an ending that has not had its turn needs this one.
    pub(crate) fn is_wanted(&self, node: usize) -> bool {
        let state = self.lock();
        let mut waiting = self.graph.nodes.iter().zip(&state.nodes).filter(|&(_, &at)| at == Stage::Waiting);
        waiting.any(|(other, _)| other.needs.contains(&node))
    }

    /// No more turns.
    pub(crate) fn stop(&self) {
        self.lock().stopped = true;
        self.changed.notify_all();
    }

    fn pick(&self, state: &State) -> Option<Turn> {
        let nodes = &self.graph.nodes;
        let free = self.memory - state.taken;
        let is_ready = |&node: &usize| {
            state.nodes[node] == Stage::Waiting
                && nodes[node].memory <= free
                && nodes[node].needs.iter().all(|&need| state.nodes[need] == Stage::Done)
        };
        let ready: Vec<usize> = (0..nodes.len()).filter(is_ready).collect();
        // The first of the largest.
        let node = ready.iter().copied().rev().max_by_key(|&node| nodes[node].positions)?;
        let begun = state.nodes.iter().filter(|&&stage| stage == Stage::Begun).count();
        let may_share = begun + ready.len() < self.workers;
        Some(Turn { node, may_share, spare: free - nodes[node].memory })
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // The state is whole after every step.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::ending;
    use chess::Position;

    fn graph(names: &[&str]) -> Graph {
        let endings: Vec<_> = names.iter().map(|name| ending::<Position>(name).expect("an ending")).collect();
        Graph::of::<Position>(&endings)
    }

    fn name(graph: &Graph, turn: Option<Turn>) -> Option<&str> {
        turn.map(|turn| graph.nodes[turn.node].ending.name())
    }

    #[test]
    fn what_is_needed_comes_first() {
        let graph = graph(&["KPK"]);
        let schedule = Schedule::new(&graph, 1, u64::MAX);
        let mut order = Vec::new();
        let queen = graph.nodes.iter().position(|node| node.ending.name() == "KQK").expect("it is there");
        while let Some(turn) = schedule.next() {
            order.extend(name(&graph, Some(turn)));
            assert_eq!(schedule.is_wanted(queen), order.len() < 5);
            schedule.finish(turn.node);
        }
        assert_eq!(order.len(), 5);
        assert_eq!(order.last(), Some(&"KPK"));
    }

    #[test]
    fn memory_bounds_what_is_made_at_once() {
        let graph = graph(&["KQK", "KRK"]);
        let one = graph.nodes[0].memory;
        let schedule = Schedule::new(&graph, 2, 2 * one - 1);
        let turn = schedule.next().expect("a turn");
        assert_eq!((name(&graph, Some(turn)), turn.spare), (Some("KQK"), one - 1));
        assert_eq!(schedule.pick(&schedule.lock()), None);
        schedule.finish(turn.node);
        assert_eq!(name(&graph, schedule.next()), Some("KRK"));
        assert_eq!(schedule.next(), None);
    }

    #[test]
    fn the_last_ending_may_take_all_workers() {
        let graph = graph(&["KQK", "KRK"]);
        let schedule = Schedule::new(&graph, 2, u64::MAX);
        let first = schedule.next().expect("a turn");
        assert!(!first.may_share);
        schedule.finish(first.node);
        assert!(schedule.next().expect("a turn").may_share);
    }

    #[test]
    fn nothing_begins_after_a_stop() {
        let graph = graph(&["KQK"]);
        let schedule = Schedule::new(&graph, 1, u64::MAX);
        schedule.stop();
        assert_eq!(schedule.next(), None);
    }
}
