//! Habits of a weak level: it takes what is free, and does not move a piece to and fro. A habit doubles or halves a move's
//! probability; the level's margin still rules out what loses too much.

use crate::sight::FREE;
use chariot_game::{Board, Line, Tactics};

/// Doublings of the probability of a capture that wins material at once.
const TAKES: i32 = 4;

/// Further doublings if the capture is of the piece that moved last: everybody takes back.
const TAKES_BACK: i32 = 3;

/// Halvings of the probability of a move back to where the piece was a few moves ago.
const GOES_BACK: i32 = 2;

/// Halvings of the probability that a piece moves for the third time in a row.
const SAME_PIECE: i32 = 1;

/// Own moves that a player remembers.
const MEMORY: usize = 5;

/// How many times habit doubles the probability of the legal move `m`; negative, how many times it halves it.
pub(crate) fn doublings<P: Tactics + Board>(line: &Line<P>, m: P::Move) -> i32 {
    let position = line.current();
    if let Some((_, captured)) = position.captured(m) {
        let takes_back = line.moves().last().is_some_and(|&last| P::from_to(last).1 == captured);
        if position.see_ge(m, FREE) { TAKES + TAKES_BACK * i32::from(takes_back) } else { 0 }
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
        -GOES_BACK * i32::from(goes_back) - SAME_PIECE * i32::from(in_a_row >= 2)
    }
}
