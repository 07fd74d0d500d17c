use crate::args::MatchArgs;
use crate::error::LabError;
use chariot_game::{PerSide, Side};
use std::fmt;
use std::time::Duration;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TimeControl {
    /// Nodes for each move.
    Nodes(u64),
    /// Milliseconds for each move.
    MoveTime(u64),
    /// Milliseconds for the game, and the increment for each move.
    Clock(u64, u64),
}

/// Timeout for a move limited only by nodes.
const PATIENCE: Duration = Duration::from_secs(120);

impl TimeControl {
    pub(super) fn of(args: &MatchArgs) -> Result<[TimeControl; 2], LabError> {
        match (args.nodes, args.movetime, &args.tc) {
            (Some(nodes), _, _) => {
                Ok([TimeControl::Nodes(nodes), TimeControl::Nodes(args.second_nodes.unwrap_or(nodes))])
            }
            (_, Some(time), _) => {
                Ok([TimeControl::MoveTime(time), TimeControl::MoveTime(args.second_movetime.unwrap_or(time))])
            }
            (_, _, Some(tc)) => {
                let error = || LabError::TimeControl(tc.clone());
                let (time, increment) = tc.split_once('+').ok_or_else(error)?;
                let number = |text: &str| text.parse().map_err(|_| error());
                Ok([TimeControl::Clock(number(time)?, number(increment)?); 2])
            }
            _ => Err(LabError::NoTimeControl),
        }
    }
}

#[derive(Clone, Debug)]
pub(super) struct MatchClock {
    controls: PerSide<TimeControl>,
    /// Milliseconds left.
    left: PerSide<u64>,
    /// Milliseconds by which an engine may be late, since the machine is busy with other things too.
    margin: u64,
}

impl MatchClock {
    pub(super) fn new(controls: PerSide<TimeControl>, margin: u64) -> MatchClock {
        let left = controls.0.map(|control| if let TimeControl::Clock(time, _) = control { time } else { 0 });
        MatchClock { controls, left: PerSide(left), margin }
    }

    /// The `go` command for the next move of `side`.
    pub(super) fn go(&self, side: Side) -> String {
        match self.controls[side] {
            TimeControl::Nodes(nodes) => format!("go nodes {nodes}"),
            TimeControl::MoveTime(time) => format!("go movetime {time}"),
            TimeControl::Clock(_, increment) => format!(
                "go wtime {} btime {} winc {increment} binc {increment}",
                self.left[Side::First],
                self.left[Side::Second]
            ),
        }
    }

    /// Timeout for the move.
    pub(super) fn patience(&self, side: Side) -> Duration {
        let limit = match self.controls[side] {
            TimeControl::Nodes(_) => return PATIENCE,
            TimeControl::MoveTime(time) => time,
            TimeControl::Clock(..) => self.left[side],
        };
        Duration::from_millis(limit + self.margin) + Duration::from_secs(10)
    }

    /// Subtracts the time of a move and adds the increment; false if the flag fell.
    pub(super) fn spend(&mut self, side: Side, elapsed: Duration) -> bool {
        let elapsed = elapsed.as_millis() as u64;
        match self.controls[side] {
            TimeControl::Nodes(_) => true,
            TimeControl::MoveTime(time) => elapsed <= time + self.margin,
            TimeControl::Clock(_, increment) => {
                let in_time = elapsed <= self.left[side] + self.margin;
                self.left[side] = self.left[side].saturating_sub(elapsed) + increment;
                in_time
            }
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::Nodes(nodes) => write!(f, "{nodes} nodes"),
            TimeControl::MoveTime(time) => write!(f, "{time} ms/move"),
            TimeControl::Clock(time, increment) => write!(f, "{time}+{increment} ms"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_runs_down_and_is_refilled() {
        let mut clocks = MatchClock::new(PerSide([TimeControl::Clock(100, 10); 2]), 5);
        assert!(clocks.spend(Side::First, Duration::from_millis(60)));
        assert_eq!(clocks.go(Side::First), "go wtime 50 btime 100 winc 10 binc 10");
        assert!(clocks.spend(Side::First, Duration::from_millis(55)));
        assert!(!clocks.spend(Side::First, Duration::from_millis(30)));
        let mut clocks = MatchClock::new(PerSide([TimeControl::MoveTime(10), TimeControl::Nodes(7)]), 5);
        assert_eq!(clocks.go(Side::Second), "go nodes 7");
        assert!(clocks.spend(Side::Second, Duration::from_secs(9)));
        assert!(!clocks.spend(Side::First, Duration::from_millis(16)));
    }
}
