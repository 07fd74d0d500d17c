use crate::helper::Common;
use crate::history::{History, LOOKBACK, NO_STEP, Trail};
use crate::limits::MAX_PLY;
use crate::ordering::{Killers, MoveQueue};
use crate::path::Path;
use crate::pv::PvTable;
use crate::table::Table;
use crate::timing::Budget;
use crate::{Control, Limits};
use arrayvec::ArrayVec;
use game::{Board, Evaluate, GameResult, Line, Outcome, Params, Score, Tablebase, Tactics};
use std::sync::atomic::Ordering::Relaxed;

/// Nodes between two looks at the clock: about a millisecond.
pub(crate) const POLL_INTERVAL: u64 = 1024;

/// A stop that comes before the first iteration is finished waits for it, but for no more nodes than this:
/// some ten milliseconds.
const FIRST_ITERATION_NODES: u64 = 16 * POLL_INTERVAL;

/// A repetition that the rules judge as won or lost is worth this less one per ply: more than any
/// evaluation, but no mate is announced for it, since it holds only for the line that led here.
const JUDGED_WIN: i32 = 29_000;

/// Moves tried at a node that are remembered for the history, quiet ones and others.
const MAX_TRIED: [usize; 2] = [64, 32];

/// The search was told to end, or reached a limit, in the middle of an iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stopped;

/// What a node keeps while its children are searched; one for each ply, reused.
pub(crate) struct Frame<P: Tactics, S> {
    /// The evaluation's state for the position at this ply.
    pub(crate) state: S,
    pub(crate) queue: MoveQueue<P::Move>,
    pub(crate) killers: Killers<P::Move>,
    /// Static evaluation; `None` in check.
    pub(crate) evaluation: Option<Score>,
    /// The move that is left out while the others are searched.
    pub(crate) excluded: Option<P::Move>,
    /// Plies by which the search of this node is reduced.
    pub(crate) reduced: i32,
    /// Searches at this ply that failed high since the moves of a node two plies above were last begun.
    pub(crate) refuted: i32,
    /// The moves before this ply.
    pub(crate) trail: Trail,
    /// Quiet moves searched here so far, and captures.
    pub(crate) tried_quiets: ArrayVec<P::Move, { MAX_TRIED[0] }>,
    pub(crate) tried_captures: ArrayVec<P::Move, { MAX_TRIED[1] }>,
}

/// What a worker works with.
pub(crate) struct Means<'a, P: Tactics, E> {
    pub(crate) params: Params,
    pub(crate) evaluation: &'a E,
    pub(crate) table: &'a Table,
    pub(crate) history: &'a mut History,
    pub(crate) oracle: Option<&'a dyn Tablebase<P>>,
    pub(crate) control: &'a mut dyn Control<P::Move>,
}

/// One search in progress: everything a thread of it needs for itself, and the table it shares.
pub(crate) struct Worker<'a, P: Tactics, E: Evaluate<P>> {
    pub(crate) params: Params,
    pub(crate) evaluation: &'a E,
    pub(crate) table: &'a Table,
    pub(crate) oracle: Option<&'a dyn Tablebase<P>>,
    pub(crate) control: &'a mut dyn Control<P::Move>,
    pub(crate) history: &'a mut History,
    pub(crate) path: Path<P>,
    pub(crate) frames: Vec<Frame<P, E::State>>,
    pub(crate) pv: PvTable<P::Move>,
    pub(crate) full_width: bool,
    /// What is shared with helpers, if this is their leader.
    pub(crate) common: Option<&'a Common>,
    pub(crate) first_iteration: u16,
    /// Null moves are tried from this ply on.
    pub(crate) first_pass: usize,
    /// Depth of the current iteration.
    pub(crate) iteration: usize,
    pub(crate) nodes: u64,
    pub(crate) tbhits: u64,
    pub(crate) seldepth: usize,
    /// Lines to report: 0 while a search serves another purpose than its own answer.
    pub(crate) shown: usize,
    /// Lines ranked by the last iteration that ranked any; those behind them are known from the one before.
    pub(crate) ranked: usize,
    /// Depth of the last report.
    pub(crate) last_depth: u16,
    /// Limits on nodes and time hold once an iteration is finished, so that there is always a move.
    has_move: bool,
    node_limit: u64,
    hard_ms: Option<u64>,
    /// While pondering: if so many milliseconds are over by the time the opponent's move has come, the answer is due at
    /// once, in the midst of an iteration too.
    pub(crate) due_at_hit: Option<u64>,
    next_poll: u64,
}

impl<'a, P: Tactics + Board, E: Evaluate<P>> Worker<'a, P, E> {
    pub(crate) fn new(
        line: &Line<P>,
        limits: &Limits<P::Move>,
        budget: Budget,
        means: Means<'a, P, E>,
    ) -> Self {
        let Means { params, evaluation, table, history, oracle, control } = means;
        let state = evaluation.refresh(line.current());
        let frame = || Frame {
            state: state.clone(),
            queue: MoveQueue::new(),
            killers: [None; 2],
            evaluation: None,
            excluded: None,
            reduced: 0,
            refuted: 0,
            trail: [NO_STEP; LOOKBACK],
            tried_quiets: ArrayVec::new(),
            tried_captures: ArrayVec::new(),
        };
        let frames = (0..MAX_PLY + 2).map(|_| frame()).collect();
        Worker {
            params,
            evaluation,
            table,
            oracle,
            control,
            history,
            path: Path::new(line),
            frames,
            pv: PvTable::new(),
            full_width: limits.full_width,
            common: None,
            first_iteration: 1,
            first_pass: 0,
            iteration: 0,
            nodes: 0,
            tbhits: 0,
            seldepth: 0,
            shown: limits.multi_pv.max(1),
            ranked: 0,
            last_depth: 0,
            has_move: false,
            node_limit: limits.nodes.unwrap_or(u64::MAX),
            hard_ms: budget.hard,
            due_at_hit: None,
            next_poll: 0,
        }
    }

