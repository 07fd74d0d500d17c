use super::central;
use crate::{Bitboard, Kind, Piece, Position};
use game::Side;

/// Worth of having the move.
const TEMPO: i32 = 12;

/// The lead of the stronger side and the worth of having the move, as the material that is left allows.
pub(super) fn endgame(position: &Position, strong: Side, lead: i32) -> (i32, i32) {
    if position.squares_of(Piece { side: strong, kind: Kind::Pawn }).is_empty() {
        let count = |side, kind| position.squares_of(Piece { side, kind }).len() as i32;
        let material = |side| -> i32 {
            [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen]
                .into_iter()
                .map(|kind| count(side, kind) * kind.exchange_value())
                .sum()
        };
        let bare = position.men_of(!strong).len() == 1;
        let (own, knights) = (material(strong), count(strong, Kind::Knight));
        if bare && own == knights * Kind::Knight.exchange_value() && knights <= 2 {
            return (0, 0);
        }
        // A minor piece ahead without a pawn wins nothing by force.
        if own - material(!strong) <= Kind::Bishop.exchange_value() {
            return (lead / 8, TEMPO / 4);
        }
        if bare {
            return (lead + drive(position, strong), TEMPO);
        }
    }
    (lead, TEMPO)
}

/// How far a bare king has been driven: towards the rim, or towards a corner that the bishop commands when
/// bishop and knight have to mate, with the strong king near.
fn drive(position: &Position, strong: Side) -> i32 {
    let (hunter, lone) = (position.king(strong), position.king(!strong));
    let men = position.men_of(strong);
    let of_kind = |kind| men & position.men_of_kind(kind);
    let (bishops, knights) = (of_kind(Kind::Bishop), of_kind(Kind::Knight));
    let near = 7 - i32::from(lone.file().abs_diff(hunter.file()).max(lone.rank().abs_diff(hunter.rank())));
    let to_rim = 3 - i32::from(central(lone));
    let to_corner = if men.len() == 3 && bishops.len() == 1 && knights.len() == 1 {
        let (file, rank) = (lone.file(), lone.rank());
        // Steps away from the long diagonal of the other colour, 7 in either right corner.
        let steps =
            if bishops.meets(Bitboard::DARK) { (file + rank).abs_diff(7) } else { file.abs_diff(rank) };
        40 * i32::from(steps)
    } else {
        0
    };
    10 * near + 15 * to_rim + to_corner
}
