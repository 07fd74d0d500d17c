//! Endings drawn as a rule, where the table confirms this one.

use super::Choice;
use crate::PieceType;
use chariot_game::{EndingPrinciple, Outcome, Side};

/// A rook against both advisors and both elephants.
pub(super) fn full_defence(choice: &Choice<'_>) -> Option<EndingPrinciple> {
    let defence = |count: CountOf<'_>| count(PieceType::Advisor) == 2 && count(PieceType::Elephant) == 2;
    is_drawn(choice, PieceType::Rook, defence).then_some(EndingPrinciple::FullDefence)
}

/// A cannon against advisors and elephants.
pub(super) fn lone_cannon(choice: &Choice<'_>) -> Option<EndingPrinciple> {
    is_drawn(choice, PieceType::Cannon, |_| true).then_some(EndingPrinciple::LoneCannon)
}

type CountOf<'a> = &'a dyn Fn(PieceType) -> u32;

/// Whether the move played leads to a draw between one attacker of this type and this defence, with nothing
/// else but advisors and elephants.
fn is_drawn(choice: &Choice<'_>, attacker: PieceType, is_defence: impl Fn(CountOf<'_>) -> bool) -> bool {
    let after = choice.after(choice.played);
    let is_ending = |strong: Side| {
        let of = |side: Side, kind: PieceType| after.by_piece(side, kind).len();
        let defenders = [PieceType::Advisor, PieceType::Elephant].map(|kind| of(!strong, kind));
        let has_only = |side: Side, count: u32| after.by_side(side).len() == 1 + count;
        of(strong, attacker) == 1
            && has_only(strong, 1)
            && has_only(!strong, defenders.into_iter().sum())
            && is_defence(&|kind| of(!strong, kind))
    };
    choice.played().outcome() == Outcome::Draw && Side::BOTH.into_iter().any(is_ending)
}
