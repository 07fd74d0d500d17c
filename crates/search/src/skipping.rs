//! Moves that need no search: near the leaves, late and quiet moves of a node that has something better
//! are not tried at all.

use crate::pvs::Outlook;
use game::{Params, Score, Tactics};

/// What to do with a move before it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Try,
    /// Leave this move out.
    Skip,
    /// Leave out this move and all quiet ones after it that do not give check.
    SkipQuiets,
}

/// A move about to be tried.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate<M> {
    pub(crate) m: M,
    pub(crate) is_quiet: bool,
    /// The number of the move in the order of the node, from 1.
    pub(crate) count: i32,
    /// By which it would be reduced.
    pub(crate) plies: i32,
    /// How well it did elsewhere.
    pub(crate) history: i32,
}

impl Outlook {
    /// Whether to search a move of a node that has a move that does not lose by force.
    pub(crate) fn judge<P: Tactics>(
        &self,
        position: &P,
        candidate: Candidate<P::Move>,
        alpha: Score,
        params: &Params,
    ) -> Verdict {
        let Candidate { m, is_quiet, count, plies, history } = candidate;
        let depth = self.depth;
        let reduced = (depth - plies).max(1);
        if !is_quiet {
            let is_futile = params.capture_futility.is_some_and(|futility| {
                let margin = futility.base + futility.margin * reduced;
                reduced <= futility.max_depth
                    && self
                        .evaluation
                        .is_some_and(|evaluation| evaluation + margin + position.material_gain(m) <= alpha)
            });
            let may_lose = params.see_pruning.capture_margin * depth
                + history * params.see_pruning.capture_history / 1024;
            let loses = || depth <= params.see_pruning.max_depth && !position.see_ge(m, -may_lose.max(0));
            let is_left_out = (is_futile || loses()) && !position.gives_check(m);
            return if is_left_out { Verdict::Skip } else { Verdict::Try };
        }
        let is_late = count
            > (params.late_move_pruning.base + depth * depth) * params.late_move_pruning.percent
                / (200 - 100 * i32::from(self.improving));
        let margin = params.futility.base + params.futility.margin * reduced;
        let is_futile = self
            .evaluation
            .is_some_and(|evaluation| reduced <= params.futility.max_depth && evaluation + margin <= alpha);
        let is_bad = || {
            reduced <= params.history_pruning.max_depth && history < -params.history_pruning.margin * depth
                || reduced <= params.see_pruning.max_depth
                    && !position.see_ge(m, -params.see_pruning.quiet_margin * reduced * reduced)
        };
        // A check may begin a mate.
        if (is_late || is_futile || is_bad()) && !position.gives_check(m) {
            return if is_late { Verdict::SkipQuiets } else { Verdict::Skip };
        }
        Verdict::Try
    }
}
