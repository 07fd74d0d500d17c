use crate::attack_tables::AttackTables;
use crate::{Bitboard, PieceType, Position};
use chariot_game::{PerSide, Side};

/// Points each side attacks, filled piece by piece.
pub(super) struct Attacks {
    /// By type of the attacker.
    pub(super) by: PerSide<[Bitboard; 7]>,
    pub(super) all: PerSide<Bitboard>,
    /// By two pieces or more.
    pub(super) twice: PerSide<Bitboard>,
    /// Empty points that its cannons can move to.
    pub(super) cannon_moves: PerSide<Bitboard>,
}

impl Attacks {
    /// Attacks of generals, pawns, advisors and elephants.
    pub(super) fn new(position: &Position, tables: &AttackTables) -> Attacks {
        let mut attacks = Attacks {
            by: PerSide([[Bitboard::EMPTY; 7]; 2]),
            all: PerSide::default(),
            twice: PerSide::default(),
            cannon_moves: PerSide::default(),
        };
        for side in Side::BOTH {
            attacks.note(side, PieceType::General, tables.general(position.king(side)));
            let pawns = position.by_piece(side, PieceType::Pawn);
            let across = pawns & Bitboard::home(!side);
            let right = Bitboard(across.0 << 1) & !Bitboard::file(0);
            let left = Bitboard((across & !Bitboard::file(0)).0 >> 1);
            for steps in [ahead(side, pawns), right, left] {
                attacks.note(side, PieceType::Pawn, steps);
            }
            for square in position.by_piece(side, PieceType::Advisor) {
                attacks.note(side, PieceType::Advisor, tables.advisor(square));
            }
            for square in position.by_piece(side, PieceType::Elephant) {
                let reached = tables.elephant(square, position.lines()) & Bitboard::home(side);
                attacks.note(side, PieceType::Elephant, reached);
            }
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

/// The points one step ahead of `pieces`.
#[inline]
pub(super) fn ahead(side: Side, pieces: Bitboard) -> Bitboard {
    match side {
        Side::First => Bitboard(pieces.0 << 9) & Bitboard::ALL,
        Side::Second => Bitboard(pieces.0 >> 9),
    }
}

/// The points of `set` in a side's palace, packed into a short word.
#[inline]
pub(super) fn in_palace(side: Side, set: Bitboard) -> u32 {
    /// Red's palace; Black's is seven ranks further up.
    const PALACE: u32 = 0b111 << 3 | 0b111 << 12 | 0b111 << 21;
    let bits = match side {
        Side::First => set.0,
        Side::Second => set.0 >> 63,
    };
    bits as u32 & PALACE
}
