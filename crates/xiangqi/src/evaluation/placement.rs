use super::taper::{Taper, taper};
use crate::square::SQUARES;
use crate::{Kind, Piece, RED, Square};
use std::sync::LazyLock;

/// What a piece is worth on a point, for its owner.
pub(super) fn worth(piece: Piece, square: Square) -> Taper {
    static WORTH: LazyLock<Vec<[Taper; SQUARES]>> = LazyLock::new(|| {
        let of = |kind| Square::ALL.map(|square| formula(kind, square));
        Kind::ALL.into_iter().map(of).collect()
    });
    let seen = if piece.side == RED { square } else { square.turned() };
    WORTH[piece.kind as usize][seen.index()]
}

/// Red's value of a kind on a point: material, and a few facts about where it stands. First guesses by what
/// players are taught, made to be tuned.
fn formula(kind: Kind, square: Square) -> Taper {
    // 0 on the rims, 4 on the middle file.
    let central = i32::from(square.file().min(8 - square.file()));
    let rank = i32::from(square.rank());
    match kind {
        Kind::Rook => {
            let beyond = i32::from(rank >= 5);
            taper(995 + 3 * central + 12 * beyond, 1_040 + 2 * central + 6 * beyond)
                - taper(12, 0) * i32::from(rank == 0)
        }
        Kind::Horse => {
            // Best two points before the enemy's back rank, clumsy beyond.
            let ahead = rank.min(7) - 2 * (rank - 7).max(0);
            taper(395 + 6 * central + 6 * ahead, 440 + 6 * central + 5 * ahead)
        }
        Kind::Cannon => {
            let middle_file = i32::from(central == 4);
            taper(470 + 3 * central + 14 * middle_file, 440 + 3 * central)
                - taper(8, 0) * i32::from((3..6).contains(&rank))
        }
        Kind::Pawn => {
            // One step short of the palace's back rank a pawn is at its best; on it, it is worn out.
            let beyond = [0, 0, 0, 0, 8, 62, 84, 104, 100, 10][rank as usize % 10];
            let near = if (5..9).contains(&rank) { 9 * central } else { 2 * central };
            taper(66 + beyond + near, 84 + beyond + near)
        }
        Kind::Advisor => taper(186, 196) + taper(6, 2) * i32::from(rank == 1),
        Kind::Elephant => {
            let middle = i32::from(central == 4);
            taper(192 + 10 * middle, 192 + 4 * middle) - taper(8, 4) * i32::from(central == 0)
        }
        Kind::General => taper(-24, -4) * rank + taper(6, 0) * i32::from(central == 4),
    }
}
