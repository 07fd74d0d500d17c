use session::{Clock, Limits, Side};

/// What `go` asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Go {
    pub(super) depth: Option<u64>,
    pub(super) nodes: Option<u64>,
    pub(super) move_time: Option<u64>,
    pub(super) mate: Option<u64>,
    /// First side's time and increment, then the second's, in milliseconds.
    pub(super) times: [Option<u64>; 2],
    pub(super) increments: [Option<u64>; 2],
    pub(super) moves_to_go: Option<u64>,
    pub(super) infinite: bool,
    pub(super) ponder: bool,
    pub(super) search_moves: Vec<String>,
    /// What was not understood, for people.
    pub(super) errors: Vec<String>,
}

/// Reads the words after `go`. Never fails: words that make no sense are listed in [`Go::errors`].
pub(super) fn parse_go(words: &[&str]) -> Go {
    let mut go = Go::default();
    let mut words = words.iter().copied().peekable();
    while let Some(word) = words.next() {
        let slot = match word {
            "depth" => &mut go.depth,
            "nodes" => &mut go.nodes,
            "movetime" => &mut go.move_time,
            "mate" => &mut go.mate,
            "wtime" => &mut go.times[0],
            "btime" => &mut go.times[1],
            "winc" => &mut go.increments[0],
            "binc" => &mut go.increments[1],
            "movestogo" => &mut go.moves_to_go,
            "infinite" => {
                go.infinite = true;
                continue;
            }
            "ponder" => {
                go.ponder = true;
                continue;
            }
            "searchmoves" => {
                while let Some(m) = words.next_if(|word| !is_keyword(word)) {
                    go.search_moves.push(m.to_owned());
                }
                continue;
            }
            _ => {
                go.errors.push(format!("go: unknown word: {word}"));
                continue;
            }
        };
        match words.next_if(|word| !is_keyword(word)).and_then(number) {
            Some(value) => *slot = Some(value),
            None => go.errors.push(format!("go: {word} needs a number")),
        }
    }
    go
}

fn is_keyword(word: &str) -> bool {
    const KEYWORDS: [&str; 12] = [
        "depth",
        "nodes",
        "movetime",
        "mate",
        "wtime",
        "btime",
        "winc",
        "binc",
        "movestogo",
        "infinite",
        "ponder",
        "searchmoves",
    ];
    KEYWORDS.contains(&word)
}

/// A whole number. A negative one counts as zero, one that is too large as the largest.
fn number(word: &str) -> Option<u64> {
    let (is_negative, digits) = match word.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, word.strip_prefix('+').unwrap_or(word)),
    };
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    Some(if is_negative { 0 } else { digits.parse().unwrap_or(u64::MAX) })
}

impl Go {
    /// The limits for the side to move, with `overhead` milliseconds kept back for every move.
    pub(super) fn limits(&self, to_move: Side, overhead: u64) -> Limits<String> {
        let short = |value: u64| u16::try_from(value).unwrap_or(u16::MAX);
        Limits {
            depth: self.depth.map(short),
            nodes: self.nodes,
            // On a clock the overhead adds up; a move time starts anew with each move, so that little is kept back.
            move_time: self.move_time.map(|time| time - overhead.min(time / 32)),
            clock: if self.infinite { None } else { self.clock(to_move, overhead) },
            mate: self.mate.map(|moves| short(moves).max(1)),
            search_moves: self.search_moves.clone(),
            ..Limits::default()
        }
    }

    /// The clock of the side to move. If only the other side has one, both have the same.
    fn clock(&self, to_move: Side, overhead: u64) -> Option<Clock> {
        let own = to_move as usize;
        let pick = |values: [Option<u64>; 2]| values[own].or(values[1 - own]);
        let (time, increment) = (pick(self.times), pick(self.increments));
        // Without a time, the increment is all there is.
        let remaining = time.or(increment)?;
        Some(Clock {
            remaining,
            increment: if time.is_some() { increment.unwrap_or(0) } else { 0 },
            moves_to_go: self.moves_to_go.map(|moves| u32::try_from(moves).unwrap_or(u32::MAX)),
            overhead,
        })
    }

    /// True if the search ends without `stop`.
    pub(super) fn is_bounded(&self) -> bool {
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
    use super::*;

    fn go(text: &str) -> Go {
        parse_go(&text.split_whitespace().collect::<Vec<_>>())
    }

    #[test]
    fn numbers_are_clamped_not_wrapped() {
        let texts =
            ["0", "-1", "-9223372036854775809", "007", "+5", "99999999999999999999999", "1.5", "x", "-", ""];
        let values = texts.map(number);
        let max = Some(u64::MAX);
        assert_eq!(values, [Some(0), Some(0), Some(0), Some(7), Some(5), max, None, None, None, None]);
    }

    #[test]
    fn search_moves_end_at_the_next_keyword() {
        let go = go("searchmoves e2e4 d2d4 depth 3 infinite");
        assert_eq!(go.search_moves, ["e2e4", "d2d4"]);
        assert_eq!((go.depth, go.infinite, go.errors.len()), (Some(3), true, 0));
    }

    #[test]
    fn nonsense_is_reported_and_the_rest_is_read() {
        let go = go("depth wtime 100 depth x banana nodes");
        assert_eq!((go.depth, go.times[0], go.errors.len()), (None, Some(100), 4));
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
