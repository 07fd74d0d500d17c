//! Endgame principles, as books state them. Each is geometric; the results of all moves confirm that it
//! decides.

mod corner;
mod cut_off;
mod fortress;
mod king_and_pawn;
mod opposition;

use crate::board::numbered;
use crate::{Piece, PieceType, Position};
use chariot_game::{Board, EndingChoice, EndingPrinciple, EndingPrinciples, Rules, Side};

type Choice<'a> = EndingChoice<'a, Position>;

impl EndingPrinciples for Position {
    fn ending_principles(choice: &Choice<'_>) -> Vec<EndingPrinciple> {
        let finders: [fn(&Choice<'_>) -> Option<EndingPrinciple>; 8] = [
            opposition::opposition,
            king_and_pawn::into_square,
            king_and_pawn::pawn_runs,
            corner::wrong_bishop,
            corner::rook_pawn,
            fortress::pawn_on_seventh,
            fortress::two_knights,
            cut_off::cut_off,
        ];
        finders.into_iter().filter_map(|find| find(choice)).collect()
    }
}

const fn file(square: u8) -> i8 {
    (square % 8) as i8
}

const fn rank(square: u8) -> i8 {
    (square / 8) as i8
}

/// King moves between two squares on an empty board.
fn distance(one: u8, other: u8) -> i8 {
    (file(one) - file(other)).abs().max((rank(one) - rank(other)).abs())
}

/// Squares of a side's pieces of a type, ascending.
fn squares_of(position: &Position, side: Side, kind: PieceType) -> Vec<u8> {
    let wanted = numbered(Piece { side, kind });
    let mut squares: Vec<u8> = position
        .pieces()
        .into_iter()
        .filter(|&(piece, _)| piece == wanted)
        .map(|(_, square)| square)
        .collect();
    squares.sort_unstable();
    squares
}

fn king(position: &Position, side: Side) -> u8 {
    squares_of(position, side, PieceType::King)[0]
}

/// Whether a side has exactly its king and these types, at least one piece of each.
fn has_only(position: &Position, side: Side, kinds: &[PieceType]) -> bool {
    let counts = kinds.iter().map(|&kind| squares_of(position, side, kind).len());
    let all = position.pieces().into_iter().filter(|(piece, _)| piece.side == side).count();
    counts.clone().all(|count| count > 0) && counts.sum::<usize>() + 1 == all
}

/// Destination of a non-capturing king move; `None` for other moves.
fn king_step(position: &Position, m: <Position as Rules>::Move) -> Option<u8> {
    let (from, to) = Position::from_to(m);
    (from == position.king_square() && position.captured(m).is_none()).then_some(to)
}
