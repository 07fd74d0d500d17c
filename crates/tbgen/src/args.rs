use clap::{Parser, Subcommand};
use std::path::PathBuf;

/// Makes endgame tables, checks them, and answers from them.
#[derive(Debug, Parser)]
#[command(version, about)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Generate(Generate),
    Verify(Verify),
    Probe(Probe),
    Stats(Stats),
}

/// Solves endings and writes their tables, smaller endings first.
///
/// Tables that are there and whole are kept, so that a run which was interrupted goes on where it stopped.
#[derive(Debug, clap::Args)]
pub(crate) struct Generate {
    /// Game: chess or xiangqi
    pub(crate) game: String,
    /// Endings, such as KRK or KQKR; those that captures lead to are made with them
    #[arg(required_unless_present = "men")]
    pub(crate) endings: Vec<String>,
    /// All endings of up to this many men, royal men included, that the solver knows
    #[arg(long, value_name = "N")]
    pub(crate) men: Option<usize>,
    /// Folder of the tables; files go to DIR/GAME/ENDING.egt, their list to DIR/MANIFEST
    #[arg(long, value_name = "DIR", default_value = "tables")]
    pub(crate) out: PathBuf,
    /// Threads to use; all processors if not given
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    /// Memory an ending may take, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 4096)]
    pub(crate) memory: u64,
    /// Also tell of tables kept and of files ignored
    #[arg(short, long)]
    pub(crate) verbose: bool,
}

/// Checks every table file, then every position in it against the positions its legal moves lead to.
#[derive(Debug, clap::Args)]
pub(crate) struct Verify {
    /// Folder of the tables
    #[arg(value_name = "DIR", default_value = "tables")]
    pub(crate) tables: PathBuf,
    /// Only these endings of any game
    #[arg(long, value_name = "ENDING")]
    pub(crate) only: Vec<String>,
    /// Only checksums, not positions
    #[arg(long)]
    pub(crate) checksums: bool,
    /// Threads to use; all processors if not given
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
}

/// Prints FEN, win|draw|loss and plies to mate, separated by tabs: positive if the side to move mates,
/// negative if it is mated, -0 if it is mated already.
#[derive(Debug, clap::Args)]
pub(crate) struct Probe {
    /// Game: chess or xiangqi
    pub(crate) game: String,
    /// Positions; read from standard input, one a line, if none is given
    pub(crate) fens: Vec<String>,
    /// Folder of the tables
    #[arg(long, value_name = "DIR", default_value = "tables")]
    pub(crate) tables: PathBuf,
}

/// Prints for each side to move how many positions there are, how they end, and the longest mate.
///
/// Positions that a symmetry of the board carries into each other count once.
#[derive(Debug, clap::Args)]
pub(crate) struct Stats {
    /// Game: chess or xiangqi
    pub(crate) game: String,
    /// Ending, such as KRK
    pub(crate) ending: String,
    /// Folder of the tables; what is not there is solved
    #[arg(long, value_name = "DIR", default_value = "tables")]
    pub(crate) tables: PathBuf,
    /// Threads to use; all processors if not given
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
}
