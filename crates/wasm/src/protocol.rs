//! What page and worker say to each other. TypeScript's types are generated from these.
//!
//! The page owns the game: every request that is about a position carries the whole [`Game`], so a worker
//! that was lost is rebuilt by asking again. The worker keeps only what can be lost: hash table and endgame
//! tables. One request has exactly one reply; a `think` may be preceded by any number of reports.
//! Sides are `first` (White, Red) and `second` (Black).

#[cfg(feature = "tables")]
mod tables;
#[cfg(feature = "tables")]
pub use tables::{
    EndingCensus, Exploration, ExploredMove, FilePart, GameResult, HeatSquare, MaterialFacts, SideCensus,
    TableReply, TableRequest, Value,
};

use tsify::Tsify;

/// What the page asks.
#[derive(Clone, Debug, PartialEq, Eq, Tsify)]
#[serde(untagged)]
pub enum Request {
    /// About a game.
    Game(GameRequest),
    /// About endings.
    #[cfg(feature = "tables")]
    Tables(TableRequest),
}

/// What the worker answers.
#[derive(Clone, Debug, PartialEq, Tsify)]
#[serde(untagged)]
pub enum Reply {
    /// About a game.
    Game(GameReply),
    /// About endings.
    #[cfg(feature = "tables")]
    Tables(TableReply),
}

impl From<GameReply> for Reply {
    fn from(reply: GameReply) -> Reply {
        Reply::Game(reply)
    }
}

/// A game, by the name its users know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum GameName {
    /// Western chess.
    Chess,
    /// Chinese chess.
    Xiangqi,
}

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// Moves first from the usual start: White, Red.
    First,
    /// Black.
    Second,
}

/// How moves are written for people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum MoveStyle {
    /// The usual notation of the game.
    #[default]
    Usual,
    /// Coordinates, as UCI engines write them.
    Uci,
    /// Standard algebraic notation (chess).
    San,
    /// Coordinates with ranks from 0 (xiangqi).
    Iccs,
    /// Western letters (xiangqi).
    Wxf,
    /// Simplified characters (xiangqi).
    ZhHans,
    /// Traditional characters (xiangqi).
    ZhHant,
}

/// A game so far.
#[derive(Clone, Debug, PartialEq, Eq, Tsify)]
pub struct Game {
    /// Which game.
    pub game: GameName,
    /// FEN of the start, absent for the usual start position.
    #[serde(default)]
    pub start: Option<String>,
    /// The moves since, in coordinates (UCI).
    pub moves: Vec<String>,
    /// Notation of moves in replies.
    #[serde(default)]
    pub style: MoveStyle,
}

/// How long and how well to think. Absent means unlimited; at least one limit must be given.
#[derive(Clone, Debug, Default, PartialEq, Eq, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct ThinkLimits {
    /// Depth in plies.
    #[serde(default)]
    pub depth: Option<u16>,
    /// Positions to look at.
    #[serde(default)]
    #[tsify(optional, type = "number")]
    pub nodes: Option<u32>,
    /// Time for the move in milliseconds.
    #[serde(default)]
    pub move_time: Option<u32>,
    /// The mover's chess clock: the time for the move is the engine's to choose.
    #[serde(default)]
    pub clock: Option<ThinkClock>,
    /// Playing level, 1 (weakest) to 10 (full strength within the other limits); absent means full strength.
    #[serde(default)]
    pub level: Option<u8>,
    /// Number of best moves to report a line for, at least 1, which is meant if absent.
    #[serde(default)]
    pub lines: Option<u8>,
    /// The position may come about by the opponent's next move: until the page says that it did, time has no limit, and
    /// from then on all the time counts since the question.
    #[serde(default)]
    pub ponder: bool,
}

/// A chess clock; times in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Tsify)]
pub struct ThinkClock {
    /// Time left.
    pub remaining: u32,
    /// Time added after each move.
    pub increment: u32,
}

