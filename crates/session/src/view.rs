use crate::Setup;
use game::{Error, GameResult, Notice, Odds, Side};

/// A piece on a named square.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize, tsify::Tsify))]
pub struct BoardPiece {
    /// Name of the square, such as `e4`.
    pub square: String,
    /// Its owner.
    pub side: Side,
    /// Capital letter of its kind: `K Q R B N P`.
    pub kind: char,
}

/// A move in coordinates and in the session's notation.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize, tsify::Tsify))]
pub struct NotatedMove {
    /// UCI coordinates: `e2e4`, `e7e8q`.
    pub uci: String,
    /// Square it starts on.
    pub from: String,
    /// Square it ends on (castling: the king's, or its rook's where only Chess960 castles so).
    pub to: String,
    /// Where king and rook go if the move castles: one of the squares is `to`, and people mean it by the other as well.
    #[cfg_attr(feature = "serde", serde(default), tsify(optional))]
    pub castling: Option<CastlingMove>,
    /// The piece it captures, on the square where it stands: in en passant not the one the move ends on.
    #[cfg_attr(feature = "serde", serde(default), tsify(optional))]
    pub captured: Option<BoardPiece>,
    /// Capital letter of the kind it promotes to.
    pub promotion: Option<char>,
    /// As people write it, in the position it is played in: `Nf3`.
    pub text: String,
}

/// Where king and rook go in castling.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize, tsify::Tsify))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub struct CastlingMove {
    /// The king's new square.
    pub king_to: String,
    /// The rook's old square.
    pub rook_from: String,
}

/// The game in progress: position, moves, history and result. Read-only.
pub trait GameView {
    /// Number of files and of ranks of the board.
    fn board_size(&self) -> (u8, u8);

    /// Canonical FEN of the current position.
    fn fen(&self) -> String;

    /// Canonical FEN of the position the game started from.
    fn start_fen(&self) -> String;

    /// Side to move and full-move number of the start position.
    fn start_turn(&self) -> (Side, u16);

    /// Side to move in the current position.
    fn side_to_move(&self) -> Side;

    /// The pieces on the board, by rising square.
    fn pieces(&self) -> Vec<BoardPiece>;

    /// Square of the side to move's royal piece if it is in check.
    fn checked_square(&self) -> Option<String>;

    /// Legal moves of the current position.
    fn legal_moves(&self) -> Vec<NotatedMove>;

    /// The moves played since the start.
    fn history(&self) -> Vec<NotatedMove>;

    /// How the game ended, for the side to move; `None` while it goes on.
    fn result(&self) -> Option<GameResult>;

    /// What each side did in the repetition that ended the game, in the language of the session's style; `None` if
    /// the termination says it all.
    fn explanation(&self) -> Option<String>;

    /// False if `side` has insufficient material to mate by any play: it cannot win on time either.
    fn has_mating_material(&self, side: Side) -> bool;

    /// Perft divide: for each legal move, the leaf nodes below it at `depth` plies from this position.
    /// `None` if `stops` said so, which is asked about every millisecond.
    fn divide(&self, depth: u8, stops: &dyn Fn() -> bool) -> Option<Vec<(NotatedMove, u64)>>;

    /// Reads a FEN of this game without setting it up. Returns the canonical FEN and notices about what was repaired.
    ///
    /// # Errors
    /// What is wrong with the FEN.
    fn read_fen(&self, text: &str) -> Result<(String, Vec<Notice>), Error>;

    /// The fields of the FEN of the current position.
    fn setup(&self) -> Setup;

    /// What a text says as far as it has the form of a FEN, legal or not; `None` if it has no board of this game.
    fn read_setup(&self, text: &str) -> Option<Setup>;

    /// A setup as FEN, legal or not.
    ///
    /// # Errors
    /// `SQUARE` or `PIECE`: the game has no such square or piece.
    fn write_setup(&self, setup: &Setup) -> Result<String, Error>;

    /// Names the current position among those of openings in a few letters: pieces and side to move count, however they
    /// came about. Where the board is set up the same from left and right, a position has the name of its mirror image.
    fn opening_key(&self) -> String;

    /// Starts of this game with unequal material, the mildest first; empty if odds are not usual in it.
    fn odds(&self) -> &'static [Odds];
}
