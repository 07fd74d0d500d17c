//! Habits of a weak level: it takes what is free, castles, and moves neither a piece to and fro nor the king out among many
//! pieces. A habit multiplies a move's probability by a power of two; the level's margin still rules out what loses too much.
//! The powers were chosen by reports of players and by `lab overlooked`.

use crate::sight::FREE;
use chariot_game::{Board, Line, Tactics};

/// Doublings of the probability of a capture that wins material at once, and of an even one on the square where the opponent
/// has just captured.
const TAKES: i32 = 4;

/// Further doublings if the capture is of the piece that moved last: everybody takes back.
const TAKES_BACK: i32 = 6;

/// Halvings of the probability of a move back to where the piece was a few moves ago.
const GOES_BACK: i32 = 2;

/// Halvings of the probability that a piece moves for the third time in a row.
const SAME_PIECE: i32 = 1;

/// Doublings of the probability of castling.
const CASTLES: i32 = 2;

/// Halvings of the probability of another quiet move of the king that no check asks for, while there are [`MANY_PIECES`] pieces.
const KING_LEAVES: i32 = 3;

/// From so many pieces on, kings included, a king is safest where it is.
const MANY_PIECES: u32 = 20;

/// Own moves that a player remembers.
const MEMORY: usize = 5;

/// How many times habit doubles the probability of the legal move `m`; negative, how many times it halves it.
pub(crate) fn doublings<P: Tactics + Board>(line: &Line<P>, m: P::Move) -> i32 {
    let position = line.current();
    if let Some((_, captured)) = position.captured(m) {
        let mut doublings = TAKES;
        let mut least = FREE;
        if let [.., before, _] = line.positions()
            && let Some(&last) = line.moves().last()
            && P::from_to(last).1 == captured
        {
            doublings += TAKES_BACK;
            if before.captured(last).is_some() {
                least = -FREE;
            }
        }
        if position.see_ge(m, least) { doublings } else { 0 }
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
        king_doublings(position, m) - GOES_BACK * i32::from(goes_back) - SAME_PIECE * i32::from(in_a_row >= 2)
    }
}

/// Doublings by what the quiet move `m` does to the king.
fn king_doublings<P: Tactics + Board>(position: &P, m: P::Move) -> i32 {
    if P::castling(m).is_some() {
        CASTLES
    } else if P::from_to(m).0 == position.king_square()
        && !position.is_check()
        && position.piece_count() >= MANY_PIECES
    {
        -KING_LEAVES
    } else {
        0
    }
}
