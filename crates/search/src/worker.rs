//! A search in progress on one thread.

mod evaluation;
mod history_update;
mod polling;
mod tablebase;
mod terminal;

pub(crate) use polling::POLL_INTERVAL;
pub(crate) use tablebase::is_before_move_limit;

use crate::history::{History, NO_MOVE, continuation_index};
use crate::lazy_smp::SharedState;
use crate::limits::MAX_PLY;
use crate::ordering::OrderingHints;
use crate::position_stack::PositionStack;
use crate::pv_table::PvTable;
use crate::sight::Sight;
use crate::stack::StackEntry;
use crate::time::TimeBudget;
use crate::transposition::{TranspositionTable, TtEntry};
use crate::{Control, Limits, Observer};
use chariot_game::{Board, Evaluate, Line, Params, Rules, Tablebase, Tactics};

/// The search was stopped or hit a limit during an iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stopped;

/// Borrowed resources of a search.
pub(crate) struct Resources<'a, P: Tactics, E, O> {
    pub(crate) params: Params,
    pub(crate) evaluation: &'a E,
    pub(crate) tt: &'a TranspositionTable,
    pub(crate) history: &'a mut History,
    pub(crate) tablebase: Option<&'a dyn Tablebase<P>>,
    pub(crate) control: &'a mut dyn Control<P::Move>,
    /// State shared with helpers, if this is the main thread of several.
    pub(crate) shared: Option<&'a SharedState>,
    pub(crate) observer: &'a mut O,
}

/// Types that the search is compiled for: a game, its evaluation and an observer.
pub(crate) trait SearchTypes {
    type Move: Copy + Eq;
    type Position: Tactics<Move = Self::Move> + Board;
    type State: Clone;
    type Evaluation: Evaluate<Self::Position, State = Self::State>;
    type Observer: Observer<Self::Position>;
}

impl<P: Tactics + Board, E: Evaluate<P>, O: Observer<P>> SearchTypes for (P, E, O) {
    type Move = P::Move;
    type Position = P;
    type State = E::State;
    type Evaluation = E;
    type Observer = O;
}

/// A search in progress: the thread's own state and its resources.
pub(crate) struct Worker<'a, T: SearchTypes> {
    pub(crate) params: Params,
    pub(crate) evaluation: &'a T::Evaluation,
    pub(crate) tt: &'a TranspositionTable,
    pub(crate) tablebase: Option<&'a dyn Tablebase<T::Position>>,
    pub(crate) control: &'a mut dyn Control<T::Move>,
    pub(crate) observer: &'a mut T::Observer,
    pub(crate) history: &'a mut History,
    pub(crate) positions: PositionStack<T::Position>,
    pub(crate) stack: Vec<StackEntry<T::Move, T::State>>,
    pub(crate) pv: PvTable<T::Move>,
    /// [`Limits::full_width`].
    pub(crate) full_width: bool,
    /// The sight of a weak level; `None` sees everything.
    pub(crate) sight: Option<Sight>,
    shared: Option<&'a SharedState>,
    /// Depth of the first iteration, in plies.
    pub(crate) first_depth: u16,
    /// Depth of the current iteration, in plies.
    pub(crate) root_depth: usize,
    /// Ply from which null moves are tried.
    pub(crate) nmp_min_ply: usize,
    pub(crate) nodes: u64,
    pub(crate) tbhits: u64,
    pub(crate) seldepth: usize,
    /// Lines to report; 0 while the search serves another purpose than its own result.
    pub(crate) reported_lines: usize,
    /// Lines ranked by the last iteration that ranked any; later lines have scores from the iteration before.
    pub(crate) ranked_lines: usize,
    /// Rank of the root move that a stubborn defence plays; 0 if it is the best.
    pub(crate) stubborn_rank: usize,
    pub(crate) reported_depth: u16,
    /// The first iteration is finished: limits on nodes and time apply.
    has_move: bool,
    pub(crate) node_limit: u64,
    pub(crate) hard_ms: Option<u64>,
    /// Soft limit while pondering, in milliseconds. If it has passed when the opponent plays the expected
    /// move, the search stops at once.
    pub(crate) ponderhit_ms: Option<u64>,
    next_poll: u64,
    /// [`Tablebase::slow_steps`] when last looked at.
    slow_steps: u64,
}

