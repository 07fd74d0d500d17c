//! Self-play games, as a source of data.

use chariot_game::{Line, Rules, SplitMix64};

pub(crate) mod careless;
pub(crate) mod data;
pub(crate) mod mates;
pub(crate) mod mistakes;
pub(crate) mod openings;
pub(crate) mod sample;
pub(crate) mod watch;

/// A line of random legal moves from a position; `None` if the game ended on the way.
fn random_line<P: Rules>(from: P, plies: usize, random: &mut SplitMix64) -> Option<Line<P>> {
    let mut line = Line::new(from);
    for _ in 0..plies {
        let moves = line.current().legal_moves();
        if moves.is_empty() {
            return None;
        }
        line.play(moves[random.below(moves.len())]);
    }
    line.result().is_none().then_some(line)
}
