use super::{Choice, distance, file, has_only, king, king_step, rank, squares_of};
use crate::{PieceType, Position};
use chariot_game::{Board, EndingPrinciple, Outcome, Rules, Side};

/// The side with a lone king: every drawing move steps into the square of the pawn, and the move played
/// leaves the king outside.
pub(super) fn into_square(choice: &Choice<'_>) -> Option<EndingPrinciple> {
    let position = choice.position;
    let side = position.side_to_move();
    let race = Race::of(position, !side)?;
    let steps_in = |m| king_step(position, m).is_some_and(|to| !race.is_outside(to, 0));
    let is_outside = |to| race.is_outside(to, 0) && race.is_free_of(to);
    let decides = choice.best().outcome() == Outcome::Draw
        && choice.costs_result()
        && choice.keeping().into_iter().all(steps_in)
        && king_step(position, choice.played).is_some_and(is_outside);
    decides.then_some(EndingPrinciple::IntoSquare { pawn: race.pawn })
}

/// The side with the pawn: only running wins, since the king is outside the square of the pawn; the move
/// played lets it in.
pub(super) fn pawn_runs(choice: &Choice<'_>) -> Option<EndingPrinciple> {
    let position = choice.position;
    let side = position.side_to_move();
    let race = Race::of(position, side)?;
    let king = king(position, !side);
    let runs = |m| {
        let (from, _) = Position::from_to(m);
        let after = Race::of(&choice.after(m), side);
        from == race.pawn && after.is_some_and(|after| after.is_free_of(king) && after.is_outside(king, 1))
    };
    let decides = choice.best().outcome() == Outcome::Win
        && choice.costs_result()
        && choice.keeping().into_iter().all(runs)
        && king_step(position, choice.played).is_some()
        && !race.is_outside(king, 1);
    decides.then_some(EndingPrinciple::PawnRuns { pawn: race.pawn, king })
}

/// A lone king chasing a pawn.
struct Race {
    pawn: u8,
    promotion: u8,
    /// Pawn moves to promotion.
    moves: i8,
}

impl Race {
    /// The race, if `side` has its king and one pawn against a lone king, and its own king is not in the
    /// pawn's way.
    fn of(position: &Position, side: Side) -> Option<Race> {
        let is_ending = has_only(position, side, &[PieceType::Pawn]) && has_only(position, !side, &[]);
        let pawns = squares_of(position, side, PieceType::Pawn);
        let &[pawn] = &pawns[..] else { return None };
        let (last, home) = if side == Side::First { (7, 1) } else { (0, 6) };
        let promotion = (8 * last + file(pawn)) as u8;
        // The first step may be a double one.
        let moves = (last - rank(pawn)).abs() - i8::from(rank(pawn) == home);
        let race = Race { pawn, promotion, moves };
        (is_ending && race.is_free_of(king(position, side))).then_some(race)
    }

    /// Whether a king on `square` is out of the pawn's way.
    fn is_free_of(&self, square: u8) -> bool {
        let between = rank(self.pawn).min(rank(self.promotion))..=rank(self.pawn).max(rank(self.promotion));
        file(square) != file(self.pawn) || !between.contains(&rank(square))
    }

    /// Whether the king, with `ahead` moves before the pawn's next, cannot catch it.
    fn is_outside(&self, king: u8, ahead: i8) -> bool {
        distance(king, self.promotion) > self.moves + ahead
    }
}
