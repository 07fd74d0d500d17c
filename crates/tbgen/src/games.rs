use crate::args::{Generate, Plan, Probe, Stats, Verify};
use crate::{Failure, Status, bench, generate, plan, probe, stats, verify};
use games::{GameId, GameVisitor, PlayableGame, UnknownGame};
use std::io::{BufRead, Write};
use std::marker::PhantomData;
use std::path::Path;

/// The commands of the game of this name.
pub(crate) fn named(name: &str) -> Result<&'static dyn Commands, Failure> {
    Ok(id(name)?.visit(OfGame))
}

/// The game of this name.
pub(crate) fn id(name: &str) -> Result<GameId, Failure> {
    name.parse().map_err(|error: UnknownGame| Failure::Usage(error.to_string()))
}

struct OfGame;

impl GameVisitor for OfGame {
    type Output = &'static dyn Commands;

    fn visit<G: PlayableGame>(self) -> Self::Output {
        &Of::<G>(PhantomData)
    }
}

/// What the program does for any game.
pub(crate) trait Commands: Sync {
    fn generate(&self, args: &Generate, out: &mut dyn Write) -> Result<Status, Failure>;

    fn plan(&self, args: &Plan, out: &mut dyn Write) -> Result<Status, Failure>;

    /// Checks the files of one game's folder.
    fn verify(&self, args: &Verify, folder: &Path, out: &mut dyn Write) -> Result<Status, Failure>;

    fn probe(&self, args: &Probe, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Status, Failure>;

    fn stats(&self, args: &Stats, out: &mut dyn Write) -> Result<Status, Failure>;

    /// How fast the tables in a folder answer, or one of them.
    fn probes_per_second(&self, folder: &Path, only: Option<&str>) -> Result<u64, Failure>;
}

struct Of<G>(PhantomData<fn() -> G>);

impl<G: PlayableGame> Commands for Of<G> {
    fn generate(&self, args: &Generate, out: &mut dyn Write) -> Result<Status, Failure> {
        generate::run::<G::Position>(args, out)
    }

    fn plan(&self, args: &Plan, out: &mut dyn Write) -> Result<Status, Failure> {
        plan::run::<G::Position>(args, out)
    }

    fn verify(&self, args: &Verify, folder: &Path, out: &mut dyn Write) -> Result<Status, Failure> {
        verify::run_game::<G::Position>(args, folder, out)
    }

    fn probe(&self, args: &Probe, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Status, Failure> {
        probe::run::<G::Position>(args, input, out)
    }

    fn stats(&self, args: &Stats, out: &mut dyn Write) -> Result<Status, Failure> {
        stats::run::<G::Position>(args, out)
    }

    fn probes_per_second(&self, folder: &Path, only: Option<&str>) -> Result<u64, Failure> {
        bench::probes_per_second::<G::Position>(G::NAME, folder, only)
    }
}
