//! Rules that share no code with the engine.

use crate::naive_repetition::ruling;
use crate::naive_xiangqi::NaiveXiangqi;
use cozy_chess::util::{display_uci_move, parse_uci_move};
use cozy_chess::{BitBoard, Board, Color, GameStatus, Piece};

/// A position by independent rules.
pub(crate) trait Referee: Clone {
    const GAME: &'static str;

    fn start() -> Self;

    fn first_to_move(&self) -> bool;

    fn legal_moves(&self) -> Vec<String>;

    /// The position after a move, which must be legal.
    fn after(&self, text: &str) -> Self;

    /// Result of the game for the side to move, and part of the reason; `None` while it goes on.
    fn ending(positions: &[Self]) -> Option<(&'static str, &'static str)>;
}

/// Chess by cozy-chess.
#[derive(Clone)]
pub(crate) struct Chess(Board);

impl Referee for Chess {
    const GAME: &'static str = "chess";

    fn start() -> Chess {
        Chess(Board::default())
    }

    fn first_to_move(&self) -> bool {
        self.0.side_to_move() == Color::White
    }

    fn legal_moves(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.0.generate_moves(|moves| {
            legal.extend(moves.into_iter().map(|m| display_uci_move(&self.0, m).to_string()));
            false
        });
        legal
    }

    fn after(&self, text: &str) -> Chess {
        let board = &self.0;
        let m = parse_uci_move(board, text).unwrap_or_else(|_| panic!("{text} is no move in {board}"));
        assert!(board.is_legal(m), "{text} is illegal in {board}");
        let mut next = board.clone();
        next.play(m);
        Chess(next)
    }

    fn ending(positions: &[Chess]) -> Option<(&'static str, &'static str)> {
        let board = &positions.last()?.0;
        let has_moves = board.generate_moves(|_| true);
        let repeated = positions.iter().filter(|earlier| earlier.0.same_position(board)).count();
        if !has_moves && !board.checkers().is_empty() {
            Some(("loss", "checkmate"))
        } else if !has_moves {
            Some(("draw", "stalemate"))
        } else if repeated >= 3 {
            Some(("draw", "repe"))
        } else if board.halfmove_clock() >= 100 {
            assert_eq!(board.status(), GameStatus::Drawn);
            Some(("draw", "move"))
        } else if is_dead(board) {
            Some(("draw", "insufficient material"))
        } else {
            None
        }
    }
}

/// Whether only kings are left, or kings and one minor piece, or bishops on squares of one colour.
fn is_dead(board: &Board) -> bool {
    let heavy = board.pieces(Piece::Pawn) | board.pieces(Piece::Rook) | board.pieces(Piece::Queen);
    let knights = board.pieces(Piece::Knight).len();
    let bishops = board.pieces(Piece::Bishop);
    let dark = bishops & BitBoard::DARK_SQUARES;
    let one_colour = dark.is_empty() || dark == bishops;
    heavy.is_empty() && if knights == 0 { one_colour } else { knights == 1 && bishops.is_empty() }
}

/// Xiangqi by the naive rules, with the plies since the last capture.
#[derive(Clone)]
pub(crate) struct Xiangqi {
    board: NaiveXiangqi,
    quiet_plies: usize,
}

/// Plies without a capture that draw a game.
const MOVE_LIMIT: usize = 120;

impl Referee for Xiangqi {
    const GAME: &'static str = "xiangqi";

    fn start() -> Xiangqi {
        let fen = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
        Xiangqi { board: NaiveXiangqi::new(fen), quiet_plies: 0 }
    }

    fn first_to_move(&self) -> bool {
        self.board.red_to_move()
    }

    fn legal_moves(&self) -> Vec<String> {
        self.board.legal_moves().into_iter().collect()
    }

    fn after(&self, text: &str) -> Xiangqi {
        assert!(self.board.legal_moves().contains(text), "{text} is illegal in {:?}", self.board);
        let mut next = self.clone();
        next.quiet_plies = if next.board.play(text) { 0 } else { self.quiet_plies + 1 };
        next
    }

    fn ending(positions: &[Xiangqi]) -> Option<(&'static str, &'static str)> {
        let last = positions.last()?;
        let same = |earlier: &Xiangqi| earlier.board == last.board;
        if last.board.legal_moves().is_empty() {
            let reason = if last.board.is_check() { "checkmate" } else { "stalemate" };
            Some(("loss", reason))
        } else if positions.iter().filter(|earlier| same(earlier)).count() >= 3 {
            let first = positions.iter().position(same)?;
            let cycle: Vec<NaiveXiangqi> = positions[first..].iter().map(|p| p.board.clone()).collect();
            Some(ruling(&cycle))
        } else if last.board.attackers() == 0 {
            Some(("draw", "insufficient material"))
        } else if last.quiet_plies >= MOVE_LIMIT {
            Some(("draw", "move"))
        } else {
            None
        }
    }
}
