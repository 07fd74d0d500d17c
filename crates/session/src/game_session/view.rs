use super::{GameSession, KnownEndings};
use crate::setup::{self, Setup};
use crate::{BoardPiece, BookMove, CastlingMove, GameView, NotatedMove};
use chariot_book::{Piece as BookPiece, PositionKey, Record};
use chariot_game::{Board, Endgame, Error, GameResult, Notation, Notice, Odds, Piece, Side, Style};
use games::GamePosition;

/// Describes a move of `position` for users, in this notation.
#[must_use]
pub fn describe_move<P: Notation + Endgame>(position: &P, m: P::Move, style: Style) -> NotatedMove {
    let (from, to) = P::from_to(m);
    NotatedMove {
        uci: m.to_string(),
        from: P::square_name(from),
        to: P::square_name(to),
        castling: P::castling(m).map(|(king_to, rook_from)| CastlingMove {
            king_to: P::square_name(king_to),
            rook_from: P::square_name(rook_from),
        }),
        captured: position.captured(m).map(describe_piece::<P>),
        promotion: P::promotion(m),
        text: position.write_move(m, style),
    }
}

/// Describes a piece and its square by their names.
#[must_use]
pub fn describe_piece<P: Board>((piece, square): (Piece, u8)) -> BoardPiece {
    BoardPiece {
        square: P::square_name(square),
        side: piece.side,
        kind: char::from(P::PIECE_LETTERS.as_bytes()[usize::from(piece.kind)]),
    }
}

impl<P: GamePosition, E: KnownEndings<P>> GameView for GameSession<P, E> {
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

    fn pieces(&self) -> Vec<BoardPiece> {
        self.line.current().pieces().into_iter().map(describe_piece::<P>).collect()
    }

    fn checked_square(&self) -> Option<String> {
        let position = self.line.current();
        position.is_check().then(|| P::square_name(position.king_square()))
    }

    fn legal_moves(&self) -> Vec<NotatedMove> {
        let position = self.line.current();
        position.legal_moves().into_iter().map(|m| describe_move(position, m, self.style)).collect()
    }

    fn history(&self) -> Vec<NotatedMove> {
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

    fn divide(&self, depth: u8, stops: &dyn Fn() -> bool) -> Option<Vec<(NotatedMove, u64)>> {
        let position = self.line.current();
        let counts = chariot_game::divide(position, depth, stops)?.into_iter();
        Some(counts.map(|(m, nodes)| (describe_move(position, m, self.style), nodes)).collect())
    }

    fn read_fen(&self, text: &str) -> Result<(String, Vec<Notice>), Error> {
        let fen = P::read_fen(text)?;
        Ok((fen.position.to_string(), fen.notices))
    }

    fn setup(&self) -> Setup {
        setup::of(self.line.current())
    }

    fn read_setup(&self, text: &str) -> Option<Setup> {
        setup::read::<P>(text)
    }

    fn write_setup(&self, setup: &Setup) -> Result<String, Error> {
        setup::write::<P>(setup)
    }

    fn opening_key(&self) -> PositionKey {
        PositionKey::of(self.line.current())
    }

    fn book_moves(&self, pieces: &[&BookPiece]) -> Vec<BookMove> {
        let position = self.line.current();
        let described = |(m, Record { games, wins, draws, losses, score, verdict })| {
            let mut after = position.clone();
            after.play(m);
            BookMove {
                info: describe_move(position, m, self.style),
                games,
                wins,
                draws,
                losses,
                score,
                verdict,
                opening_key: PositionKey::of(&after).to_string(),
            }
        };
        chariot_book::moves_of(position, pieces).into_iter().map(described).collect()
    }

    fn odds(&self) -> &'static [Odds] {
        P::ODDS
    }
}
