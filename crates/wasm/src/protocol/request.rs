use super::{Game, SearchLimits, TypedMoves};
use serde::{Deserialize, Serialize};
use session::{GameId, Setup};
use tsify::Tsify;

by_edition! {
    /// What the page asks. The reply has the name of the request, or is an `error`.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
    #[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
    pub enum Request {
        /// The position after a game's moves. Its start may be any FEN that can be read.
        View(Game),
        /// Play moves, in any notation of the game: the position after them.
        Play(TypedMoves),
        /// Play moves up to the first that is not legal: each of them, and the position after it.
        Replay(TypedMoves),
        /// Search the position. Sends reports.
        Search {
            /// The game so far.
            game: Game,
            /// When to stop.
            limits: SearchLimits,
            /// Size of the transposition table in MiB; 16 if absent, less if that cannot be had.
            #[serde(default)]
            hash: Option<u16>,
        },
        /// Clear the transposition table and what else was learned from other games.
        NewGame(GameId),
        /// Evaluate with the network of a file from now on, at full strength.
        Network {
            /// Which game.
            game: GameId,
            /// The file.
            #[serde(with = "serde_bytes")]
            #[tsify(type = "Uint8Array")]
            bytes: Vec<u8>,
        },
        /// The customary starts in which one side gives odds.
        Odds(GameId),
        /// The FEN of what is set up on a board, legal or not.
        Compose {
            /// Which game.
            game: GameId,
            /// It.
            setup: Setup,
        },
        /// What a text says as far as it has the form of a FEN, legal or not.
        ReadSetup {
            /// Which game.
            game: GameId,
            /// The text.
            fen: String,
        },
    } of the full edition {
        /// Search the benchmark positions to a fixed depth.
        Bench {
            /// Which game.
            game: GameId,
            /// Depth in plies.
            depth: u16,
        },
        /// Count the lines of play, by first move.
        Perft {
            /// The game so far.
            game: Game,
            /// Plies of each line.
            depth: u8,
        },
        /// Distance to mate of the position and after every legal move, by endgame table.
        Probe(Game),
        /// Distance to mate with the piece of one square on each other square instead.
        Heatmap {
            /// The game so far.
            game: Game,
            /// The square of the piece.
            square: String,
        },
        /// A random position of an ending with at least one legal move. One with a given result needs the ending's table.
        RandomPosition {
            /// Which game.
            game: GameId,
            /// Name of the ending, such as `KRK`.
            material: String,
            /// The side that gets the pieces named first.
            strong: session::Side,
            /// The side to move.
            to_move: session::Side,
            /// Result for the side to move; any if absent.
            #[serde(default)]
            result: Option<session::Outcome>,
            /// Moves to mate, counted for the side that mates; any if absent.
            #[serde(default)]
            moves: Option<u16>,
        },
        /// What is known of an ending without its table.
        Ending {
            /// Which game.
            game: GameId,
            /// Name of the ending, in any order: `KRK`, `KKR`.
            material: String,
        },
        /// How many positions of an ending are won, drawn and lost.
        Census {
            /// Which game.
            game: GameId,
            /// Name of the ending, such as `KRK`.
            material: String,
        },
        /// Take an endgame table file.
        LoadTable {
            /// Which game.
            game: GameId,
            /// The file.
            #[serde(with = "serde_bytes")]
            #[tsify(type = "Uint8Array")]
            bytes: Vec<u8>,
        },
        /// Take a file of distances to zeroing, with which `probe` knows what the fifty-move rule draws.
        LoadDtz {
            /// Which game.
            game: GameId,
            /// The file.
            #[serde(with = "serde_bytes")]
            #[tsify(type = "Uint8Array")]
            bytes: Vec<u8>,
        },
        /// Take the census of an endgame table that is read in parts, for `census` and `randomPosition`.
        AddCensus {
            /// Which game.
            game: GameId,
            /// Name of the ending.
            material: String,
            /// The file.
            #[serde(with = "serde_bytes")]
            #[tsify(type = "Uint8Array")]
            bytes: Vec<u8>,
        },
        /// Take the beginning of an endgame table file, to be read in parts.
        BeginTable {
            /// Which game.
            game: GameId,
            /// The first bytes of the file.
            #[serde(with = "serde_bytes")]
            #[tsify(type = "Uint8Array")]
            bytes: Vec<u8>,
        },
        /// The parts that begun tables lack before `probe` can answer in full, and `heatmap` of a square.
        MissingParts {
            /// The game so far.
            game: Game,
            /// The square of the piece to map, if any.
            #[serde(default)]
            square: Option<String>,
        },
        /// Add a missing part of a begun table.
        AddPart {
            /// Which game.
            game: GameId,
            /// Name of the ending.
            material: String,
            /// Offset of the bytes in the file.
            start: u32,
            /// The bytes.
            #[serde(with = "serde_bytes")]
            #[tsify(type = "Uint8Array")]
            bytes: Vec<u8>,
        },
        /// Solve an ending here and now, after those it converts to. Sends reports.
        SolveTable {
            /// Which game.
            game: GameId,
            /// Name of the ending, such as `KRK`.
            material: String,
        },
        /// Look at one of the endings that a large ending converts to, solving it first if it is not loaded. Sends reports.
        /// After all of them `solveTable` goes on.
        Convert {
            /// Which game.
            game: GameId,
            /// Name of the large ending.
            material: String,
            /// Name of one of its smaller endings.
            smaller: String,
        },
        /// Solve the distances to zeroing of an ending that is solved (`EndingFacts.dtz`), which are kept with its table. Sends
        /// the reports of `solveTable`.
        SolveDtz {
            /// Which game.
            game: GameId,
            /// Name of the ending.
            material: String,
        },
        /// What is to be kept of a solved table beside its chunks.
        ChunkedStart {
            /// Which game.
            game: GameId,
            /// Name of the ending.
            material: String,
        },
        /// A chunk of a solved table.
        Chunk {
            /// Which game.
            game: GameId,
            /// Name of the ending.
            material: String,
            /// From 0.
            number: u32,
        },
        /// Make room for a solved table that was kept; `addPart` adds its chunks.
        RestoreTable {
            /// Which game.
            game: GameId,
            /// What was kept beside the chunks.
            #[serde(with = "serde_bytes")]
            #[tsify(type = "Uint8Array")]
            bytes: Vec<u8>,
        },
        /// What the view "How it thinks" asks. Most send reports.
        Think(super::ThinkRequest),
    }
}
