//! `tbgen`: generates endgame tables, verifies and probes them.

mod args;
mod error;

mod graph;
mod sets;

mod manifest;
mod store;
mod table_cache;
mod threads;

mod generate;
mod generation_report;
mod plan;
mod progress;
mod scheduler;
mod usage;
mod workload;

mod dtm_by_moves;
mod dtz_by_moves;
mod placements;
mod random_position;
mod verify;

mod probe;
mod stats;

mod bench;

mod commands;

use args::{TbgenArgs, TbgenCommand};
use clap::Parser;
use error::{CliError, Status};
use mimalloc::MiMalloc;
use std::io::{self, Write};
use std::process::ExitCode;

/// Tables of large endings are freed while others are made; this allocator returns their memory at once. With
/// glibc's, KRPKR takes a sixth more.
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
        // The reader of our output has left. A verification that did not finish must not count as success.
        Err(CliError::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => match args.command {
            TbgenCommand::Verify(_) => ExitCode::from(1),
            _ => ExitCode::SUCCESS,
        },
        Err(error) => {
            // Nothing can be done if standard error is gone as well.
            let _ = writeln!(io::stderr(), "tbgen: {error}");
            error.exit_code()
        }
    }
}

fn run(args: &TbgenArgs, out: &mut dyn Write) -> Result<Status, CliError> {
    match &args.command {
        TbgenCommand::Generate(args) => commands::named(&args.selection.game)?.generate(args, out),
        TbgenCommand::Plan(args) => commands::named(&args.selection.game)?.plan(args, out),
        TbgenCommand::Manifest(args) => manifest::run(&args.tables, &commands::check_file, out),
        TbgenCommand::Verify(args) => verify::run(args, commands::verify_folder, out),
        TbgenCommand::Probe(args) => commands::named(&args.game)?.probe(args, &mut io::stdin().lock(), out),
        TbgenCommand::Stats(args) => commands::named(&args.selection.game)?.stats(args, out),
        TbgenCommand::Bench(args) => bench::run(
            args,
            &|game, folder, only| commands::named(game)?.probes_per_second(folder, only),
            out,
        ),
    }
}
