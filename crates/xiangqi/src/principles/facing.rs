use super::Choice;
use crate::attack_tables::AttackTables;
use crate::{Bitboard, Position, Square};
use chariot_game::{Board, EndingPrinciple, Rules, Side};

/// Every move that keeps the result brings the general onto one file, where it keeps the other general off.
/// After the move played, that file is not guarded.
pub(super) fn general_holds_file(choice: &Choice<'_>) -> Option<EndingPrinciple> {
    if !choice.costs_result() {
        return None;
    }
    let side = choice.position.side_to_move();
    let held =
        |m| Some(choice.after(m)).filter(|after| holds_file(after, side)).map(|after| after.king(side));
    let comes = |m| held(m).filter(|general| Position::from_to(m).1 == general.index() as u8);
    let is_on = |file: u8, general: Option<Square>| general.is_some_and(|general| general.file() == file);
    let keeping = choice.keeping();
    let general = comes(*keeping.first()?)?;
    let file = general.file();
    let decides = keeping.iter().all(|&m| is_on(file, comes(m))) && !is_on(file, held(choice.played));
    decides.then_some(EndingPrinciple::GeneralHoldsFile { square: general.index() as u8 })
}

/// Whether facing alone stops the other general, one file away, from stepping onto the file of this side's
/// general.
fn holds_file(position: &Position, side: Side) -> bool {
    let [own, other] = [side, !side].map(|side| position.king(side));
    let is_beside = own.file().abs_diff(other.file()) == 1;
    let step =
        Square::at(own.file(), other.rank()).filter(|&to| is_beside && position.piece_on(to).is_none());
    step.is_some_and(|to| {
        let lines = position.lines().toggled(other);
        let holders = position.attackers_with(AttackTables::get(), to, &lines, side, position.by_side(side));
        holders == Bitboard::of(own)
    })
}
