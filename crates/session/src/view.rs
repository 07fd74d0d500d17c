use game::{Error, GameResult, Notice, Odds, Side};

/// A piece on a named square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacedPiece {
    /// Name of the square, such as `e4`.
    pub square: String,
    /// Its owner.
    pub side: Side,
    /// Capital letter of its kind.
    pub kind: char,
}

/// A move in UCI coordinates and in the session's notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveInfo {
    /// UCI coordinates, such as `e2e4`.
    pub uci: String,
    /// Square the piece leaves.
    pub from: String,
    /// Target square; for castling the king's target, or its rook's square where only Chess960 castles so.
    pub to: String,
    /// Where king and rook go if the move castles.
    pub castling: Option<CastlingInfo>,
    /// The captured piece on its square: not the target square in en passant.
    pub captured: Option<PlacedPiece>,
    /// Capital letter of the kind it promotes to.
    pub promotion: Option<char>,
    /// The move in the session's notation, written for the position it is played in.
    pub text: String,
}

/// Castling: one of the squares is [`MoveInfo::to`], and people mean it by the other as well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CastlingInfo {
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
    fn pieces(&self) -> Vec<PlacedPiece>;

    /// Square of the side to move's royal piece if it is in check.
    fn checked_square(&self) -> Option<String>;

    /// Legal moves of the current position.
    fn legal_moves(&self) -> Vec<MoveInfo>;

    /// The moves played since the start.
    fn history(&self) -> Vec<MoveInfo>;

    /// How the game ended, for the side to move; `None` while it goes on.
    fn result(&self) -> Option<GameResult>;

    /// What each side did in the repetition that ended the game, in the language of the session's style; `None` if
    /// the termination says it all.
    fn explanation(&self) -> Option<String>;

    /// False if `side` has insufficient material to mate by any play: it cannot win on time either.
    fn has_mating_material(&self, side: Side) -> bool;

    /// Perft divide: for each legal move, the leaf nodes below it at `depth` plies from this position.
    /// `None` if `stops` said so, which is asked about every millisecond.
    #[cfg(feature = "perft")]
    fn divide(&self, depth: u8, stops: &dyn Fn() -> bool) -> Option<Vec<(MoveInfo, u64)>>;

    /// Reads a FEN of this game without setting it up. Returns the canonical FEN and notices about what was repaired.
    ///
    /// # Errors
    /// What is wrong with the FEN.
    fn read_fen(&self, text: &str) -> Result<(String, Vec<Notice>), Error>;

    /// FEN of a position of this game with these pieces.
    ///
    /// # Errors
    /// The rule that the placement breaks.
    fn setup_fen(&self, pieces: &[PlacedPiece], to_move: Side) -> Result<String, Error>;

    /// Starts of this game with unequal material, the mildest first; empty if odds are not usual in it.
    fn odds(&self) -> &'static [Odds];
}
