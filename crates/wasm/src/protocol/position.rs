//! A game and a position of it.

use super::{GameName, MoveStyle, SideName, TerminationName};
use serde::{Deserialize, Serialize};
use tsify::Tsify;

/// A game so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct Game {
    /// Which game.
    pub game: GameName,
    /// FEN of the start position; absent for the usual one.
    #[serde(default)]
    pub start: Option<String>,
    /// The moves since the start, in coordinates (UCI).
    pub moves: Vec<String>,
    /// Notation of the moves in replies.
    #[serde(default)]
    pub style: MoveStyle,
}

/// Moves that follow a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct TypedMoves {
    /// The game so far.
    pub game: Game,
    /// The moves after it, in any notation of the game.
    pub texts: Vec<String>,
}

/// Everything to draw a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// The game so far, moves in coordinates.
    pub game: Game,
    /// FEN of the position.
    pub fen: String,
    /// Number of files of the board, from `a`.
    pub files: u8,
    /// Number of ranks of the board, from 1.
    pub ranks: u8,
    /// The pieces on the board, by rising square.
    pub pieces: Vec<BoardPiece>,
    /// The side to move.
    pub to_move: SideName,
    /// The side to move in the start position.
    pub start_to_move: SideName,
    /// Full-move number of the first move of the history.
    pub start_move_number: u16,
    /// Square of the checked king.
    pub check: Option<String>,
    /// Legal moves.
    pub moves: Vec<NotatedMove>,
    /// Moves played since the start position.
    pub history: Vec<NotatedMove>,
    /// How the game ended; absent while it goes on.
    pub result: Option<FinalResult>,
    /// Whether each side has the material to win. One that has not gets a draw when the opponent's time runs out.
    pub mating_material: MatingMaterial,
}

/// A piece on a square.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct BoardPiece {
    /// Name of the square, such as `e4`.
    pub square: String,
    /// Its owner.
    pub side: SideName,
    /// Capital letter of its type: `K Q R B N P`.
    pub kind: char,
}

/// Whether each side has the material to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct MatingMaterial {
    /// White, Red.
    pub first: bool,
    /// Black.
    pub second: bool,
}

/// Where king and rook go in castling.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct CastlingMove {
    /// The king's new square.
    pub king_to: String,
    /// The rook's old square.
    pub rook_from: String,
}

/// A move in coordinates and in the notation of the chosen style.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct NotatedMove {
    /// Coordinates: `e2e4`, `e7e8q`.
    pub uci: String,
    /// Square it starts on.
    pub from: String,
    /// Square it ends on (castling: the king's, or its rook's where only Chess960 castles so).
    pub to: String,
    /// Where king and rook go if the move castles: one of the squares is `to`, and people mean it by the other as well.
    #[serde(default)]
    #[tsify(optional)]
    pub castling: Option<CastlingMove>,
    /// The piece it captures, on the square where it stands: in en passant not the one the move ends on.
    #[serde(default)]
    #[tsify(optional)]
    pub captured: Option<BoardPiece>,
    /// Capital letter of the piece type it promotes to.
    pub promotion: Option<char>,
    /// As people write it: `Nf3`.
    pub text: String,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct FinalResult {
    /// The side that won; absent for a draw.
    pub winner: Option<SideName>,
    /// The rule that ended it.
    pub termination: TerminationName,
    /// The rule in English: `threefold repetition`.
    pub description: String,
    /// What each side did in a judged repetition, in the language of the move style.
    pub explanation: Option<String>,
}

/// A start in which one side gives odds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct OddsStart {
    /// What is given, in English: `left horse`.
    pub name: String,
    /// FEN if the first side gives it.
    pub first_gives: String,
    /// FEN if the second side gives it.
    pub second_gives: String,
}
