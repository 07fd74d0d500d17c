use crate::Setup;
use chariot_book::{Piece, PositionKey, Record, Verdict};
use chariot_game::{Error, GameResult, Notice, Odds, Side};

/// A piece on a named square.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize, tsify::Tsify))]
pub struct BoardPiece {
    /// Name of the square, such as `e4`.
    pub square: String,
    /// Owner of the piece.
    pub side: Side,
    /// Capital letter of its type: `K Q R B N P`.
    pub kind: char,
}

/// A move in coordinates and in the session's notation.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize, tsify::Tsify))]
pub struct NotatedMove {
    /// UCI coordinates: `e2e4`, `e7e8q`.
    pub uci: String,
    /// Start square.
    pub from: String,
    /// End square. In castling the king's, or the rook's where only Chess960 castles so.
    pub to: String,
    /// Squares of king and rook in castling. `to` is one of them; a click on the other means the same move.
    #[cfg_attr(feature = "serde", serde(default), tsify(optional))]
    pub castling: Option<CastlingMove>,
    /// The captured piece, on its own square: in en passant not `to`.
    #[cfg_attr(feature = "serde", serde(default), tsify(optional))]
    pub captured: Option<BoardPiece>,
    /// Capital letter of the piece type it promotes to.
    pub promotion: Option<char>,
    /// The move in the session's notation: `Nf3`.
    pub text: String,
}

/// Squares of king and rook in castling.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize, tsify::Tsify))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub struct CastlingMove {
    /// The king's new square.
    pub king_to: String,
    /// The rook's old square.
    pub rook_from: String,
}

/// A move of an opening book and how it has fared. Results are those of the side that plays it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize, tsify::Tsify))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub struct BookMove {
    /// The move.
    #[cfg_attr(feature = "serde", serde(rename = "move"))]
    pub info: NotatedMove,
    /// Games in which it was played; 0 if it is known only to be popular.
    pub games: u32,
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost. A game without a result is none of the three.
    pub losses: u32,
    /// Score of a search after the move, in centipawns; absent if it was not searched.
    pub score: Option<i16>,
    /// Verdict by score and results; absent where both say too little.
    pub verdict: Option<Verdict>,
    /// Names the position after the move among those of openings.
    pub opening_key: String,
}

impl BookMove {
    /// How the move has fared.
    #[must_use]
    pub fn record(&self) -> Record {
        let BookMove { games, wins, draws, losses, score, verdict, .. } = *self;
        Record { games, wins, draws, losses, score, verdict }
    }
}

/// The game in progress: position, moves, history and result. Read-only.
pub trait GameView {
    /// Numbers of files and ranks of the board.
    fn board_size(&self) -> (u8, u8);

    /// Canonical FEN of the current position.
    fn fen(&self) -> String;

    /// Canonical FEN of the start position.
    fn start_fen(&self) -> String;

    /// Side to move and full-move number of the start position.
    fn start_turn(&self) -> (Side, u16);

    /// Side to move in the current position.
    fn side_to_move(&self) -> Side;

    /// The pieces on the board, by ascending square.
    fn pieces(&self) -> Vec<BoardPiece>;

    /// Square of the side to move's royal piece if it is in check.
    fn checked_square(&self) -> Option<String>;

    /// Legal moves of the current position.
    fn legal_moves(&self) -> Vec<NotatedMove>;

    /// The moves played since the start.
    fn history(&self) -> Vec<NotatedMove>;

    /// The result for the side to move; `None` while the game goes on.
    fn result(&self) -> Option<GameResult>;

    /// Actions of each side in the repetition that ended the game, in the language of the session's style; `None` if
    /// the termination says it all.
    fn explanation(&self) -> Option<String>;

    /// Whether `side` can mate by any play. If not, it cannot win on time either.
    fn has_mating_material(&self, side: Side) -> bool;

    /// Perft divide: for each legal move, the number of leaf nodes at `depth` plies from this position. `None` if
    /// `stops` returned true; it is called about every millisecond.
    fn divide(&self, depth: u8, stops: &dyn Fn() -> bool) -> Option<Vec<(NotatedMove, u64)>>;

    /// Reads a FEN of this game without setting it up. Returns the canonical FEN and the repairs.
    ///
    /// # Errors
    /// An invalid FEN.
    fn read_fen(&self, text: &str) -> Result<(String, Vec<Notice>), Error>;

    /// The fields of the FEN of the current position.
    fn setup(&self) -> Setup;

    /// The position in a text of FEN form, legal or not; `None` if it has no board of this game.
    fn read_setup(&self, text: &str) -> Option<Setup>;

    /// The FEN of a setup, legal or not.
    ///
    /// # Errors
    /// `SQUARE` or `PIECE`: the game has no such square or piece.
    fn write_setup(&self, setup: &Setup) -> Result<String, Error>;

    /// Names the current position among those of openings.
    fn opening_key(&self) -> PositionKey;

    /// The moves here in these pieces of a book, the most played first; empty where the book does not have the position.
    fn book_moves(&self, pieces: &[&Piece]) -> Vec<BookMove>;

    /// Starts of this game with odds, the smallest first; empty if the game has none.
    fn odds(&self) -> &'static [Odds];
}
