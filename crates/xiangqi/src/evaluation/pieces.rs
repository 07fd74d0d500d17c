use super::taper::{Taper, taper};
use crate::tables::Tables;
use crate::{Bitboard, Kind, Position};
use game::Side;

/// For each point a rook, a cannon and a horse can go to.
const ROOK_MOBILITY: Taper = taper(3, 4);
const CANNON_MOBILITY: Taper = taper(2, 3);
const HORSE_MOBILITY: Taper = taper(9, 8);
/// Points an average horse can go to; below that its mobility counts against it.
const HORSE_AVERAGE: i32 = 3;
/// Two horses that protect each other, for each that does.
const LINKED_HORSE: Taper = taper(10, 6);
/// Two pawns beyond the river side by side.
const LINKED_PAWNS: Taper = taper(18, 26);
/// Both advisors, both elephants.
const PAIR_OF_ADVISORS: Taper = taper(14, 8);
const PAIR_OF_ELEPHANTS: Taper = taper(12, 8);
/// Every missing advisor for every enemy rook or horse, every missing elephant for every enemy cannon.
const MISSING_ADVISOR: Taper = taper(-11, -6);
const MISSING_ELEPHANT: Taper = taper(-12, -6);

/// How well a side's men work, seen by that side.
pub(super) fn pieces(position: &Position, side: Side) -> Taper {
    let tables = Tables::get();
    let lines = position.lines();
    let own = |kind| position.squares_of(side, kind);
    let free = !position.men_of(side);
    let empty = !position.occupied();
    let count = |set: Bitboard| set.len() as i32;
    let mut sum = Taper::default();

    for square in own(Kind::Rook) {
        sum += ROOK_MOBILITY * count(tables.rook(square, lines) & free);
    }
    for square in own(Kind::Cannon) {
        let captures = tables.cannon(square, lines) & position.men_of(!side);
        sum += CANNON_MOBILITY * count(tables.rook(square, lines) & empty | captures);
    }
    for square in own(Kind::Horse) {
        let reached = tables.horse(square, lines);
        sum += HORSE_MOBILITY * (count(reached & free) - HORSE_AVERAGE);
        sum += LINKED_HORSE * count(reached & own(Kind::Horse));
    }
    let beyond = own(Kind::Pawn) & Bitboard::home(!side);
    // A bit's neighbour to the right is on the same rank unless it is on the a-file.
    let right_neighbours = Bitboard(beyond.0 << 1) & !Bitboard::file(0);
    sum += LINKED_PAWNS * count(beyond & right_neighbours);
    sum + defenders(position, side)
}

/// How complete a side's advisors and elephants are, against what attacks them.
fn defenders(position: &Position, side: Side) -> Taper {
    let count = |side, kind| position.squares_of(side, kind).len() as i32;
    let (advisors, elephants) = (count(side, Kind::Advisor), count(side, Kind::Elephant));
    let enemies = |kind| count(!side, kind);
    let mut sum = MISSING_ADVISOR * ((2 - advisors) * (enemies(Kind::Rook) + enemies(Kind::Horse)))
        + MISSING_ELEPHANT * ((2 - elephants) * enemies(Kind::Cannon));
    if advisors == 2 {
        sum += PAIR_OF_ADVISORS;
    }
    if elephants == 2 {
        sum += PAIR_OF_ELEPHANTS;
    }
    sum
}
