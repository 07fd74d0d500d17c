//! Shared by the tests.

use chariot_game::{Endgame, NamedMates, Notation};
use std::fmt::Debug;
use tutor::{Gain, gain_of};

/// Gain of a line of moves in coordinates.
pub(crate) fn gain<P: NamedMates + Notation>(fen: &str, moves: &str) -> Option<Gain>
where
    P::Err: Debug,
{
    let start: P = fen.parse().expect("a position");
    gain_of(&start, &line(&start, moves)).expect("legal moves")
}

/// The moves of a line in coordinates.
pub(crate) fn line<P: Notation>(start: &P, moves: &str) -> Vec<P::Move> {
    let mut position = start.clone();
    let read = |text: &str| {
        let m = position.read_move(text).expect("a legal move");
        position.play(m);
        m
    };
    moves.split(' ').map(read).collect()
}

pub(crate) fn at<P: Endgame>(name: &str) -> u8 {
    P::parse_square(name).expect("a square")
}