/// What the page asks about a game.
#[derive(Clone, Debug, PartialEq, Eq, Tsify)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum GameRequest {
    /// Everything to draw a position. Reply: `view`.
    View {
        /// The game so far.
        game: Game,
    },
    /// Play a move typed or clicked, in any notation of the game. Reply: `view` of the longer game, or `fault`.
    Play {
        /// The game so far.
        game: Game,
        /// The move.
        text: String,
    },
    /// Read moves one after another, in any notation of the game, without showing every position on the way.
    /// Reply: `moves`, or `fault` if the game so far is not one.
    Replay {
        /// The game so far.
        game: Game,
        /// The moves after it.
        texts: Vec<String>,
    },
    /// Find the computer's move. Replies: `report` while thinking, then one `answer`.
    Think {
        /// The game so far.
        game: Game,
        /// When to stop.
        limits: ThinkLimits,
        /// Memory for what is remembered between searches, in MiB; 16 if absent. Where there is less, as much as can
        /// be had.
        #[serde(default)]
        hash: Option<u16>,
    },
    /// Read a FEN. Reply: `fen` or `fault`.
    ReadFen {
        /// Which game.
        game: GameName,
        /// The text to read.
        text: String,
    },
    /// Make a FEN of men put on a board. Reply: `fen` or `fault`.
    Compose {
        /// Which game.
        game: GameName,
        /// The men.
        men: Vec<PlacedMan>,
        /// Whose turn it is.
        to_move: Player,
    },
    /// Forget what was learned from other games (hash table). Reply: `done`.
    NewGame {
        /// Which game.
        game: GameName,
    },
    /// The starts with unequal men that are customary. Reply: `handicaps`.
    Handicaps {
        /// Which game.
        game: GameName,
    },
    /// Search the benchmark positions to a fixed depth. Reply: `bench`.
    #[cfg(feature = "bench")]
    Bench {
        /// Which game.
        game: GameName,
        /// Depth in plies.
        depth: u16,
    },
}

/// What the worker answers about a game.
#[derive(Clone, Debug, PartialEq, Tsify)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum GameReply {
    /// The position.
    View {
        /// Everything to draw it.
        view: View,
    },
    /// Moves that were read.
    Moves {
        /// Those before the first that is none.
        moves: Vec<ReplayedMove>,
        /// Why the next text is no legal move; absent if all are.
        #[tsify(optional)]
        fault: Option<MoveFault>,
    },
    /// The search goes on.
    Report {
        /// How far it is.
        report: ThinkReport,
    },
    /// The search is over.
    Answer {
        /// The chosen move; absent if the game has ended.
        best: Option<MoveText>,
        /// The last report; absent if nothing was searched.
        report: Option<ThinkReport>,
        /// Memory for what is remembered between searches, in MiB; absent for a level that remembers nothing.
        #[tsify(optional)]
        hash: Option<u16>,
    },
    /// A position that was read or made.
    Fen {
        /// Canonical FEN.
        fen: String,
        /// What was repaired in reading, a sentence each.
        notices: Vec<String>,
    },
    /// Starts with unequal men.
    Handicaps {
        /// The mildest first; empty if the game has no such custom.
        handicaps: Vec<HandicapStart>,
    },
    /// Result of the benchmark.
    #[cfg(feature = "bench")]
    Bench {
        /// Positions searched: the same number on every machine.
        nodes: f64,
        /// Milliseconds it took.
        millis: f64,
    },
    /// Nothing to say but that it is done.
    Done,
    /// The request could not be met; nothing has changed.
    Fault {
        /// Stable name for programs.
        kind: String,
        /// A sentence for people.
        message: String,
    },
}

/// A man on a square.
#[derive(Clone, Debug, PartialEq, Eq, Tsify)]
pub struct PlacedMan {
    /// Name of the square, such as `e4`.
    pub square: String,
    /// Its owner.
    pub side: Player,
    /// Capital letter of its kind: `K Q R B N P`.
    pub kind: char,
}

