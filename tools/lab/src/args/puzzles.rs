//! What the commands about puzzles are told.

use session::GameId;
use std::path::PathBuf;

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct PuzzlesArgs {
    pub(crate) game: GameId,
    /// File to write, a JSON object a line, or to go on with
    #[arg(long)]
    pub(crate) out: PathBuf,
    #[arg(long, default_value_t = 1_000)]
    pub(crate) count: usize,
    /// Recorded games to make them of, a JSON object a line, as `lab match --out` and scripts/pgn_to_games.py write them;
    /// without it, our engine plays
    #[arg(long)]
    pub(crate) games: Option<PathBuf>,
    /// Leave out what is easier, from 1, which all levels solve, to 8, which is left to full strength; the mistakes that are
    /// tried are then those of a level that it defeats
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=8))]
    pub(crate) least_difficulty: u8,
    /// Nodes for each move of the games, and for each mistake that is tried
    #[arg(long, default_value_t = 500)]
    pub(crate) nodes: u64,
    /// Nodes of the searches for two lines which have to agree that one move alone wins
    #[arg(long, value_delimiter = ',', default_value = "4000,50000,400000")]
    pub(crate) search: Vec<u64>,
    /// Folder of endgame tables, which decide where they hold a position
    #[arg(long)]
    pub(crate) tables: Option<PathBuf>,
    /// The same seed gives the same puzzles
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Games at a time; the file does not depend on it
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
}

#[derive(Debug, clap::Args)]
pub(crate) struct PackPuzzlesArgs {
    pub(crate) game: GameId,
    /// Files that `lab puzzles` or `lab pack-puzzles` wrote
    #[arg(long, required = true, num_args = 1..)]
    pub(crate) from: Vec<PathBuf>,
    /// File to write
    #[arg(long)]
    pub(crate) out: PathBuf,
    #[command(flatten)]
    pub(crate) checking: CheckingArgs,
}

#[derive(Debug, clap::Args)]
pub(crate) struct CheckPuzzlesArgs {
    pub(crate) game: GameId,
    /// File that `lab pack-puzzles` wrote
    pub(crate) file: PathBuf,
    /// Check one puzzle of so many
    #[arg(long, default_value_t = 1)]
    pub(crate) every: usize,
    #[command(flatten)]
    pub(crate) checking: CheckingArgs,
}

/// How puzzles are searched afresh.
#[derive(Debug, clap::Args)]
pub(crate) struct CheckingArgs {
    /// Nodes of the search of each position of the solver
    #[arg(long, default_value_t = 400_000)]
    pub(crate) check_nodes: u64,
    /// Centipawns that each move of the solver has to win, where no table decides
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(i32).range(200..=10_000))]
    pub(crate) least: i32,
    /// Folder of endgame tables, which decide where they hold a position
    #[arg(long)]
    pub(crate) tables: Option<PathBuf>,
    /// Puzzles at a time; what holds does not depend on it
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
}
