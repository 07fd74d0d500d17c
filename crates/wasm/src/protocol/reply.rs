use super::{OddsStart, SearchReport, View};
use serde::{Deserialize, Serialize};
use session::{BookMove, Error, NotatedMove, Notice, Setup};
use tsify::Tsify;

by_edition! {
    /// An answer of the worker, under the name of the request.
    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
    #[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
    pub enum Reply {
        /// The position.
        View {
            /// Everything needed to draw it; its game starts at the canonical FEN.
            view: View,
            /// Repairs and oddities in the FEN of the start.
            notices: Vec<Notice>,
        },
        /// The position after the moves.
        Play {
            /// Everything needed to draw it.
            view: View,
        },
        /// The legal moves among the texts.
        Replay {
            /// The moves before the first illegal one.
            moves: Vec<NotatedMove>,
            /// FEN after each move.
            fens: Vec<String>,
            /// Opening keys of these positions. A key depends on pieces and side to move only; mirrored positions
            /// share one where the start position is symmetric.
            opening_keys: Vec<String>,
            /// Why the next text is not a legal move; absent if all are.
            rejected: Option<Error>,
        },
        /// Result of a search.
        Search {
            /// The chosen move; absent if the game has ended.
            best: Option<NotatedMove>,
            /// The last report; absent if nothing was searched.
            report: Option<SearchReport>,
            /// Size of the transposition table in MiB; absent for a level without one.
            hash: Option<u16>,
        },
        /// The engine has forgotten the last game.
        NewGame {},
        /// The network is in use.
        Network {},
        /// The moves of the book.
        Book {
            /// The most played first; none if the pieces do not have the position.
            moves: Vec<BookMove>,
        },
        /// The choice.
        BookMove {
            /// Absent where the player has left the book, or the pieces do not have the position.
            best: Option<NotatedMove>,
        },
        /// Starts with odds.
        Odds {
            /// The smallest odds first; empty if the game has none.
            starts: Vec<OddsStart>,
        },
        /// The position set up.
        Compose {
            /// FEN of the position.
            fen: String,
            /// Why the position is illegal; absent if it is legal.
            rejected: Option<Error>,
        },
        /// The position in the text.
        ReadSetup {
            /// Absent if the text holds no board of the game.
            setup: Option<Setup>,
        },
        /// The request failed; nothing has changed.
        Error(Error),
    } of the full edition {
        /// Result of the benchmark.
        Bench {
            /// Nodes searched, the same number on every machine.
            nodes: u64,
            /// Elapsed milliseconds.
            millis: f64,
        },
        /// Numbers of lines of play.
        Perft {
            /// Number of lines for each legal first move; none at depth 0.
            counts: Vec<super::LineCount>,
        },
        /// Table results of the position.
        Probe {
            /// Distances to mate.
            result: session::ProbeResult,
        },
        /// Table results with the piece on other squares.
        Heatmap {
            /// Every square of the board; none if the tables do not cover the position, or the piece's square is
            /// empty.
            squares: Vec<session::HeatmapSquare>,
        },
        /// The random position.
        RandomPosition {
            /// FEN of the position.
            fen: String,
        },
        /// An ending by its name.
        Ending {
            /// Facts that need no table.
            facts: session::EndingFacts,
        },
        /// The counts of an ending.
        Census {
            /// Absent if the ending's table is not loaded.
            census: Option<session::EndingCensus>,
        },
        /// The table is loaded.
        LoadTable {
            /// Name of its ending.
            material: String,
            /// Elapsed milliseconds.
            millis: f64,
        },
        /// The distances to zeroing are loaded.
        LoadDtz {
            /// Name of their ending.
            material: String,
        },
        /// The first part of the table is loaded.
        BeginTable {
            /// Name of its ending.
            material: String,
            /// Elapsed milliseconds.
            millis: f64,
        },
        /// Parts that partly loaded tables lack.
        MissingParts {
            /// Empty if nothing is missing.
            parts: Vec<session::FilePart>,
            /// Endings without a table that the results depend on, up to two plies ahead; absent if there are none.
            #[serde(default)]
            #[tsify(optional)]
            endings: Vec<String>,
        },
        /// The parts are loaded.
        AddParts {},
        /// The ending is solved.
        SolveTable {
            /// Name of the ending.
            material: String,
            /// Elapsed milliseconds.
            millis: f64,
        },
        /// The conversions to the smaller ending are done.
        Convert {},
        /// The distances to zeroing are solved.
        SolveDtz {},
        /// The file of the table.
        TableFile {
            /// Input for `loadTable` and `beginTable`.
            #[serde(with = "super::reply_bytes")]
            #[tsify(type = "Uint8Array<ArrayBuffer>")]
            bytes: Vec<u8>,
        },
        /// The file of the distances to zeroing.
        DtzFile {
            /// Input for `loadDtz`.
            #[serde(with = "super::reply_bytes")]
            #[tsify(type = "Uint8Array<ArrayBuffer>")]
            bytes: Vec<u8>,
        },
        /// A part of the results.
        Results {
            /// Input for `addResults`; empty after the last part.
            #[serde(with = "super::reply_bytes")]
            #[tsify(type = "Uint8Array<ArrayBuffer>")]
            bytes: Vec<u8>,
        },
        /// The part of the results is added.
        AddResults {},
        /// Answer to a request of the view "How it thinks", under the same name.
        Think(super::ThinkReply),
    }
}

by_edition! {
    /// A report of the worker before its reply.
    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
    #[serde(rename_all = "camelCase")]
    pub enum ProgressReport {
        /// A search has finished a depth or found another best move.
        Search(SearchReport),
    } of the full edition {
        /// The solver has finished a wave.
        SolveTable {
            /// Plies to mate of the last wave.
            plies: u16,
            /// Positions solved so far, with either side to move.
            decided: u64,
            /// Index of the slice in progress, from 0. Each slice has its own waves.
            slice: usize,
            /// Number of slices; 1 if the ending is solved as a whole.
            slices: usize,
        },
        /// Progress of a request of the view "How it thinks".
        Think(super::ThinkProgress),
    }
}
