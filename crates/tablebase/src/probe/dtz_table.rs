use super::erased_table::ErasedTable;
use super::result_parts::part_of;
use super::table::Table;
use crate::dtm_code::DRAW;
use crate::dtz_code::{BEYOND, DtzCode, ILLEGAL};
use crate::file::{self, BlockReader, CachedReader, CodeCensus, FileContents, Metric};
use crate::index::{DtmArrays, PositionIndex};
use crate::material::Material;
use crate::rules::EndgameRules;
use crate::{SolveError, TableError};
use chariot_game::{Endgame, PerSide, Side, ThreadPool};
use std::marker::PhantomData;
use std::sync::Arc;

/// An ending under the fifty-move rule: which wins and losses stand, and the distance to zeroing. A file
/// stores distances with one side to move; with the other they follow from the legal moves
/// ([`DtzTables`](crate::DtzTables)).
///
/// Meaningful only with the ending's [`Table`].
#[derive(Clone, Debug)]
pub struct DtzTable<P> {
    pub(crate) erased: Arc<ErasedDtz>,
    position: PhantomData<fn() -> P>,
}

/// A table of distances to zeroing without its game's position type.
#[derive(Clone, Debug)]
pub(crate) enum ErasedDtz {
    Solved(Box<SolvedDtz>),
    File(CachedReader),
}

/// Solved distances to zeroing of both sides.
#[derive(Clone, Debug)]
pub(crate) struct SolvedDtz {
    pub(crate) rules: &'static EndgameRules,
    pub(crate) material: Material,
    pub(crate) index: PositionIndex,
    /// Distances by index. In a symmetric ending the second side is empty.
    pub(crate) codes: PerSide<Vec<DtzCode>>,
}

impl<P: Endgame> DtzTable<P> {
    pub(crate) fn of(erased: ErasedDtz) -> DtzTable<P> {
        DtzTable { erased: Arc::new(erased), position: PhantomData }
    }

    /// Reads a file; verifies all checksums.
    ///
    /// # Errors
    /// [`TableError`].
    pub fn parse(bytes: &[u8]) -> Result<DtzTable<P>, TableError> {
        DtzTable::of_file(None, bytes)
    }

    /// Reads a file that must be of this ending.
    ///
    /// # Errors
    /// [`TableError::WrongMaterial`], or as [`DtzTable::parse`].
    pub fn parse_as(wanted: &Material, bytes: &[u8]) -> Result<DtzTable<P>, TableError> {
        DtzTable::of_file(Some(wanted), bytes)
    }

    fn of_file(wanted: Option<&Material>, bytes: &[u8]) -> Result<DtzTable<P>, TableError> {
        let reader = BlockReader::parse(EndgameRules::of::<P>(), Metric::PliesToZeroing, wanted, bytes)?;
        Ok(DtzTable::of(ErasedDtz::File(CachedReader::new(reader))))
    }

    /// Writes a file; the bytes depend only on the ending, not on the pool. `dtm` is the ending's table.
    ///
    /// # Errors
    /// [`SolveError::NotSolved`] for a table that is a file already; [`SolveError::Unsupported`],
    /// [`SolveError::TooLarge`]. Lack of memory aborts.
    pub fn to_bytes(&self, dtm: &Table<P>, pool: &dyn ThreadPool) -> Result<Vec<u8>, SolveError> {
        let dtm = &dtm.erased.solved_arrays()?.codes[Side::First];
        let SolvedDtz { rules, material, index, codes } = self.solved()?;
        let stored = codes.0.iter().filter(|codes| !codes.is_empty());
        let census: Vec<CodeCensus> =
            stored.map(|codes| CodeCensus::of(index, codes, ILLEGAL).without_samples()).collect();
        let dtz = Some(codes[Side::First].as_slice());
        file::write(&FileContents { rules, material, census: &census, dtm, dtz }, pool)
    }

    /// The ending.
    #[must_use]
    pub fn material(&self) -> &Material {
        match &*self.erased {
            ErasedDtz::Solved(solved) => &solved.material,
            ErasedDtz::File(reader) => reader.file().material(),
        }
    }

