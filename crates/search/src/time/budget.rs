use super::IterationStats;
use crate::{Clock, Limits};

/// Expected number of moves left, where the time control does not say.
const MOVES_TO_GO: u64 = 28;

/// Increments that a clock settles at if no move comes late: below them the increment is saved up.
const RESERVE_INCREMENTS: u64 = 10;

/// Cap on times, in milliseconds (24 days), so that products do not overflow.
const MAX_MS: u64 = 1 << 31;

/// Milliseconds a search may take; `None` is unlimited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TimeBudget {
    /// No iteration starts after this time, scaled by [`IterationStats`].
    pub(crate) soft: Option<u64>,
    /// The search stops at this time, even during an iteration.
    pub(crate) hard: Option<u64>,
}

impl TimeBudget {
    pub(crate) fn new<M>(limits: &Limits<M>) -> TimeBudget {
        let clock = limits.clock.map(TimeBudget::from_clock).unwrap_or_default();
        let hard = match (clock.hard, limits.move_time) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        };
        TimeBudget { soft: clock.soft, hard }
    }

    fn from_clock(clock: Clock) -> TimeBudget {
        let available = clock.remaining.min(MAX_MS).saturating_sub(clock.overhead);
        let moves = clock.moves_to_go.map_or(MOVES_TO_GO, |moves| u64::from(moves.clamp(1, 40)));
        // Less than the whole increment, so that a reserve builds up, and without the overhead that each move costs.
        let increment = clock.increment.min(available);
        let spent = (increment * 5 / 8).saturating_sub(clock.overhead);
        let reserve = (increment * RESERVE_INCREMENTS).max(1);
        let share = available / moves + spent * available.min(reserve) / reserve;
        // At most a third of the clock, except for the last move before a time control.
        let max = if moves == 1 { available * 4 / 5 } else { available / 3 };
        TimeBudget { soft: Some(share.min(max)), hard: Some((4 * share).min(max)) }
    }

    /// The soft limit after an iteration with these statistics.
    pub(crate) fn soft_after(self, stats: IterationStats) -> Option<u64> {
        let soft = self.soft?.saturating_mul(stats.time_percent()) / 100;
        Some(self.hard.map_or(soft, |hard| soft.min(hard)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn budget(remaining: u64, increment: u64, moves_to_go: Option<u32>) -> (u64, u64) {
        let limits = Limits::<()>::clock(Clock { remaining, increment, moves_to_go, overhead: 10 });
        let budget = TimeBudget::new(&limits);
        (budget.soft.expect("a clock gives one"), budget.hard.expect("a clock gives one"))
    }

    #[test]
    fn never_plans_more_than_the_clock_holds() {
        for remaining in [0, 1, 9, 10, 11, 50, 1_000, 60_000, 86_400_000, u64::MAX] {
            for increment in [0, 5, 1_000, u64::MAX] {
                for moves in [None, Some(0), Some(1), Some(2), Some(40), Some(u32::MAX)] {
                    let (soft, hard) = budget(remaining, increment, moves);
                    assert!(
                        soft <= hard && hard <= remaining.saturating_sub(10),
                        "{remaining} {increment} {moves:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_clock_lasts_the_game() {
        let mut remaining = 60_000;
        for _ in 0..80 {
            remaining -= budget(remaining, 0, None).0;
        }
        assert!(remaining > 1_000, "{remaining}");
    }

    /// Time left on a clock of 1 s + 50 ms after many moves that each come this late, in milliseconds.
    fn left_after_delays(delay: u64) -> u64 {
        let (mut remaining, increment) = (1_000, 50);
        for _ in 0..300 {
            remaining = remaining - budget(remaining, increment, None).0 - delay + increment;
        }
        remaining
    }

    #[test]
    fn an_increment_keeps_a_reserve_where_each_move_comes_late() {
        for (delay, least) in [(10, 550), (19, 400), (30, 250), (40, 120)] {
            let left = left_after_delays(delay);
            assert!(left > least, "{left} ms after delays of {delay} ms");
        }
    }

    #[test]
    fn moves_in_time_leave_the_reserve_alone() {
        assert!(left_after_delays(0) > RESERVE_INCREMENTS * 50);
    }

    #[test]
    fn repeating_time_controls_are_used_up_in_time() {
        let mut remaining = 60_000;
        for moves in (1..=40).rev() {
            remaining -= budget(remaining, 0, Some(moves)).0;
        }
        assert!((1..20_000).contains(&remaining), "{remaining}");
    }

    #[test]
    fn settled_moves_are_played_sooner_and_troubled_ones_later() {
        let budget = TimeBudget { soft: Some(1_000), hard: Some(2_500) };
        let soft = |stable, effort, drop| budget.soft_after(IterationStats { stable, effort, drop });
        assert_eq!([soft(0, 30, 0), soft(0, 30, 50)], [Some(2_370), Some(2_500)]);
        assert_eq!([soft(100, 100, 0), soft(100, 100, -80)], [Some(450), Some(450)]);
        assert_eq!(soft(3, 75, 0), Some(900));
        assert_eq!(TimeBudget::default().soft_after(IterationStats { stable: 0, effort: 50, drop: 0 }), None);
    }

    #[test]
    fn the_shorter_of_move_time_and_clock_holds() {
        let clock = Clock { remaining: 100_000, ..Clock::default() };
        let limits = Limits::<()> { clock: Some(clock), ..Limits::move_time(7) };
        assert_eq!(TimeBudget::new(&limits).hard, Some(7));
    }
}
