use clap::{Parser, Subcommand};
use session::GameId;
use std::path::PathBuf;

/// Measures and tunes engines.
#[derive(Debug, Parser)]
#[command(name = "lab", version)]
pub(crate) struct LabArgs {
    #[command(subcommand)]
    pub(crate) command: LabCommand,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub(crate) enum LabCommand {
    /// Play our engine against itself from random openings and write the quiet positions of the games
    Data(DataArgs),
    /// Fit the weights of an evaluation to the results of games, and write them as source
    Tune(TuneArgs),
    /// Label the positions that `lab data` wrote, and those of short walks from them, with what a teacher makes of them; or
    /// them and those of the trees of our own searches, with what the searches find
    Label(LabelArgs),
    /// Train a network on the records that `lab label` wrote; a run that was stopped goes on
    Train(TrainArgs),
    /// Tune the parameters of our search by games (SPSA)
    Spsa(SpsaArgs),
    /// Play two UCI engines against each other: both colours from each opening
    Match(Box<MatchArgs>),
    /// Play each of our levels against the next one
    Ladder(LadderArgs),
    /// Play the players of `crates/ladder` against each other, and find what each gets wrong
    Rungs(RungsArgs),
    /// Make openings for matches: random moves after which our engine thinks the game level
    Openings(OpeningsArgs),
    /// Count how many positions of an EPD file our engine solves (bm, am, dm)
    Suite(SuiteArgs),
    /// Collect positions with a mate from games of our engine against itself
    Mates(MatesArgs),
    /// Collect mistakes in recorded games or in games of our engine against itself, with what the tutor says of them
    Mistakes(MistakesArgs),
    /// Make puzzles of games of our engine against itself: positions in which one move alone wins
    Puzzles(PuzzlesArgs),
    /// Search the puzzles that `lab puzzles` wrote afresh, and pack those that hold into the file that the page reads
    PackPuzzles(PackPuzzlesArgs),
    /// Search the puzzles of a packed file again, and tell those in which another move wins too
    CheckPuzzles(CheckPuzzlesArgs),
    /// Tell the average centipawn loss of each player of recorded games, and how evenly it loses
    Acpl(AcplArgs),
}

#[derive(Debug, clap::Args)]
pub(crate) struct LadderArgs {
    pub(crate) game: GameId,
    /// Levels of `Skill Level`, each of which plays the next
    #[arg(
        long,
        value_delimiter = ',',
        value_parser = clap::value_parser!(u8).range(0..=20),
        default_value = "2,4,6,8,10,12,14,16,18"
    )]
    pub(crate) levels: Vec<u8>,
    /// Games of each pair of levels; made even
    #[arg(long, default_value_t = 100)]
    pub(crate) games: u64,
    /// Nodes for each move; only the stronger levels use that many
    #[arg(long, default_value_t = 200_000)]
    pub(crate) top_nodes: u64,
    /// File of FENs, one a line; crates/lab/data/GAME.fen if not given
    #[arg(long)]
    pub(crate) openings: Option<PathBuf>,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Games at a time; the result does not depend on it
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
    /// File to append the games to, a JSON object a line
    #[arg(long)]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct RungsArgs {
    pub(crate) game: GameId,
    /// Plies that every player looks ahead
    #[arg(long, default_value_t = 3)]
    pub(crate) depth: u16,
    /// Games of each pair of players; made even
    #[arg(long, default_value_t = 40)]
    pub(crate) games: u64,
    /// Games in which mistakes are looked for
    #[arg(long, default_value_t = 20)]
    pub(crate) mistake_games: usize,
    /// Plies that our engine looks ahead to judge a mistake
    #[arg(long, default_value_t = 9)]
    pub(crate) judge_depth: u16,
    /// Endings in which mistakes of our engine without tables are looked for, such as KPK
    #[arg(long, value_delimiter = ',')]
    pub(crate) endings: Vec<String>,
    /// File of FENs, one a line; crates/lab/data/GAME.fen if not given
    #[arg(long)]
    pub(crate) openings: Option<PathBuf>,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Games at a time; the result does not depend on it
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
    /// File to write, which the page shows
    #[arg(long)]
    pub(crate) out: PathBuf,
}

