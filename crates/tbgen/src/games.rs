use crate::args::{GenerateArgs, PlanArgs, ProbeArgs, StatsArgs, VerifyArgs};
use crate::store::{check_census_named, check_dtz_named, parse_named};
use crate::{CliError, Status, bench, generate, plan, probe, stats, verify};
use games::{GameId, GameVisitor, PlayableGame, UnknownGame};
use std::io::{BufRead, Write};
use std::marker::PhantomData;
use std::path::Path;

/// The commands of the game of this name.
pub(crate) fn named(name: &str) -> Result<&'static dyn Commands, CliError> {
    Ok(id(name)?.visit(OfGame))
}

/// The game of this name.
pub(crate) fn id(name: &str) -> Result<GameId, CliError> {
    name.parse().map_err(|error: UnknownGame| CliError::Usage(error.to_string()))
}

struct OfGame;

impl GameVisitor for OfGame {
    type Output = &'static dyn Commands;

    fn visit<G: PlayableGame>(self) -> Self::Output {
        &GameCommands::<G>(PhantomData)
    }
}

/// What the program does for any game.
pub(crate) trait Commands: Sync {
    fn generate(&self, args: &GenerateArgs, out: &mut dyn Write) -> Result<Status, CliError>;

    fn plan(&self, args: &PlanArgs, out: &mut dyn Write) -> Result<Status, CliError>;

    /// Checks the files of one game's folder.
    fn verify(&self, args: &VerifyArgs, folder: &Path, out: &mut dyn Write) -> Result<Status, CliError>;

    fn probe(
        &self,
        args: &ProbeArgs,
        input: &mut dyn BufRead,
        out: &mut dyn Write,
    ) -> Result<Status, CliError>;

    fn stats(&self, args: &StatsArgs, out: &mut dyn Write) -> Result<Status, CliError>;

    /// Says why nobody could read the bytes of the table of this name.
    fn check_table(&self, name: &str, bytes: &[u8]) -> Result<(), String>;

    /// The same of the distances to zeroing of this name.
    fn check_dtz(&self, name: &str, bytes: &[u8]) -> Result<(), String>;

    /// The same of the census of this name.
    fn check_census(&self, name: &str, bytes: &[u8]) -> Result<(), String>;

    /// Probes a second of all tables in a folder, or of one of them.
    fn probes_per_second(&self, folder: &Path, only: Option<&str>) -> Result<u64, CliError>;
}

struct GameCommands<G>(PhantomData<fn() -> G>);

impl<G: PlayableGame> Commands for GameCommands<G> {
    fn generate(&self, args: &GenerateArgs, out: &mut dyn Write) -> Result<Status, CliError> {
        generate::run::<G::Position>(args, out)
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

    fn check_table(&self, name: &str, bytes: &[u8]) -> Result<(), String> {
        parse_named::<G::Position>(name, bytes).map(|_| ())
    }

    fn check_dtz(&self, name: &str, bytes: &[u8]) -> Result<(), String> {
        check_dtz_named::<G::Position>(name, bytes)
    }

    fn check_census(&self, name: &str, bytes: &[u8]) -> Result<(), String> {
        check_census_named::<G::Position>(name, bytes)
    }

    fn probes_per_second(&self, folder: &Path, only: Option<&str>) -> Result<u64, CliError> {
        bench::probes_per_second::<G::Position>(G::NAME, folder, only)
    }
}
