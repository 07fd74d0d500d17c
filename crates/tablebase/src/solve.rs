use crate::exits::Exits;
use crate::facts::Facts;
use crate::legal::Legal;
use crate::material::Material;
use crate::space::Space;
use crate::table::{Untyped, Values};
use crate::value::MAX_PLIES;
use crate::waves::Waves;
use crate::{Table, TableSet};
use game::ThreadPool;
use game::{Endgame, Piece};
use std::ops::ControlFlow;
use thiserror::Error;

/// Why an ending could not be solved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SolveError {
    /// The solver does not know a kind of move this ending has.
    #[error("{ending} cannot be solved: the solver does not know {what} (letter {letter})")]
    Unsupported {
        /// Name of the ending.
        ending: String,
        /// Letter of the piece that moves so.
        letter: char,
        /// What is not known.
        what: &'static str,
    },
    /// A capture leads into an ending whose table was not given.
    #[error("the table of {ending} is needed first")]
    Missing {
        /// Name of the missing ending.
        ending: String,
    },
    /// Some mate takes more plies than a table can hold.
    #[error("{ending} has a mate in more than {MAX_PLIES} plies")]
    TooLong {
        /// Name of the ending.
        ending: String,
    },
    /// The table of a smaller ending cannot be unpacked: memory is short.
    #[error("there is no memory to unpack the table of {ending}")]
    Unpacking {
        /// Name of the ending.
        ending: String,
    },
    /// Memory is short.
    #[error("{bytes} bytes of memory could not be had")]
    Memory {
        /// Size of the allocation that failed.
        bytes: usize,
    },
    /// Who was told of the progress wanted no more.
    #[error("solving {ending} was stopped")]
    Stopped {
        /// Name of the ending.
        ending: String,
    },
}

impl SolveError {
    pub(crate) fn unsupported(
        game: &Facts,
        material: &Material,
        piece: Piece,
        what: &'static str,
    ) -> SolveError {
        SolveError::Unsupported { ending: material.name().to_owned(), letter: game.letter(piece.kind), what }
    }
}

/// How far a solver is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The mates found so far take at most this many plies.
    pub plies: u16,
    /// Positions decided so far, some of them counted with their mirror images.
    pub decided: u64,
}

/// Is told after each ply how far a solver is, and says whether it shall go on.
pub type Watch<'a> = dyn FnMut(Progress) -> ControlFlow<()> + 'a;

/// Solves an ending exactly: every position's distance to mate for both sides to move.
///
/// `known` must hold the endings that captures and promotions lead to (bare royal pieces excepted). The result does not depend on the pool.
///
/// # Errors
/// [`SolveError`]; nothing is half solved.
pub fn solve<P: Endgame>(
    material: &Material,
    known: &TableSet<P>,
    pool: &dyn ThreadPool,
    watch: &mut Watch<'_>,
) -> Result<Table<P>, SolveError> {
    solve_with(material, &|ending| known.table(ending).cloned(), pool, watch)
}

/// As [`solve`], with tables that are fetched one at a time, each dropped before the next is asked for: a
/// large ending leads to many whose values do not fit into memory together.
///
/// # Errors
/// [`SolveError`]; nothing is half solved.
pub fn solve_with<P: Endgame>(
    material: &Material,
    fetch: &dyn Fn(&Material) -> Option<Table<P>>,
    pool: &dyn ThreadPool,
    watch: &mut Watch<'_>,
) -> Result<Table<P>, SolveError> {
    let known = |ending: &Material| fetch(ending).map(|table| table.untyped);
    solve_untyped(Facts::of::<P>(), material, &known, pool, watch).map(Table::of)
}

/// Finds the table of a smaller ending.
pub(crate) type Known<'a> = dyn Fn(&Material) -> Option<Untyped> + 'a;

pub(crate) fn solve_untyped(
    game: &'static Facts,
    material: &Material,
    known: &Known<'_>,
    pool: &dyn ThreadPool,
    watch: &mut Watch<'_>,
) -> Result<Untyped, SolveError> {
    let space = Space::new(game, material)?;
    let legal = Legal::new(&space, pool)?;
    let exits = Exits::new(game, material, &space, &legal, known, pool)?;
    let too_long = || SolveError::TooLong { ending: material.name().to_owned() };

    let mut waves = Waves::new(&space, &legal, exits, pool)?;
    waves.judge_stuck(game, &legal);
    let mut decided = 0;
    for plies in 0.. {
        if plies > MAX_PLIES {
            return Err(too_long());
        }
        let found = waves.advance(plies);
        decided += found;
        if watch(Progress { plies, decided }).is_break() {
            return Err(SolveError::Stopped { ending: material.name().to_owned() });
        }
        if found == 0 && !waves.exits_remain(plies) {
            break;
        }
    }
    let codes = waves.values(&legal)?;
    Ok(Untyped::solved(game, material.clone(), Values { numbering: space.numbering, codes }))
}
