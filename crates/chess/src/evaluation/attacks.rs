use crate::{Bitboard, PieceType, Position, Square, pawns};
use chariot_game::{PerSide, Side};

/// Squares each side attacks, filled piece by piece.
pub(super) struct Attacks {
    /// By type of the attacker.
    pub(super) by: PerSide<[Bitboard; 6]>,
    pub(super) all: PerSide<Bitboard>,
    /// By two pieces or more.
    pub(super) twice: PerSide<Bitboard>,
    /// The squares around each side's king, itself included.
    pub(super) ring: PerSide<Bitboard>,
    /// Each side's mobility area.
    pub(super) area: PerSide<Bitboard>,
}

impl Attacks {
    /// Attacks of pawns and kings, and the areas that follow from them.
    pub(super) fn new(position: &Position) -> Attacks {
        let mut attacks = Attacks {
            by: PerSide([[Bitboard::EMPTY; 6]; 2]),
            all: PerSide::default(),
            twice: PerSide::default(),
            ring: PerSide::default(),
            area: PerSide::default(),
        };
        for side in Side::BOTH {
            let own = position.by_piece(side, PieceType::Pawn);
            let (east, west) = (pawns::ahead_east(side, own), pawns::ahead_west(side, own));
            let king = position.tables.king(position.king(side));
            attacks.by[side][PieceType::Pawn as usize] = east | west;
            attacks.by[side][PieceType::King as usize] = king;
            attacks.all[side] = east | west | king;
            attacks.twice[side] = east & west | (east | west) & king;
            let centre = inward(position.king(side));
            let ring = position.tables.king(centre) | Bitboard::of(centre);
            // A square defended by two pawns is safe.
            attacks.ring[side] = ring & !(east & west);
        }
        let occupied = position.occupied();
        for side in Side::BOTH {
            let own = position.by_piece(side, PieceType::Pawn);
            let low = if side == Side::First { [1, 2] } else { [6, 5] };
            let blocked =
                own & (pawns::ahead(!side, occupied) | Bitboard::rank(low[0]) | Bitboard::rank(low[1]));
            let king = Bitboard::of(position.king(side));
            attacks.area[side] = !(blocked | king | attacks.by[!side][PieceType::Pawn as usize]);
        }
        attacks
    }

    /// Adds the attacks of one more piece.
    #[inline]
    pub(super) fn note(&mut self, side: Side, kind: PieceType, attacked: Bitboard) {
        self.twice[side] |= self.all[side] & attacked;
        self.all[side] |= attacked;
        self.by[side][kind as usize] |= attacked;
    }
}

/// The square nearest to the king's with all eight neighbours on the board.
fn inward(king: Square) -> Square {
    let clamp = |line: u8| u32::from(line.clamp(1, 6));
    Square::wrapping(clamp(king.file()) + 8 * clamp(king.rank()))
}
