mod evaluation;
mod iterations;
mod tree;
mod tutor;
mod wall;

pub use evaluation::{
    EvaluationAnatomy, EvaluationSum, NetworkAnatomy, NeuronState, PieceContribution, PieceWeights,
    SidesWorth, TaperedWorth, TermWorth,
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

/// A request of the view "How it thinks", or an explanation of a mistake. The reply has its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ThinkRequest {
    /// Number of positions that can arise. Sends reports.
    PositionCounts {
        /// The game so far.
        game: Game,
        /// Greatest depth, in plies.
        depth: u8,
    },
    /// The move of a player of the ladder. Sends reports.
    RungMove {
        /// The game so far.
        game: Game,
        /// The player.
        rung: RungName,
        /// Search depth in plies, at least 1; some players always look one ply ahead.
        depth: u16,
        /// Seed of the random numbers.
        seed: u32,
    },
    /// Solve an ending, wave by wave. Its table is loaded from then on.
    SolveByWaves {
        /// Name of the game.
        game: GameId,
        /// Name of the ending, such as `KRK`.
        material: String,
    },
    /// A position of a wave.
    WavePosition {
        /// Name of the game.
        game: GameId,
        /// Name of the ending.
        material: String,
        /// The side to move; the first side has the pieces named first.
        to_move: Side,
        /// Plies to mate.
        plies: u16,
        /// Index in the wave, from 0, in table order.
        number: u32,
    },
    /// Play a won position out: a search against the longest defence. Sends reports.
    PlayToMate {
        /// The game so far; the table of its ending must be loaded.
        game: Game,
        /// Name of the ending.
        material: String,
        /// Search depth in plies.
        depth: u16,
        /// Whether the search may probe tables.
        tables: bool,
        /// Moves until it gives up.
        moves: u16,
    },
    /// The tree of a search, or the part of it below a node.
    Tree {
        /// The game so far.
        game: Game,
        /// The searches to record.
        kind: TreeKind,
        /// Depth in plies.
        depth: u16,
        /// Most nodes to show, 20,000 at most.
        shown: u32,
        /// Number of the top node; 0 for the root.
        first: u32,
    },
    /// The evaluation, broken down.
    Evaluation {
        /// The game so far.
        game: Game,
    },
    /// Contribution of each piece to the evaluation, found by removing it.
    Contributions {
        /// The game so far.
        game: Game,
    },
    /// The network's neurons in the position.
    Neurons {
        /// The game so far.
        game: Game,
        /// Perspective.
        side: Side,
    },
    /// A search with an empty table, iteration by iteration. Sends reports.
    Iterations {
        /// The game so far.
        game: Game,
        /// Depth of the first iteration, in plies.
        first: u16,
        /// Depth of the last, in plies.
        depth: u16,
    },
    /// The Zobrist key of the position, broken down.
    Key {
        /// The game so far.
        game: Game,
    },
    /// An explanation of a mistake by facts that the rules prove.
    Mistake {
        /// The game before the move.
        game: Game,
        /// The move and its refutation, in coordinates.
        played: Vec<String>,
        /// The best line, in coordinates.
        best: Vec<String>,
    },
}

/// An answer in the view "How it thinks". A stopped request is answered with the results so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ThinkReply {
    /// Numbers of positions.
    PositionCounts {
        /// Lines of play of exactly 1, 2, … plies, as far as counted.
        counts: Vec<u64>,
    },
    /// The choice of a player.
    RungMove {
        /// The chosen move; absent if the game is over or the player was stopped.
        best: Option<NotatedMove>,
        /// Score of the move; absent for players that do not look ahead.
        score: Option<Score>,
        /// Positions examined.
        positions: u64,
        /// Elapsed milliseconds.
        millis: f64,
    },
    /// The ending is solved.
    SolveByWaves(SolvedWaves),
    /// A position of the wave.
    WavePosition {
        /// FEN of the position.
        fen: String,
    },
    /// The game was played out or given up.
    PlayToMate {
        /// The moves of the side that mates.
        steps: Vec<MateStep>,
    },
    /// The recorded tree.
    Tree(Box<SearchTree>),
    /// The evaluation, broken down.
    Evaluation {
        /// Parts of the evaluation.
        anatomy: EvaluationAnatomy,
    },
    /// Contribution of each piece.
    Contributions {
        /// Contributions, by ascending square.
        pieces: Vec<PieceContribution>,
    },
    /// The neurons of the network.
    Neurons {
        /// Absent if the evaluation uses no network.
        network: Option<NetworkAnatomy>,
    },
    /// The finished iterations.
    Iterations {
        /// The iterations, in order of depth.
        iterations: Vec<IterationFacts>,
        /// Reductions in all of the iterations.
        reductions: ReductionMap,
    },
    /// The Zobrist key of the position.
    Key {
        /// Parts of the key.
        anatomy: KeyAnatomy,
        /// Two orders of the same moves that lead to one key; empty if none were found.
        orders: Vec<Vec<KeyStep>>,
    },
    /// The facts about a mistake.
    Mistake {
        /// Gain of the opponent's reply that the best move would not allow; plies count from after the move. Absent
        /// if none.
        allows: Option<LineGain>,
        /// Gain of the best line that the move misses. Absent if none.
        misses: Option<LineGain>,
        /// Table results of the move; absent unless the tables know every legal move.
        ending: Option<MoveInEnding>,
    },
}

/// Progress of an answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ThinkProgress {
    /// An iteration is finished.
    Iterations {
        /// Depth of the iteration, in plies.
        depth: u16,
    },
    /// One more ply is counted.
    PositionCounts {
        /// Lines of play of exactly 1, 2, … plies, as far as counted.
        counts: Vec<u64>,
    },
    /// A player is thinking.
    RungMove {
        /// Positions examined so far.
        positions: u64,
    },
    /// A move was played.
    PlayToMate {
        /// The moves so far.
        steps: Vec<MateStep>,
    },
}

/// A player of the ladder: one of the crate `ladder`, or the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RungName {
    /// A player simpler than the engine.
    Rung(Rung),
    /// The engine without tables and with nothing learned.
    Engine,
    /// The engine with the loaded tables.
    Tables,
}

impl RungName {
    /// Names of the engine as a player.
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

/// Number of lines of play that begin with a move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct LineCount {
    /// The first move.
    pub first: NotatedMove,
    /// Number of lines.
    pub lines: u64,
}

impl From<ThinkProgress> for ProgressReport {
    fn from(progress: ThinkProgress) -> ProgressReport {
        ProgressReport::Think(progress)
    }
}