#[derive(Debug, clap::Args)]
pub(crate) struct AcplArgs {
    pub(crate) game: GameId,
    /// Files that `lab match --out` wrote, a JSON object a line
    #[arg(long, required = true, num_args = 1..)]
    pub(crate) games: Vec<PathBuf>,
    /// Nodes for each position
    #[arg(long, default_value_t = 20_000)]
    pub(crate) nodes: u64,
    /// Games to read at most
    #[arg(long, default_value_t = u64::MAX)]
    pub(crate) most: u64,
    /// Games at a time; the result does not depend on it
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
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
    /// The same seed gives the same games
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Random moves at the start of each game: this many plies or one more
    #[arg(long, default_value_t = 8)]
    pub(crate) random_plies: usize,
    /// Games at a time; the file does not depend on it
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
}

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct LabelArgs {
    pub(crate) game: GameId,
    /// File of positions that `lab data` wrote; it may still grow, and the same command then goes on
    #[arg(long)]
    pub(crate) data: PathBuf,
    /// File of records to write, or to go on with
    #[arg(long)]
    pub(crate) out: PathBuf,
    /// Program that has the teacher's network
    #[arg(long, default_value = "/usr/games/stockfish")]
    pub(crate) teacher: PathBuf,
    /// Label the positions of games alone, with the scores that `lab data` wrote
    #[arg(long, conflicts_with = "teacher")]
    pub(crate) recorded: bool,
    /// Label by our own searches of so many nodes, without a teacher
    #[arg(long, conflicts_with_all = ["teacher", "recorded"])]
    pub(crate) nodes: Option<u64>,
    /// Network that our searches evaluate with; without it, the hand-written evaluation alone
    #[arg(long, requires = "nodes")]
    pub(crate) network: Option<PathBuf>,
    /// Least depth, in plies, to which our searches have searched an inner node whose position is labelled
    #[arg(long, default_value_t = 4)]
    pub(crate) depth: i32,
    /// Label inner nodes of our searches by bounds, too
    #[arg(long, requires = "nodes")]
    pub(crate) bounds: bool,
    /// Positions of a search that are labelled at most, those searched deepest; 1 for its root alone
    #[arg(long, default_value_t = 64)]
    pub(crate) most: usize,
    /// Walks from each position; with `--nodes` the last position of each is searched
    #[arg(long, default_value_t = 3)]
    pub(crate) walks: usize,
    /// Plies of each walk
    #[arg(long, default_value_t = 10)]
    pub(crate) plies: usize,
    /// Random moves of which each ply is the best
    #[arg(long, default_value_t = 4)]
    pub(crate) candidates: usize,
    /// The same seed gives the same walks
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Parts of the file at a time; the records do not depend on it
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
}

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct TrainArgs {
    pub(crate) game: GameId,
    /// Files of records that `lab label` wrote
    #[arg(long, required = true, num_args = 1..)]
    pub(crate) data: Vec<PathBuf>,
    /// File of the network to write; beside it stands a checkpoint
    #[arg(long)]
    pub(crate) out: PathBuf,
    /// Checkpoint of another training, whose weights to begin with
    #[arg(long)]
    pub(crate) from: Option<PathBuf>,
    /// Neurons for each side: 8, 32, 64, 96 or 128
    #[arg(long, default_value_t = 64)]
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
    /// Learning rate at the end, to which it falls as a cosine
    #[arg(long, default_value_t = 1e-6)]
    pub(crate) last_rate: f64,
    /// Share of itself that a weight loses at each step, times the learning rate
    #[arg(long, default_value_t = 0.01)]
    pub(crate) decay: f64,
    /// Centipawns at which the sigmoid stands for 73 % of the points
    #[arg(long, default_value_t = 150.0)]
    pub(crate) sigmoid: f64,
    /// Share of the game's result in the target of a position of a game, 0 to 1; the rest is the label
    #[arg(long, default_value_t = 0.0)]
    pub(crate) result_share: f64,
    /// Records that are not learned, to measure the loss on after each epoch: those of deep searches, say
    #[arg(long)]
    pub(crate) check: Option<PathBuf>,
    /// Seed of the first weights and of the order of the records
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Parts of a batch at a time; the network does not depend on it
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
}

