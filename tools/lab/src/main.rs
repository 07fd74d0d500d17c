//! `lab`: matches between engines, self-play data, tuning and training of evaluations.

#[macro_use]
mod command;

mod args;
mod error;
mod files;
mod parallel;
mod recorded_game;

mod adjudication;
mod matches;
mod odds;
mod openings;
mod selfplay;

mod label;
mod labelled;
mod train;

mod rungs;

mod people;
mod puzzles;

mod book;

mod acpl;
mod characters;
mod defence;
mod epd;
mod overlooked;

mod duel;
mod knobs;
mod screen;
mod spsa;
mod tune;

use args::{LabArgs, LabCommand};
use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let done = match LabArgs::parse().command {
        LabCommand::Data(args) => selfplay::data::run(&args),
        LabCommand::Label(args) => label::run(&args),
        LabCommand::Train(args) => train::run(&args),
        LabCommand::Inputs(args) => train::inputs::run(&args),
        LabCommand::Tune(args) => tune::run(&args),
        LabCommand::Spsa(args) => spsa::run(&args),
        LabCommand::Screen(args) => screen::run(&args),
        LabCommand::Match(args) => matches::run(&args),
        LabCommand::Ladder(args) => matches::ladder::run(&args),
        LabCommand::Characters(args) => characters::run(&args),
        LabCommand::Defence(args) => defence::run(&args),
        LabCommand::Odds(args) => odds::run(&args),
        LabCommand::Overlooked(args) => overlooked::run(&args),
        LabCommand::Rungs(args) => rungs::run(&args),
        LabCommand::Guesses(args) => rungs::guesses::run(&args),
        LabCommand::Openings(args) => selfplay::openings::run(&args),
        LabCommand::Suite(args) => epd::run(&args),
        LabCommand::Mates(args) => selfplay::mates::run(&args),
        LabCommand::Mistakes(args) => selfplay::mistakes::run(&args),
        LabCommand::Puzzles(args) => puzzles::run(&args),
        LabCommand::PackPuzzles(args) => puzzles::pack::run(&args),
        LabCommand::FitRatings(args) => puzzles::rating::fit::run(&args),
        LabCommand::RatePuzzles(args) => puzzles::rating::rate::run(&args),
        LabCommand::CheckPuzzles(args) => puzzles::check::run(&args),
        LabCommand::Sight(args) => people::fit::run(&args),
        LabCommand::Solve(args) => people::solve::run(&args),
        LabCommand::Book(args) => book::run(&args),
        LabCommand::BookScores(args) => book::scores::run(&args),
        LabCommand::Acpl(args) => acpl::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("lab: {error}");
            ExitCode::FAILURE
        }
    }
}
