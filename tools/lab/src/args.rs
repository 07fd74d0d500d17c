mod book;
pub(crate) use self::book::{BookArgs, BookScoresArgs};

mod learning;
pub(crate) use learning::{DataArgs, InputsArgs, LabelArgs, ScreenArgs, SpsaArgs, TrainArgs, TuneArgs};

mod matches;
pub(crate) use matches::{
    CharactersArgs, DefenceArgs, LadderArgs, MatchArgs, OddsArgs, OpeningsArgs, OverlookedArgs,
};

mod puzzles;
pub(crate) use puzzles::{
    CheckPuzzlesArgs, CheckingArgs, FitRatingsArgs, PackPuzzlesArgs, PuzzlesArgs, RatePuzzlesArgs, SightArgs,
    SolveArgs,
};

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

/// The command.
#[derive(Debug, Subcommand)]
pub(crate) enum LabCommand {
    /// Play self-play games from random openings and write their quiet positions
    Data(DataArgs),
    /// Fit the weights of an evaluation to the results of games, and write them as source
    Tune(TuneArgs),
    /// Label the positions from `lab data`, and random walks from them, with a teacher's evaluations; or them
    /// and inner nodes of our own searches, with the searches' scores
    Label(LabelArgs),
    /// Train a network on records from `lab label`; resumes an interrupted run
    Train(TrainArgs),
    /// Write a game's numbering of inputs for `tools/lab/gpu/train.py`
    Inputs(InputsArgs),
    /// Tune search parameters by games (SPSA)
    Spsa(SpsaArgs),
    /// Measure several changes of search parameters at once, each in every pair of games
    Screen(ScreenArgs),
    /// Play two UCI engines against each other, both colours from each opening
    Match(Box<MatchArgs>),
    /// Play each of our levels against the next one
    Ladder(LadderArgs),
    /// Play each character against the neutral one at the same level, and report how their games differ
    Characters(CharactersArgs),
    /// Let weak attackers play won endings against the longest and the stubborn defence, and report their wins
    Defence(DefenceArgs),
    /// Let full strength give odds to weak levels, and report their replies where the stubborn defence changes its move
    Odds(OddsArgs),
    /// Report blunders of each level by what it overlooked
    Overlooked(OverlookedArgs),
    /// Play the players of `crates/ladder` against each other, and find each one's typical mistakes
    Rungs(RungsArgs),
    /// Find endings in which null move pruning or late move reductions give a result away
    Guesses(GuessesArgs),
    /// Make match openings: random moves to positions that our engine considers level
    Openings(OpeningsArgs),
    /// Count how many positions of an EPD file our engine solves (bm, am, dm)
    Suite(SuiteArgs),
    /// Collect positions with a mate from self-play games
    Mates(MatesArgs),
    /// Collect mistakes in recorded or self-play games, with the tutor's explanations
    Mistakes(MistakesArgs),
    /// Make puzzles: positions with a single winning move, from self-play games
    Puzzles(PuzzlesArgs),
    /// Verify puzzles from `lab puzzles` by fresh searches, and pack the valid ones into the page's file
    PackPuzzles(PackPuzzlesArgs),
    /// Search the puzzles of a packed file again, and report those with a second winning move
    CheckPuzzles(CheckPuzzlesArgs),
    /// Fit the rating of puzzles to puzzles that people tried, and report its error on others
    FitRatings(FitRatingsArgs),
    /// Rate the puzzles of a packed file anew
    RatePuzzles(RatePuzzlesArgs),
    /// Fit what players overlook to puzzles with known ratings
    Sight(SightArgs),
    /// Report which puzzles with known ratings each level solves
    Solve(SolveArgs),
    /// Make an opening book of recorded games
    Book(BookArgs),
    /// Search the positions of an opening book; a run that was stopped goes on
    BookScores(BookScoresArgs),
    /// Report the average centipawn loss of each player in recorded games, and its spread
    Acpl(AcplArgs),
}

#[derive(Debug, clap::Args)]
pub(crate) struct RungsArgs {
    pub(crate) game: GameId,
    /// Search depth of every player, in plies
    #[arg(long, default_value_t = 3)]
    pub(crate) depth: u16,
    /// Games for each pair of players; rounded to even
    #[arg(long, default_value_t = 40)]
    pub(crate) games: u64,
    /// Games to search for mistakes
    #[arg(long, default_value_t = 20)]
    pub(crate) mistake_games: usize,
    /// Search depth of our engine when judging a mistake, in plies
    #[arg(long, default_value_t = 9)]
    pub(crate) judge_depth: u16,
    /// Endings in which to search for mistakes of our engine without tables, such as KPK
    #[arg(long, value_delimiter = ',')]
    pub(crate) endings: Vec<String>,
    /// File of FENs, one a line; default: tools/lab/data/GAME.fen
    #[arg(long)]
    pub(crate) openings: Option<PathBuf>,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Games at a time; does not affect the result
    #[arg(long, default_value_t = 1)]
    pub(crate) threads: usize,
    /// File to write, which the page shows
    #[arg(long)]
    pub(crate) out: PathBuf,
}

#[derive(Debug, clap::Args)]
pub(crate) struct GuessesArgs {
    pub(crate) game: GameId,
    /// Endings to try, such as KPK
    #[arg(long, required = true, value_delimiter = ',')]
    pub(crate) endings: Vec<String>,
    /// Search depths of both players, in plies
    #[arg(long, value_delimiter = ',', default_value = "6,7,8")]
    pub(crate) depths: Vec<u16>,
    /// Random positions of each ending
    #[arg(long, default_value_t = 4_000)]
    pub(crate) tried: u64,
    /// File to write, which the page shows
    #[arg(long)]
    pub(crate) out: PathBuf,
}

#[derive(Debug, clap::Args)]
pub(crate) struct AcplArgs {
    pub(crate) game: GameId,
    /// Files from `lab match --out`, a JSON object a line
    #[arg(long, required = true, num_args = 1..)]
    pub(crate) games: Vec<PathBuf>,
    /// Nodes for each position
    #[arg(long, default_value_t = 20_000)]
    pub(crate) nodes: u64,
    /// Most games to read
    #[arg(long, default_value_t = u64::MAX)]
    pub(crate) most: u64,
    /// Games at a time; does not affect the result
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
    /// Shortest mate to collect, in moves
    #[arg(long, default_value_t = 3)]
    pub(crate) shortest: u16,
    /// Longest mate to collect, in moves
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
    /// Nodes for the answer to each mistake that is explained; the page takes 400,000. Default: as many as for a position
    #[arg(long)]
    pub(crate) explain_nodes: Option<u64>,
    /// Recorded games, a JSON object a line, as from `lab match --out` and scripts/pgn_to_games.py
    #[arg(long, conflicts_with = "seed")]
    pub(crate) games: Option<PathBuf>,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Words of a command line; double quotes group words.
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
            "guide/books",
            "guide/tuning",
            "explain/puzzles",
            "results/levels",
            "results/puzzles",
            "results/strength",
            "results/tuning",
        ];
        for name in names {
            let text = std::fs::read_to_string(format!("{docs}/{name}.md")).expect("a document");
            // A command goes on after a backslash.
            let text = text.replace("\\\n", "");
            // An ellipsis stands for omitted arguments.
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
