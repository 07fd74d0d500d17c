//! Draws against much more material, outside the corner.

use super::{Choice, distance, file, has_only, king, rank, squares_of};
use crate::{PieceType, Position};
use chariot_game::{EndingPrinciple, Outcome, Side};

/// A queen against a rook's or bishop's pawn one step from promotion and next to its king: the move played
/// draws. Winning tries fail to a stalemate in the corner.
pub(super) fn pawn_on_seventh(choice: &Choice<'_>) -> Option<EndingPrinciple> {
    let after = drawn(choice)?;
    let pawn = [Side::First, Side::Second].into_iter().find_map(|strong| {
        let is_ending =
            has_only(&after, strong, &[PieceType::Queen]) && has_only(&after, !strong, &[PieceType::Pawn]);
        let queens = squares_of(&after, strong, PieceType::Queen);
        let &[pawn] = &squares_of(&after, !strong, PieceType::Pawn)[..] else { return None };
        let (seventh, last) = if strong == Side::Second { (6, 7) } else { (1, 0) };
        let promotion = (8 * last + file(pawn)) as u8;
        let holds = rank(pawn) == seventh
            && [0, 2, 5, 7].contains(&file(pawn))
            && distance(king(&after, !strong), promotion) <= 1;
        (is_ending && queens.len() == 1 && holds).then_some(pawn)
    })?;
    Some(EndingPrinciple::PawnOnSeventh { pawn })
}

/// Two knights against a king: the move played draws, since they cannot force mate.
pub(super) fn two_knights(choice: &Choice<'_>) -> Option<EndingPrinciple> {
    let after = drawn(choice)?;
    let is_ending = [Side::First, Side::Second].into_iter().any(|strong| {
        has_only(&after, strong, &[PieceType::Knight])
            && squares_of(&after, strong, PieceType::Knight).len() == 2
            && has_only(&after, !strong, &[])
    });
    is_ending.then_some(EndingPrinciple::TwoKnights)
}

/// The position after the move played, if it is a draw.
fn drawn(choice: &Choice<'_>) -> Option<Position> {
    (choice.played().outcome() == Outcome::Draw).then(|| choice.after(choice.played))
}
