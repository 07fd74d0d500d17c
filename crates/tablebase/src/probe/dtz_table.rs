use super::table::{ErasedTable, Table};
use crate::dtm_code::DRAW;
use crate::dtz_code::{BEYOND, DtzCode, ILLEGAL};
use crate::file::{DtzFile, write_dtz};
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
#[derive(Debug)]
pub(crate) struct ErasedDtz {
    pub(crate) rules: &'static EndgameRules,
    pub(crate) material: Material,
    pub(crate) index: PositionIndex,
    /// The side to move with all distances, in a file.
    pub(crate) side: Side,
    /// Whether the other side has all distances too.
    pub(crate) is_full: bool,
    /// Distances by index. If not full, the other side has only [`BEYOND`] where it applies, or is empty if
    /// it never does. In a symmetric ending the second side is empty.
    pub(crate) codes: PerSide<Vec<DtzCode>>,
}

impl<P: Endgame> DtzTable<P> {
    pub(crate) fn of(erased: ErasedDtz) -> DtzTable<P> {
        DtzTable { erased: Arc::new(erased), position: PhantomData }
    }

    /// Verifies all checksums of a file and that it is for this ending. Unpacks nothing.
    ///
    /// # Errors
    /// [`TableError`].
    pub fn check(wanted: &Material, bytes: &[u8]) -> Result<(), TableError> {
        DtzFile::read(EndgameRules::of::<P>(), bytes, wanted).map(|_| ())
    }

    /// Reads and unpacks a file, given the ending's table.
    ///
    /// # Errors
    /// [`TableError`]; [`TableError::Unpacking`] if there is too little memory for the table.
    pub fn parse(dtm: &Table<P>, bytes: &[u8], pool: &dyn ThreadPool) -> Result<DtzTable<P>, TableError> {
        let dtm = &dtm.erased;
        let file = DtzFile::read(dtm.rules(), bytes, dtm.material())?;
        let arrays = dtm.arrays_by(pool).ok_or(TableError::Unpacking)?;
        let codes = file.unpack(dtm.rules(), dtm.material(), &arrays, pool)?;
        Ok(DtzTable::of(ErasedDtz {
            rules: dtm.rules(),
            material: dtm.material().clone(),
            index: arrays.index.clone(),
            side: file.side(),
            is_full: false,
            codes,
        }))
    }

    /// As [`DtzTable::kept`] for a file, which is unpacked only if the rule turns some win into a draw.
    ///
    /// # Errors
    /// As [`DtzTable::parse`].
    pub fn kept_in_file(dtm: &Table<P>, bytes: &[u8], pool: &dyn ThreadPool) -> Result<Table<P>, TableError> {
        let file = DtzFile::read(dtm.erased.rules(), bytes, dtm.material())?;
        if !file.has_cursed_wins() {
            return Ok(dtm.clone());
        }
        DtzTable::parse(dtm, bytes, pool)?.kept(dtm, pool).ok_or(TableError::Unpacking)
    }

    /// Writes a file; the bytes depend only on the ending, not on the pool. `dtm` is the ending's table.
    ///
    /// # Errors
    /// [`SolveError::Memory`] or [`SolveError::Unpacking`].
    pub fn to_bytes(&self, dtm: &Table<P>, pool: &dyn ThreadPool) -> Result<Vec<u8>, SolveError> {
        let arrays = dtm.erased.arrays_by(pool);
        let arrays = arrays.ok_or_else(|| SolveError::unpacking(&self.erased.material))?;
        let ErasedDtz { rules, material, side, codes, .. } = &*self.erased;
        write_dtz(rules, material, (*side, codes), &arrays, pool)
    }

    /// The ending.
    #[must_use]
    pub fn material(&self) -> &Material {
        &self.erased.material
    }

    /// Whether the rule turns some win of the ending into a draw.
    #[must_use]
    pub fn has_cursed_wins(&self) -> bool {
        self.erased.codes.0.iter().flatten().any(|&code| code == BEYOND)
    }

    /// The ending's table with draws for all wins and losses that the rule spoils, as needed to solve larger
    /// endings ([`solve_dtz`](crate::solve_dtz)). `dtm` is the ending's table. `None` if memory is short.
    #[must_use]
    pub fn kept(&self, dtm: &Table<P>, pool: &dyn ThreadPool) -> Option<Table<P>> {
        if !self.has_cursed_wins() {
            return Some(dtm.clone());
        }
        let ErasedDtz { rules, material, codes: own, .. } = &*self.erased;
        let DtmArrays { index, mut codes } = DtmArrays::clone(&*dtm.erased.arrays_by(pool)?);
        for side in Side::BOTH {
            let cursed = own[side].iter().zip(&mut codes[side]).filter(|(own, _)| **own == BEYOND);
            cursed.for_each(|(_, code)| *code = DRAW);
        }
        Some(Table::of(ErasedTable::solved(rules, material.clone(), DtmArrays { index, codes })))
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
    /// Interprets a code; `None` if the position is not legal. `has_distance` is true for the side to move
    /// with all distances.
    pub(super) fn of(code: DtzCode, has_distance: bool) -> Option<StoredDtz> {
        match code {
            ILLEGAL => None,
            BEYOND => Some(StoredDtz::Beyond),
            plies if has_distance => Some(StoredDtz::Plies(u16::from(plies))),
            _ => Some(StoredDtz::Kept),
        }
    }
}

impl ErasedDtz {
    /// The stored entry for pieces on these squares, by slot, as ordered by the ending's table.
    pub(super) fn stored(&self, squares: &[u8], to_move: Side) -> Option<StoredDtz> {
        let codes = &self.codes[to_move];
        if codes.is_empty() {
            return Some(StoredDtz::Kept);
        }
        StoredDtz::of(codes[self.index.index_of(squares)?], self.is_full || to_move == self.side)
    }
}
