//! What is said about endings and their tables.

use super::{Game, GameName, MoveText, Player, Reply};
use tsify::Tsify;

/// What the page asks about endings.
#[derive(Clone, Debug, PartialEq, Eq, Tsify)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum TableRequest {
    /// Value of the position and of every legal move by endgame table. Reply: `exploration`.
    Explore {
        /// The game so far.
        game: Game,
    },
    /// A random position of an ending with at least one legal move. Reply: `fen` or `fault`. One whose value is
    /// wanted takes the ending's table.
    Random {
        /// Which game.
        game: GameName,
        /// Name of the ending, such as `KRK`.
        material: String,
        /// The side that gets the men named first.
        strong: Player,
        /// Whose turn it is.
        to_move: Player,
        /// Its value for the side to move; any if absent.
        #[tsify(optional)]
        result: Option<GameResult>,
        /// Moves to mate, those of the side that mates; any if absent.
        #[tsify(optional, type = "number")]
        moves: Option<u16>,
    },
    /// For each square of the board, what the position were worth with the man of one square there instead.
    /// Reply: `heat`.
    Heat {
        /// The game so far.
        game: Game,
        /// Where the man stands.
        square: String,
    },
    /// What is known of an ending by its name. Reply: `material` or `fault`.
    Material {
        /// Which game.
        game: GameName,
        /// Name of the ending, in any order: `KRK`, `KKR`.
        material: String,
    },
    /// How many positions of an ending are worth what. Reply: `census`.
    Census {
        /// Which game.
        game: GameName,
        /// Name of the ending, such as `KRK`.
        material: String,
    },
    /// Take an endgame table file. Reply: `table` or `fault`.
    LoadTable {
        /// Which game.
        game: GameName,
        /// The file.
        #[tsify(type = "Uint8Array")]
        bytes: Vec<u8>,
    },
    /// Take the beginning of an endgame table file that is read in parts. Reply: `table` or `fault`.
    BeginTable {
        /// Which game.
        game: GameName,
        /// The first bytes of the file.
        #[tsify(type = "Uint8Array")]
        bytes: Vec<u8>,
    },
    /// What has to be added to tables that were begun before `explore` can tell all. Reply: `parts`.
    MissingParts {
        /// The game so far.
        game: Game,
    },
    /// Add a part that was missing. Reply: `done` or `fault`.
    AddPart {
        /// Which game.
        game: GameName,
        /// Name of the ending.
        material: String,
        /// Where in the file the bytes begin.
        start: u32,
        /// The bytes.
        #[tsify(type = "Uint8Array")]
        bytes: Vec<u8>,
    },
    /// Solve an ending here and now, after those it leads into. Replies: `solving` on the way, then `table` or
    /// `fault`.
    SolveTable {
        /// Which game.
        game: GameName,
        /// Name of the ending, such as `KRK`.
        material: String,
    },
}

/// What the worker answers about endings.
#[derive(Clone, Debug, PartialEq, Tsify)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum TableReply {
    /// Table values.
    Exploration {
        /// What the loaded tables know.
        exploration: Exploration,
    },
    /// Where a man could stand.
    Heat {
        /// Every square of the board; none if no table knows the position, or there is no man.
        squares: Vec<HeatSquare>,
    },
    /// An ending by its name.
    Material {
        /// What is known of it.
        material: MaterialFacts,
    },
    /// How many positions are worth what.
    Census {
        /// Absent if the ending's table is not loaded.
        census: Option<EndingCensus>,
    },
    /// An ending is being solved.
    Solving {
        /// Plies to mate of the positions found last.
        plies: u16,
        /// Positions decided so far, those of both sides to move.
        decided: f64,
    },
    /// A table is ready.
    Table {
        /// Name of the ending.
        material: String,
        /// Milliseconds it took to read or solve it.
        millis: f64,
    },
    /// Parts of table files that are missing.
    Parts {
        /// None if nothing is.
        parts: Vec<FilePart>,
    },
}

impl From<TableReply> for Reply {
    fn from(reply: TableReply) -> Reply {
        Reply::Tables(reply)
    }
}

/// Bytes of a table file.
#[derive(Clone, Debug, PartialEq, Tsify)]
pub struct FilePart {
    /// Name of the ending.
    pub material: String,
    /// Number of the first byte.
    pub start: f64,
    /// Number of the byte after the last.
    pub end: f64,
}

/// An exact value, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Tsify)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Value {
    /// It mates.
    Win {
        /// Distance to mate in plies (odd, at least 1).
        plies: u16,
        /// Distance in moves of its own.
        moves: u16,
    },
    /// Nobody can force mate.
    Draw,
    /// It is mated.
    Loss {
        /// Distance to mate in plies (even; 0 when it is mated already).
        plies: u16,
        /// Distance in moves of the opponent.
        moves: u16,
    },
}

/// Who wins, seen by the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum GameResult {
    /// The side to move.
    Win,
    /// Nobody.
    Draw,
    /// Its opponent.
    Loss,
}

/// What the tables say of a position.
#[derive(Clone, Debug, PartialEq, Eq, Tsify)]
pub struct Exploration {
    /// Name of the ending; absent if it has more men than any table.
    pub material: Option<String>,
    /// The side that has the men named first.
    pub strong: Player,
    /// Value for the side to move; absent if no loaded table knows it.
    pub value: Option<Value>,
    /// Every legal move, the best first; each value is for the side that makes the move.
    pub moves: Vec<ExploredMove>,
}

/// What a position were worth with a man here.
#[derive(Clone, Debug, PartialEq, Eq, Tsify)]
pub struct HeatSquare {
    /// Name of the square.
    pub square: String,
    /// Value for the side to move; absent where the man cannot stand.
    pub value: Option<Value>,
}

/// An ending, as far as its name tells.
#[derive(Clone, Debug, PartialEq, Tsify)]
pub struct MaterialFacts {
    /// Canonical name.
    pub name: String,
    /// The endings that a single move can lead to.
    pub smaller: Vec<String>,
    /// Bytes of memory that solving it takes at most; absent if it cannot be solved.
    pub memory: Option<f64>,
}

/// How many positions of an ending are worth what; those that a symmetry of the board carries into each other
/// count once.
#[derive(Clone, Debug, PartialEq, Tsify)]
pub struct EndingCensus {
    /// With the side to move that has the men named first.
    pub strong: SideCensus,
    /// With the other side to move.
    pub weak: SideCensus,
}

/// How many positions with one side to move are worth what.
#[derive(Clone, Debug, PartialEq, Tsify)]
pub struct SideCensus {
    /// Wins of the side to move by the moves to mate, from 1.
    pub wins: Vec<f64>,
    /// Drawn positions.
    pub draws: f64,
    /// Losses of the side to move by the moves to mate, from 0: it is mated already.
    pub losses: Vec<f64>,
}

/// A legal move and what it leads to.
#[derive(Clone, Debug, PartialEq, Eq, Tsify)]
pub struct ExploredMove {
    /// The move.
    #[serde(rename = "move")]
    pub move_text: MoveText,
    /// Its value for the mover; absent if it leads to an ending that is not loaded.
    pub value: Option<Value>,
}
