use super::taper::{Taper, taper};
use crate::tables::Tables;
use crate::validate::zone;
use crate::{Bitboard, Kind, Piece, Position};
use game::{PerSide, Side};
use std::sync::LazyLock;

/// Points of danger for a man that attacks the palace, and for each point of the palace it attacks.
const ROOK: (i32, i32) = (4, 1);
const HORSE: (i32, i32) = (4, 2);
const CANNON: (i32, i32) = (3, 1);
const PAWN: (i32, i32) = (3, 2);
/// Danger grows with its square, in hundredths of a centipawn; few attackers do little together.
const DANGER_SQUARED: i32 = 22;
/// The most that attackers are worth.
const MOST_DANGER: i32 = 260;
/// A cannon that sees the enemy's general on its file with nothing between: any man that comes between is
/// check. (空頭炮)
const HOLLOW_CANNON: Taper = taper(95, 30);
/// The same along the back rank, where advisors and elephants stand ready to be screens.
const CANNON_ON_RANK: Taper = taper(22, 8);

/// How much a side threatens the other's palace, seen by that side.
pub(super) fn attack(position: &Position, side: Side) -> Taper {
    let tables = Tables::get();
    let lines = position.lines();
    let palace = palace(!side);
    let own = |kind| position.squares_of(side, kind);
    let mut danger = 0;
    let mut count = |(attacker, point): (i32, i32), attacked: Bitboard| {
        let points = (attacked & palace).len() as i32;
        if points > 0 {
            danger += attacker + point * points;
        }
    };
    own(Kind::Rook).into_iter().for_each(|square| count(ROOK, tables.rook(square, lines)));
    own(Kind::Horse).into_iter().for_each(|square| count(HORSE, tables.horse(square, lines)));
    own(Kind::Cannon).into_iter().for_each(|square| count(CANNON, tables.cannon(square, lines)));
    own(Kind::Pawn).into_iter().for_each(|square| count(PAWN, tables.pawn(side, square)));
    let squared = (danger * danger * DANGER_SQUARED / 100).min(MOST_DANGER);
    taper(squared, squared / 2) + bare_lines(position, tables, side)
}

/// Cannons with a clear view of the enemy's general.
fn bare_lines(position: &Position, tables: &Tables, side: Side) -> Taper {
    let general = position.general(!side);
    let seeing = tables.rook(general, position.lines()) & position.squares_of(side, Kind::Cannon);
    seeing.into_iter().fold(Taper::default(), |sum, cannon| {
        sum + if cannon.file() == general.file() { HOLLOW_CANNON } else { CANNON_ON_RANK }
    })
}

fn palace(side: Side) -> Bitboard {
    static PALACES: LazyLock<PerSide<Bitboard>> =
        LazyLock::new(|| PerSide(Side::BOTH.map(|side| zone(Piece { side, kind: Kind::General }))));
    PALACES[side]
}
