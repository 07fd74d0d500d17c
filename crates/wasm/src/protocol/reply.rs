use super::{OddsStart, SearchReport, View};
use serde::{Deserialize, Serialize};
use session::{Error, NotatedMove, Notice, Setup};
use tsify::Tsify;

by_edition! {
    /// What the worker answers, under the name of the request.
    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
    #[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
    pub enum Reply {
        /// The position.
        View {
            /// Everything to draw it; its game starts at the canonical FEN.
            view: View,
            /// What was repaired or is odd in the FEN of the start.
            notices: Vec<Notice>,
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
            /// Names of these positions among those of openings: pieces and side to move count, however they came about, and a
            /// position has the name of its mirror image where the board is set up the same from left and right.
            opening_keys: Vec<String>,
            /// Why the next text is no legal move; absent if all are.
            rejected: Option<Error>,
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
        /// The engine has forgotten the last game.
        NewGame {},
        /// The network was taken.
        Network {},
        /// Starts with odds.
        Odds {
            /// The smallest odds first; empty if the game has no such custom.
            starts: Vec<OddsStart>,
        },
        /// What is set up.
        Compose {
            /// Its FEN.
            fen: String,
            /// What is wrong with the position; absent if it is legal.
            rejected: Option<Error>,
        },
        /// What the text says.
        ReadSetup {
            /// Absent if it has no board of the game.
            setup: Option<Setup>,
        },
        /// The request could not be met; nothing has changed.
        Error(Error),
    } of the full edition {
        /// The benchmark is over.
        Bench {
            /// Nodes searched: the same number on every machine.
            nodes: u64,
            /// Milliseconds it took.
            millis: f64,
        },
        /// The lines of play.
        Perft {
            /// For each legal move, how many begin with it; none at depth 0.
            counts: Vec<super::LineCount>,
        },
        /// What the tables know of the position.
        Probe {
            /// Distances to mate.
            result: session::ProbeResult,
        },
        /// What the tables know with a piece elsewhere.
        Heatmap {
            /// Every square of the board; none if no table knows the position, or the piece's square is empty.
            squares: Vec<session::HeatmapSquare>,
        },
        /// The position drawn.
        RandomPosition {
            /// Its FEN.
            fen: String,
        },
        /// An ending by its name.
        Ending {
            /// What is known of it.
            facts: session::EndingFacts,
        },
        /// The counts of an ending.
        Census {
            /// Absent if the ending's table is not loaded.
            census: Option<session::EndingCensus>,
        },
        /// The table was taken.
        LoadTable {
            /// Name of its ending.
            material: String,
            /// Milliseconds it took.
            millis: f64,
        },
        /// The distances to zeroing were taken.
        LoadDtz {
            /// Name of their ending.
            material: String,
        },
        /// The census was taken.
        AddCensus {},
        /// The table was begun.
        BeginTable {
            /// Name of its ending.
            material: String,
            /// Milliseconds it took.
            millis: f64,
        },
        /// Parts that begun tables lack.
        MissingParts {
            /// None if nothing is missing.
            parts: Vec<session::FilePart>,
            /// The endings whose tables are needed besides those that a move leads to; absent if there are none.
            #[serde(default)]
            #[tsify(optional)]
            endings: Vec<String>,
        },
        /// The part was added.
        AddPart {},
        /// The ending was solved.
        SolveTable {
            /// Its name.
            material: String,
            /// Milliseconds it took.
            millis: f64,
        },
        /// The conversions to the smaller ending are known.
        Convert {},
        /// The distances to zeroing were solved.
        SolveDtz {},
        /// The start of the table in chunks.
        ChunkedStart {
            /// For `beginTable` and `restoreTable`.
            #[serde(with = "super::reply_bytes")]
            #[tsify(type = "Uint8Array<ArrayBuffer>")]
            bytes: Vec<u8>,
        },
        /// The chunk.
        Chunk {
            /// Nothing after the last chunk.
            #[serde(with = "super::reply_bytes")]
            #[tsify(type = "Uint8Array<ArrayBuffer>")]
            bytes: Vec<u8>,
        },
        /// There is room for the table.
        RestoreTable {
            /// Name of its ending.
            material: String,
        },
        /// What the view "How it thinks" asked, under the same name.
        Think(super::ThinkReply),
    }
}

by_edition! {
    /// What the worker says on the way to a reply.
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
            /// Positions decided so far, with either side to move.
            decided: u64,
            /// The slice of the ending that is being solved, from 0: each has waves of its own.
            slice: usize,
            /// How many slices there are: 1 where the ending is solved as a whole.
            slices: usize,
        },
        /// What the view "How it thinks" asked is under way.
        Think(super::ThinkProgress),
    }
}
