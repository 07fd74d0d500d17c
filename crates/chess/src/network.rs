use crate::board::numbered;
use crate::castling::CastlingSquares;
use crate::{Move, Piece, PieceType, Position, Square, WHITE};
use chariot_eval::{NetworkInputs, PieceChanges, Viewpoint};
use chariot_game::{Rules, Side};

/// Neurons of the network for each side.
pub const NEURONS: usize = 96;

/// The trained network, as a file for [`chariot_eval::Network`]. The evaluation at full strength is
/// [`chariot_eval::NetworkEvaluation`] of [`Evaluation`](crate::Evaluation) with this network.
pub const NETWORK: &[u8] = include_bytes!("../data/chess.net");

const KING: u8 = PieceType::King as u8;
const KNIGHT: u8 = PieceType::Knight as u8;
const PAWN: u8 = PieceType::Pawn as u8;

/// Inputs for pawns, which never stand on the first and last rank.
const PAWNS: usize = 48;
/// Inputs for the own king, always seen on the left half.
const OWN_KING: usize = 32;
/// Inputs for own pieces: pawns, knights, bishops, rooks, queens, king.
const OWN: usize = PAWNS + 4 * 64 + OWN_KING;

/// Each side sees the board from its own end, mirrored while its king is on the right half.
impl NetworkInputs for Position {
    const LAYOUT: [u8; 4] = *b"che1";
    const INPUTS: usize = OWN + PAWNS + 5 * 64;
    const OUTPUTS: usize = 8;

    #[inline]
    fn viewpoint(side: Side, king: u8) -> Viewpoint {
        Viewpoint { side, way: king >> 2 & 1 }
    }

    #[inline]
    fn input(viewpoint: Viewpoint, piece: chariot_game::Piece, square: u8) -> usize {
        let Viewpoint { side, way } = viewpoint;
        let turn = if side == WHITE { 0 } else { 56 };
        let seen = usize::from(square ^ turn ^ (7 * way)) & 63;
        let is_own = piece.side == side;
        let start = if is_own { 0 } else { OWN };
        match piece.kind {
            KING if is_own => start + PAWNS + 4 * 64 + (seen >> 3) * 4 + (seen & 3),
            PAWN => start + seen.saturating_sub(8).min(PAWNS - 1),
            kind => start + PAWNS + usize::from(KNIGHT.saturating_sub(kind)) * 64 + seen,
        }
    }

    fn can_stand(piece: chariot_game::Piece, square: u8) -> bool {
        piece.kind != PAWN || (8..56).contains(&square)
    }

    #[inline]
    fn king_of(&self, side: Side) -> u8 {
        self.king(side).index() as u8
    }

    #[inline]
    fn has_bare_king(&self) -> bool {
        Side::BOTH.into_iter().any(|side| !self.by_side(side).has_many())
    }

    #[inline]
    fn changes(&self, m: Move) -> PieceChanges {
        let us = self.side_to_move();
        let at = |side, kind, square: Square| (numbered(Piece { side, kind }), square.index() as u8);
        let (removed, added) = if self.by_side(!us).contains(m.to()) {
            (Some(at(!us, self.kind_on(m.to()), m.to())), None)
        } else if let Some(victim) = m.en_passant_victim() {
            (Some(at(!us, PieceType::Pawn, victim)), None)
        } else if let Some(CastlingSquares { rook_from, rook_to, .. }) = m.castling_squares() {
            (Some(at(us, PieceType::Rook, rook_from)), Some(at(us, PieceType::Rook, rook_to)))
        } else {
            (None, None)
        };
        PieceChanges {
            from: at(us, m.kind(), m.from()),
            to: at(us, m.promotion().unwrap_or(m.kind()), m.destination()),
            removed,
            added,
        }
    }
}
