use super::GameSession;
use crate::{CastlingInfo, GameView, MoveInfo, PlacedPiece};
use game::{
    Details, Endgame, Error, ErrorKind, GameResult, Notation, Notice, Odds, Piece, Side, Style, echo,
};
use games::GamePosition;

/// What users are told of a move of `position`, in this notation.
#[must_use]
pub fn describe_move<P: Notation + Endgame>(position: &P, m: P::Move, style: Style) -> MoveInfo {
    let (from, to) = P::from_to(m);
    MoveInfo {
        uci: m.to_string(),
        from: P::square_name(from),
        to: P::square_name(to),
        castling: P::castling(m).map(|(king_to, rook_from)| CastlingInfo {
            king_to: P::square_name(king_to),
            rook_from: P::square_name(rook_from),
        }),
        captured: position.captured(m).map(place::<P>),
        promotion: P::promotion(m),
        text: position.write_move(m, style),
    }
}

/// A piece and its square by their names.
fn place<P: Endgame>((piece, square): (Piece, u8)) -> PlacedPiece {
    PlacedPiece {
        square: P::square_name(square),
        side: piece.side,
        kind: char::from(P::PIECE_LETTERS.as_bytes()[usize::from(piece.kind)]),
    }
}

impl<P: GamePosition> GameView for GameSession<P> {
    fn board_size(&self) -> (u8, u8) {
        (P::FILES, P::RANKS)
    }

    fn fen(&self) -> String {
        self.line.current().to_string()
    }

    fn start_fen(&self) -> String {
        self.line.positions()[0].to_string()
    }

    fn start_turn(&self) -> (Side, u16) {
        let start = &self.line.positions()[0];
        (start.side_to_move(), start.fullmove_number())
    }

    fn side_to_move(&self) -> Side {
        self.line.current().side_to_move()
    }

    fn pieces(&self) -> Vec<PlacedPiece> {
        self.line.current().pieces().into_iter().map(place::<P>).collect()
    }

    fn checked_square(&self) -> Option<String> {
        let position = self.line.current();
        position.is_check().then(|| P::square_name(position.king_square()))
    }

    fn legal_moves(&self) -> Vec<MoveInfo> {
        let position = self.line.current();
        position.legal_moves().into_iter().map(|m| describe_move(position, m, self.style)).collect()
    }

    fn history(&self) -> Vec<MoveInfo> {
        let moves = self.line.moves().iter();
        moves.zip(self.line.positions()).map(|(&m, before)| describe_move(before, m, self.style)).collect()
    }

    fn result(&self) -> Option<GameResult> {
        self.line.result()
    }

    fn explanation(&self) -> Option<String> {
        P::explain_repetition(self.line.judged_repetition()?, self.style)
    }

    fn has_mating_material(&self, side: Side) -> bool {
        self.line.current().has_mating_material(side)
    }

    #[cfg(feature = "perft")]
    fn divide(&self, depth: u8, stops: &dyn Fn() -> bool) -> Option<Vec<(MoveInfo, u64)>> {
        let position = self.line.current();
        let counts = game::divide(position, depth, stops)?.into_iter();
        Some(counts.map(|(m, nodes)| (describe_move(position, m, self.style), nodes)).collect())
    }

    fn read_fen(&self, text: &str) -> Result<(String, Vec<Notice>), Error> {
        let fen = P::read_fen(text)?;
        Ok((fen.position.to_string(), fen.notices))
    }

    fn setup_fen(&self, pieces: &[PlacedPiece], to_move: Side) -> Result<String, Error> {
        let pieces: Vec<(Piece, u8)> = pieces.iter().map(read_placed::<P>).collect::<Result<_, _>>()?;
        Ok(P::from_pieces(&pieces, to_move)?.to_string())
    }

    fn odds(&self) -> &'static [Odds] {
        P::ODDS
    }
}

fn read_placed<P: Endgame>(placed: &PlacedPiece) -> Result<(Piece, u8), Error> {
    let square = P::parse_square(&placed.square).ok_or_else(|| {
        Error::new(ErrorKind::Square, Details::new().text(&placed.square), || {
            format!("the board has no square {}", echo(&placed.square))
        })
    })?;
    let kind = P::PIECE_LETTERS.find(placed.kind).ok_or_else(|| {
        let mut kind = [0; 4];
        let kind = &*placed.kind.encode_utf8(&mut kind);
        Error::new(ErrorKind::Piece, Details::new().text(kind), || {
            format!("no piece is called {}; known: {}", echo(kind), P::PIECE_LETTERS)
        })
    })?;
    Ok((Piece { side: placed.side, kind: kind as u8 }, square))
}
