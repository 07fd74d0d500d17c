use super::{Choice, file, has_only, king, rank, squares_of};
use crate::{PieceType, Position};
use chariot_game::{Board, EndingPrinciple, Outcome, Rules};

/// A rook, with or without pawns, against a king, with or without pawns: every fastest win cuts the king off
/// on the same file or rank, and the move played does not.
pub(super) fn cut_off(choice: &Choice<'_>) -> Option<EndingPrinciple> {
    let position = choice.position;
    let side = position.side_to_move();
    let is_ending = [&[PieceType::Rook][..], &[PieceType::Rook, PieceType::Pawn]]
        .iter()
        .any(|kinds| has_only(position, side, kinds))
        && [&[][..], &[PieceType::Pawn]].iter().any(|kinds| has_only(position, !side, kinds));
    let &[rook] = &squares_of(position, side, PieceType::Rook)[..] else { return None };
    if !is_ending || choice.best().outcome() != Outcome::Win || choice.played() == choice.best() {
        return None;
    }
    let fastest = choice.fastest();
    let &first = fastest.first()?;
    let (_, to) = Position::from_to(first);
    let cuts = |along: Coordinate| {
        let by_rook =
            |&m: &<Position as Rules>::Move| Position::from_to(m).0 == rook && position.captured(m).is_none();
        let is_cut = |m: <Position as Rules>::Move| is_cut_off(&choice.after(m), to, along);
        fastest.iter().all(by_rook)
            && fastest.iter().all(|&m| is_cut(m))
            && along(rook) != along(to)
            && !is_cut(choice.played)
    };
    if cuts(file) {
        return Some(EndingPrinciple::CutOffFile { square: to });
    }
    cuts(rank).then_some(EndingPrinciple::CutOffRank { square: to })
}

type Coordinate = fn(u8) -> i8;

/// Whether the side that has just moved has its rook alone on the line of `square`. The enemy king must be on
/// one side of the line, and all pawns (or, without pawns, the rook's king) on the other.
fn is_cut_off(after: &Position, square: u8, along: Coordinate) -> bool {
    let side = !after.side_to_move();
    let line = along(square);
    let on_line = |&square: &u8| along(square) == line;
    let rooks = squares_of(after, side, PieceType::Rook);
    let all: Vec<u8> = after.pieces().into_iter().map(|(_, square)| square).filter(on_line).collect();
    let cut = (along(king(after, !side)) - line).signum();
    let mut behind: Vec<u8> =
        [side, !side].into_iter().flat_map(|side| squares_of(after, side, PieceType::Pawn)).collect();
    if behind.is_empty() {
        behind.push(king(after, side));
    }
    all == rooks && behind.into_iter().all(|square| (along(square) - line).signum() == -cut)
}
