use super::counts::Counts;
use crate::PieceType;
use chariot_game::Side;

/// Scale of a lead, in 64ths: low where books say that the attackers cannot break the defence, 0 without
/// attackers.
pub(super) fn ending(counts: &Counts, strong: Side) -> i32 {
    let own = |kind| counts.of(strong, kind);
    let attackers = [PieceType::Rook, PieceType::Horse, PieceType::Cannon, PieceType::Pawn].map(own);
    let advisors = counts.of(!strong, PieceType::Advisor);
    let elephants = counts.of(!strong, PieceType::Elephant);
    let defenders = advisors + elephants;
    match attackers {
        [0, 0, 0, 0] => 0,
        // A cannon needs a screen, of either side, to give check at all.
        [0, 0, 1, 0] if counts.defenders(strong) == 0 => 0,
        [0, 0, 1, 0] => 16,
        [0, 1, 0, 0] if defenders > 1 => 12,
        [0, 0, 0, 1] if defenders > 0 => 12,
        [1, 0, 0, 0] if defenders == 4 => 12,
        [0, 0, 0, 2] | [0, 0, 2, 0] if defenders == 4 => 16,
        [0, 1, 0, 1] | [0, 0, 1, 1] if defenders == 4 => 28,
        _ => 64,
    }
}
