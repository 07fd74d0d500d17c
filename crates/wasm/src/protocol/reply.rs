#[cfg(feature = "clients")]
use super::LineCount;
#[cfg(feature = "tables")]
use super::{EndingCensus, EndingFacts, FilePart, HeatmapSquare, ProbeResult, SolveProgress};
use super::{ErrorName, NotatedMove, OddsStart, SearchReport, SideName, View};
#[cfg(feature = "think")]
use super::{ThinkProgress, ThinkReply};
use serde::{Deserialize, Serialize};
use tsify::Tsify;

/// What the worker answers, under the name of the request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Reply {
    /// The position.
    View {
        /// Everything to draw it; its game starts at the canonical FEN.
        view: View,
        /// What was repaired or is odd in the FEN of the start.
        notices: Vec<NoticeFact>,
    },
    /// The position after the moves.
    Play {
        /// Everything to draw it.
        view: View,
    },
    /// The moves that were legal.
    Replay {
        /// Those before the first that is not legal.
        moves: Vec<NotatedMove>,
        /// FEN of the position after each.
        fens: Vec<String>,
        /// Why the next text is no legal move; absent if all are.
        rejected: Option<RequestError>,
    },
    /// What the search found.
    Search {
        /// The chosen move; absent if the game has ended.
        best: Option<NotatedMove>,
        /// The last report; absent if nothing was searched.
        report: Option<SearchReport>,
        /// Size of the transposition table in MiB; absent for a level that uses none.
        hash: Option<u16>,
    },
    /// The position of the pieces.
    #[cfg(feature = "tables")]
    Compose {
        /// Its FEN.
        fen: String,
    },
    /// The engine has forgotten the last game.
    NewGame {},
    /// The network was taken.
    Network {},
    /// Starts with odds.
    Odds {
        /// The smallest odds first; empty if the game has no such custom.
        starts: Vec<OddsStart>,
    },
    /// The benchmark is over.
    #[cfg(feature = "bench")]
    Bench {
        /// Nodes searched: the same number on every machine.
        nodes: f64,
        /// Milliseconds it took.
        millis: f64,
    },
    /// The lines of play.
    #[cfg(feature = "clients")]
    Perft {
        /// For each legal move, how many begin with it; none at depth 0.
        counts: Vec<LineCount>,
    },
    /// What the tables know of the position.
    #[cfg(feature = "tables")]
    Probe {
        /// Distances to mate.
        result: ProbeResult,
    },
    /// What the tables know with a piece elsewhere.
    #[cfg(feature = "tables")]
    Heatmap {
        /// Every square of the board; none if no table knows the position, or the piece's square is empty.
        squares: Vec<HeatmapSquare>,
    },
    /// The position drawn.
    #[cfg(feature = "tables")]
    RandomPosition {
        /// Its FEN.
        fen: String,
    },
    /// An ending by its name.
    #[cfg(feature = "tables")]
    Ending {
        /// What is known of it.
        facts: EndingFacts,
    },
    /// The counts of an ending.
    #[cfg(feature = "tables")]
    Census {
        /// Absent if the ending's table is not loaded.
        census: Option<EndingCensus>,
    },
    /// The table was taken.
    #[cfg(feature = "tables")]
    LoadTable {
        /// Name of its ending.
        material: String,
        /// Milliseconds it took.
        millis: f64,
    },
    /// The distances to zeroing were taken.
    #[cfg(feature = "tables")]
    LoadDtz {
        /// Name of their ending.
        material: String,
    },
    /// The census was taken.
    #[cfg(feature = "tables")]
    AddCensus {},
    /// The table was begun.
    #[cfg(feature = "tables")]
    BeginTable {
        /// Name of its ending.
        material: String,
        /// Milliseconds it took.
        millis: f64,
    },
    /// Parts that begun tables lack.
    #[cfg(feature = "tables")]
    MissingParts {
        /// None if nothing is missing.
        parts: Vec<FilePart>,
        /// The endings whose tables are needed besides those that a move leads to; absent if there are none.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[tsify(optional)]
        endings: Vec<String>,
    },
    /// The part was added.
    #[cfg(feature = "tables")]
    AddPart {},
    /// The ending was solved.
    #[cfg(feature = "tables")]
    SolveTable {
        /// Its name.
        material: String,
        /// Milliseconds it took.
        millis: f64,
    },
    /// The conversions to the smaller ending are known.
    #[cfg(feature = "tables")]
    Convert {},
    /// The distances to zeroing were solved.
    #[cfg(feature = "tables")]
    SolveDtz {},
    /// The start of the table in chunks.
    #[cfg(feature = "tables")]
    ChunkedStart {
        /// For `beginTable` and `restoreTable`.
        #[serde(with = "super::reply_bytes")]
        #[tsify(type = "Uint8Array<ArrayBuffer>")]
        bytes: Vec<u8>,
    },
    /// The chunk.
    #[cfg(feature = "tables")]
    Chunk {
        /// Nothing after the last chunk.
        #[serde(with = "super::reply_bytes")]
        #[tsify(type = "Uint8Array<ArrayBuffer>")]
        bytes: Vec<u8>,
    },
    /// There is room for the table.
    #[cfg(feature = "tables")]
    RestoreTable {
        /// Name of its ending.
        material: String,
    },
    /// What the view "How it thinks" asked, under the same name.
    #[cfg(feature = "think")]
    Think(ThinkReply),
    /// The request could not be met; nothing has changed.
    Error(RequestError),
}

/// Why a request could not be met.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct RequestError {
    /// What sort of error it is.
    pub kind: ErrorName,
    /// All that is wrong, at least one thing.
    pub facts: Vec<ErrorFact>,
}

/// One thing that is wrong. The page makes a sentence of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct ErrorFact {
    /// The sort of error, or the reason where that has several.
    #[tsify(type = "ErrorFactName")]
    pub kind: String,
    /// What it is about.
    pub details: FactDetails,
}

/// Something in a FEN that was repaired, or is accepted but odd. The page makes a sentence of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct NoticeFact {
    /// What sort of repair or oddity it is.
    #[tsify(type = "NoticeName")]
    pub kind: String,
    /// What it is about.
    pub details: FactDetails,
}

/// What goes into a sentence: those of a kind are named in `crates/game/src`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct FactDetails {
    /// The beginning of what was written, or what is read instead.
    pub text: String,
    /// The side it is about.
    pub side: Option<SideName>,
    /// Capital letter of a piece type.
    pub piece: Option<char>,
    /// Names of squares.
    pub squares: Vec<String>,
    /// Number of a rank, from 1.
    pub rank: Option<u32>,
    /// How many there are.
    pub count: Option<u32>,
    /// How many there may be or must be.
    pub limit: Option<u32>,
}

/// What the worker says on the way to a reply.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum ProgressReport {
    /// A search has finished a depth or found another best move.
    Search(SearchReport),
    /// The solver has finished a wave.
    #[cfg(feature = "tables")]
    SolveTable(SolveProgress),
    /// What the view "How it thinks" asked is under way.
    #[cfg(feature = "think")]
    Think(ThinkProgress),
}
