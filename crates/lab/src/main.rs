//! The laboratory: matches between engines, self-play data, tuning of evaluations.

mod args;
mod battle;
mod data;
mod evenness;
mod mates;
mod openings;
mod pool;
mod sample;
mod spsa;
mod suite;
mod tune;

use args::{Args, Command};
use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let done = match Args::parse().command {
        Command::Data(args) => data::run(&args),
        Command::Tune(args) => tune::run(&args),
        Command::Spsa(args) => spsa::run(&args),
        Command::Match(args) => battle::run(&args),
        Command::Ladder(args) => battle::ladder::run(&args),
        Command::Openings(args) => openings::run(&args),
        Command::Evenness(args) => evenness::run(&args),
        Command::Suite(args) => suite::run(&args),
        Command::Mates(args) => mates::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("lab: {fault}");
            ExitCode::FAILURE
        }
    }
}
