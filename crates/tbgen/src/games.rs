use crate::args::{Generate, Plan, Probe, Stats, Verify};
use crate::{Failure, Status, bench, generate, plan, probe, stats, verify};
use game::{Endgame, Notation};
use std::io::{BufRead, Write};
use std::marker::PhantomData;
use std::path::Path;

/// The games there are tables for.
const GAMES: &[&dyn Commands] =
    &[&Of::<chess::Position>("chess", PhantomData), &Of::<xiangqi::Position>("xiangqi", PhantomData)];

/// The game of this name.
pub(crate) fn named(name: &str) -> Result<&'static dyn Commands, Failure> {
    GAMES.iter().find(|game| game.name() == name).copied().ok_or_else(|| {
        let names: Vec<&str> = GAMES.iter().map(|game| game.name()).collect();
        Failure::Usage(format!("no game {name:?}; there are {}", names.join(" and ")))
    })
}

/// What the program does for any game.
pub(crate) trait Commands: Sync {
    fn name(&self) -> &'static str;

    fn generate(&self, args: &Generate, out: &mut dyn Write) -> Result<Status, Failure>;

    fn plan(&self, args: &Plan, out: &mut dyn Write) -> Result<Status, Failure>;

    /// Checks the files of one game's folder.
    fn verify(&self, args: &Verify, folder: &Path, out: &mut dyn Write) -> Result<Status, Failure>;

    fn probe(&self, args: &Probe, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Status, Failure>;

    fn stats(&self, args: &Stats, out: &mut dyn Write) -> Result<Status, Failure>;

    /// How fast the tables in a folder answer, or one of them.
    fn probes_per_second(&self, folder: &Path, only: Option<&str>) -> Result<u64, Failure>;
}

/// A game by the type of its positions, with its name.
struct Of<P>(&'static str, PhantomData<fn() -> P>);

impl<P: Endgame + Notation + Send + Sync> Commands for Of<P> {
    fn name(&self) -> &'static str {
        self.0
    }

    fn generate(&self, args: &Generate, out: &mut dyn Write) -> Result<Status, Failure> {
        generate::run::<P>(args, out)
    }

    fn plan(&self, args: &Plan, out: &mut dyn Write) -> Result<Status, Failure> {
        plan::run::<P>(args, out)
    }

    fn verify(&self, args: &Verify, folder: &Path, out: &mut dyn Write) -> Result<Status, Failure> {
        verify::run_game::<P>(args, folder, out)
    }

    fn probe(&self, args: &Probe, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Status, Failure> {
        probe::run::<P>(args, input, out)
    }

    fn stats(&self, args: &Stats, out: &mut dyn Write) -> Result<Status, Failure> {
        stats::run::<P>(args, out)
    }

    fn probes_per_second(&self, folder: &Path, only: Option<&str>) -> Result<u64, Failure> {
        bench::probes_per_second::<P>(self.0, folder, only)
    }
}
