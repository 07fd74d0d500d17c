//! What a search tells the histories: how moves fared, for the order and the reductions of moves elsewhere.

use crate::history;
use crate::worker::Worker;
use game::{Board, Evaluate, Tactics};

impl<P: Tactics + Board, E: Evaluate<P>> Worker<'_, P, E> {
    /// How well `m` did elsewhere.
    pub(crate) fn history_of(&self, ply: usize, m: P::Move, is_quiet: bool) -> i32 {
        let position = self.path.current();
        if is_quiet {
            self.history.of_quiet(position, m, &self.frames[ply].trail)
        } else {
            self.history.of_capture(position, m)
        }
    }

    /// Remembers what a search in full said of the reduced quiet move just taken back or to be taken back.
    pub(crate) fn teach_settled(&mut self, ply: usize, depth: i32, is_good: bool) {
        if self.path.current().halfmove_clock() > 0 {
            let step = history::step(depth, &self.params) * self.params.history.research_percent / 100;
            self.history.teach_last(&self.frames[ply + 1].trail, if is_good { step } else { -step });
        }
    }

    /// Remembers how many centipawns the last move `lost`, if it was a quiet one.
    pub(crate) fn teach_change(&mut self, ply: usize, lost: i32) {
        if self.path.current().halfmove_clock() > 0 {
            let most = self.params.history.max_eval_change;
            let step = -lost.clamp(-most, most) * self.params.history.eval_slope / 16;
            self.history.teach_last(&self.frames[ply].trail, step);
        }
    }

    /// Remembers that `m` refuted the move before, and that those tried first did not.
    pub(crate) fn learn(&mut self, ply: usize, m: P::Move, is_quiet: bool, depth: i32) {
        let frame = &mut self.frames[ply];
        let step = history::step(depth, &self.params);
        let position = self.path.current();
        if is_quiet {
            if frame.killers[0] != Some(m) {
                frame.killers = [Some(m), frame.killers[0]];
            }
            self.history.teach_quiet(position, m, &frame.trail, step);
            for &failed in &frame.tried_quiets {
                self.history.teach_quiet(position, failed, &frame.trail, -step);
            }
        } else {
            self.history.teach_capture(position, m, step);
        }
        for &failed in &frame.tried_captures {
            self.history.teach_capture(position, failed, -step);
        }
    }
}
