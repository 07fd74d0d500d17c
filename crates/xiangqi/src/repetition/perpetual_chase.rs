use crate::attack_tables::AttackTables;
use crate::{Bitboard, Piece, PieceType, Position, Square};
use game::{PerSide, Side};

/// A threat to capture that the repetition law may count as a chase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Threat {
    /// Where the chaser stands.
    pub(crate) by: Square,
    /// Where the chased piece stands.
    pub(crate) on: Square,
    /// The chased piece is a horse that pins the chaser: it would give check if the chaser left its leg.
    pub(crate) pinned: bool,
}

/// All threats of one side in a position, whichever side is to move.
///
/// A threat is a capture that would be legal were it `side`'s turn, by neither general nor pawn, of neither
/// the general nor a pawn on its own side of the river, if
/// - the chased piece outranks the chaser: a rook attacked by horse or cannon, a rook, horse or cannon attacked
///   by advisor or elephant; or
/// - the chased piece has no true protector: no legal recapture would follow.
///
/// Two pieces of one kind that can take each other offer an exchange, which threatens nobody.
///
/// Checks come and go with the moves that are compared, so they make and unmake no threats: a check to
/// `side` keeps no chaser from capturing, a check to the other side no piece from taking back.
pub(crate) fn threats(position: &Position, side: Side) -> Vec<Threat> {
    let in_check = |side: Side| !position.attackers(position.king(side), !side).is_empty();
    let view = ChaseView { position, tables: AttackTables::get(), checks: PerSide(Side::BOTH.map(in_check)) };
    let mut threats = Vec::new();
    for kind in
        [PieceType::Rook, PieceType::Horse, PieceType::Cannon, PieceType::Advisor, PieceType::Elephant]
    {
        let chaser = Piece { side, kind };
        for by in position.by_piece(side, kind) {
            let chased = view.captures(chaser, by) & view.chaseable(!side);
            let threatened = chased.into_iter().filter(|&on| view.threatens(chaser, by, on));
            threats.extend(threatened.map(|on| Threat { by, on, pinned: view.is_pinned(side, by, on) }));
        }
    }
    threats
}

/// True if the piece on `by` attacks the point `on`.
pub(crate) fn attacks(position: &Position, by: Square, on: Square) -> bool {
    let piece = position.piece_on(by);
    piece.is_some_and(|piece| position.targets(AttackTables::get(), piece, by).contains(on))
}

struct ChaseView<'a> {
    position: &'a Position,
    tables: &'static AttackTables,
    /// Who is in check.
    checks: PerSide<bool>,
}

impl ChaseView<'_> {
    /// Pieces of `side` that can be chased.
    fn chaseable(&self, side: Side) -> Bitboard {
        let free_game = self.position.by_piece(side, PieceType::Pawn) & Bitboard::home(side);
        self.position.by_side(side) & !free_game & !self.position.by_type(PieceType::General)
    }

    /// Enemy pieces a piece attacks.
    fn captures(&self, piece: Piece, from: Square) -> Bitboard {
        self.position.targets(self.tables, piece, from) & self.position.by_side(!piece.side)
    }

    fn threatens(&self, chaser: Piece, by: Square, on: Square) -> bool {
        let Some(chased) = self.position.piece_on(on) else { return false };
        if !self.may_capture(chaser, by, on) {
            return false;
        }
        let outranked = match chaser.kind {
            PieceType::Horse | PieceType::Cannon => chased.kind == PieceType::Rook,
            PieceType::Advisor | PieceType::Elephant => {
                matches!(chased.kind, PieceType::Rook | PieceType::Horse | PieceType::Cannon)
            }
            _ => false,
        };
        let exchange = chaser.kind == chased.kind
            && self.captures(chased, on).contains(by)
            && self.may_capture(chased, on, by);
        outranked || !exchange && !self.is_protected(by, on)
    }

    /// True if a capture does not leave the capturer's general in check, or that is in check already.
    fn may_capture(&self, piece: Piece, from: Square, to: Square) -> bool {
        self.checks[piece.side] || self.position.is_safe_for(self.tables, piece, from, to)
    }

    /// True if a capture of `on` from `by` could be answered by recapturing.
    fn is_protected(&self, by: Square, on: Square) -> bool {
        let after = self.position.after_capture(by, on);
        after.by_side(after.turn).into_iter().any(|from| {
            after.piece_on(from).is_some_and(|piece| {
                after.targets(self.tables, piece, from).contains(on)
                    && (self.checks[piece.side] || after.is_safe_for(self.tables, piece, from, on))
            })
        })
    }

    fn is_pinned(&self, side: Side, by: Square, on: Square) -> bool {
        let general = self.position.king(side);
        let without = self.position.lines().toggled(by);
        self.position.by_type(PieceType::Horse).contains(on)
            && self.tables.horse_to(general, &without).contains(on)
            && self.tables.leg(on, general).contains(by)
    }
}
