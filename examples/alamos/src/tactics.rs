use super::{Hop, KING, KNIGHT, PAWN, Position, QUEEN, ROOK, SQUARES, WIDTH};
use chariot_game::{Board, Evaluate, MoveList, Params, Piece, Rules, Score, Side, SplitMix64, Tactics};

/// Value of a piece type in centipawns. The king's only orders captures by it.
const fn value(kind: u8) -> i32 {
    match kind {
        KING => 1_000,
        QUEEN => 900,
        ROOK => 500,
        KNIGHT => 300,
        _ => 100,
    }
}

impl Position {
    pub(super) fn piece_on(&self, square: u8) -> Option<Piece> {
        self.board[usize::from(square)]
    }

    /// Gain of `m` in the exchange that follows on its square. Either side may stop, and captures with its least
    /// valuable piece.
    fn exchange(&self, m: Hop) -> i32 {
        let mut next = self.clone();
        next.play(m);
        let replies = next.noisy_moves();
        let cheapest = replies.into_iter().filter(|r| r.to == m.to).min_by_key(|&r| next.mover_value(r));
        self.material_gain(m) - cheapest.map_or(0, |reply| next.exchange(reply).max(0))
    }
}

impl Tactics for Position {
    const PARAMS: Params = Params::BASE;
    type Threats = ();
    const HISTORY_SLOTS: usize = Position::PIECE_LETTERS.len() * SQUARES;

    fn noisy_moves(&self) -> MoveList<Hop> {
        self.legal_moves().into_iter().filter(|&m| self.is_noisy(m)).collect()
    }

    fn is_noisy(&self, m: Hop) -> bool {
        m.promotion.is_some() || self.piece_on(m.to).is_some()
    }

    fn material_gain(&self, m: Hop) -> i32 {
        let victim = self.piece_on(m.to).map_or(0, |victim| value(victim.kind));
        victim + m.promotion.map_or(0, |kind| value(kind) - value(PAWN))
    }

    fn piece_value(kind: u8) -> i32 {
        value(kind)
    }

    fn mover_value(&self, m: Hop) -> i32 {
        self.piece_on(m.from).map_or(0, |mover| value(mover.kind))
    }

    fn see_ge(&self, m: Hop, threshold: i32) -> bool {
        self.exchange(m) >= threshold
    }

    fn threats(&self) {}

    fn threat_bonus(&self, &(): &(), _: Self::Move) -> i32 {
        0
    }

    fn history_slot(&self, m: Hop) -> usize {
        let kind = self.piece_on(m.from).map_or(KING, |mover| mover.kind);
        usize::from(kind) * SQUARES + usize::from(m.to)
    }

    fn pawn_key(&self) -> u64 {
        let pawns = self.pieces().into_iter().filter(|(piece, _)| piece.kind == PAWN);
        let squares = pawns.fold(0, |set, (piece, square)| set | 1 << (2 * square + piece.side as u8));
        SplitMix64::new(squares).next_u64()
    }

    fn non_pawn_key(&self, side: Side) -> u64 {
        let pieces = self.pieces().into_iter().filter(|(piece, _)| piece.kind != PAWN && piece.side == side);
        SplitMix64::new(pieces.fold(0, |set, (_, square)| set | 1 << square)).next_u64()
    }

    fn null_move(&self) -> Option<Self> {
        // With kings and pawns alone, a side can run out of harmless moves and lose.
        let has_piece = self
            .pieces()
            .iter()
            .any(|(piece, _)| piece.side == self.to_move && !matches!(piece.kind, KING | PAWN));
        if self.is_check() || !has_piece {
            return None;
        }
        let mut next = self.clone();
        next.pass();
        // A game contains no pass, so no earlier position can recur.
        next.clock = 0;
        Some(next)
    }

    fn pack(m: Hop) -> u16 {
        let squares = u16::from(m.from) * SQUARES as u16 + u16::from(m.to);
        1 + squares * 5 + u16::from(m.promotion.unwrap_or(KING))
    }

    fn unpack(&self, bits: u16) -> Option<Hop> {
        self.legal_moves().into_iter().find(|&m| Self::pack(m) == bits)
    }
}

/// Material and distance from the centre, kept as a running sum for the first side.
#[derive(Clone, Copy, Debug, Default)]
pub struct MaterialEvaluation;

/// Value of a piece on a square in centipawns, positive for the first side.
fn worth(piece: Piece, square: u8) -> i32 {
    // Squares from the middle, the same on both sides of it for any width.
    let off_middle = |place: u8| i32::from((2 * place).abs_diff(WIDTH - 1)) / 2;
    let worth = value(piece.kind) - 5 * (off_middle(square % WIDTH) + off_middle(square / WIDTH));
    if piece.side == Side::First { worth } else { -worth }
}

impl Evaluate<Position> for MaterialEvaluation {
    type State = i32;

    fn refresh(&self, position: &Position) -> i32 {
        position.pieces().into_iter().map(|(piece, square)| worth(piece, square)).sum()
    }

    fn update(&self, state: &i32, before: &Position, m: Hop, _after: &Position, next: &mut i32) {
        let mover = before.piece_on(m.from).map_or(0, |piece| {
            let placed = Piece { kind: m.promotion.unwrap_or(piece.kind), ..piece };
            worth(placed, m.to) - worth(piece, m.from)
        });
        let victim = before.piece_on(m.to).map_or(0, |piece| worth(piece, m.to));
        *next = state + mover - victim;
    }

    fn evaluate(&self, position: &Position, state: &i32) -> Score {
        Score::cp(if position.side_to_move() == Side::First { *state } else { -state })
    }
}
