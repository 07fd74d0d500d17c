//! Arguments of commands about puzzles.

use session::GameId;
use std::path::PathBuf;

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct PuzzlesArgs {
    pub(crate) game: GameId,
    /// File to write or continue, a JSON object a line
    #[arg(long)]
    pub(crate) out: PathBuf,
    #[arg(long, default_value_t = 1_000)]
    pub(crate) count: usize,
    /// Recorded games as the source, a JSON object a line, as from `lab match --out` and
    /// scripts/pgn_to_games.py; default: self-play
    #[arg(long)]
    pub(crate) games: Option<PathBuf>,
    /// Try random mistakes in the positions of the recorded games, instead of the moves played
    #[arg(long, requires = "games")]
    pub(crate) tried: bool,
    /// Only forced mates in which each move gives check, found by trying checks and all answers
    #[arg(long)]
    pub(crate) mates: bool,
    /// Nodes for each move of the games, and for each tried mistake
    #[arg(long, default_value_t = 500)]
    pub(crate) nodes: u64,
    /// Nodes of the two-line searches that must agree on the only winning move
    #[arg(long, value_delimiter = ',', default_value = "4000,50000,400000")]
    pub(crate) search: Vec<u64>,
    /// Centipawns that each of the solver's moves must win, unless a table decides
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(i32).range(200..=10_000))]
    pub(crate) least: i32,
    /// Folder of endgame tables, which decide the positions they contain
    #[arg(long)]
    pub(crate) tables: Option<PathBuf>,
    /// Seed; the same one gives the same puzzles
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Games at a time; does not affect the file
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
}

#[derive(Debug, clap::Args)]
pub(crate) struct PackPuzzlesArgs {
    pub(crate) game: GameId,
    /// Files from `lab puzzles`, or from `lab pack-puzzles`, whose puzzles are not searched again
    #[arg(long, required = true, num_args = 1..)]
    pub(crate) from: Vec<PathBuf>,
    /// File to write
    #[arg(long)]
    pub(crate) out: PathBuf,
    #[command(flatten)]
    pub(crate) checking: CheckingArgs,
}

#[derive(Debug, clap::Args)]
pub(crate) struct RatePuzzlesArgs {
    pub(crate) game: GameId,
    /// File from `lab pack-puzzles`, rewritten
    pub(crate) file: PathBuf,
    /// Puzzles at a time; does not affect the file
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
}

#[derive(Debug, clap::Args)]
pub(crate) struct FitRatingsArgs {
    pub(crate) game: GameId,
    /// Puzzles, as for `lab sight`
    #[arg(long)]
    pub(crate) puzzles: PathBuf,
    /// Fewest people who tried a puzzle; others are left out
    #[arg(long, default_value_t = 100)]
    pub(crate) attempts: u32,
    /// Most puzzles to read
    #[arg(long, default_value_t = 8_000)]
    pub(crate) count: usize,
    /// File to write: a feature and its weight a line
    #[arg(long)]
    pub(crate) out: PathBuf,
    /// Puzzles at a time; does not affect the fit
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
}

#[derive(Debug, clap::Args)]
pub(crate) struct CheckPuzzlesArgs {
    pub(crate) game: GameId,
    /// File from `lab pack-puzzles`
    pub(crate) file: PathBuf,
    /// Check one puzzle in this many
    #[arg(long, default_value_t = 1)]
    pub(crate) every: usize,
    #[command(flatten)]
    pub(crate) checking: CheckingArgs,
}

/// Arguments for verifying puzzles.
#[derive(Debug, clap::Args)]
pub(crate) struct CheckingArgs {
    /// Nodes for each of the solver's positions
    #[arg(long, default_value_t = 400_000)]
    pub(crate) check_nodes: u64,
    /// Centipawns that each of the solver's moves must win, unless a table decides
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(i32).range(200..=10_000))]
    pub(crate) least: i32,
    /// Folder of endgame tables, which decide the positions they contain
    #[arg(long)]
    pub(crate) tables: Option<PathBuf>,
    /// Puzzles at a time; does not affect the result
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
}

#[derive(Debug, clap::Args)]
pub(crate) struct SightArgs {
    pub(crate) game: GameId,
    /// Puzzles that people tried: name, rating, attempts, FEN, moves, separated by tabs
    #[arg(long)]
    pub(crate) puzzles: PathBuf,
    /// Most puzzles to read
    #[arg(long, default_value_t = 24_000)]
    pub(crate) count: usize,
    /// Steps of gradient descent
    #[arg(long, default_value_t = 300)]
    pub(crate) steps: u32,
}

#[derive(Debug, clap::Args)]
pub(crate) struct SolveArgs {
    pub(crate) game: GameId,
    /// Puzzles, as for `lab sight`
    #[arg(long)]
    pub(crate) puzzles: PathBuf,
    /// Most puzzles to read
    #[arg(long, default_value_t = 1_000)]
    pub(crate) count: usize,
    /// `Skill Level` values
    #[arg(
        long,
        value_delimiter = ',',
        value_parser = clap::value_parser!(u8).range(1..=12),
        default_value = "1,2,3,4,5,6,7,8,9,10,11"
    )]
    pub(crate) levels: Vec<u8>,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
}
