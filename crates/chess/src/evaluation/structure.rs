use super::taper::{Taper, taper};
use crate::{Bitboard, Kind, Piece, Position, pawns};
use game::Side;

const BISHOP_PAIR: Taper = taper(25, 40);
const ISOLATED_PAWN: Taper = taper(-9, -12);
const DOUBLED_PAWN: Taper = taper(-6, -14);
/// For each own pawn in front of the king.
const SHELTER: Taper = taper(11, 0);
/// For a rook on a file without own pawns, and again if there is no enemy pawn either.
const OPEN_FILE: Taper = taper(12, 5);

/// What a side's pawns, bishops, rooks and king are worth by how they stand to each other.
pub(super) fn structure(position: &Position, side: Side) -> Taper {
    let own = |kind| position.squares_of(Piece { side, kind });
    let (own_pawns, enemy_pawns) =
        (own(Kind::Pawn), position.squares_of(Piece { side: !side, kind: Kind::Pawn }));
    let files = pawns::files(own_pawns);
    let mut sum = taper(0, 0);

    let guarded = pawns::spans(!side, enemy_pawns);
    let passed = own_pawns & !(guarded | pawns::beside(guarded)) & !pawns::spans(!side, own_pawns);
    for pawn in passed {
        let steps = i16::from(match side {
            Side::First => pawn.rank(),
            Side::Second => 7 - pawn.rank(),
        }) - 1;
        sum += taper(2 * steps * steps, 8 + 4 * steps * steps);
    }
    sum += ISOLATED_PAWN.times((own_pawns & !pawns::beside(files)).len());
    sum += DOUBLED_PAWN.times((own_pawns & pawns::spans(side, own_pawns)).len());

    let bishops = own(Kind::Bishop);
    if bishops.meets(Bitboard::DARK) && bishops.meets(!Bitboard::DARK) {
        sum += BISHOP_PAIR;
    }
    let half_open = own(Kind::Rook) & !files;
    sum += OPEN_FILE.times(half_open.len() + (half_open & !pawns::files(enemy_pawns)).len());
    let front = pawns::ahead(side, Bitboard::of(position.king(side)));
    let front = front | pawns::beside(front);
    sum + SHELTER.times((own_pawns & (front | pawns::ahead(side, front))).len())
}
