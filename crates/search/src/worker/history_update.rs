//! History updates.

use super::{SearchTypes, Worker};
use crate::history::history_bonus;
use chariot_game::Rules;

impl<T: SearchTypes> Worker<'_, T> {
    pub(crate) fn move_history(&self, ply: usize, m: T::Move, is_quiet: bool) -> i32 {
        let position = self.positions.current();
        if is_quiet {
            self.history.moves.quiet(position, m, &self.stack[ply].continuation)
        } else {
            self.history.moves.capture(position, m)
        }
    }

    /// Rewards `m` for a cutoff at `ply` and penalises the moves tried before it.
    pub(crate) fn update_cutoff_history(&mut self, ply: usize, m: T::Move, is_quiet: bool, depth: i32) {
        let entry = &mut self.stack[ply];
        let bonus = history_bonus(depth, &self.params.history);
        let position = self.positions.current();
        let history = &mut self.history.moves;
        if is_quiet {
            if entry.killers[0] != Some(m) {
                entry.killers = [Some(m), entry.killers[0]];
            }
            history.update_quiet(position, m, &entry.continuation, bonus);
            for &failed in &entry.tried_quiets {
                history.update_quiet(position, failed, &entry.continuation, -bonus);
            }
        } else {
            history.update_capture(position, m, bonus);
        }
        for &failed in &entry.tried_captures {
            history.update_capture(position, failed, -bonus);
        }
    }

    /// Rewards the quiet move that led to `ply`, where every reply failed low.
    pub(crate) fn update_fail_low_history(&mut self, ply: usize, depth: i32) {
        self.update_last_quiet(ply, history_bonus(depth, &self.params.history) / 2);
    }

    /// Rewards or penalises the reduced quiet move that led to `ply`, after its full-depth re-search.
    pub(crate) fn update_research_history(&mut self, ply: usize, depth: i32, is_good: bool) {
        let bonus = history_bonus(depth, &self.params.history) * self.params.history.research_percent / 100;
        self.update_last_quiet(ply, if is_good { bonus } else { -bonus });
    }

    /// Rewards or penalises the quiet move that led to `ply`, by the centipawns of static evaluation it
    /// `lost`.
    pub(crate) fn update_eval_history(&mut self, ply: usize, lost: i32) {
        let max = self.params.history.max_eval_change;
        self.update_last_quiet(ply, -lost.clamp(-max, max) * self.params.history.eval_slope / 16);
    }

    /// Skips moves that reset the clock, in chess also pawn moves.
    fn update_last_quiet(&mut self, ply: usize, bonus: i32) {
        if self.positions.current().halfmove_clock() > 0 {
            self.history.moves.update_last_quiet(&self.stack[ply].continuation, bonus);
        }
    }
}
