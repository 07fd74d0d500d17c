//! Corners in which a king is safe from the opponent's material.

use super::{Choice, distance, file, has_only, king, king_step, rank, squares_of};
use crate::{PieceType, Position};
use chariot_game::{EndingPrinciple, Outcome, Rules, Side};

/// A rook's pawn with a bishop that does not control the corner. Either the move played draws, with the
/// defending king next to the corner; or it loses, and every drawing move goes there.
pub(super) fn wrong_bishop(choice: &Choice<'_>) -> Option<EndingPrinciple> {
    let corner = held_corner(choice, |position, strong| {
        let corner = promotion_corner(position, strong, &[PieceType::Bishop, PieceType::Pawn])?;
        let bishops = squares_of(position, strong, PieceType::Bishop);
        bishops.into_iter().all(|bishop| colour(bishop) != colour(corner)).then_some(corner)
    })?;
    Some(EndingPrinciple::WrongBishop { corner })
}

/// Rook's pawns alone, otherwise as [`wrong_bishop`].
pub(super) fn rook_pawn(choice: &Choice<'_>) -> Option<EndingPrinciple> {
    let corner =
        held_corner(choice, |position, strong| promotion_corner(position, strong, &[PieceType::Pawn]))?;
    Some(EndingPrinciple::RookPawn { corner })
}

/// The corner in which the other side's king is safe from this side.
type SafeCorner = fn(&Position, Side) -> Option<u8>;

/// The safe corner that decides: the king is next to it after a drawing move; or every drawing move goes next
/// to it, and the move played does not.
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

/// Promotion corner of a side with its king, these types and pawns on one rook's file, against a lone king.
fn promotion_corner(position: &Position, strong: Side, kinds: &[PieceType]) -> Option<u8> {
    let is_ending = has_only(position, strong, kinds) && has_only(position, !strong, &[]);
    let pawns = squares_of(position, strong, PieceType::Pawn);
    let of_all = pawns.first().map(|&pawn| file(pawn)).filter(|file| [0, 7].contains(file))?;
    let corner = if strong == Side::First { 56 + of_all } else { of_all } as u8;
    (is_ending && pawns.iter().all(|&pawn| file(pawn) == of_all)).then_some(corner)
}

fn colour(square: u8) -> i8 {
    (file(square) + rank(square)) % 2
}
