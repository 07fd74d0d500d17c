//! The native engine. Without a command it speaks UCI or UCCI on standard input and output.

mod args;
mod input;
mod output;

mod books;
mod native_host;
mod reader;
mod table_file;

mod commands;

use args::{CliArgs, CliCommand};
use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let result = match CliArgs::parse().command {
        None => {
            native_host::serve();
            Ok(())
        }
        Some(CliCommand::Perft(args)) => commands::perft(&args),
        Some(CliCommand::Moves(args)) => commands::moves(&args),
        Some(CliCommand::Status(args)) => commands::status(&args),
        Some(CliCommand::Fen(args)) => commands::fen(&args),
        Some(CliCommand::Bench(args)) => commands::bench(&args),
        Some(CliCommand::Book(args)) => commands::book(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("chariot: {}: {}", error.kind, error.message);
            ExitCode::FAILURE
        }
    }
}
