use session::{Clock, Limits, Side};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Go {
    pub(crate) depth: Option<u64>,
    pub(crate) nodes: Option<u64>,
    pub(crate) move_time: Option<u64>,
    pub(crate) mate: Option<u64>,
    /// First side's time and increment, then the second's, in milliseconds.
    pub(crate) times: [Option<u64>; 2],
    pub(crate) increments: [Option<u64>; 2],
    pub(crate) moves_to_go: Option<u64>,
    pub(crate) infinite: bool,
    pub(crate) ponder: bool,
    pub(crate) draw_offered: bool,
    /// Whether the GUI wants a score and no move.
    pub(crate) evaluate_only: bool,
    pub(crate) search_moves: Vec<String>,
    /// Arguments not understood, for people.
    pub(crate) errors: Vec<String>,
}

impl Go {
    /// Limits for the side to move, with `overhead` milliseconds kept back for every move.
    pub(crate) fn limits(&self, to_move: Side, overhead: u64) -> Limits<String> {
        let short = |value: u64| u16::try_from(value).unwrap_or(u16::MAX);
        Limits {
            depth: self.depth.map(short),
            nodes: self.nodes,
            // On a clock the overhead adds up. A fixed move time starts anew each move, so it loses 1/32 at most.
            move_time: self.move_time.map(|time| time - overhead.min(time / 32)),
            clock: if self.infinite { None } else { self.clock(to_move, overhead) },
            mate: self.mate.map(|moves| short(moves).max(1)),
            search_moves: self.search_moves.clone(),
            ..Limits::default()
        }
    }

    /// Clock of the side to move. If only the other side has one, both have the same.
    fn clock(&self, to_move: Side, overhead: u64) -> Option<Clock> {
        let own = to_move as usize;
        let pick = |values: [Option<u64>; 2]| values[own].or(values[1 - own]);
        let (time, increment) = (pick(self.times), pick(self.increments));
        // Without a time, only the increment is left.
        let remaining = time.or(increment)?;
        Some(Clock {
            remaining,
            increment: if time.is_some() { increment.unwrap_or(0) } else { 0 },
            // 0 is no time control ahead, as in other engines.
            moves_to_go: self
                .moves_to_go
                .filter(|&moves| moves > 0)
                .map(|moves| u32::try_from(moves).unwrap_or(u32::MAX)),
            overhead,
        })
    }

    pub(crate) fn seconds_to_milliseconds(&mut self) {
        for time in self.times.iter_mut().chain(&mut self.increments).flatten() {
            *time = time.saturating_mul(1_000);
        }
    }

    /// Whether the search ends without `stop`.
    pub(crate) fn is_bounded(&self) -> bool {
        let has_clock = self.times != [None; 2] || self.increments != [None; 2];
        let has_limit = self.depth.is_some()
            || self.nodes.is_some()
            || self.move_time.is_some()
            || self.mate.is_some()
            || has_clock;
        has_limit && !self.infinite && !self.ponder
    }
}

#[cfg(test)]
mod tests {
    use super::super::uci_go::parse_go;
    use super::*;

    fn go(text: &str) -> Go {
        parse_go(&text.split_whitespace().collect::<Vec<_>>())
    }

    #[test]
    fn each_side_has_its_clock_and_a_missing_one_is_that_of_the_other() {
        let limits = |text: &str, side| go(text).limits(side, 10).clock;
        let both = "wtime 1000 btime 2000 winc 10 binc 20 movestogo 5";
        let clock = |remaining, increment, moves_to_go| {
            Some(Clock { remaining, increment, moves_to_go, overhead: 10 })
        };
        assert_eq!(limits(both, Side::First), clock(1000, 10, Some(5)));
        assert_eq!(limits(both, Side::Second), clock(2000, 20, Some(5)));
        assert_eq!(limits("wtime 1000", Side::Second), clock(1000, 0, None));
        assert_eq!(limits("binc 50", Side::Second), clock(50, 0, None));
        assert_eq!(limits("wtime -5 btime 1", Side::First), clock(0, 0, None));
        assert_eq!(limits("movestogo 5", Side::First), None);
        assert_eq!(limits("wtime 1000 movestogo 0", Side::First), clock(1000, 0, None));
    }

    #[test]
    fn searches_that_end_by_themselves_are_bounded() {
        for text in ["depth 3", "nodes 0", "movetime 5", "mate 2", "wtime 5", "binc 5"] {
            assert!(go(text).is_bounded(), "{text}");
        }
        for text in ["", "infinite", "depth 5 infinite", "ponder wtime 5", "searchmoves e2e4", "movestogo 3"]
        {
            assert!(!go(text).is_bounded(), "{text}");
        }
    }

    #[test]
    fn the_overhead_leaves_most_of_a_short_move_time() {
        let time = |text| go(text).limits(Side::First, 10).move_time;
        assert_eq!(
            [time("movetime 1000"), time("movetime 100"), time("movetime 12"), time("movetime 0")],
            [Some(990), Some(97), Some(12), Some(0)]
        );
    }
}
