use game::{PerSide, Side};
use std::fmt;
use std::time::Duration;

/// What an engine may use for its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Limit {
    /// Positions to visit for each move.
    Nodes(u64),
    /// Milliseconds for each move.
    MoveTime(u64),
    /// Milliseconds for the game, and those added for each move.
    Clock(u64, u64),
}

/// No engine is waited for any longer when it counts nodes.
const PATIENCE: Duration = Duration::from_secs(120);

/// Both players' time.
#[derive(Clone, Debug)]
pub(super) struct Clocks {
    limits: PerSide<Limit>,
    /// Milliseconds left.
    left: PerSide<u64>,
    /// Milliseconds an engine may be late, for what the machine does beside.
    margin: u64,
}

impl Clocks {
    pub(super) fn new(limits: PerSide<Limit>, margin: u64) -> Clocks {
        let left = limits.0.map(|limit| if let Limit::Clock(time, _) = limit { time } else { 0 });
        Clocks { limits, left: PerSide(left), margin }
    }

    /// The `go` command for the next move of `side`.
    pub(super) fn go(&self, side: Side) -> String {
        match self.limits[side] {
            Limit::Nodes(nodes) => format!("go nodes {nodes}"),
            Limit::MoveTime(time) => format!("go movetime {time}"),
            Limit::Clock(_, increment) => format!(
                "go wtime {} btime {} winc {increment} binc {increment}",
                self.left[Side::First],
                self.left[Side::Second]
            ),
        }
    }

    /// How long to wait for the move before giving the engine up.
    pub(super) fn patience(&self, side: Side) -> Duration {
        let limit = match self.limits[side] {
            Limit::Nodes(_) => return PATIENCE,
            Limit::MoveTime(time) => time,
            Limit::Clock(..) => self.left[side],
        };
        Duration::from_millis(limit + self.margin) + Duration::from_secs(10)
    }

    /// Takes the time of a move off the clock; false if it was too much.
    pub(super) fn spend(&mut self, side: Side, elapsed: Duration) -> bool {
        let elapsed = elapsed.as_millis() as u64;
        match self.limits[side] {
            Limit::Nodes(_) => true,
            Limit::MoveTime(time) => elapsed <= time + self.margin,
            Limit::Clock(_, increment) => {
                let in_time = elapsed <= self.left[side] + self.margin;
                self.left[side] = self.left[side].saturating_sub(elapsed) + increment;
                in_time
            }
        }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Limit::Nodes(nodes) => write!(f, "{nodes} nodes"),
            Limit::MoveTime(time) => write!(f, "{time} ms/move"),
            Limit::Clock(time, increment) => write!(f, "{time}+{increment} ms"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_runs_down_and_is_refilled() {
        let mut clocks = Clocks::new(PerSide([Limit::Clock(100, 10); 2]), 5);
        assert!(clocks.spend(Side::First, Duration::from_millis(60)));
        assert_eq!(clocks.go(Side::First), "go wtime 50 btime 100 winc 10 binc 10");
        assert!(clocks.spend(Side::First, Duration::from_millis(55)));
        assert!(!clocks.spend(Side::First, Duration::from_millis(30)));
        let mut clocks = Clocks::new(PerSide([Limit::MoveTime(10), Limit::Nodes(7)]), 5);
        assert_eq!(clocks.go(Side::Second), "go nodes 7");
        assert!(clocks.spend(Side::Second, Duration::from_secs(9)));
        assert!(!clocks.spend(Side::First, Duration::from_millis(16)));
    }
}