/// A move in coordinates and in words of the chosen style.
#[derive(Clone, Debug, PartialEq, Eq, Tsify)]
pub struct MoveText {
    /// Coordinates: `e2e4`, `e7e8q`.
    pub uci: String,
    /// Square it starts on.
    pub from: String,
    /// Square it ends on (castling: the king's).
    pub to: String,
    /// Capital letter of the kind it promotes to.
    pub promotion: Option<char>,
    /// As people write it: `Nf3`.
    pub text: String,
}

/// A move that was read, and where it leads.
#[derive(Clone, Debug, PartialEq, Eq, Tsify)]
pub struct ReplayedMove {
    /// The move.
    #[serde(rename = "move")]
    pub move_text: MoveText,
    /// FEN of the position after it.
    pub fen: String,
}

/// Why a text is no legal move.
#[derive(Clone, Debug, PartialEq, Eq, Tsify)]
pub struct MoveFault {
    /// Stable name for programs: `SYNTAX`, `ILLEGAL_MOVE`, `AMBIGUOUS_MOVE`.
    pub kind: String,
    /// A sentence for people.
    pub message: String,
}

/// A start with unequal men.
#[derive(Clone, Debug, PartialEq, Eq, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct HandicapStart {
    /// What is given, in English: `left horse`.
    pub name: String,
    /// FEN if the first player gives.
    pub first_gives: String,
    /// FEN if the second player gives.
    pub second_gives: String,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Tsify)]
pub struct GameEnd {
    /// Who won; absent for a draw.
    pub winner: Option<Player>,
    /// Stable name of the rule: `checkmate`, `stalemate`, `repetition`, `moveLimit`, `insufficientMaterial`,
    /// `perpetualCheck`, `perpetualChase`.
    pub rule: String,
    /// The rule in English words: `threefold repetition`.
    pub words: String,
    /// What each side did in a judged repetition, in the language of the move style.
    pub explanation: Option<String>,
}

/// Everything to draw a position.
#[derive(Clone, Debug, PartialEq, Eq, Tsify)]
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
    /// The men on it.
    pub men: Vec<PlacedMan>,
    /// Whose turn it is.
    pub to_move: Player,
    /// Whose turn it was in the start position.
    pub start_to_move: Player,
    /// Full-move number of the first move of the history.
    pub start_move_number: u16,
    /// Square of the checked king.
    pub check: Option<String>,
    /// Legal moves.
    pub moves: Vec<MoveText>,
    /// Moves played since the start position.
    pub history: Vec<MoveText>,
    /// How the game ended; absent while it goes on.
    pub end: Option<GameEnd>,
    /// The sides whose men are enough for a win: the others win nothing if the opponent's time runs out.
    pub may_win: Vec<Player>,
}

/// The value of a position for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Tsify)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum ScoreText {
    /// An estimate in centipawns.
    Centipawns {
        /// Hundredths of a pawn.
        value: i16,
    },
    /// It mates.
    MateIn {
        /// In this many moves of its own.
        moves: u16,
    },
    /// It is mated.
    MatedIn {
        /// In this many moves of its opponent; 0 when it is mated already.
        moves: u16,
    },
}

/// How far a search is.
#[derive(Clone, Debug, PartialEq, Tsify)]
pub struct ThinkReport {
    /// Depth in plies that is finished.
    pub depth: u16,
    /// Deepest line looked at, in plies.
    pub seldepth: u16,
    /// Positions looked at.
    pub nodes: f64,
    /// Positions a second.
    pub nps: f64,
    /// Milliseconds since the start.
    pub millis: f64,
    /// Hash table filling in thousandths.
    pub hashfull: u16,
    /// Answers from endgame tables.
    pub tbhits: f64,
    /// Place of the line among those wanted, the best being 1.
    pub rank: u16,
    /// Value for the side to move.
    pub score: ScoreText,
    /// The line.
    pub pv: Vec<MoveText>,
}