    /// Counts a visit of the position at `ply`, and looks now and then whether to go on.
    pub(crate) fn enter(&mut self, ply: usize) -> Result<(), Stopped> {
        self.seldepth = self.seldepth.max(ply);
        if self.nodes >= self.next_poll {
            if self.is_over() {
                return Err(Stopped);
            }
            self.next_poll = self.nodes + POLL_INTERVAL;
            if self.has_move {
                self.next_poll = self.next_poll.min(self.node_limit);
            }
        }
        self.nodes += 1;
        Ok(())
    }

    fn is_over(&mut self) -> bool {
        let may_stop = self.has_move || self.nodes >= FIRST_ITERATION_NODES;
        let out_of_budget =
            self.nodes_spent() || self.hard_ms.is_some_and(|hard| self.control.spent_ms() >= hard);
        may_stop && (out_of_budget || self.is_due() || self.control.should_stop())
    }

    fn is_due(&mut self) -> bool {
        let Some(due) = self.due_at_hit else { return false };
        let spent = self.control.spent_ms();
        if spent > 0 {
            self.due_at_hit = None;
        }
        spent >= due.max(1)
    }

    /// From now on limits on nodes and time hold.
    pub(crate) fn enforce_limits(&mut self) {
        self.has_move = true;
        self.next_poll = 0;
    }

    /// True if the node limit is used up.
    pub(crate) fn nodes_spent(&self) -> bool {
        self.all_nodes() >= self.node_limit
    }

    /// Positions visited, those of helpers included.
    pub(crate) fn all_nodes(&self) -> u64 {
        self.nodes + self.common.map_or(0, |common| common.nodes.load(Relaxed))
    }

    /// Plays `m`, legal at `ply`; returns whether it gives check.
    pub(crate) fn play(&mut self, ply: usize, m: P::Move) -> bool {
        let before = self.path.current();
        let mut after = before.clone();
        after.play(m);
        self.table.prefetch(after.key());
        let state = self.evaluation.update(&self.frames[ply].state, before, m, &after);
        let [first, second, third, _] = self.frames[ply].trail;
        let trail = [History::step_of(before, m), first, second, third];
        self.frames[ply + 1].state = state;
        self.frames[ply + 1].trail = trail;
        let gives_check = after.is_check();
        self.path.push(after);
        gives_check
    }

    /// Lets the side to move at `ply` pass: `passed` is the position after that.
    pub(crate) fn pass(&mut self, ply: usize, passed: P) {
        self.table.prefetch(passed.key());
        self.frames[ply + 1].state = self.frames[ply].state.clone();
        let [first, second, third, _] = self.frames[ply].trail;
        self.frames[ply + 1].trail = [NO_STEP, first, second, third];
        self.path.push_pass(passed);
    }

    pub(crate) fn undo(&mut self) {
        self.path.pop();
    }

    /// The score if the game is over at this node by repetition or by a draw rule. Mates are seen when
    /// there is no move to search, except that they take precedence over a draw rule.
    pub(crate) fn end_by_rule(&self, ply: usize) -> Option<Score> {
        if let Some(ending) = self.path.repetition() {
            let judged = JUDGED_WIN - ply as i32;
            return Some(match ending.outcome {
                Outcome::Win => Score::cp(judged),
                Outcome::Draw => Score::DRAW,
                Outcome::Loss => Score::cp(-judged),
            });
        }
        let position = self.path.current();
        let ending = position.draw_by_rule()?;
        let ending = if position.legal_move_count() == 0 { position.no_move_outcome() } else { ending };
        Some(score_of(ending, ply))
    }

    /// The score of a node without legal moves.
    pub(crate) fn stuck(&self, ply: usize) -> Score {
        score_of(self.path.current().no_move_outcome(), ply)
    }

    /// Static evaluation of the current position.
    pub(crate) fn evaluate(&self, ply: usize) -> Score {
        self.evaluation.evaluate(self.path.current(), &self.frames[ply].state)
    }

    /// `evaluation` of the current position corrected by what searches found, and drawn towards zero as the
    /// move limit comes near, so that the search prefers progress while there is time.
    pub(crate) fn corrected(&self, ply: usize, evaluation: Score) -> Score {
        if self.full_width {
            return self.damped(evaluation);
        }
        let trail = &self.frames[ply].trail;
        self.damped(evaluation + self.history.corrections.of(self.path.current(), trail, &self.params))
    }

    fn damped(&self, evaluation: Score) -> Score {
        let position = self.path.current();
        let limit = i32::from(position.move_limit()).max(1);
        let clock = i32::from(position.halfmove_clock()).min(limit);
        Score::cp(i32::from(evaluation.raw()) * (2 * limit - clock) / (2 * limit))
    }
}

fn score_of(ending: GameResult, ply: usize) -> Score {
    Score::of(ending.outcome).earlier_by(ply as u16)
}
