//! Habits of a weak level: it takes what is free, and does not move a piece to and fro. A habit counts in halvings of a move's
//! probability, so that it rules the choice at every level and never outweighs more than the level overlooks.

use crate::sight::FREE;
use chariot_game::{Board, Level, Line, Tactics};

/// Halvings by which a player prefers a capture that wins material at once.
const TAKES: i32 = 3;

/// Halvings by which a player dislikes a move back to where the piece was a few moves ago.
const GOES_BACK: i32 = 2;

/// Halvings by which a player dislikes moving a piece for the third time in a row.
const SAME_PIECE: i32 = 1;

/// Own moves that a player remembers.
const MEMORY: usize = 5;

/// Centipawns by which a player at this `level` likes the legal move `m` out of habit.
pub(crate) fn habit<P: Tactics + Board>(level: Level, line: &Line<P>, m: P::Move) -> i32 {
    let position = line.current();
    let halvings = if position.captured(m).is_some() {
        if position.see_ge(m, FREE) { TAKES } else { 0 }
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
    };
    halvings * level.halving as i32
}
