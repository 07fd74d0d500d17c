use crate::{Kind, Position};
use game::Side;

/// How much of a winning margin counts, in quarters: little where the attackers cannot break the defence,
/// nothing where there is nobody to attack.
pub(super) fn winnable(position: &Position, stronger: Side) -> i32 {
    let count = |side, kind| position.squares_of(side, kind).len();
    let own = |kind| count(stronger, kind);
    let [rooks, horses, cannons, pawns] = [Kind::Rook, Kind::Horse, Kind::Cannon, Kind::Pawn].map(own);
    let own_defenders = own(Kind::Advisor) + own(Kind::Elephant);
    let advisors = count(!stronger, Kind::Advisor);
    let defenders = advisors + count(!stronger, Kind::Elephant);
    match (rooks, horses, cannons, pawns) {
        (0, 0, 0, 0) => 0,
        // A cannon needs a screen of its own side, or of the enemy's, to give check at all.
        (0, 0, 1, 0) if own_defenders == 0 => 0,
        (0, 0, 1, 0) => 1,
        (0, 1, 0, 0) if defenders > 1 => 1,
        (0, 0, 0, 1) if defenders > 0 => 1,
        (1, 0, 0, 0) if defenders == 4 => 1,
        _ => 4,
    }
}
