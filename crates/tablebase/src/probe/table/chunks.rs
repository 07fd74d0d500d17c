//! Tables in chunks, as a browser stores those it has solved.

use super::{ErasedTable, Table, TableSource};
use crate::file::{self, ChunkedFile, KeptCodes};
use crate::index::DtmArrays;
use crate::probe::DtzTable;
use crate::rules::EndgameRules;
use crate::{SolveError, TableError};
use chariot_game::{Endgame, Side, ThreadPool};
use std::ops::Range;

impl<P: Endgame> Table<P> {
    /// The start of a table in chunks ([`Table::chunk`]), including distances to zeroing if they were
    /// [solved](crate::solve_dtz). A caller stores a solved table like this to read single results later.
    /// Read it with [`Table::parse_start`] or [`Table::restore`]. The bytes do not depend on the pool.
    ///
    /// # Errors
    /// [`SolveError::Unpacking`].
    pub fn chunked_start(
        &self,
        dtz: Option<&DtzTable<P>>,
        pool: &dyn ThreadPool,
    ) -> Result<Vec<u8>, SolveError> {
        let ErasedTable { rules, material, .. } = &self.erased;
        let arrays = self.erased.arrays().ok_or_else(|| SolveError::unpacking(material))?;
        let census = self.erased.census(&arrays, pool);
        Ok(file::write_start(rules, material, arrays.index.len(), kept_codes(&arrays, dtz), &census))
    }

    /// Chunk `number` (from 0) of results, then of distances to zeroing, one byte each. `None` after the last
    /// one, or if results are not unpacked. All chunks have the same length, except the last of either kind.
    #[must_use]
    pub fn chunk(&self, dtz: Option<&DtzTable<P>>, number: usize) -> Option<Vec<u8>> {
        let chunk = kept_codes(&*self.erased.arrays()?, dtz).chunk(number);
        (!chunk.is_empty()).then_some(chunk)
    }

    /// A table that becomes solved again once all its chunks are added ([`Table::add_block`]).
    ///
    /// # Errors
    /// [`TableError`] if the bytes are not a start, or memory is short.
    pub fn restore(start: &[u8]) -> Result<Table<P>, TableError> {
        ErasedTable::read_chunked(EndgameRules::of::<P>(), start, true).map(Table::of)
    }
}

impl ErasedTable {
    pub(super) fn read_chunked(
        rules: &'static EndgameRules,
        start: &[u8],
        whole: bool,
    ) -> Result<ErasedTable, TableError> {
        let (material, file) = ChunkedFile::read(rules, start, whole)?;
        Ok(ErasedTable::new(rules, material, TableSource::Chunked(Box::new(file))))
    }

    /// The byte range missing for the distance to zeroing of pieces on these squares, if the table was stored
    /// with distances.
    pub(in crate::probe) fn missing_dtz(&self, squares: &[u8], to_move: Side) -> Option<Range<usize>> {
        self.kept_dtz()?.missing_dtz(squares, to_move)
    }

    /// The chunks with distances to zeroing, if the table has them.
    pub(in crate::probe) fn kept_dtz(&self) -> Option<&ChunkedFile> {
        match &self.source {
            TableSource::Chunked(file) if file.has_dtz() => Some(file),
            _ => None,
        }
    }
}

/// The codes to store in chunks: results, and distances to zeroing if both sides have them.
fn kept_codes<'a, P>(arrays: &'a DtmArrays, dtz: Option<&'a DtzTable<P>>) -> KeptCodes<'a> {
    let dtz = dtz.map(|dtz| &*dtz.erased).filter(|dtz| dtz.is_full);
    KeptCodes { dtm: &arrays.codes, dtz: dtz.map(|dtz| &dtz.codes) }
}
