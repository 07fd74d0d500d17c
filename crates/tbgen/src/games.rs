use crate::args::{Generate, Probe, Stats, Verify};
use crate::{Failure, Status, generate, probe, stats, verify};
use game::{Endgame, Notation};
use std::io::{BufRead, Write};
use std::marker::PhantomData;
use std::path::Path;

/// The games there are tables for.
const GAMES: &[(&str, &dyn Commands)] =
    &[("chess", &Of::<chess::Position>(PhantomData)), ("xiangqi", &Of::<xiangqi::Position>(PhantomData))];

/// The game of this name.
pub(crate) fn named(name: &str) -> Result<&'static dyn Commands, Failure> {
    let known = GAMES.iter().find(|(known, _)| *known == name).map(|(_, commands)| *commands);
    known.ok_or_else(|| {
        let names: Vec<&str> = GAMES.iter().map(|(name, _)| *name).collect();
        Failure::Usage(format!("no game {name:?}; there are {}", names.join(" and ")))
    })
}

/// What the program does for any game.
pub(crate) trait Commands: Sync {
    fn generate(&self, args: &Generate, out: &mut dyn Write) -> Result<Status, Failure>;

    /// Checks the files of one game's folder.
    fn verify(&self, args: &Verify, folder: &Path, out: &mut dyn Write) -> Result<Status, Failure>;

    fn probe(&self, args: &Probe, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Status, Failure>;

    fn stats(&self, args: &Stats, out: &mut dyn Write) -> Result<Status, Failure>;
}

struct Of<P>(PhantomData<fn() -> P>);

impl<P: Endgame + Notation + Send + Sync> Commands for Of<P> {
    fn generate(&self, args: &Generate, out: &mut dyn Write) -> Result<Status, Failure> {
        generate::run::<P>(args, out)
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
}
