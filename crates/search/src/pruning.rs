//! Nodes that need no search of their moves: forward pruning by static evaluation and by null move.

use crate::window::Window;
use crate::worker::{Stopped, Worker};
use game::{Board, Evaluate, Score, Tactics};

/// Deepest node whose static evaluation alone may refute the opponent's last move.
const REVERSE_FUTILITY_DEPTH: i32 = 7;

/// A side with fewer legal moves than this may be in zugzwang, where passing proves nothing.
const FREE_TO_MOVE: u64 = 9;

/// Centipawns above beta for which the null move is reduced by a further ply, up to three.
const NULL_MOVE_SURPLUS: i32 = 200;

impl<P: Tactics + Board, E: Evaluate<P>> Worker<'_, P, E> {
    /// A lower bound at or above beta, if one is found without trying moves. Never claims a mate.
    pub(crate) fn prune_node(
        &mut self,
        depth: i32,
        ply: usize,
        window: Window,
        evaluation: Score,
        improving: bool,
        can_pass: bool,
    ) -> Result<Option<Score>, Stopped> {
        if window.beta.is_mate() || evaluation < window.beta {
            return Ok(None);
        }
        let margin = P::PARAMS.futility_margin * (depth - i32::from(improving)).max(1);
        if depth <= REVERSE_FUTILITY_DEPTH && evaluation - margin >= window.beta {
            return Ok(Some(evaluation));
        }
        if can_pass && depth >= P::PARAMS.null_move_depth {
            return self.try_pass(depth, ply, window, evaluation);
        }
        Ok(None)
    }

    /// Null move: if even passing keeps the score above beta, some move will.
    fn try_pass(
        &mut self,
        depth: i32,
        ply: usize,
        window: Window,
        evaluation: Score,
    ) -> Result<Option<Score>, Stopped> {
        let position = self.path.current();
        let Some(passed) = position.null_move().filter(|_| position.legal_count() >= FREE_TO_MOVE) else {
            return Ok(None);
        };
        let surplus = i32::from(evaluation.raw()) - i32::from(window.beta.raw());
        let reduction = 3 + depth / 4 + (surplus / NULL_MOVE_SURPLUS).min(3);
        self.frames[ply + 1].state = self.evaluation.refresh(&passed);
        self.path.push_pass(passed);
        let score = -self.node(depth - reduction, ply + 1, -Window::reaching(window.beta), false)?;
        self.undo();
        // A mate found after passing proves nothing about its length, only that beta is reached.
        Ok((score >= window.beta).then_some(if score.is_mate() { window.beta } else { score }))
    }
}
