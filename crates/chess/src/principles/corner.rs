//! Corners in which a king is safe from what the other side has.

use super::{Choice, distance, file, has_only, king, king_step, rank, squares_of};
use crate::{PieceType, Position};
use game::{EndingPrinciple, Outcome, Rules, Side};

/// A rook's pawn whose bishop does not control the corner: the move that was played draws and the other king stands next to
/// the corner; or it loses, and all moves that draw go there.
pub(super) fn wrong_bishop(choice: &Choice<'_>) -> Option<EndingPrinciple> {
    let corner = held_corner(choice, |position, strong| {
        let corner = promotion_corner(position, strong, &[PieceType::Bishop, PieceType::Pawn])?;
        let bishops = squares_of(position, strong, PieceType::Bishop);
        bishops.into_iter().all(|bishop| colour(bishop) != colour(corner)).then_some(corner)
    })?;
    Some(EndingPrinciple::WrongBishop { corner })
}

/// The same of rook's pawns alone.
pub(super) fn rook_pawn(choice: &Choice<'_>) -> Option<EndingPrinciple> {
    let corner =
        held_corner(choice, |position, strong| promotion_corner(position, strong, &[PieceType::Pawn]))?;
    Some(EndingPrinciple::RookPawn { corner })
}

/// The corner in which the king of the other side is safe from this one, if there is one.
type SafeCorner = fn(&Position, Side) -> Option<u8>;

/// The safe corner next to which the other king stands after a move that draws, or to which all moves go that draw, but not
/// the one that was played.
fn held_corner(choice: &Choice<'_>, safe: SafeCorner) -> Option<u8> {
    let position = choice.position;
    let side = position.side_to_move();
    match choice.played().outcome() {
        Outcome::Draw => {
            let after = choice.after(choice.played);
            let held = |strong: Side| {
                let king = king(&after, !strong);
                safe(&after, strong).filter(|&corner| distance(king, corner) <= 1)
            };
            [Side::First, Side::Second].into_iter().find_map(held)
        }
        Outcome::Loss if choice.costs_result() => {
            let keeping = choice.keeping();
            safe(position, !side).filter(|&corner| {
                let goes = |m| king_step(position, m).is_some_and(|to| distance(to, corner) <= 1);
                keeping.iter().all(|&m| goes(m)) && !goes(choice.played)
            })
        }
        Outcome::Loss | Outcome::Win => None,
    }
}

/// The corner in which a side's pawns promote, if it has these kinds beside its king, pawns of one rook's file, and the other
/// side its king alone.
fn promotion_corner(position: &Position, strong: Side, kinds: &[PieceType]) -> Option<u8> {
    let is_ending = has_only(position, strong, kinds) && has_only(position, !strong, &[]);
    let pawns = squares_of(position, strong, PieceType::Pawn);
    let of_all = pawns.first().map(|&pawn| file(pawn)).filter(|file| [0, 7].contains(file))?;
    let corner = if strong == Side::First { 56 + of_all } else { of_all } as u8;
    (is_ending && pawns.iter().all(|&pawn| file(pawn) == of_all)).then_some(corner)
}

/// Which colour a square has.
fn colour(square: u8) -> i8 {
    (file(square) + rank(square)) % 2
}
