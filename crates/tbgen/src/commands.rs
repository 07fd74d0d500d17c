//! Dispatch from a game's name to its code; only `main` uses it.

use crate::args::{GenerateArgs, PlanArgs, ProbeArgs, StatsArgs, VerifyArgs};
use crate::error::{CliError, Status};
use crate::store::{FileKind, check_named, file_name};
use crate::{bench, generate, plan, probe, stats, verify};
use games::{GameVisitor, PlayableGame};
use std::io::{BufRead, Write};
use std::marker::PhantomData;
use std::path::Path;

pub(crate) fn named(name: &str) -> Result<&'static dyn Commands, CliError> {
    Ok(CliError::game(name)?.visit(OfGame))
}

/// Explains why the bytes of a file of this kind and name, in this game's folder, are unusable.
pub(crate) fn check_file(game: &str, kind: FileKind, name: &str, bytes: &[u8]) -> Result<(), String> {
    named(game).map_err(|_| "no game of this name".to_owned())?.check_file(kind, name, bytes)
}

pub(crate) fn verify_folder(
    args: &VerifyArgs,
    folder: &Path,
    out: &mut dyn Write,
) -> Result<Status, CliError> {
    match named(&file_name(folder)) {
        Ok(game) => game.verify(args, folder, out),
        Err(_) => {
            writeln!(out, "FAULT {}: no game of this name", folder.display())?;
            Ok(Status::Faults)
        }
    }
}

struct OfGame;

impl GameVisitor for OfGame {
    type Output = &'static dyn Commands;

    fn visit<G: PlayableGame>(self) -> Self::Output {
        &GameCommands::<G>(PhantomData)
    }
}

pub(crate) trait Commands: Sync {
    fn generate(&self, args: &GenerateArgs, out: &mut dyn Write) -> Result<Status, CliError>;

    fn plan(&self, args: &PlanArgs, out: &mut dyn Write) -> Result<Status, CliError>;

    fn verify(&self, args: &VerifyArgs, folder: &Path, out: &mut dyn Write) -> Result<Status, CliError>;

    fn probe(
        &self,
        args: &ProbeArgs,
        input: &mut dyn BufRead,
        out: &mut dyn Write,
    ) -> Result<Status, CliError>;

    fn stats(&self, args: &StatsArgs, out: &mut dyn Write) -> Result<Status, CliError>;

    fn check_file(&self, kind: FileKind, name: &str, bytes: &[u8]) -> Result<(), String>;

    /// Probes per second, over all tables in a folder or over one of them.
    fn probes_per_second(&self, folder: &Path, only: Option<&str>) -> Result<u64, CliError>;
}

struct GameCommands<G>(PhantomData<fn() -> G>);

impl<G: PlayableGame> Commands for GameCommands<G> {
    fn generate(&self, args: &GenerateArgs, out: &mut dyn Write) -> Result<Status, CliError> {
        generate::run::<G::Position>(args, &check_file, out)
    }

    fn plan(&self, args: &PlanArgs, out: &mut dyn Write) -> Result<Status, CliError> {
        plan::run::<G::Position>(args, out)
    }

    fn verify(&self, args: &VerifyArgs, folder: &Path, out: &mut dyn Write) -> Result<Status, CliError> {
        verify::run_game::<G::Position>(args, folder, out)
    }

    fn probe(
        &self,
        args: &ProbeArgs,
        input: &mut dyn BufRead,
        out: &mut dyn Write,
    ) -> Result<Status, CliError> {
        probe::run::<G::Position>(args, input, out)
    }

    fn stats(&self, args: &StatsArgs, out: &mut dyn Write) -> Result<Status, CliError> {
        stats::run::<G::Position>(args, out)
    }

    fn check_file(&self, kind: FileKind, name: &str, bytes: &[u8]) -> Result<(), String> {
        check_named::<G::Position>(kind, name, bytes)
    }

    fn probes_per_second(&self, folder: &Path, only: Option<&str>) -> Result<u64, CliError> {
        bench::probes_per_second::<G::Position>(G::NAME, folder, only)
    }
}
