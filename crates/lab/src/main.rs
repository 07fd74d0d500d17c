//! The laboratory: matches between engines, self-play data, tuning of evaluations.

mod args;
mod data;
mod pool;
mod sample;

use args::{Args, Command};
use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let done = match Args::parse().command {
        Command::Data(args) => data::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("lab: {fault}");
            ExitCode::FAILURE
        }
    }
}
