mod evaluation;
mod iterations;
mod tree;
mod tutor;
mod wall;

pub use evaluation::{
    EvaluationAnatomy, NetworkAnatomy, NeuronState, PieceContribution, PieceWeights, SidesWorth,
    TaperedWorth, TermWorth,
};
pub use iterations::{IterationFacts, KeyAnatomy, KeyStep, PieceKey, ReductionMap, SquareCount};
pub use tree::{FateName, SearchTree, TreeKind, TreeResult};
pub use tutor::{EndingReason, LineGain, LineMotif, MoveInEnding};
pub use wall::{CountPerSide, MateStep, SolvedWave, SolvedWaves};

use super::{Game, ProgressReport};
use ladder::Rung;
use serde::de::IntoDeserializer;
use serde::de::value::StringDeserializer;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use session::{GameId, NotatedMove, Score, Side};
use tsify::Tsify;

/// What the view "How it thinks" asks, and why a move is a mistake. The reply has the name of the request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ThinkRequest {
    /// How many positions can arise. Sends reports.
    PositionCounts {
        /// The game so far.
        game: Game,
        /// After up to so many plies.
        depth: u8,
    },
    /// What a player of the ladder would play. Sends reports.
    RungMove {
        /// The game so far.
        game: Game,
        /// Which player.
        rung: RungName,
        /// Plies that it looks ahead, at least 1; some look no further than one.
        depth: u16,
        /// What chance begins with.
        seed: u32,
    },
    /// Solve an ending, wave by wave. The engine has its table from then on.
    SolveByWaves {
        /// Which game.
        game: GameId,
        /// Name of the ending, such as `KRK`.
        material: String,
    },
    /// One of the positions of a wave.
    WavePosition {
        /// Which game.
        game: GameId,
        /// Name of the ending.
        material: String,
        /// The side to move; the first one has the pieces named first.
        to_move: Side,
        /// Plies to mate.
        plies: u16,
        /// Its number, from 0, in the order of the table.
        number: u32,
    },
    /// Play a won position out: a search for the side to move, against the longest defence. Sends reports.
    PlayToMate {
        /// The game so far; the engine must have the table of its ending.
        game: Game,
        /// Name of the ending.
        material: String,
        /// The search's depth in plies.
        depth: u16,
        /// Whether it may look into tables.
        tables: bool,
        /// Moves until it is given up.
        moves: u16,
    },
    /// The tree of a search, or the part of it beneath one node.
    Tree {
        /// The game so far.
        game: Game,
        /// Which searches.
        kind: TreeKind,
        /// Depth in plies.
        depth: u16,
        /// Nodes to show at most; 20,000 whatever it says.
        shown: u32,
        /// Number of the node to begin at; 0 for the root.
        first: u32,
    },
    /// What the evaluation is made of.
    Evaluation {
        /// The game so far.
        game: Game,
    },
    /// What each piece contributes to the evaluation, by taking it away.
    Contributions {
        /// The game so far.
        game: Game,
    },
    /// How the network sees the position.
    Neurons {
        /// The game so far.
        game: Game,
        /// With whose eyes.
        side: Side,
    },
    /// A search from nothing, iteration by iteration. Sends reports.
    Iterations {
        /// The game so far.
        game: Game,
        /// Depth of the first iteration, in plies.
        first: u16,
        /// Depth of the last.
        depth: u16,
    },
    /// What the Zobrist key of the position is made of.
    Key {
        /// The game so far.
        game: Game,
    },
    /// What is wrong with a move, as facts that the rules prove.
    Mistake {
        /// The game before it.
        game: Game,
        /// The move with its refutation, in coordinates.
        played: Vec<String>,
        /// The best line, in coordinates.
        best: Vec<String>,
    },
}

