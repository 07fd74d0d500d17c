use super::{Game, SearchLimits, TypedMoves};
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;
use session::{GameId, Setup};
use tsify::Tsify;

by_edition! {
    /// A request from the page. The reply has its name, or is an `error`.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
    #[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
    pub enum Request {
        /// The position after a game's moves. Its start may be any FEN that can be read.
        View(Game),
        /// Play moves in any notation of the game, and view the position after them.
        Play(TypedMoves),
        /// Play moves up to the first illegal one. Returns each with the position after it.
        Replay(TypedMoves),
        /// Search the position. Sends reports.
        Search {
            /// The game so far.
            game: Game,
            /// When to stop, and how well to play.
            limits: SearchLimits,
            /// Size of the transposition table in MiB; 16 if absent, less if memory is short.
            #[serde(default)]
            hash: Option<u16>,
        },
        /// Clear the transposition table and everything learned from other games.
        NewGame(GameId),
        /// Evaluate with this network from now on, at full strength.
        Network {
            /// Name of the game.
            game: GameId,
            /// The network file.
            #[serde(with = "serde_bytes")]
            #[tsify(type = "Uint8Array")]
            bytes: Vec<u8>,
        },
        /// The moves of the position in an opening book.
        Book {
            /// The game so far.
            game: Game,
            /// Pieces of the game's book, unpacked: the first, and the one that has the position's key.
            #[tsify(type = "Uint8Array[]")]
            pieces: Vec<ByteBuf>,
        },
        /// Choose a move of an opening book, as a player of some strength would.
        BookMove {
            /// The game so far.
            game: Game,
            /// As in `book`.
            #[tsify(type = "Uint8Array[]")]
            pieces: Vec<ByteBuf>,
            /// The level, 1 to 12.
            strength: u8,
            /// Seed of the random choice.
            seed: u32,
        },
        /// The customary starts with odds.
        Odds(GameId),
        /// The FEN of a position set up on a board, legal or not.
        Compose {
            /// Name of the game.
            game: GameId,
            /// The position.
            setup: Setup,
        },
        /// The position in a text of FEN form, legal or not.
        ReadSetup {
            /// Name of the game.
            game: GameId,
            /// The text.
            fen: String,
        },
    } of the full edition {
        /// Search the benchmark positions to a fixed depth.
        Bench {
            /// Name of the game.
            game: GameId,
            /// Depth in plies.
            depth: u16,
        },
        /// Count the lines of play by first move (perft).
        Perft {
            /// The game so far.
            game: Game,
            /// Length of each line, in plies.
            depth: u8,
        },
        /// Distance to mate of the position, and after every legal move, from endgame tables.
        Probe(Game),
        /// Distance to mate with one piece moved to each other square.
        Heatmap {
            /// The game so far.
            game: Game,
            /// The square of the piece.
            square: String,
        },
        /// A random position of an ending, with at least one legal move. A wanted result needs the ending's table.
        RandomPosition {
            /// Name of the game.
            game: GameId,
            /// Name of the ending, such as `KRK`.
            material: String,
            /// The side with the pieces named first.
            strong: session::Side,
            /// The side to move.
            to_move: session::Side,
            /// Result for the side to move; any if absent.
            #[serde(default)]
            result: Option<session::Outcome>,
            /// Moves to mate, counted for the side that mates; any if absent.
            #[serde(default)]
            moves: Option<u16>,
            /// Least number of moves to mate, ignored with `moves`; any if absent.
            #[serde(default)]
            min_moves: Option<u16>,
        },
        /// Facts about an ending that need no table.
        Ending {
            /// Name of the game.
            game: GameId,
            /// Name of the ending, in any order: `KRK`, `KKR`.
            material: String,
        },
        /// Numbers of won, drawn and lost positions of an ending.
        Census {
            /// Name of the game.
            game: GameId,
            /// Name of the ending, such as `KRK`.
            material: String,
        },
        /// Load an endgame table.
        LoadTable {
            /// Name of the game.
            game: GameId,
            /// The table file.
            #[serde(with = "serde_bytes")]
            #[tsify(type = "Uint8Array")]
            bytes: Vec<u8>,
        },
        /// Load distances to zeroing, from which `probe` finds the wins that the fifty-move rule draws.
        LoadDtz {
            /// Name of the game.
            game: GameId,
            /// The `.dtz` file.
            #[serde(with = "serde_bytes")]
            #[tsify(type = "Uint8Array")]
            bytes: Vec<u8>,
        },
        /// Load the start of a table file, to read the rest in parts.
        BeginTable {
            /// Name of the game.
            game: GameId,
            /// The first bytes of the file.
            #[serde(with = "serde_bytes")]
            #[tsify(type = "Uint8Array")]
            bytes: Vec<u8>,
        },
        /// The parts of tables that `probe`, and `heatmap` of a square, still lack to answer in full.
        MissingParts {
            /// The game so far.
            game: Game,
            /// Square of the piece for `heatmap`, if any.
            #[serde(default)]
            square: Option<String>,
        },
        /// Add missing parts of a partly loaded table. An error tells of the first bad part; the good ones are added.
        AddParts {
            /// Name of the game.
            game: GameId,
            /// Name of the ending.
            material: String,
            /// The parts.
            parts: Vec<AddedPart>,
        },
        /// Solve an ending in the worker, after the endings it converts to. Sends reports.
        SolveTable {
            /// Name of the game.
            game: GameId,
            /// Name of the ending, such as `KRK`.
            material: String,
        },
        /// Compute the conversions of a large ending to one of its smaller endings, solving that first if it is not
        /// solved. Sends reports. `solveTable` then completes the large ending.
        Convert {
            /// Name of the game.
            game: GameId,
            /// Name of the large ending.
            material: String,
            /// Name of one of its smaller endings.
            smaller: String,
        },
        /// Solve the distances to zeroing of a solved ending (see `EndingFacts.dtz`). Sends the reports of
        /// `solveTable`.
        SolveDtz {
            /// Name of the game.
            game: GameId,
            /// Name of the ending.
            material: String,
        },
        /// The file of a solved table, to store.
        TableFile {
            /// Name of the game.
            game: GameId,
            /// Name of the ending.
            material: String,
        },
        /// The file of solved distances to zeroing, to store.
        DtzFile {
            /// Name of the game.
            game: GameId,
            /// Name of the ending.
            material: String,
        },
        /// Part `number`, from 0, of the results of a solved ending, uncompressed, to solve larger endings with.
        Results {
            /// Name of the game.
            game: GameId,
            /// Name of the ending.
            material: String,
            /// Number of the part.
            number: u32,
            /// Only those that the fifty-move rule lets stand.
            #[serde(default)]
            under_rule: bool,
        },
        /// Add the next bytes, of any number, of an ending's results. With the last the ending counts as solved.
        AddResults {
            /// Name of the game.
            game: GameId,
            /// Name of the ending.
            material: String,
            /// The part.
            #[serde(with = "serde_bytes")]
            #[tsify(type = "Uint8Array")]
            bytes: Vec<u8>,
            /// They are only those that the fifty-move rule lets stand.
            #[serde(default)]
            under_rule: bool,
        },
        /// A request of the view "How it thinks". Most send reports.
        Think(super::ThinkRequest),
    }
}

/// A part of a table file.
#[cfg(feature = "full")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct AddedPart {
    /// Offset of the bytes in the file.
    pub start: u32,
    /// The bytes.
    #[serde(with = "serde_bytes")]
    #[tsify(type = "Uint8Array")]
    pub bytes: Vec<u8>,
}