impl<'a, T: SearchTypes> Worker<'a, T> {
    pub(crate) fn new(
        line: &Line<T::Position>,
        limits: &Limits<T::Move>,
        budget: TimeBudget,
        resources: Resources<'a, T::Position, T::Evaluation, T::Observer>,
    ) -> Self {
        let Resources { params, evaluation, tt, history, tablebase, control, shared, observer } = resources;
        let state = evaluation.refresh(line.current());
        let mut stack: Vec<_> = (0..MAX_PLY + 2).map(|_| StackEntry::new(state.clone())).collect();
        let mut targets = line.moves().iter().rev().map(|&m| T::Position::from_to(m).1);
        stack[0].scene.last = [targets.next(), targets.next()];
        Worker {
            params,
            evaluation,
            tt,
            tablebase,
            control,
            observer,
            history,
            positions: PositionStack::new(line),
            stack,
            pv: PvTable::new(),
            full_width: limits.full_width,
            sight: limits.skill.and_then(|skill| skill.sight::<T::Position>(line.current().key())),
            shared,
            first_depth: limits.first_depth.unwrap_or(1),
            root_depth: 0,
            nmp_min_ply: 0,
            nodes: 0,
            tbhits: 0,
            seldepth: 0,
            reported_lines: limits.multi_pv.max(1),
            ranked_lines: 0,
            stubborn_rank: 0,
            reported_depth: 0,
            has_move: false,
            node_limit: limits.nodes.unwrap_or(u64::MAX),
            hard_ms: budget.hard,
            ponderhit_ms: None,
            next_poll: 0,
            slow_steps: tablebase.map_or(0, Tablebase::slow_steps),
        }
    }

    /// Plays `m`, legal at `ply`; returns whether it gives check.
    pub(crate) fn play(&mut self, ply: usize, m: T::Move) -> bool {
        self.observer.play(ply, Some(m));
        let before = self.positions.current();
        let mut after = before.clone();
        after.play(m);
        self.tt.prefetch(after.key());
        let [parent, child] = &mut self.stack[ply..][..2] else { unreachable!("a ply has one below it") };
        self.evaluation.update(&parent.state, before, m, &after, &mut child.state);
        let [first, second, third, _] = parent.continuation;
        child.continuation = [continuation_index(before, m), first, second, third];
        let gives_check = after.is_check();
        child.scene = parent.scene.after(Some(T::Position::from_to(m).1));
        self.positions.push(after);
        gives_check
    }

    /// Plays a null move at `ply`; `after` is the position after it.
    pub(crate) fn play_null(&mut self, ply: usize, after: T::Position) {
        self.observer.play(ply, None);
        self.tt.prefetch(after.key());
        self.stack[ply + 1].state = self.stack[ply].state.clone();
        let [first, second, third, _] = self.stack[ply].continuation;
        self.stack[ply + 1].continuation = [NO_MOVE, first, second, third];
        self.stack[ply + 1].scene = self.stack[ply].scene.after(None);
        self.positions.push_null(after);
    }

    pub(crate) fn undo(&mut self) {
        self.positions.pop();
    }

    /// The next move to try at `ply` that is not overlooked.
    #[inline(never)]
    pub(crate) fn next_move(&mut self, ply: usize) -> Option<T::Move> {
        loop {
            let m = self.pick_move(ply)?;
            if !self.overlooks(ply, m) {
                return Some(m);
            }
        }
    }

    /// Whether a weak level does not see the legal move `m` at `ply`.
    pub(crate) fn overlooks(&mut self, ply: usize, m: T::Move) -> bool {
        self.sight.is_some() && !self.sees(ply, m)
    }

    #[cold]
    #[inline(never)]
    fn sees(&mut self, ply: usize, m: T::Move) -> bool {
        let position = self.positions.current();
        let scene = &mut self.stack[ply].scene;
        if scene.captures == 0 {
            scene.captures = position.noisy_moves().len() as u8;
        }
        self.sight.is_none_or(|sight| sight.sees(position, m, ply, *scene))
    }

    /// The next move to try at `ply`, overlooked or not.
    #[inline(never)]
    pub(crate) fn pick_move(&mut self, ply: usize) -> Option<T::Move> {
        let StackEntry { move_picker, continuation, killers, .. } = &mut self.stack[ply];
        let hints = OrderingHints {
            history: &self.history.moves,
            continuation,
            killers,
            threat_bonus: self.params.ordering.threat_bonus,
        };
        move_picker.next(self.positions.current(), hints)
    }

    /// The table's entry for the current position, with mates counted from the root.
    pub(crate) fn probe_tt(&self, ply: usize) -> Option<TtEntry> {
        let mut entry = self.tt.probe(self.positions.current().key())?;
        entry.score = entry.score.earlier_by(ply as u16);
        Some(entry)
    }

    /// Stores an entry for the current position, with mates counted from the root as in [`Worker::probe_tt`].
    pub(crate) fn store_tt(&self, ply: usize, mut entry: TtEntry) {
        entry.score = entry.score.later_by(ply as u16);
        self.tt.store(self.positions.current().key(), entry);
    }
}
