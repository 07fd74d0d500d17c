mod learning;
pub(crate) use learning::{DataArgs, LabelArgs, SpsaArgs, TrainArgs, TuneArgs};

mod matches;
pub(crate) use matches::{LadderArgs, MatchArgs, OpeningsArgs};

mod puzzles;
pub(crate) use puzzles::{CheckPuzzlesArgs, CheckingArgs, PackPuzzlesArgs, PuzzlesArgs};

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
    /// File of FENs, one a line; tools/lab/data/GAME.fen if not given
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
        let names = [
            "guide/tuning",
            "explain/puzzles",
            "results/levels",
            "results/puzzles",
            "results/strength",
            "results/tuning",
        ];
        for name in names {
            let text = std::fs::read_to_string(format!("{docs}/{name}.md")).expect("a document");
            // An ellipsis stands for arguments that are left out.
            let code = text.split('`').chain(text.lines());
            for command in code.filter(|code| code.starts_with("lab ") && code.contains(" --")) {
                let command = command.replace("match …", "match chess --first A --second B");
                // Names in capitals stand for values.
                let is_partial = words(&command).contains(&"…".to_owned());
                let given = words(&command).into_iter().filter(|word| word != "…");
                let given = given.map(|word| match word.trim_end_matches('…') {
                    "GAME" => "chess".to_owned(),
                    "N" | "M" | "S" | "G" => "1".to_owned(),
                    other => other.to_owned(),
                });
                if let Err(error) = LabArgs::try_parse_from(given) {
                    let is_left_out = error.kind() == clap::error::ErrorKind::MissingRequiredArgument;
                    assert!(is_partial && is_left_out, "{name}: {command}\n{error}");
                }
                count += 1;
            }
        }
        assert!(count >= 16, "{count} commands");
    }
}
