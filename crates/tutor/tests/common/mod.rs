//! What the tests of both games share.

use game::{Endgame, Notation, Tactics};
use std::fmt::Debug;
use tutor::{Gain, gain_of};

/// What a line of moves in coordinates gains.
pub(crate) fn gain<P: Endgame + Notation + Tactics>(fen: &str, moves: &str) -> Option<Gain>
where
    P::Err: Debug,
{
    let start: P = fen.parse().expect("a position");
    let mut position = start.clone();
    let mut line = Vec::new();
    for text in moves.split(' ') {
        let m = position.read_move(text).expect("a legal move");
        position.play(m);
        line.push(m);
    }
    gain_of(&start, &line).expect("legal moves")
}

/// The square of this name.
pub(crate) fn at<P: Endgame>(name: &str) -> u8 {
    P::parse_square(name).expect("a square")
}
