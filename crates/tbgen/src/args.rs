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

/// A selection of endings of one game.
#[derive(Debug, clap::Args)]
pub(crate) struct EndingSelection {
    /// Game: chess or xiangqi
    pub(crate) game: String,
    /// Endings, such as KRK or KQKR, plus those that captures and promotions lead to
    #[arg(required_unless_present_any = ["men", "set"])]
    pub(crate) endings: Vec<String>,
    /// All supported endings of up to this many pieces, including kings
    #[arg(long, value_name = "N")]
    pub(crate) men: Option<usize>,
    /// A named set of endings; for xiangqi practical, pairs or armed (see docs/guide/tables.md)
    #[arg(long, value_name = "NAME")]
    pub(crate) set: Option<String>,
}

/// Solves endings and writes their tables, smaller endings first.
///
/// Complete tables are kept. An interrupted run writes the missing ones; for them it solves the smaller endings again,
/// each once.
#[derive(Debug, clap::Args)]
pub(crate) struct GenerateArgs {
    #[command(flatten)]
    pub(crate) selection: EndingSelection,
    /// Folder of the tables; writes DIR/GAME/ENDING.egt, and their list to DIR/MANIFEST
    #[arg(long, value_name = "DIR", default_value = "tables")]
    pub(crate) out: PathBuf,
    /// Write only the files of these endings, and leave the list to `tbgen manifest`, so that many runs can share a
    /// folder. Smaller endings are solved too
    #[arg(long)]
    pub(crate) only: bool,
    /// Also solve these endings under the fifty-move rule, with plies to zeroing (chess): DIR/GAME/ENDING.dtz
    #[arg(long)]
    pub(crate) dtz: bool,
    /// Number of threads; default: one for each processor
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    /// Memory limit, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 2048)]
    pub(crate) memory: u64,
    /// Also report kept tables, endings solved for larger ones, ignored files, time and memory
    #[arg(short, long)]
    pub(crate) verbose: bool,
}

/// Prints which endings lead to which, and how to make each, for a workflow engine to run on many machines.
/// Jobs are independent: each solves the smaller endings too.
#[derive(Debug, clap::Args)]
pub(crate) struct PlanArgs {
    #[command(flatten)]
    pub(crate) selection: EndingSelection,
    /// Folder of the tables
    #[arg(long, value_name = "DIR", default_value = "tables")]
    pub(crate) out: PathBuf,
    /// Also plan to solve these endings under the fifty-move rule (chess): DIR/GAME/ENDING.dtz
    #[arg(long)]
    pub(crate) dtz: bool,
    /// Output format
    #[arg(long, value_enum, default_value_t = PlanFormat::Json)]
    pub(crate) format: PlanFormat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum PlanFormat {
    /// One JSON object; see docs/reference/tbgen-plan.md
    Json,
    /// A makefile, for `make -j`
    Make,
    /// Rules to include in a Snakefile
    Snakemake,
}

/// Writes the list of all tables in a folder, after runs with --only.
#[derive(Debug, clap::Args)]
pub(crate) struct ManifestArgs {
    /// Folder of the tables
    #[arg(value_name = "DIR", default_value = "tables")]
    pub(crate) tables: PathBuf,
}

/// Verifies the checksums of every table file, then every position against its successors.
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
    /// Number of threads; default: one for each processor
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
}

/// Prints FEN, win|draw|loss and plies to mate, separated by tabs: positive if the side to move mates,
/// negative if it is mated, -0 if it is mated already.
///
/// If the ending has a .dtz file, a fourth column has the plies to the next capture, pawn move or mate,
/// likewise. `cursed` or `blessed` in front of the number: the FEN's clock leaves too few plies, so the
/// fifty-move rule draws. `cursed` or `blessed` alone: the rule draws with any clock. `undecided` (xiangqi):
/// the table says draw, but both sides are armed, so the rules on perpetual check and chase may decide. The
/// last column lists repairs of the FEN.
#[derive(Debug, clap::Args)]
pub(crate) struct ProbeArgs {
    /// Game: chess or xiangqi
    pub(crate) game: String,
    /// Positions; default: standard input, one a line
    pub(crate) fens: Vec<String>,
    /// Folder of the tables
    #[arg(long, value_name = "DIR", default_value = "tables")]
    pub(crate) tables: PathBuf,
}

/// Prints, for each side to move, the number of positions, wins, draws and losses, and the longest mates. For
/// several endings or a set, prints one line each, and their sum.
///
/// Symmetric positions count once. `undecided` (xiangqi, both sides armed): the rules on repetition, which no
/// table covers, may decide positions counted as draws.
#[derive(Debug, clap::Args)]
pub(crate) struct StatsArgs {
    #[command(flatten)]
    pub(crate) selection: EndingSelection,
    /// Folder of the tables; missing ones are solved
    #[arg(long, value_name = "DIR", default_value = "tables")]
    pub(crate) tables: PathBuf,
    /// Number of threads; default: one for each processor
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
}

/// Measures time, memory, sizes and probes on this machine, as reported in docs/guide/tables.md.
#[derive(Debug, clap::Args)]
pub(crate) struct TableBenchArgs {
    /// Number of threads
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub(crate) threads: usize,
    /// Memory limit, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 2048)]
    pub(crate) memory: u64,
    /// A large chess ending to make as well; may be repeated
    #[arg(long, value_name = "ENDING")]
    pub(crate) large: Vec<String>,
}
