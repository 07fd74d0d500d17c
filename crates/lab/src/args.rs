use clap::{Parser, Subcommand};
use session::GameId;
use std::path::PathBuf;

/// Measures and tunes engines.
#[derive(Debug, Parser)]
#[command(name = "lab", version)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Play our engine against itself from random openings and write the quiet positions of the games
    Data(DataArgs),
}

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
    /// Games with this seed are the same games
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Random moves at the start of each game: this many plies or one more
    #[arg(long, default_value_t = 8)]
    pub(crate) random_plies: usize,
    /// Games at a time; makes no difference to the file
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
}
