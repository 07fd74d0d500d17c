//! Arguments of commands that learn evaluations and parameters, or make data for them.

use session::GameId;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(crate) struct DataArgs {
    pub(crate) game: GameId,
    /// File of positions to write
    #[arg(long)]
    pub(crate) out: PathBuf,
    /// Games to play
    #[arg(long, default_value_t = 1000)]
    pub(crate) games: u64,
    /// Nodes for each move
    #[arg(long, default_value_t = 2000)]
    pub(crate) nodes: u64,
    /// Seed; the same one gives the same games
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// FENs to start the games from, each game from a random one; default: the start position
    #[arg(long)]
    pub(crate) openings: Option<PathBuf>,
    /// Random moves at the start of each game: this many plies or one more
    #[arg(long, default_value_t = 8)]
    pub(crate) random_plies: usize,
    /// Games at a time; does not affect the file
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
}

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct LabelArgs {
    pub(crate) game: GameId,
    /// File of positions from `lab data`; if it has grown, the same command continues
    #[arg(long)]
    pub(crate) data: PathBuf,
    /// File of records to write or continue
    #[arg(long)]
    pub(crate) out: PathBuf,
    /// Program that contains the teacher's network
    #[arg(long, default_value = "/usr/games/stockfish")]
    pub(crate) teacher: PathBuf,
    /// Label only positions of games, with the scores from `lab data`
    #[arg(long, conflicts_with = "teacher")]
    pub(crate) recorded: bool,
    /// Label by our own searches of this many nodes, without a teacher
    #[arg(long, conflicts_with_all = ["teacher", "recorded"])]
    pub(crate) nodes: Option<u64>,
    /// Network for our searches; default: the hand-written evaluation alone
    #[arg(long, requires = "nodes")]
    pub(crate) network: Option<PathBuf>,
    /// Least search depth of a labelled inner node, in plies
    #[arg(long, default_value_t = 4)]
    pub(crate) depth: i32,
    /// Also label inner nodes of our searches by bounds
    #[arg(long, requires = "nodes")]
    pub(crate) bounds: bool,
    /// Most labelled positions of a search, the deepest searched ones; 1 for the root alone
    #[arg(long, default_value_t = 64)]
    pub(crate) most: usize,
    /// Walks from each position; with `--nodes`, the last position of each is searched
    #[arg(long, default_value_t = 3)]
    pub(crate) walks: usize,
    /// Length of each walk, in plies
    #[arg(long, default_value_t = 10)]
    pub(crate) plies: usize,
    /// Random moves to choose each ply from
    #[arg(long, default_value_t = 4)]
    pub(crate) candidates: usize,
    /// Seed; the same one gives the same walks
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Parts of the file at a time; does not affect the records
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
}

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct TrainArgs {
    pub(crate) game: GameId,
    /// Files of records from `lab label`
    #[arg(long, required = true, num_args = 1..)]
    pub(crate) data: Vec<PathBuf>,
    /// Network file to write; a checkpoint is written next to it
    #[arg(long)]
    pub(crate) out: PathBuf,
    /// Checkpoint of another training, or network with perhaps fewer neurons and king buckets, to take initial
    /// weights from
    #[arg(long)]
    pub(crate) from: Option<PathBuf>,
    /// Neurons for each side: 8, 32, 64, 96, 128, 160 or 192
    #[arg(long, default_value_t = 96)]
    pub(crate) neurons: usize,
    /// Passes over the records
    #[arg(long, default_value_t = 5)]
    pub(crate) epochs: u32,
    /// Records for each step
    #[arg(long, default_value_t = 8192)]
    pub(crate) batch: usize,
    /// Learning rate at the start
    #[arg(long, default_value_t = 2e-3)]
    pub(crate) rate: f64,
    /// Learning rate at the end, reached as a cosine
    #[arg(long, default_value_t = 1e-6)]
    pub(crate) last_rate: f64,
    /// Share by which a weight shrinks at each step, times the learning rate
    #[arg(long, default_value_t = 0.01)]
    pub(crate) decay: f64,
    /// Centipawns that the sigmoid maps to 73 % of the points
    #[arg(long, default_value_t = 150.0)]
    pub(crate) sigmoid: f64,
    /// Share of the game's result in the target of a game's position, 0 to 1; the rest is the label
    #[arg(long, default_value_t = 0.0)]
    pub(crate) result_share: f64,
    /// Records to measure the loss on after each epoch without training on them, such as those of deep
    /// searches
    #[arg(long)]
    pub(crate) check: Option<PathBuf>,
    /// Seed of the initial weights and of the order of the records
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Parts of a batch at a time; does not affect the network
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
}

#[derive(Debug, clap::Args)]
pub(crate) struct InputsArgs {
    pub(crate) game: GameId,
    /// JSON file to write
    #[arg(long)]
    pub(crate) out: PathBuf,
}

#[derive(Debug, clap::Args)]
pub(crate) struct TuneArgs {
    pub(crate) game: GameId,
    /// Files of positions from `lab data`
    #[arg(long, required = true, num_args = 1..)]
    pub(crate) data: Vec<PathBuf>,
    /// Source file to write, such as crates/chess/src/evaluation/weights.rs
    #[arg(long)]
    pub(crate) out: PathBuf,
    /// Passes over the positions
    #[arg(long, default_value_t = 40)]
    pub(crate) epochs: u32,
    /// Positions for each step
    #[arg(long, default_value_t = 8192)]
    pub(crate) batch: usize,
    /// Learning rate at the start: the largest step of a weight, in centipawns; falls to a tenth
    #[arg(long, default_value_t = 2.0)]
    pub(crate) rate: f64,
    /// Share of the search's score in the target, 0 to 1; the rest is the result
    #[arg(long, default_value_t = 0.3)]
    pub(crate) score_share: f64,
    /// Seed of the order of the positions
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
}

#[derive(Debug, clap::Args)]
pub(crate) struct ScreenArgs {
    pub(crate) game: GameId,
    /// Change of a search parameter, such as lmr.cut_node=1500; may be repeated. Names: tools/lab/src/knobs.rs
    #[arg(long, value_name = "NAME=VALUE", required = true)]
    pub(crate) change: Vec<String>,
    /// Pairs of games to play
    #[arg(long, default_value_t = 1_000)]
    pub(crate) pairs: u64,
    /// Nodes for each move
    #[arg(long, default_value_t = 12_000)]
    pub(crate) nodes: u64,
    /// File of FENs, one a line; default: tools/lab/data/GAME.fen
    #[arg(long)]
    pub(crate) openings: Option<PathBuf>,
    /// Seed; the same one gives the same games
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Pairs at a time; does not affect the result
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
}

#[derive(Debug, clap::Args)]
pub(crate) struct SpsaArgs {
    pub(crate) game: GameId,
    /// Pairs of games to play
    #[arg(long, default_value_t = 4_000)]
    pub(crate) pairs: u64,
    /// Nodes for each move
    #[arg(long, default_value_t = 3_000)]
    pub(crate) nodes: u64,
    /// Change of a parameter by a result at the end, in steps for half a point; larger at the start
    #[arg(long, default_value_t = 0.02)]
    pub(crate) gain: f64,
    /// File of FENs, one a line; default: tools/lab/data/GAME.fen
    #[arg(long)]
    pub(crate) openings: Option<PathBuf>,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Pairs at a time; with one, the same seed gives the same result
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
}
