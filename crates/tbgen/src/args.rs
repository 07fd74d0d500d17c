use clap::{Parser, Subcommand, ValueEnum};
use std::path::PathBuf;

/// Generates endgame tables, verifies and probes them.
#[derive(Debug, Parser)]
#[command(version, about)]
pub(crate) struct TbgenArgs {
    #[command(subcommand)]
    pub(crate) command: TbgenCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum TbgenCommand {
    Generate(GenerateArgs),
    Plan(PlanArgs),
    Manifest(ManifestArgs),
    Verify(VerifyArgs),
    Probe(ProbeArgs),
    Stats(StatsArgs),
    Bench(TableBenchArgs),
}

/// Which endings of which game.
#[derive(Debug, clap::Args)]
pub(crate) struct EndingSelection {
    /// Game: chess or xiangqi
    pub(crate) game: String,
    /// Endings, such as KRK or KQKR, with those that captures and promotions lead to
    #[arg(required_unless_present_any = ["men", "set"])]
    pub(crate) endings: Vec<String>,
    /// All endings of up to this many pieces, kings included, that the solver supports
    #[arg(long, value_name = "N")]
    pub(crate) men: Option<usize>,
    /// A named set of endings; for xiangqi practical, pairs or armed (see docs/guide/tables.md)
    #[arg(long, value_name = "NAME")]
    pub(crate) set: Option<String>,
}

/// Solves endings and writes their tables, smaller endings first.
///
/// Whole tables that are there are kept: an interrupted run resumes where it stopped.
#[derive(Debug, clap::Args)]
pub(crate) struct GenerateArgs {
    #[command(flatten)]
    pub(crate) selection: EndingSelection,
    /// Folder of the tables; files go to DIR/GAME/ENDING.egt, their list to DIR/MANIFEST
    #[arg(long, value_name = "DIR", default_value = "tables")]
    pub(crate) out: PathBuf,
    /// Make no other endings, and leave the list to `tbgen manifest`, so that many runs can share a folder
    #[arg(long)]
    pub(crate) only: bool,
    /// Also what the fifty-move rule makes of these endings, and the plies to zeroing (chess): DIR/GAME/ENDING.dtz
    #[arg(long)]
    pub(crate) dtz: bool,
    /// Also how many positions have which result, with samples, for pages that read the tables in parts:
    /// DIR/GAME/ENDING.census
    #[arg(long)]
    pub(crate) census: bool,
    /// Threads to use; one for each processor if not given
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    /// Memory limit, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 2048)]
    pub(crate) memory: u64,
    /// Also report tables kept, files ignored, and time and memory used
    #[arg(short, long)]
    pub(crate) verbose: bool,
}

/// Prints which endings lead to which, and how to make each, for a workflow engine to run on many machines.
#[derive(Debug, clap::Args)]
pub(crate) struct PlanArgs {
    #[command(flatten)]
    pub(crate) selection: EndingSelection,
    /// Folder of the tables
    #[arg(long, value_name = "DIR", default_value = "tables")]
    pub(crate) out: PathBuf,
    /// Also how to make what the fifty-move rule makes of these endings (chess): DIR/GAME/ENDING.dtz
    #[arg(long)]
    pub(crate) dtz: bool,
    /// What to print
    #[arg(long, value_enum, default_value_t = PlanFormat::Json)]
    pub(crate) format: PlanFormat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum PlanFormat {
    /// One object; see docs/guide/tables.md
    Json,
    /// A makefile, for `make -j`
    Make,
    /// Rules that a Snakefile includes
    Snakemake,
}

/// Writes the list of all tables of a folder, after runs with --only have made them.
#[derive(Debug, clap::Args)]
pub(crate) struct ManifestArgs {
    /// Folder of the tables
    #[arg(value_name = "DIR", default_value = "tables")]
    pub(crate) tables: PathBuf,
}

/// Verifies the checksums of every table file, then every position against those its legal moves lead to.
#[derive(Debug, clap::Args)]
pub(crate) struct VerifyArgs {
    /// Folder of the tables
    #[arg(value_name = "DIR", default_value = "tables")]
    pub(crate) tables: PathBuf,
    /// Only these endings of any game
    #[arg(long, value_name = "ENDING")]
    pub(crate) only: Vec<String>,
    /// Only endings of up to this many pieces
    #[arg(long, value_name = "N")]
    pub(crate) men: Option<usize>,
    /// Only checksums, not positions
    #[arg(long)]
    pub(crate) checksums: bool,
    /// Only this many random positions of each ending
    #[arg(long, value_name = "N")]
    pub(crate) sample: Option<u64>,
    /// Threads to use; one for each processor if not given
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    /// Memory for tables not in use at the moment, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 1024)]
    pub(crate) memory: u64,
}

/// Prints FEN, win|draw|loss and plies to mate, separated by tabs: positive if the side to move mates,
/// negative if it is mated, -0 if it is mated already.
///
/// Where the ending has a .dtz file, a fourth column tells the plies to the next capture, pawn move or mate in the same
/// way; `cursed` or `blessed` before it that the clock of the FEN does not leave so many, so that the fifty-move rule draws;
/// either of them alone that it draws with any clock. `undecided` there: the table has a draw, but both sides are armed, so
/// that the rules on perpetual check and chase may decide (xiangqi). The last column says what was repaired in the FEN.
#[derive(Debug, clap::Args)]
pub(crate) struct ProbeArgs {
    /// Game: chess or xiangqi
    pub(crate) game: String,
    /// Positions; read from standard input, one a line, if none is given
    pub(crate) fens: Vec<String>,
    /// Folder of the tables
    #[arg(long, value_name = "DIR", default_value = "tables")]
    pub(crate) tables: PathBuf,
}

/// Prints for each side to move the number of positions, wins, draws and losses, and the longest mates; of several
/// endings, or of a set, a line for each, and their sum.
///
/// Positions that a symmetry of the board carries into each other count once. `undecided`: the rules on repetition, which
/// no table knows, may decide positions that are counted as drawn (xiangqi, both sides armed).
#[derive(Debug, clap::Args)]
pub(crate) struct StatsArgs {
    #[command(flatten)]
    pub(crate) selection: EndingSelection,
    /// Folder of the tables; what is not there is solved
    #[arg(long, value_name = "DIR", default_value = "tables")]
    pub(crate) tables: PathBuf,
    /// Threads to use; one for each processor if not given
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
}

/// Measures time, memory, sizes and probes on this machine, as docs/guide/tables.md reports them.
#[derive(Debug, clap::Args)]
pub(crate) struct TableBenchArgs {
    /// Threads to use
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub(crate) threads: usize,
    /// Memory limit, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 2048)]
    pub(crate) memory: u64,
    /// A large ending of chess to make as well; may be given several times
    #[arg(long, value_name = "ENDING")]
    pub(crate) large: Vec<String>,
}
