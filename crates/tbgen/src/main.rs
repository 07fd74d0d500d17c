//! `tbgen`: makes endgame tables, checks them, and answers from them.

mod args;
mod failure;

mod games;
mod graph;
mod sets;
mod threads;

mod generate;
mod meter;
mod plan;
mod schedule;
mod shelf;
mod store;
mod usage;

mod moves;
mod placements;
mod sample;
mod verify;

mod probe;
mod stats;

mod bench;

use args::{Args, Command};
use clap::Parser;
use failure::Failure;
use std::io::{self, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let args = Args::parse();
    let mut out = io::stdout().lock();
    let result = run(&args, &mut out).and_then(|status| {
        out.flush()?;
        Ok(status)
    });
    match result {
        Ok(Status::Done) => ExitCode::SUCCESS,
        Ok(Status::Faults) => ExitCode::from(1),
        // Whoever read our output has seen enough of it.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            // Nothing is left to do if standard error is gone as well.
            let _ = writeln!(io::stderr(), "tbgen: {failure}");
            failure.exit_code()
        }
    }
}

/// How a command that ran to its end ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Status {
    /// All was well.
    Done,
    /// The output tells of faults in what was given.
    Faults,
}

fn run(args: &Args, out: &mut dyn Write) -> Result<Status, Failure> {
    match &args.command {
        Command::Generate(args) => games::named(&args.wanted.game)?.generate(args, out),
        Command::Plan(args) => games::named(&args.wanted.game)?.plan(args, out),
        Command::Manifest(args) => store::list(&args.tables),
        Command::Verify(args) => verify::run(args, out),
        Command::Probe(args) => games::named(&args.game)?.probe(args, &mut io::stdin().lock(), out),
        Command::Stats(args) => games::named(&args.game)?.stats(args, out),
        Command::Bench(args) => bench::run(args, out),
    }
}
