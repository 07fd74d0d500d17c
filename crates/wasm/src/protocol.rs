//! What the page and the engine's worker say to each other.
//!
//! The page owns the game: every request about a position carries the whole [`Game`], so a lost worker is replaced by
//! asking again. The worker keeps only what may be lost: the transposition table and the endgame tables.
//!
//! A request is an object with one property, its name: `{ replay: { game, texts } }`. It gets exactly one [`Reply`], under the same
//! name or as `error`; a `search` and a `solveTable` send [`ProgressReport`]s before it.
//!
//! These types are the only definition. serde reads and writes them, and the page's TypeScript is generated from
//! them: [`typescript()`] is the text of `packages/protocol/src/types.ts`, [`think_typescript()`] that of `think.ts` beside it.

mod names;
mod position;
mod reply;
#[cfg(feature = "tables")]
mod reply_bytes;
mod request;
mod search;
#[cfg(feature = "tables")]
mod tables;
#[cfg(feature = "think")]
mod think;
#[cfg(all(feature = "think", feature = "bench", feature = "clients"))]
mod typescript;

pub use names::{ErrorName, GameName, MoveStyle, SideName, TerminationName};
pub use position::{
    BoardPiece, CastlingMove, FinalResult, Game, MatingMaterial, NotatedMove, OddsStart, TypedMoves, View,
};
pub use reply::{ErrorFact, FactDetails, NoticeFact, ProgressReport, Reply, RequestError};
pub use request::Request;
#[cfg(feature = "clients")]
pub use search::LineCount;
pub use search::{SearchClock, SearchLimits, SearchReport, SearchScore};
#[cfg(feature = "tables")]
pub use tables::{
    DistanceToMate, DtzFacts, EndingCensus, EndingFacts, FilePart, HeatmapSquare, MoveDtm, OutcomeName,
    ProbeResult, SideCensus, SolveProgress,
};
#[cfg(feature = "think")]
pub use think::{
    CountPerSide, EndingReason, EndingReasonName, EvaluationAnatomy, FateName, IterationFacts, KeyAnatomy,
    KeyStep, LineGain, LineMotif, MateName, MateStep, MotifName, MoveInEnding, NetworkAnatomy, NeuronState,
    PieceContribution, PieceKey, PieceWeights, ReductionMap, RungName, SearchTree, SidesWorth, SolvedWave,
    SolvedWaves, SquareCount, TaperedWorth, TermWorth, ThinkProgress, ThinkReply, ThinkRequest, TreeKind,
    TreeResult,
};
#[cfg(all(feature = "think", feature = "bench", feature = "clients"))]
pub use typescript::{think_typescript, typescript, win_rate_cases};
