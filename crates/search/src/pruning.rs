//! Nodes that need no search of their moves: forward pruning by static evaluation and by null move.

use crate::Bound;
use crate::history::NO_STEP;
use crate::ordering::Wanted;
use crate::pvs::Outlook;
use crate::reduction::PLY;
use crate::table::Entry;
use crate::window::Window;
use crate::worker::{Stopped, Worker};
use game::{Board, Evaluate, Score, Tactics};

impl<P: Tactics + Board, E: Evaluate<P>> Worker<'_, P, E> {
    /// A bound outside the window, if one is found without trying moves. Never claims a mate.
    pub(crate) fn prune_node(
        &mut self,
        ply: usize,
        window: Window,
        outlook: Outlook,
        evaluation: Score,
    ) -> Result<Option<Score>, Stopped> {
        let Outlook { depth, improving, .. } = outlook;
        if window.beta.is_mate() {
            return Ok(None);
        }
        if depth <= self.params.razoring.max_depth
            && evaluation + self.params.razoring.margin * depth <= window.alpha
        {
            let score = self.quiescence(ply, window)?;
            if score <= window.alpha {
                return Ok(Some(score));
            }
        }
        if evaluation < window.beta {
            return Ok(None);
        }
        let margin = self.params.reverse_futility.margin * (depth - i32::from(improving)).max(1);
        if depth <= self.params.reverse_futility.max_depth && evaluation - margin >= window.beta {
            let middle = (i32::from(evaluation.raw()) + i32::from(window.beta.raw())) / 2;
            return Ok(Some(Score::cp(middle)));
        }
        let may_pass = self.frames[ply].trail[0] != NO_STEP && ply >= self.first_pass;
        if may_pass && depth >= self.params.null_move.min_depth {
            return self.try_pass(ply, window, outlook, evaluation);
        }
        Ok(None)
    }

    /// ProbCut (Buro 1995): a capture that a shallower search finds well above beta is taken to refute.
    pub(crate) fn try_captures(
        &mut self,
        ply: usize,
        window: Window,
        outlook: Outlook,
        known: Option<Entry>,
        table_move: Option<P::Move>,
    ) -> Result<Option<Score>, Stopped> {
        let Outlook { depth, expects_cut, .. } = outlook;
        let target = window.beta + self.params.probcut.margin;
        // What the table holds far above beta needs no capture to be believed.
        if let (Some(small), Some(known)) = (self.params.small_probcut, known)
            && known.bound == Bound::Lower
            && i32::from(known.depth) >= depth - small.depth_slack
            && known.score >= window.beta + small.margin
            && !known.score.is_mate()
            && !window.beta.is_mate()
        {
            return Ok(Some(window.beta + small.margin));
        }
        let is_refuted = known.is_some_and(|known| known.bound != Bound::Lower && known.score < target);
        let Some(evaluation) = outlook.evaluation else { return Ok(None) };
        if depth < self.params.probcut.min_depth || window.beta.is_mate() || is_refuted {
            return Ok(None);
        }
        let needed = i32::from(target.raw()) - i32::from(evaluation.raw());
        let first = table_move.filter(|&m| self.path.current().is_noisy(m));
        self.frames[ply].queue.restart(first, Wanted::Noisy);
        while let Some(m) = self.next_move(ply) {
            if !self.path.current().see_ge(m, needed) {
                continue;
            }
            self.play(ply, m);
            let goal = -Window::reaching(target);
            let mut score = -self.quiescence(ply + 1, goal)?;
            if score >= target {
                score = -self.node(depth - self.params.probcut.reduction, ply + 1, goal, !expects_cut)?;
            }
            self.undo();
            if score >= target {
                return Ok(Some(if score.is_mate() { window.beta } else { score }));
            }
        }
        Ok(None)
    }

    /// Null move: if even passing keeps the score above beta, some move will.
    fn try_pass(
        &mut self,
        ply: usize,
        window: Window,
        outlook: Outlook,
        evaluation: Score,
    ) -> Result<Option<Score>, Stopped> {
        let position = self.path.current();
        let params = &self.params.null_move;
        let is_free = || position.legal_move_count() as i32 >= params.min_moves;
        let Some(passed) = position.null_move().filter(|_| is_free()) else {
            return Ok(None);
        };
        let Outlook { depth, expects_cut, .. } = outlook;
        let surplus = i32::from(evaluation.raw()) - i32::from(window.beta.raw());
        let reduction = (params.base + params.slope * depth) / PLY
            + (surplus / params.eval_divisor).min(params.max_eval_reduction);
        self.pass(ply, passed);
        let score = -self.node(depth - reduction, ply + 1, -Window::reaching(window.beta), !expects_cut)?;
        self.undo();
        if score < window.beta || !self.holds_with_moves(ply, depth, depth - reduction, window)? {
            return Ok(None);
        }
        // A mate found after passing proves nothing about its length, only that beta is reached.
        Ok(Some(if score.is_mate() { window.beta } else { score }))
    }

    /// Verification of a null move: deep in the tree a zugzwang would be costly to overlook, so there the same shallow
    /// search must reach beta with real moves too, no side passing in its first plies.
    fn holds_with_moves(
        &mut self,
        ply: usize,
        depth: i32,
        reduced: i32,
        window: Window,
    ) -> Result<bool, Stopped> {
        if depth < self.params.null_move.verification_depth || self.first_pass > 0 {
            return Ok(true);
        }
        self.first_pass = ply + 1 + 3 * usize::try_from(reduced).unwrap_or(0) / 4;
        let score = self.node(reduced, ply, Window::reaching(window.beta), false);
        self.first_pass = 0;
        Ok(score? >= window.beta)
    }
}
