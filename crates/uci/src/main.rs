//! `chariot`: the native engine. Without a command it speaks UCI on standard input and output.

mod args;
mod output;

mod protocol;

mod commands;

use args::{Args, Command};
use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let result = match Args::parse().command {
        None => {
            protocol::run();
            Ok(())
        }
        Some(Command::Perft(args)) => commands::perft(&args),
        Some(Command::Moves(args)) => commands::moves(&args),
        Some(Command::Status(args)) => commands::status(&args),
        Some(Command::Fen(args)) => commands::fen(&args),
        Some(Command::Bench(args)) => commands::bench(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("chariot: {}: {}", fault.kind, fault.message);
            ExitCode::FAILURE
        }
    }
}
