use crate::{Clock, Limits};

/// Moves a game is expected to go on for when no time control tells.
const MOVES_LEFT: u64 = 28;

/// Longer times, in milliseconds, count as this (35 years), so that sums of them stay in range.
const LONGEST: u64 = 1 << 40;

/// What a search may spend, in milliseconds; `None` is without bound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Budget {
    /// No new iteration starts after this, more or less as the best move is stable.
    pub(crate) soft: Option<u64>,
    /// The search stops at this, wherever it is.
    pub(crate) hard: Option<u64>,
}

impl Budget {
    pub(crate) fn new<M>(limits: &Limits<M>) -> Budget {
        let clock = limits.clock.map(Budget::of_clock).unwrap_or_default();
        let hard = match (clock.hard, limits.move_time) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        };
        Budget { soft: clock.soft, hard }
    }

    fn of_clock(clock: Clock) -> Budget {
        let available = clock.remaining.min(LONGEST).saturating_sub(clock.overhead);
        let moves = clock.moves_to_go.map_or(MOVES_LEFT, |moves| u64::from(moves.clamp(1, 40)));
        // Less than the whole increment, so that a reserve of several increments builds up again.
        let share = available / moves + clock.increment.min(available) * 5 / 8;
        // A third of the clock on one move is enough, unless it is the last before the clock is refilled.
        let most = if moves == 1 { available * 4 / 5 } else { available / 3 };
        Budget { soft: Some(share.min(most)), hard: Some((4 * share).min(most)) }
    }

    /// The soft limit in a situation like this one.
    pub(crate) fn soft_for(self, situation: Situation) -> Option<u64> {
        let soft = self.soft?.saturating_mul(situation.percent()) / 100;
        Some(self.hard.map_or(soft, |hard| soft.min(hard)))
    }
}

/// What tells after an iteration whether another is worth its time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Situation {
    /// Iterations for which the best move has stayed the same.
    pub(crate) stable: usize,
    /// Share of all nodes, in hundredths, that went into it: a move without rival needs few for the others.
    pub(crate) effort: u64,
    /// Centipawns by which its score fell in this iteration.
    pub(crate) fall: i32,
}

impl Situation {
    /// Share of the usual time to take, in hundredths: more while the best move changes, has rivals or turns
    /// out worse, less when it is settled.
    fn percent(self) -> u64 {
        const STABILITY: [u64; 7] = [150, 120, 105, 95, 85, 80, 75];
        let stability = STABILITY[self.stable.min(STABILITY.len() - 1)];
        let effort = 200 - 140 * self.effort.min(100) / 100;
        let fall = 100 + self.fall.clamp(0, 50) as u64;
        stability * effort * fall / 10_000
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn budget(remaining: u64, increment: u64, moves_to_go: Option<u32>) -> (u64, u64) {
        let limits = Limits::<()>::clock(Clock { remaining, increment, moves_to_go, overhead: 10 });
        let budget = Budget::new(&limits);
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
        let budget = Budget { soft: Some(1_000), hard: Some(2_500) };
        let soft = |stable, effort, fall| budget.soft_for(Situation { stable, effort, fall });
        assert_eq!([soft(0, 30, 0), soft(0, 30, 50)], [Some(2_370), Some(2_500)]);
        assert_eq!([soft(100, 100, 0), soft(100, 100, -80)], [Some(450), Some(450)]);
        assert_eq!(soft(3, 75, 0), Some(900));
        assert_eq!(Budget::default().soft_for(Situation { stable: 0, effort: 50, fall: 0 }), None);
    }

    #[test]
    fn the_shorter_of_move_time_and_clock_holds() {
        let clock = Clock { remaining: 100_000, ..Clock::default() };
        let limits = Limits::<()> { clock: Some(clock), ..Limits::move_time(7) };
        assert_eq!(Budget::new(&limits).hard, Some(7));
    }
}
