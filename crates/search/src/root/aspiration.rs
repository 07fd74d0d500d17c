use super::RootMove;
use crate::Bound;
use crate::window::Window;
use crate::worker::{SearchTypes, Stopped, Worker};
use chariot_game::{Score, insertion_sort_by_key};
use std::cmp::Reverse;

/// Milliseconds after which a line that fails its window is reported before the re-search.
const REPORT_BOUNDS_AFTER_MS: u64 = 3_000;

impl<T: SearchTypes> Worker<'_, T> {
    /// Finds the best of `moves[rank..]` at this depth with aspiration windows (CPW "Aspiration Windows"): a
    /// narrow window around the last score, widened where it fails.
    pub(super) fn search_line(
        &mut self,
        depth: u16,
        rank: usize,
        multi_pv: usize,
        moves: &mut [RootMove<T::Move>],
    ) -> Result<(), Stopped> {
        self.root_depth = usize::from(depth);
        let params = self.params.aspiration;
        let mut delta = params.delta;
        let mut window = match moves[rank].ranked_score() {
            Some(guess) if i32::from(depth) >= params.min_depth && !guess.is_mate() => {
                Window { alpha: guess - delta, beta: guess + delta }
            }
            _ => Window::FULL,
        };
        let before = moves[rank].clone();
        let mut failed_high = 0;
        loop {
            // A fail high will most likely repeat; a shallower search measures by how much.
            let result =
                self.search_root((i32::from(depth) - failed_high).max(1), window, &mut moves[rank..]);
            // Stable: moves that were not better keep their order behind the best. So does the last
            // iteration's first move if no move was finished.
            insertion_sort_by_key(&mut moves[rank..], |root_move| Reverse(root_move.score));
            for root_move in moves[rank..].iter_mut().filter(|root_move| root_move.score > -Score::INFINITE) {
                // While moves are left to search, the best score so far is a lower bound.
                let bound = if result.is_ok() { root_move.bound } else { Bound::Lower };
                root_move.ranked = Some((root_move.score, bound));
            }
            if result.is_err()
                && moves[rank].m == before.m
                && before.ranked_score() > moves[rank].ranked_score()
            {
                // The first move got worse, but time ran out before a better one was found: the last complete
                // iteration says more.
                moves[rank] = before;
                return Err(Stopped);
            }
            let score = result?;
            if score > window.alpha && score < window.beta {
                break;
            }
            if self.control.elapsed_ms() >= REPORT_BOUNDS_AFTER_MS {
                self.report_line(&moves[rank], depth, rank);
            }
            delta += delta / 2;
            let is_open = delta > params.max_delta || score.is_mate();
            let fails_high = score >= window.beta && !score.is_mate() && !self.full_width;
            failed_high = if fails_high { failed_high + 1 } else { 0 };
            if score <= window.alpha {
                window.alpha = if is_open { Window::FULL.alpha } else { score - delta };
            } else {
                window.beta = if is_open { Window::FULL.beta } else { score + delta };
            }
        }
        insertion_sort_by_key(&mut moves[..=rank], |root_move| Reverse(root_move.ranked_score()));
        if rank + 1 == multi_pv {
            self.report_lines(moves, depth);
        }
        Ok(())
    }
}
