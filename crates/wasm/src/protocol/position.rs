//! A game and a position in it.

use serde::de::IntoDeserializer;
use serde::de::value::StringDeserializer;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use session::{BoardPiece, GameId, GameResult, GameView, NotatedMove, Odds, Side, Style};
use tsify::Tsify;

/// A game so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct Game {
    /// Name of the game.
    pub game: GameId,
    /// FEN of the start position; absent for the usual one.
    #[serde(default)]
    pub start: Option<String>,
    /// Moves since the start, in coordinates (UCI).
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

/// Everything needed to draw a position.
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
    /// The pieces on the board, by ascending square.
    pub pieces: Vec<BoardPiece>,
    /// The side to move.
    pub to_move: Side,
    /// Letters of the castling rights, as in FEN; empty if there are none.
    pub castling: String,
    /// The en passant target square; absent if no pawn can capture there.
    pub en_passant: Option<String>,
    /// Plies since the last capture (chess: or pawn move).
    pub halfmove_clock: u16,
    /// Full-move number, from 1.
    pub move_number: u16,
    /// Key of the position in the opening book; see the reply to `replay`.
    pub opening_key: String,
    /// The side to move in the start position.
    pub start_to_move: Side,
    /// Full-move number of the first move of the history.
    pub start_move_number: u16,
    /// Square of the king in check; absent if there is none.
    pub check: Option<String>,
    /// Legal moves.
    pub moves: Vec<NotatedMove>,
    /// Moves played since the start position.
    pub history: Vec<NotatedMove>,
    /// Result of the game; absent while it goes on.
    pub result: Option<FinalResult>,
    /// Whether each side has the material to win. A side without it draws when the opponent's time runs out.
    pub mating_material: MatingMaterial,
}

/// Whether each side has the material to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct MatingMaterial {
    /// White or Red.
    pub first: bool,
    /// Black.
    pub second: bool,
}

/// Result of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct FinalResult {
    /// The side that won; absent for a draw.
    pub winner: Option<Side>,
    /// The rule that ended it.
    #[tsify(type = "TerminationName")]
    pub termination: String,
    /// The rule in English: `threefold repetition`.
    pub description: String,
    /// Actions of each side in a judged repetition, in the language of the move style.
    pub explanation: Option<String>,
}

/// A start in which one side gives odds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct OddsStart {
    /// The odds in English: `left horse`.
    pub name: String,
    /// FEN if the first side gives it.
    pub first_gives: String,
    /// FEN if the second side gives it.
    pub second_gives: String,
}

/// Notation of moves for people: the game's usual one, or a named one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoveStyle(pub Option<Style>);

/// Name of a game's usual notation.
pub const USUAL_STYLE: &str = "usual";

impl Serialize for MoveStyle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            None => serializer.serialize_str(USUAL_STYLE),
            Some(style) => style.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for MoveStyle {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<MoveStyle, D::Error> {
        let name = String::deserialize(deserializer)?;
        if name == USUAL_STYLE {
            return Ok(MoveStyle(None));
        }
        let name: StringDeserializer<D::Error> = name.into_deserializer();
        Ok(MoveStyle(Some(Style::deserialize(name)?)))
    }
}

impl View {
    /// The view of `position`. `game` is the page's request; its start and moves are written canonically.
    pub(crate) fn new(position: &dyn GameView, game: Game) -> View {
        let (files, ranks) = position.board_size();
        let (start_to_move, start_move_number) = position.start_turn();
        let history = position.history();
        let setup = position.setup();
        View {
            game: Game {
                start: game.start.map(|_| position.start_fen()),
                moves: history.iter().map(|m| m.uci.clone()).collect(),
                ..game
            },
            fen: position.fen(),
            files,
            ranks,
            pieces: setup.pieces,
            to_move: setup.to_move,
            castling: setup.castling,
            en_passant: setup.en_passant,
            halfmove_clock: setup.halfmove_clock,
            move_number: setup.move_number,
            opening_key: position.opening_key().to_string(),
            start_to_move,
            start_move_number,
            check: position.checked_square(),
            moves: position.legal_moves(),
            history,
            result: position.result().map(|result| FinalResult::new(result, position)),
            mating_material: MatingMaterial {
                first: position.has_mating_material(Side::First),
                second: position.has_mating_material(Side::Second),
            },
        }
    }
}

impl FinalResult {
    fn new(result: GameResult, position: &dyn GameView) -> FinalResult {
        FinalResult {
            winner: result.outcome.winner(position.side_to_move()),
            termination: result.termination.name().to_owned(),
            description: result.termination.to_string(),
            explanation: position.explanation(),
        }
    }
}

impl From<&Odds> for OddsStart {
    fn from(odds: &Odds) -> OddsStart {
        OddsStart {
            name: odds.name.to_owned(),
            first_gives: odds.given_by[Side::First].to_owned(),
            second_gives: odds.given_by[Side::Second].to_owned(),
        }
    }
}
