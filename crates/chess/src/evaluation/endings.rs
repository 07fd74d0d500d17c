use super::distance;
use crate::{Bitboard, PieceType, Position, Square};
use chariot_game::Side;

/// Scale of the stronger side's lead, in 64ths, and a bonus in centipawns for driving a bare king to where it
/// can be mated.
pub(super) fn ending(position: &Position, strong: Side) -> (i32, i32) {
    let count = |side, kind| position.by_piece(side, kind).len() as i32;
    let material = |side| -> i32 {
        [PieceType::Knight, PieceType::Bishop, PieceType::Rook, PieceType::Queen]
            .into_iter()
            .map(|kind| count(side, kind) * kind.exchange_value())
            .sum()
    };
    let pawns = position.by_piece(strong, PieceType::Pawn);
    let own = material(strong);
    if pawns.is_empty() {
        let bare = position.by_side(!strong).len() == 1;
        let knights = count(strong, PieceType::Knight);
        if bare && own == knights * PieceType::Knight.exchange_value() && knights <= 2 {
            return (0, 0);
        }
        // A minor piece ahead without pawns does not win by force.
        if own - material(!strong) <= PieceType::Bishop.exchange_value() {
            return (if own < PieceType::Rook.exchange_value() { 4 } else { 8 }, 0);
        }
        if bare {
            return (64, drive(position, strong));
        }
        return (64, 0);
    }
    if is_wrong_corner(position, strong, pawns, own) {
        return (0, 0);
    }
    if has_opposite_bishops(position) {
        let only_bishops = own == PieceType::Bishop.exchange_value() && material(!strong) == own;
        let pawns = pawns.len() as i32;
        return (if only_bishops { (16 + 4 * pawns).min(40) } else { (44 + 2 * pawns).min(60) }, 0);
    }
    // The defender can give up a piece for the last pawns.
    ((46 + 6 * pawns.len() as i32).min(64), 0)
}

fn has_opposite_bishops(position: &Position) -> bool {
    let bishops = position.by_type(PieceType::Bishop);
    let is_one_each = Side::BOTH.into_iter().all(|side| {
        let own = bishops & position.by_side(side);
        !own.is_empty() && !own.has_many()
    });
    is_one_each && (bishops & Bitboard::DARK).len() == 1
}

/// Whether the strong side has rook pawns and at most one bishop, which does not control their corner,
/// against a king in that corner.
fn is_wrong_corner(position: &Position, strong: Side, pawns: Bitboard, pieces: i32) -> bool {
    let Some(pawn) = pawns.first() else {
        return false;
    };
    let file = Bitboard::file(pawn.file());
    let is_rook_file = pawn.file() == 0 || pawn.file() == 7;
    if !is_rook_file || pawns.meets(!file) || pieces > PieceType::Bishop.exchange_value() {
        return false;
    }
    let corner = Square::wrapping(u32::from(pawn.file()) + if strong == Side::First { 56 } else { 0 });
    let pieces = position.by_side(strong);
    if pieces.meets(position.by_type(PieceType::Knight)) {
        return false;
    }
    let commands = |colour: Bitboard| (pieces & position.by_type(PieceType::Bishop)).meets(colour);
    let colour = if Bitboard::DARK.contains(corner) { Bitboard::DARK } else { !Bitboard::DARK };
    !commands(colour) && distance(position.king(!strong), corner) <= 1
}

/// Progress in driving a bare king to the rim, or with bishop and knight to a corner the bishop controls,
/// with the strong king close.
fn drive(position: &Position, strong: Side) -> i32 {
    let (attacker, lone) = (position.king(strong), position.king(!strong));
    let pieces = position.by_side(strong);
    let of_kind = |kind| pieces & position.by_type(kind);
    let (bishops, knights) = (of_kind(PieceType::Bishop), of_kind(PieceType::Knight));
    let near = 7 - distance(attacker, lone);
    let from_rim = |line: u8| i32::from(line.min(7 - line));
    let to_rim = 6 - from_rim(lone.file()) - from_rim(lone.rank());
    let to_corner = if pieces.len() == 3 && bishops.len() == 1 && knights.len() == 1 {
        let (file, rank) = (lone.file(), lone.rank());
        // Distance from the diagonal that joins the wrong corners; 7 in either right corner.
        let steps =
            if bishops.meets(Bitboard::DARK) { (file + rank).abs_diff(7) } else { file.abs_diff(rank) };
        40 * i32::from(steps)
    } else {
        0
    };
    10 * near + 15 * to_rim + to_corner
}
