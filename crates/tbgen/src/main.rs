//! `tbgen`: generates endgame tables, verifies and probes them.

mod args;
mod error;

mod games;
mod graph;
mod sets;

mod store;
mod table_cache;
mod threads;

mod generate;
mod generate_census;
mod generate_dtz;
mod plan;
mod progress;
mod scheduler;
mod usage;

mod dtm_by_moves;
mod dtz_by_moves;
mod placements;
mod random_position;
mod verify;

mod probe;
mod stats;

mod bench;

use args::{TbgenArgs, TbgenCommand};
use clap::Parser;
use error::CliError;
use mimalloc::MiMalloc;
use std::io::{self, Write};
use std::process::ExitCode;

/// The tables of a large ending are freed while others are made: this gives their memory back at once. With that of glibc
/// KRPKR takes a sixth more.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    let args = TbgenArgs::parse();
    let mut out = io::stdout().lock();
    let result = run(&args, &mut out).and_then(|status| {
        out.flush()?;
        Ok(status)
    });
    match result {
        Ok(Status::Done) => ExitCode::SUCCESS,
        Ok(Status::Faults) => ExitCode::from(1),
        // The reader of our output has seen enough. What was not verified to the end is not called right.
        Err(CliError::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => match args.command {
            TbgenCommand::Verify(_) => ExitCode::from(1),
            _ => ExitCode::SUCCESS,
        },
        Err(error) => {
            // Nothing is left to do if standard error is gone as well.
            let _ = writeln!(io::stderr(), "tbgen: {error}");
            error.exit_code()
        }
    }
}

/// The outcome of a command that ran to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Status {
    /// All was well.
    Done,
    /// The output names what is wrong with the input.
    Faults,
}

fn run(args: &TbgenArgs, out: &mut dyn Write) -> Result<Status, CliError> {
    match &args.command {
        TbgenCommand::Generate(args) => games::named(&args.selection.game)?.generate(args, out),
        TbgenCommand::Plan(args) => games::named(&args.selection.game)?.plan(args, out),
        TbgenCommand::Manifest(args) => store::run_manifest(&args.tables, out),
        TbgenCommand::Verify(args) => verify::run(args, out),
        TbgenCommand::Probe(args) => games::named(&args.game)?.probe(args, &mut io::stdin().lock(), out),
        TbgenCommand::Stats(args) => games::named(&args.selection.game)?.stats(args, out),
        TbgenCommand::Bench(args) => bench::run(args, out),
    }
}
