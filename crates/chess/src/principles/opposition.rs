use super::{Choice, file, king, king_step, rank, squares_of};
use crate::{PieceType, Position};
use chariot_game::{Board, EndingPrinciple, Rules, Side};

/// Kings and pawns: every move that keeps the result takes the opposition, and the move played does not. The
/// opposition must matter: with the other side to move, the result would change.
pub(super) fn opposition(choice: &Choice<'_>) -> Option<EndingPrinciple> {
    let position = choice.position;
    let pawns = [Side::First, Side::Second].map(|side| squares_of(position, side, PieceType::Pawn).len());
    let is_pawn_ending = pawns.iter().sum::<usize>() + 2 == position.pieces().len();
    let other = king(position, !position.side_to_move());
    let takes = |m| king_step(position, m).is_some_and(|to| is_opposition(to, other));
    let needs_turn = |m| {
        let turned = Position::from_pieces(&choice.after(m).pieces(), position.side_to_move()).ok();
        let result = turned.and_then(|turned| (choice.probe)(&turned));
        result.is_some_and(|result| result.outcome() != choice.best().outcome())
    };
    let decides = is_pawn_ending
        && choice.costs_result()
        && !takes(choice.played)
        && choice.keeping().into_iter().all(|m| takes(m) && needs_turn(m));
    decides.then_some(EndingPrinciple::Opposition)
}

/// Whether two kings face each other on a file or rank, with an odd number of squares between.
fn is_opposition(one: u8, other: u8) -> bool {
    let (files, ranks) = ((file(one) - file(other)).abs(), (rank(one) - rank(other)).abs());
    files.min(ranks) == 0 && [2, 4, 6].contains(&files.max(ranks))
}
