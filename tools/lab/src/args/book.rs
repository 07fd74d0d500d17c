//! Arguments of the commands about opening books.

use session::GameId;
use std::path::PathBuf;

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct BookArgs {
    pub(crate) game: GameId,
    /// Files of games: PGN if the name ends so, else tab-separated with a line of names, among them `result`, `start` and
    /// `moves`
    #[arg(long, required = true, num_args = 1..)]
    pub(crate) games: Vec<PathBuf>,
    /// Positions that many people reach, one FEN a line, counters left out: moves that lead to one are kept however few
    /// of the games have them
    #[arg(long)]
    pub(crate) popular: Option<PathBuf>,
    /// Plies of a game in which such moves are looked for
    #[arg(long, default_value_t = 8)]
    pub(crate) popular_plies: u32,
    /// Output of `lab book-scores`; of a position that several files have, the score of the most nodes counts
    #[arg(long, num_args = 1..)]
    pub(crate) scores: Vec<PathBuf>,
    /// Plies of each game that are counted
    #[arg(long, default_value_t = 40)]
    pub(crate) plies: usize,
    /// Bytes of the file, at most
    #[arg(long)]
    pub(crate) limit: usize,
    /// Bytes of the header and the first piece, at most
    #[arg(long, default_value_t = 12_000)]
    pub(crate) first_limit: usize,
    /// Positions and moves of a piece beside the first, together, at most
    #[arg(long, default_value_t = 2_500)]
    pub(crate) piece_limit: usize,
    /// File to write
    #[arg(long)]
    pub(crate) out: PathBuf,
    /// File to write what the scores show: sound moves that nobody plays, and popular ones that lose
    #[arg(long, requires = "scores")]
    pub(crate) findings: Option<PathBuf>,
}

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct BookScoresArgs {
    pub(crate) game: GameId,
    /// The book that `lab book` wrote
    #[arg(long)]
    pub(crate) book: PathBuf,
    /// Nodes for each position
    #[arg(long, default_value_t = 20_000)]
    pub(crate) nodes: u64,
    /// File to write, or to go on with
    #[arg(long)]
    pub(crate) out: PathBuf,
    /// Positions at a time; the file does not depend on it
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
}
