use clap::{Parser, Subcommand, ValueEnum};
use session::{GameId, Style};

/// Plays chess and xiangqi. Without a command: UCI on standard input and output or, if the first line is `ucci`,
/// UCCI.
#[derive(Debug, Parser)]
#[command(name = "chariot", version)]
pub(crate) struct CliArgs {
    #[command(subcommand)]
    pub(crate) command: Option<CliCommand>,
}

/// Commands that replace the protocol.
#[derive(Debug, Subcommand)]
pub(crate) enum CliCommand {
    /// Count the lines of play of a given length (perft); the last line is `nodes N`
    Perft(PerftArgs),
    /// List the legal moves, one a line
    Moves(MovesArgs),
    /// Tell whether and how a game has ended, for the side to move: `ongoing|win|loss|draw`, a tab, the reason
    Status(StatusArgs),
    /// Check FENs from standard input, one a line: `accept`, `normalise` or `reject` with tab-separated
    /// details
    Fen(FenArgs),
    /// Search fixed positions; the last lines are `nodes N` (always the same) and `nps N`
    Bench(BenchArgs),
    /// List the moves that an opening book has, the most played first: move, games, wins, draws, losses, centipawns, with
    /// tabs between
    Book(BookArgs),
}

#[derive(Debug, clap::Args)]
pub(crate) struct PerftArgs {
    pub(crate) game: GameId,
    /// Length of the lines, in plies
    #[arg(value_parser = clap::value_parser!(u8).range(0..=30))]
    pub(crate) depth: u8,
    /// Start from this position
    #[arg(long)]
    pub(crate) fen: Option<String>,
    /// Print the count after each first move
    #[arg(long)]
    pub(crate) divide: bool,
    /// Number of threads
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=512))]
    pub(crate) threads: u16,
}

#[derive(Debug, clap::Args)]
pub(crate) struct MovesArgs {
    pub(crate) game: GameId,
    /// The position; the usual start position if absent
    #[arg(long)]
    pub(crate) fen: Option<String>,
    /// Notation of the moves
    #[arg(long, value_enum, default_value_t = StyleName::Uci)]
    pub(crate) style: StyleName,
}

#[derive(Debug, clap::Args)]
pub(crate) struct StatusArgs {
    pub(crate) game: GameId,
    /// The start position; the usual one if absent
    #[arg(long)]
    pub(crate) fen: Option<String>,
    /// The moves played since the start, in any notation of the game
    #[arg(long, num_args = 0..)]
    pub(crate) moves: Vec<String>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct FenArgs {
    pub(crate) game: GameId,
    /// Each line is a JSON string
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct BenchArgs {
    #[arg(default_value_t = GameId::DEFAULT)]
    pub(crate) game: GameId,
    /// Depth of each search, in plies
    #[arg(long, default_value_t = uci::BENCH_DEPTH, value_parser = clap::value_parser!(u16).range(1..=64))]
    pub(crate) depth: u16,
}

#[derive(Debug, clap::Args)]
pub(crate) struct BookArgs {
    pub(crate) game: GameId,
    /// The book: ours, or Polyglot's if its name ends in `.bin`
    #[arg(long)]
    pub(crate) file: String,
    /// Where the game starts; the usual start if not given
    #[arg(long)]
    pub(crate) fen: Option<String>,
    /// The moves played from there, in any notation of the game
    #[arg(long, num_args = 0..)]
    pub(crate) moves: Vec<String>,
}

/// The names of [`Style`] on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum StyleName {
    Uci,
    Uci960,
    San,
    Iccs,
    Wxf,
    ZhHans,
    ZhHant,
}

impl From<StyleName> for Style {
    fn from(name: StyleName) -> Style {
        match name {
            StyleName::Uci => Style::Uci,
            StyleName::Uci960 => Style::Uci960,
            StyleName::San => Style::San,
            StyleName::Iccs => Style::Iccs,
            StyleName::Wxf => Style::Wxf,
            StyleName::ZhHans => Style::ZhHans,
            StyleName::ZhHant => Style::ZhHant,
        }
    }
}
