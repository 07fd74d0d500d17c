//! Tables in chunks, as a browser keeps those that it has solved.

use super::{ErasedTable, Table, TableSource};
use crate::file::{self, ChunkedFile, KeptCodes};
use crate::index::DtmArrays;
use crate::probe::DtzTable;
use crate::rules::EndgameRules;
use crate::{SolveError, TableError};
use game::{Endgame, Side, ThreadPool};
use std::ops::Range;

impl<P: Endgame> Table<P> {
    /// The start of the table in chunks ([`Table::chunk`]): what a caller keeps of a solved table who reads single
    /// results of it later, with the distances to zeroing if they were [solved](crate::solve_dtz) too. It is read by
    /// [`Table::parse_start`], or by [`Table::restore`]; the same bytes whatever the pool.
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

    /// A chunk, numbered from 0, of results or distances to zeroing, a byte each; `None` after the last one, or where results
    /// are not unpacked. Chunks have the same length, but for the last one of either kind.
    #[must_use]
    pub fn chunk(&self, dtz: Option<&DtzTable<P>>, number: usize) -> Option<Vec<u8>> {
        let chunk = kept_codes(&*self.erased.arrays()?, dtz).chunk(number);
        (!chunk.is_empty()).then_some(chunk)
    }

    /// A table that is solved again once all its chunks are added ([`Table::add_block`]).
    ///
    /// # Errors
    /// [`TableError`], if these bytes are not its start or there is not enough memory.
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

    /// The bytes that are missing for the distance to zeroing of the pieces on these squares, if the table was kept with it.
    pub(in crate::probe) fn missing_dtz(&self, squares: &[u8], to_move: Side) -> Option<Range<usize>> {
        self.kept_dtz()?.missing_dtz(squares, to_move)
    }

    /// The chunks that distances to zeroing are in, if the table has them.
    pub(in crate::probe) fn kept_dtz(&self) -> Option<&ChunkedFile> {
        match &self.source {
            TableSource::Chunked(file) if file.has_dtz() => Some(file),
            _ => None,
        }
    }
}

/// What is kept of results in chunks, with distances to zeroing if there are those of both sides.
fn kept_codes<'a, P>(arrays: &'a DtmArrays, dtz: Option<&'a DtzTable<P>>) -> KeptCodes<'a> {
    let dtz = dtz.map(|dtz| &*dtz.erased).filter(|dtz| dtz.is_full);
    KeptCodes { dtm: &arrays.codes, dtz: dtz.map(|dtz| &dtz.codes) }
}
