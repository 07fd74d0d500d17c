use super::{Hop, SQUARES, Skirmish, WIDTH};
use chariot_eval::{NetworkInputs, PieceChanges, Viewpoint};
use chariot_game::{Board, Piece, Rules, Side};

/// Inputs of one side's pieces.
const OF_A_SIDE: usize = 5 * SQUARES;

/// Each side sees the board from its own end, mirrored while its king stands on the right.
impl NetworkInputs for Skirmish {
    const LAYOUT: [u8; 4] = *b"toy1";
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

    fn can_stand(_: Piece, _: u8) -> bool {
        true
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
        PieceChanges { from: (piece, m.from), to: (piece, m.to), removed: self.captured(m), added: None }
    }
}
