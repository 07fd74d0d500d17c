use clap::{Parser, Subcommand, ValueEnum};
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
    Plan(Plan),
    Manifest(Manifest),
    Verify(Verify),
    Probe(Probe),
    Stats(Stats),
    Bench(Bench),
}

/// Which endings, of which game.
#[derive(Debug, clap::Args)]
pub(crate) struct Wanted {
    /// Game: chess or xiangqi
    pub(crate) game: String,
    /// Endings, such as KRK or KQKR; those that captures and promotions lead to belong to them
    #[arg(required_unless_present_any = ["men", "set"])]
    pub(crate) endings: Vec<String>,
    /// All endings of up to this many men, royal men included, that the solver knows
    #[arg(long, value_name = "N")]
    pub(crate) men: Option<usize>,
    /// A named set of endings; for xiangqi practical, pairs or armed (see docs/tables.md)
    #[arg(long, value_name = "NAME")]
    pub(crate) set: Option<String>,
}

/// Solves endings and writes their tables, smaller endings first.
///
/// Tables that are there and whole are kept, so that a run which was interrupted goes on where it stopped.
#[derive(Debug, clap::Args)]
pub(crate) struct Generate {
    #[command(flatten)]
    pub(crate) wanted: Wanted,
    /// Folder of the tables; files go to DIR/GAME/ENDING.egt, their list to DIR/MANIFEST
    #[arg(long, value_name = "DIR", default_value = "tables")]
    pub(crate) out: PathBuf,
    /// Make no other endings, and leave the list to `tbgen manifest`, so that many runs may share a folder
    #[arg(long)]
    pub(crate) only: bool,
    /// RayonPool to use; all processors if not given
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    /// Memory to stay within, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 2048)]
    pub(crate) memory: u64,
    /// Also tell of tables kept, of files ignored, and of time and memory used
    #[arg(short, long)]
    pub(crate) verbose: bool,
}

/// Prints which endings lead to which, and how to make each, for a workflow engine to run on many machines.
#[derive(Debug, clap::Args)]
pub(crate) struct Plan {
    #[command(flatten)]
    pub(crate) wanted: Wanted,
    /// Folder of the tables
    #[arg(long, value_name = "DIR", default_value = "tables")]
    pub(crate) out: PathBuf,
    /// What to print
    #[arg(long, value_enum, default_value_t = Format::Json)]
    pub(crate) format: Format,
}

/// Forms of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// One object; see docs/tables.md
    Json,
    /// A makefile, for `make -j`
    Make,
    /// Rules that a Snakefile includes
    Snakemake,
}

/// Writes the list of all tables of a folder, after runs with --only have made them.
#[derive(Debug, clap::Args)]
pub(crate) struct Manifest {
    /// Folder of the tables
    #[arg(value_name = "DIR", default_value = "tables")]
    pub(crate) tables: PathBuf,
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
    /// Only endings of up to this many men
    #[arg(long, value_name = "N")]
    pub(crate) men: Option<usize>,
    /// Only checksums, not positions
    #[arg(long)]
    pub(crate) checksums: bool,
    /// Only this many random positions of each ending
    #[arg(long, value_name = "N")]
    pub(crate) sample: Option<u64>,
    /// RayonPool to use; all processors if not given
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    /// Memory that tables not in use at the moment may take, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 1024)]
    pub(crate) memory: u64,
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
    /// GameResult, such as KRK
    pub(crate) ending: String,
    /// Folder of the tables; what is not there is solved
    #[arg(long, value_name = "DIR", default_value = "tables")]
    pub(crate) tables: PathBuf,
    /// RayonPool to use; all processors if not given
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
}

/// Measures on this machine what docs/tables.md says of time, memory and sizes.
#[derive(Debug, clap::Args)]
pub(crate) struct Bench {
    /// RayonPool to use
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub(crate) threads: usize,
    /// Memory to stay within, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 2048)]
    pub(crate) memory: u64,
    /// A large ending of chess to make as well; may be given several times
    #[arg(long, value_name = "ENDING")]
    pub(crate) large: Vec<String>,
}