/// What the view "How it thinks" is answered. A request that was stopped is answered with what is known by then.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ThinkReply {
    /// The counts.
    PositionCounts {
        /// Lines of play of exactly 1, 2, … plies, as far as they were counted.
        counts: Vec<u64>,
    },
    /// What the player thinks.
    RungMove {
        /// Its move; absent if the game is over or it was stopped.
        best: Option<NotatedMove>,
        /// What it thinks the move leads to; absent for players that do not look ahead.
        score: Option<Score>,
        /// Positions that it looked at.
        positions: u64,
        /// Milliseconds it took.
        millis: f64,
    },
    /// The ending is solved.
    SolveByWaves(SolvedWaves),
    /// The position.
    WavePosition {
        /// Its FEN.
        fen: String,
    },
    /// It was played out, or given up.
    PlayToMate {
        /// The moves of the side that mates.
        steps: Vec<MateStep>,
    },
    /// The tree.
    Tree(Box<SearchTree>),
    /// The parts of the evaluation.
    Evaluation {
        /// They.
        anatomy: EvaluationAnatomy,
    },
    /// What the pieces contribute.
    Contributions {
        /// By rising square.
        pieces: Vec<PieceContribution>,
    },
    /// What the network sees.
    Neurons {
        /// Absent where no network judges.
        network: Option<NetworkAnatomy>,
    },
    /// The iterations that were finished.
    Iterations {
        /// In their order.
        iterations: Vec<IterationFacts>,
        /// The reductions of all of them.
        reductions: ReductionMap,
    },
    /// The key.
    Key {
        /// What it is made of.
        anatomy: KeyAnatomy,
        /// Two orders of the same moves that lead to one key; none if none were found.
        orders: Vec<Vec<KeyStep>>,
    },
    /// What can be said for certain.
    Mistake {
        /// What the other side gains by its reply and would not gain against the best move; plies are counted after the
        /// move. Absent if nothing.
        allows: Option<LineGain>,
        /// What the best line would have gained, and the move does not. Absent if nothing.
        misses: Option<LineGain>,
        /// What the tables know of the move; absent if they do not know all moves.
        ending: Option<MoveInEnding>,
    },
}

/// How far an answer has come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ThinkProgress {
    /// An iteration is finished.
    Iterations {
        /// Its depth, in plies.
        depth: u16,
    },
    /// A ply is counted.
    PositionCounts {
        /// Lines of play of exactly 1, 2, … plies, as far as they were counted.
        counts: Vec<u64>,
    },
    /// A player is still at it.
    RungMove {
        /// Positions that it has looked at.
        positions: u64,
    },
    /// A move was made.
    PlayToMate {
        /// The moves so far.
        steps: Vec<MateStep>,
    },
}

/// A player of the ladder: those of the crate `ladder`, then our engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RungName {
    /// One that knows less than the engine.
    Rung(Rung),
    /// Our engine, without tables and without what it has learned.
    Engine,
    /// The same with the tables that are loaded.
    Tables,
}

impl RungName {
    /// The names of the engine.
    pub const ENGINES: [(&str, RungName); 2] = [("engine", RungName::Engine), ("tables", RungName::Tables)];
}

impl Serialize for RungName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            RungName::Rung(rung) => rung.serialize(serializer),
            RungName::Engine => serializer.serialize_str("engine"),
            RungName::Tables => serializer.serialize_str("tables"),
        }
    }
}

impl<'de> Deserialize<'de> for RungName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RungName, D::Error> {
        let name = String::deserialize(deserializer)?;
        if let Some((_, engine)) = RungName::ENGINES.into_iter().find(|(engine, _)| *engine == name) {
            return Ok(engine);
        }
        let name: StringDeserializer<D::Error> = name.into_deserializer();
        Rung::deserialize(name).map(RungName::Rung)
    }
}

/// How many lines of play begin with a move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct LineCount {
    /// The move.
    pub first: NotatedMove,
    /// The lines.
    pub lines: u64,
}

impl From<ThinkProgress> for ProgressReport {
    fn from(progress: ThinkProgress) -> ProgressReport {
        ProgressReport::Think(progress)
    }
}
