//! Matches between UCI engines, refereed by our own rules.

use crate::args::MatchArgs;
use crate::error::LabError;
use crate::files;
use crate::openings;
use crate::parallel::in_order;
use chariot_game::Side;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::ops::ControlFlow;
use std::path::Path;

mod game_runner;
use game_runner::GameRunner;

mod engine;
use engine::EngineProcess;

mod clock;
use clock::TimeControl;

mod record;
use record::GameRecord;

mod score;
pub(crate) use score::Pentanomial;
use score::{MatchScore, Sprt, SprtDecision};

pub(crate) mod ladder;

/// Games between two interim results.
const REPORT_EVERY: u64 = 20;

/// `lab match`.
pub(crate) fn run(args: &MatchArgs) -> Result<(), LabError> {
    let openings = openings::load(args.openings.as_deref(), args.game)?;
    let controls = TimeControl::of(args)?;
    let sprt = args.sprt.as_deref().map(|bounds| Sprt::new(bounds[0], bounds[1]));
    let mut out = args.out.as_deref().map(files::create).transpose()?;
    // Both engines must start before the match does.
    drop(EnginePair::new(args, controls)?);

    let mut score = MatchScore::default();
    let mut decision = None;
    in_order(
        args.games.next_multiple_of(2),
        args.concurrency,
        || EnginePair::new(args, controls),
        |pair, index| {
            let opening = &openings[(index / 2 + args.skip) as usize % openings.len()];
            pair.play(opening, index)
        },
        |index, record| {
            score.add(&record);
            if let Some(out) = &mut out {
                write_game(out, args, &record, index)?;
            }
            decision = sprt.as_ref().and_then(|sprt| sprt.decide(&score));
            if (index + 1) % REPORT_EVERY == 0 {
                report(&score, sprt.as_ref());
            }
            Ok(if decision.is_none() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) })
        },
    )?;
    report(&score, sprt.as_ref());
    if let Some(decision) = decision {
        println!("{decision}");
    }
    match &args.log {
        Some(path) => add_row(path, args, controls, &score, sprt.as_ref(), decision),
        None => Ok(()),
    }
}

/// Two engines that play one game after the other.
struct EnginePair {
    engines: [EngineProcess; 2],
    runner: GameRunner,
}

impl EnginePair {
    fn new(args: &MatchArgs, controls: [TimeControl; 2]) -> Result<EnginePair, LabError> {
        let start = |command: &str, own: &[String]| {
            let options: Vec<&str> = args.option.iter().chain(own).map(String::as_str).collect();
            EngineProcess::start(command, args.game, &options)
        };
        let engines = [start(&args.first, &args.first_option)?, start(&args.second, &args.second_option)?];
        let runner = GameRunner::new(args.game, controls, args.margin, args.adjudicate);
        Ok(EnginePair { engines, runner })
    }

    /// The first engine has the first side in even-numbered games.
    fn play(&mut self, opening: &str, index: u64) -> Result<GameRecord, LabError> {
        let first = if index.is_multiple_of(2) { Side::First } else { Side::Second };
        self.runner.play(&mut self.engines, first, opening)
    }
}

fn write_game(
    out: &mut BufWriter<File>,
    args: &MatchArgs,
    game: &GameRecord,
    index: u64,
) -> Result<(), LabError> {
    let names = args.names();
    let is_pgn = args.out.as_ref().is_some_and(|path| path.extension().is_some_and(|end| end == "pgn"));
    let text = if is_pgn { record::pgn(game, names, index) } else { record::json(game, names, index) };
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

fn report(score: &MatchScore, sprt: Option<&Sprt>) {
    match sprt {
        Some(sprt) => println!("{score}; {}", sprt.state(score)),
        None => println!("{score}"),
    }
}

fn add_row(
    path: &Path,
    args: &MatchArgs,
    controls: [TimeControl; 2],
    score: &MatchScore,
    sprt: Option<&Sprt>,
    decision: Option<SprtDecision>,
) -> Result<(), LabError> {
    let [first, second] = args.names();
    let test = match (sprt, decision) {
        (Some(sprt), Some(decision)) => format!("{}: {decision}", sprt.state(score)),
        (Some(sprt), None) => sprt.state(score),
        (None, _) => String::new(),
    };
    let limit = match controls {
        [one, two] if one == two => one.to_string(),
        [one, two] => format!("{one} against {two}"),
    };
    let game = args.game;
    let row = format!("| {game} | {} | {first} – {second} | {limit} | {score} | {test} |\n", args.label);
    let text = if path.exists() { files::read(path)? } else { String::new() };
    files::write(path, with_row(&text, &row))
}

/// The text with the line `row` after its first table, or at its end if it has none.
fn with_row(text: &str, row: &str) -> String {
    let is_row = |line: &&str| line.starts_with('|');
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let before = lines.iter().position(is_row).unwrap_or(lines.len());
    let end = before + lines[before..].iter().take_while(|line| is_row(line)).count();
    let (head, tail) = lines.split_at(end);
    let gap = if head.last().is_some_and(|line| !line.ends_with('\n')) { "\n" } else { "" };
    [&head.concat(), gap, row, &tail.concat()].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_added_to_the_first_table() {
        assert_eq!(with_row("", "| c |\n"), "| c |\n");
        assert_eq!(with_row("words", "| c |\n"), "words\n| c |\n");
        let text = "words\n\n| a |\n|---|\n| b |\n\nwords\n\n| d |\n";
        assert_eq!(with_row(text, "| c |\n"), text.replacen("| b |\n", "| b |\n| c |\n", 1));
    }
}
