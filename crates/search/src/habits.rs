//! Habits of a weak level: it takes what is free, and does not move a piece to and fro. A habit doubles or halves a move's
//! probability; the level's margin still rules out what loses too much. Only for taking back the margin is wider.

use crate::sight::FREE;
use chariot_game::{Board, Line, Tactics};

/// Doublings of the probability of a capture that wins material at once.
const TAKES: i32 = 4;

/// Further doublings if the capture is of the piece that moved last: everybody takes back.
const TAKES_BACK: i32 = 3;

/// Centipawns by which a player overrates taking back what wins material: he does it although he believes in something better.
const TAKES_BACK_BONUS: i32 = 120;

/// Halvings of the probability of a move back to where the piece was a few moves ago.
const GOES_BACK: i32 = 2;

/// Halvings of the probability that a piece moves for the third time in a row.
const SAME_PIECE: i32 = 1;

/// Own moves that a player remembers.
const MEMORY: usize = 5;

/// How habit changes the choice of a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Habit {
    /// How many times it doubles the move's probability; negative, how many times it halves it.
    pub(crate) doublings: i32,
    /// Centipawns by which it overrates the move.
    pub(crate) bonus: i32,
}

/// The habit of a weak level that concerns the legal move `m`.
pub(crate) fn habit<P: Tactics + Board>(line: &Line<P>, m: P::Move) -> Habit {
    let position = line.current();
    if let Some((_, captured)) = position.captured(m) {
        let takes_back = line.moves().last().is_some_and(|&last| P::from_to(last).1 == captured);
        match (position.see_ge(m, FREE), takes_back) {
            (false, _) => Habit::default(),
            (true, false) => Habit { doublings: TAKES, bonus: 0 },
            (true, true) => Habit { doublings: TAKES + TAKES_BACK, bonus: TAKES_BACK_BONUS },
        }
    } else {
        let (mut at, to) = P::from_to(m);
        let (mut in_a_row, mut goes_back) = (0, false);
        for (index, &own) in line.moves().iter().rev().skip(1).step_by(2).take(MEMORY).enumerate() {
            let (from, own_to) = P::from_to(own);
            if own_to == at {
                at = from;
                goes_back |= from == to;
                in_a_row += usize::from(in_a_row == index);
            }
        }
        let halvings = GOES_BACK * i32::from(goes_back) + SAME_PIECE * i32::from(in_a_row >= 2);
        Habit { doublings: -halvings, bonus: 0 }
    }
}