#[derive(Debug, clap::Args)]
pub(crate) struct TuneArgs {
    pub(crate) game: GameId,
    /// Files of positions that `lab data` wrote
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
pub(crate) struct SpsaArgs {
    pub(crate) game: GameId,
    /// Pairs of games to play
    #[arg(long, default_value_t = 4_000)]
    pub(crate) pairs: u64,
    /// Nodes for each move
    #[arg(long, default_value_t = 3_000)]
    pub(crate) nodes: u64,
    /// How far a result moves a parameter at the end, in steps for half a point; more at the start
    #[arg(long, default_value_t = 0.02)]
    pub(crate) gain: f64,
    /// File of FENs, one a line; crates/lab/data/GAME.fen if not given
    #[arg(long)]
    pub(crate) openings: Option<PathBuf>,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Pairs at a time; with one the same seed gives the same result
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
}

#[derive(Debug, clap::Args)]
pub(crate) struct OpeningsArgs {
    pub(crate) game: GameId,
    /// File to write
    #[arg(long)]
    pub(crate) out: PathBuf,
    #[arg(long, default_value_t = 200)]
    pub(crate) count: usize,
    /// Random moves, in plies
    #[arg(long, default_value_t = 8)]
    pub(crate) plies: usize,
    /// The largest score, in centipawns either way
    #[arg(long, default_value_t = 60)]
    pub(crate) level: i16,
    /// Depth of the search that gives the score, in plies
    #[arg(long, default_value_t = 10)]
    pub(crate) depth: u16,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
}

#[derive(Debug, clap::Args)]
pub(crate) struct SuiteArgs {
    pub(crate) game: GameId,
    /// EPD file
    pub(crate) file: PathBuf,
    /// Milliseconds for each position
    #[arg(long, conflicts_with = "nodes")]
    pub(crate) movetime: Option<u64>,
    /// Nodes for each position
    #[arg(long, default_value_t = 100_000)]
    pub(crate) nodes: u64,
}

#[derive(Debug, clap::Args)]
pub(crate) struct MatesArgs {
    pub(crate) game: GameId,
    /// EPD file to write
    #[arg(long)]
    pub(crate) out: PathBuf,
    #[arg(long, default_value_t = 100)]
    pub(crate) count: usize,
    /// The shortest mate to collect, in moves
    #[arg(long, default_value_t = 3)]
    pub(crate) shortest: u16,
    /// The longest mate to collect, in moves
    #[arg(long, default_value_t = 6)]
    pub(crate) longest: u16,
    /// Nodes for each move of the games
    #[arg(long, default_value_t = 3_000)]
    pub(crate) nodes: u64,
    /// Nodes of the search that measures a mate
    #[arg(long, default_value_t = 200_000)]
    pub(crate) proof: u64,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
}

#[derive(Debug, clap::Args)]
pub(crate) struct MistakesArgs {
    pub(crate) game: GameId,
    /// File to write, a JSON object a line
    #[arg(long)]
    pub(crate) out: PathBuf,
    #[arg(long, default_value_t = 1_000)]
    pub(crate) count: usize,
    /// Nodes for each position of the games
    #[arg(long, default_value_t = 20_000)]
    pub(crate) nodes: u64,
    /// Recorded games, a JSON object a line, as `lab match --out` and scripts/pgn_to_games.py write them
    #[arg(long, conflicts_with = "seed")]
    pub(crate) games: Option<PathBuf>,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
}

#[derive(Clone, Debug, clap::Args)]
pub(crate) struct PuzzlesArgs {
    pub(crate) game: GameId,
    /// File to write, a JSON object a line, or to go on with
    #[arg(long)]
    pub(crate) out: PathBuf,
    #[arg(long, default_value_t = 1_000)]
    pub(crate) count: usize,
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
    /// Files that `lab puzzles` wrote
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

#[derive(Debug, clap::Args)]
pub(crate) struct MatchArgs {
    pub(crate) game: GameId,
    /// Command of the first engine; results are seen by it
    #[arg(long)]
    pub(crate) first: String,
    /// Command of the second engine
    #[arg(long)]
    pub(crate) second: String,
    /// UCI option of both engines, `Name=Value`
    #[arg(long)]
    pub(crate) option: Vec<String>,
    #[arg(long)]
    pub(crate) first_option: Vec<String>,
    #[arg(long)]
    pub(crate) second_option: Vec<String>,
    /// Name in records, instead of the command
    #[arg(long)]
    pub(crate) first_name: Option<String>,
    #[arg(long)]
    pub(crate) second_name: Option<String>,
    /// File of FENs, one a line; crates/lab/data/GAME.fen if not given
    #[arg(long)]
    pub(crate) openings: Option<PathBuf>,
    /// Openings to skip at the start of the file
    #[arg(long, default_value_t = 0)]
    pub(crate) skip: u64,
    /// Games to play at most; made even
    #[arg(long, default_value_t = 200)]
    pub(crate) games: u64,
    /// Nodes for each move
    #[arg(long, conflicts_with_all = ["movetime", "tc"])]
    pub(crate) nodes: Option<u64>,
    /// Nodes for each move of the second engine, where they differ
    #[arg(long, requires = "nodes")]
    pub(crate) second_nodes: Option<u64>,
    /// Milliseconds for each move
    #[arg(long, conflicts_with = "tc")]
    pub(crate) movetime: Option<u64>,
    /// Milliseconds for a game and increment for each move, such as 1000+10
    #[arg(long)]
    pub(crate) tc: Option<String>,
    /// Milliseconds an engine may be late
    #[arg(long, default_value_t = 50)]
    pub(crate) margin: u64,
    /// Games at a time
    #[arg(long, default_value_t = 1)]
    pub(crate) concurrency: usize,
    /// Stop when a sequential probability ratio test between these Elo differences is decided
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    pub(crate) sprt: Option<Vec<f64>>,
    /// End games early when both engines agree on the result
    #[arg(long)]
    pub(crate) adjudicate: bool,
    /// File for the games: PGN if its name ends so, else a JSON object a line
    #[arg(long)]
    pub(crate) out: Option<PathBuf>,
    /// Add the result to the first table of this file, such as docs/strength.md
    #[arg(long, requires = "label")]
    pub(crate) log: Option<PathBuf>,
    /// What is tried, for the table
    #[arg(long, default_value = "")]
    pub(crate) label: String,
}

impl MatchArgs {
    /// Names of the engines.
    pub(crate) fn names(&self) -> [&str; 2] {
        [
            self.first_name.as_deref().unwrap_or(&self.first),
            self.second_name.as_deref().unwrap_or(&self.second),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words of a command line; double quotes hold a word together.
    fn words(command: &str) -> Vec<String> {
        let quoted = command.split('"').enumerate();
        quoted
            .flat_map(|(index, part)| match index % 2 {
                0 => part.split_whitespace().map(str::to_owned).collect(),
                _ => vec![part.to_owned()],
            })
            .collect()
    }

    #[test]
    fn commands_in_the_documents_are_accepted() {
        let docs = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs");
        let mut count = 0;
        for name in ["levels.md", "strength.md", "tuning.md"] {
            let text = std::fs::read_to_string(format!("{docs}/{name}")).expect("a document");
            // An ellipsis stands for arguments that are left out.
            for command in text.split('`').filter(|code| code.starts_with("lab ") && code.contains(" --")) {
                let command = command.replace("match …", "match chess --first A --second B");
                // Names in capitals stand for values.
                let words = words(&command).into_iter().map(|word| match word.trim_end_matches('…') {
                    "GAME" => "chess".to_owned(),
                    "N" | "M" | "S" | "G" => "1".to_owned(),
                    other => other.to_owned(),
                });
                LabArgs::try_parse_from(words).unwrap_or_else(|error| panic!("{name}: {command}\n{error}"));
                count += 1;
            }
        }
        assert!(count >= 8, "{count} commands");
    }
}