    /// Whether the rule turns some win of the ending into a draw.
    #[must_use]
    pub fn has_cursed_wins(&self) -> bool {
        match &*self.erased {
            ErasedDtz::Solved(solved) => solved.codes.0.iter().flatten().any(|&code| code == BEYOND),
            ErasedDtz::File(reader) => reader.file().census().iter().any(CodeCensus::has_cursed_wins),
        }
    }

    /// The ending's table with draws for all wins and losses that the rule spoils, as needed to solve larger
    /// endings ([`solve_dtz`](crate::solve_dtz)). `dtm` is the ending's table.
    ///
    /// # Errors
    /// [`SolveError::NotSolved`].
    pub fn kept(self, dtm: &Table<P>) -> Result<Table<P>, SolveError> {
        if !self.has_cursed_wins() {
            return Ok(dtm.clone());
        }
        let mates = &dtm.erased.solved_arrays()?.codes;
        let ending = self.material().name().to_owned();
        let ErasedDtz::Solved(solved) = Arc::unwrap_or_clone(self.erased) else {
            return Err(SolveError::NotSolved { ending });
        };
        let SolvedDtz { rules, material, index, mut codes } = *solved;
        // In their place: the results are large.
        for side in Side::BOTH {
            for (own, &mate) in codes[side].iter_mut().zip(&mates[side]) {
                *own = if *own == BEYOND { DRAW } else { mate };
            }
        }
        Ok(Table::of(ErasedTable::solved(rules, material, DtmArrays { index, codes })))
    }

    /// A part of the results of [`DtzTable::kept`], as [`Table::results_part`] counts them; `None` unless both tables are
    /// solved.
    #[must_use]
    pub fn kept_part(&self, dtm: &Table<P>, number: usize) -> Option<Vec<u8>> {
        let mut part = dtm.results_part(number)?.to_vec();
        let own = part_of(&self.solved().ok()?.codes, number);
        part.iter_mut().zip(own).filter(|(_, own)| **own == BEYOND).for_each(|(code, _)| *code = DRAW);
        Some(part)
    }

    fn solved(&self) -> Result<&SolvedDtz, SolveError> {
        match &*self.erased {
            ErasedDtz::Solved(solved) => Ok(solved),
            ErasedDtz::File(reader) => {
                Err(SolveError::NotSolved { ending: reader.file().material().name().to_owned() })
            }
        }
    }
}

impl CodeCensus {
    fn has_cursed_wins(&self) -> bool {
        self.counts[usize::from(BEYOND)] > 0
    }
}

/// The stored entry of a position that is won or lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StoredDtz {
    /// The result stands, with this distance.
    Plies(u16),
    /// The result stands; its distance follows from the legal moves.
    Kept,
    /// The rule draws.
    Beyond,
    /// Result and distance follow from the legal moves.
    Unstored,
}

impl StoredDtz {
    /// Interprets a code; `None` if the position is not legal.
    fn of(code: DtzCode) -> Option<StoredDtz> {
        match code {
            ILLEGAL => None,
            BEYOND => Some(StoredDtz::Beyond),
            plies => Some(StoredDtz::Plies(u16::from(plies))),
        }
    }
}

impl ErasedDtz {
    /// The stored entry for pieces on these squares, by slot, as ordered by `table`, the ending's. `None` if
    /// the block of that table has not arrived.
    pub(super) fn stored(&self, table: &ErasedTable, squares: &[u8], to_move: Side) -> Option<StoredDtz> {
        let reader = match self {
            ErasedDtz::Solved(solved) => {
                let SolvedDtz { index, codes, .. } = &**solved;
                return StoredDtz::of(codes[to_move][index.index_of(squares)?]);
            }
            ErasedDtz::File(reader) => reader,
        };
        if to_move == Side::Second {
            return Some(match reader.file().census().get(1).is_some_and(CodeCensus::has_cursed_wins) {
                true => StoredDtz::Unstored,
                false => StoredDtz::Kept,
            });
        }
        let dtm = |number| table.block(number, |dtm| reader.file().gathered(dtm, number));
        StoredDtz::of(reader.code(squares, &dtm)?)
    }
}
