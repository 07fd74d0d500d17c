use super::{Choice, distance, file, has_only, king, king_step, rank, squares_of};
use crate::{PieceType, Position};
use game::{EndingPrinciple, Outcome, Rules, Side};

/// A rook's pawn whose bishop does not control the corner: the move that was played draws and the other king stands next to
/// the corner; or it loses, and all moves that draw go there.
pub(super) fn wrong_bishop(choice: &Choice<'_>) -> Option<EndingPrinciple> {
    let position = choice.position;
    let side = position.side_to_move();
    let corner = match choice.played().outcome() {
        Outcome::Draw => {
            let after = choice.after(choice.played);
            let is_held = |(corner, strong): &(u8, Side)| distance(king(&after, !*strong), *corner) <= 1;
            [Side::First, Side::Second]
                .into_iter()
                .find_map(|strong| wrong_corner(&after, strong).map(|corner| (corner, strong)))
                .filter(is_held)?
                .0
        }
        Outcome::Loss if choice.costs_result() => {
            let corner = wrong_corner(position, !side)?;
            let goes = |m| king_step(position, m).is_some_and(|to| distance(to, corner) <= 1);
            (choice.keeping().into_iter().all(goes) && !goes(choice.played)).then_some(corner)?
        }
        Outcome::Loss | Outcome::Win => return None,
    };
    Some(EndingPrinciple::WrongBishop { corner })
}

/// The corner in which a side's pawns promote, if it has its king, bishops that do not control it and pawns of one rook's
/// file, and the other side its king alone.
fn wrong_corner(position: &Position, strong: Side) -> Option<u8> {
    let is_ending =
        has_only(position, strong, &[PieceType::Bishop, PieceType::Pawn]) && has_only(position, !strong, &[]);
    let pawns = squares_of(position, strong, PieceType::Pawn);
    let file = pawns.first().map(|&pawn| file(pawn)).filter(|file| [0, 7].contains(file))?;
    let corner = if strong == Side::First { 56 + file } else { file } as u8;
    let is_wrong = is_ending
        && pawns.iter().all(|&pawn| super::file(pawn) == file)
        && squares_of(position, strong, PieceType::Bishop)
            .into_iter()
            .all(|bishop| colour(bishop) != colour(corner));
    is_wrong.then_some(corner)
}

/// Which colour a square has.
fn colour(square: u8) -> i8 {
    (file(square) + rank(square)) % 2
}
