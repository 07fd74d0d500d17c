use super::{Hop, Position, SQUARES, WIDTH};
use chariot_eval::{NetworkInputs, PieceChanges, Viewpoint};
use chariot_game::{Board, Endgame, Piece, Rules, Side};

/// Inputs of one side's pieces.
const OF_A_SIDE: usize = 5 * SQUARES;

/// Each side sees the board from its own end, mirrored while its king stands on the right.
impl NetworkInputs for Position {
    const LAYOUT: [u8; 4] = *b"alm1";
    const INPUTS: usize = 2 * OF_A_SIDE;
    const OUTPUTS: usize = 2;

    fn viewpoint(side: Side, king: u8) -> Viewpoint {
        Viewpoint { side, way: u8::from(2 * (king % WIDTH) > WIDTH - 1) }
    }

    fn input(viewpoint: Viewpoint, piece: Piece, square: u8) -> usize {
        let (file, rank) = (square % WIDTH, square / WIDTH);
        let file = if viewpoint.way == 1 { WIDTH - 1 - file } else { file };
        let rank = if viewpoint.side == Side::First { rank } else { WIDTH - 1 - rank };
        let start = if piece.side == viewpoint.side { 0 } else { OF_A_SIDE };
        start + usize::from(piece.kind) * SQUARES + usize::from(rank * WIDTH + file)
    }

    fn can_stand(piece: Piece, square: u8) -> bool {
        Self::allowed(piece).contains(square)
    }

    fn output(pieces: u32) -> usize {
        usize::from(pieces > 6)
    }

    fn king_of(&self, side: Side) -> u8 {
        self.king(side)
    }

    fn has_bare_king(&self) -> bool {
        Side::BOTH.into_iter().any(|side| self.occupied[side].len() == 1)
    }

    fn changes(&self, m: Hop) -> PieceChanges {
        // A legal move has a piece on its start square.
        let piece = self.piece_on(m.from).unwrap_or(Piece { side: self.side_to_move(), kind: 0 });
        let placed = Piece { kind: m.promotion.unwrap_or(piece.kind), ..piece };
        PieceChanges { from: (piece, m.from), to: (placed, m.to), removed: self.captured(m), added: None }
    }
}
