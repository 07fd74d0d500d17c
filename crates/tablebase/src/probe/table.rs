use super::erased_table::ErasedTable;
use crate::file::{self, BlockReader, BlockSource, FileContents, FileParts, Metric};
use crate::material::Material;
use crate::rules::EndgameRules;
use crate::{SolveError, TableError};
use chariot_game::{Dtm, Endgame, Side, ThreadPool};
use std::marker::PhantomData;
use std::ops::Range;
use std::sync::Arc;

/// The distance to mate of every position of one ending.
///
/// Solve a table ([`crate::solve()`]) or read it from a file ([`Table::parse`]). A file has the results with
/// one side to move; [`TableSet::probe`](crate::TableSet) derives the others from the legal moves. A probe
/// decodes one block of some thousand positions, and recent blocks stay decoded: at most 1 MiB, or those of a
/// [`TableSet`](crate::TableSet) together. Clones share them.
#[derive(Clone, Debug)]
pub struct Table<P> {
    pub(crate) erased: ErasedTable,
    position: PhantomData<fn() -> P>,
}

impl<P: Endgame> Table<P> {
    pub(crate) fn of(erased: ErasedTable) -> Table<P> {
        Table { erased, position: PhantomData }
    }

    /// Reads a table file. Checksums cover everything it will answer.
    ///
    /// # Errors
    /// [`TableError`].
    pub fn parse(bytes: &[u8]) -> Result<Table<P>, TableError> {
        Table::of_whole_file(None, bytes)
    }

    /// Reads a table file that must be of this ending.
    ///
    /// # Errors
    /// [`TableError::WrongMaterial`], or as [`Table::parse`].
    pub fn parse_as(wanted: &Material, bytes: &[u8]) -> Result<Table<P>, TableError> {
        Table::of_whole_file(Some(wanted), bytes)
    }

    fn of_whole_file(wanted: Option<&Material>, bytes: &[u8]) -> Result<Table<P>, TableError> {
        let rules = EndgameRules::of::<P>();
        let reader = BlockReader::parse(rules, Metric::PliesToMate, wanted, bytes)?;
        Ok(Table::of(ErasedTable::of_file(rules, reader, None)))
    }

    /// Opens a table file that is all at hand, and reads each block when a probe needs it.
    ///
    /// # Errors
    /// [`TableError`] if the start is damaged or the end is missing. A damaged block has no results.
    pub fn open(source: Box<dyn BlockSource>) -> Result<Table<P>, TableError> {
        let rules = EndgameRules::of::<P>();
        let reader = BlockReader::open(rules, Metric::PliesToMate, None, source)?;
        let reader = reader.ok_or(TableError::Corrupt { part: "header", offset: 0 })?;
        reader.check_end()?;
        Ok(Table::of(ErasedTable::of_file(rules, reader, None)))
    }

    /// Reads the start of a table file, whose blocks are then added on demand ([`Table::missing`],
    /// [`Table::add_block`]) from a host that serves byte ranges. Decodes the blocks that teach at once, while a host
    /// sends other tables.
    ///
    /// # Errors
    /// [`TableError::Truncated`] if more bytes are needed, or as [`Table::parse`].
    pub fn parse_start(bytes: &[u8]) -> Result<Table<P>, TableError> {
        let rules = EndgameRules::of::<P>();
        let parts = Arc::new(FileParts::new(bytes));
        let source = Box::new(Arc::clone(&parts));
        let reader = BlockReader::open(rules, Metric::PliesToMate, None, source)?;
        let reader = reader.ok_or(TableError::Truncated { bytes: bytes.len() })?;
        reader.learn_now();
        Ok(Table::of(ErasedTable::of_file(rules, reader, Some(parts))))
    }

    /// Writes a file; the bytes depend only on the ending, not on the pool.
    ///
    /// # Errors
    /// [`SolveError::NotSolved`] for a table that is a file already; [`SolveError::Unsupported`],
    /// [`SolveError::TooLarge`]. Lack of memory aborts.
    pub fn to_bytes(&self, pool: &dyn ThreadPool) -> Result<Vec<u8>, SolveError> {
        let (rules, material) = (self.erased.rules(), self.material());
        let arrays = self.erased.solved_arrays()?;
        let census = self.erased.census(pool);
        let dtm = &arrays.codes[Side::First];
        file::write(&FileContents { rules, material, census, dtm, dtz: None }, pool)
    }

    /// The ending.
    #[must_use]
    pub fn material(&self) -> &Material {
        self.erased.material()
    }

    /// Whether the table was solved, so that it has the results of both sides.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.erased.arrays().is_some()
    }

    /// Result of a position with exactly these pieces, in either colour. `None` for other pieces, with castling
    /// or en passant rights, and from a file where the result follows from the legal moves
    /// ([`TableSet::probe`](crate::TableSet)).
    #[must_use]
    pub fn probe(&self, position: &P) -> Option<Dtm> {
        if !position.is_plain() {
            return None;
        }
        let pieces = position.pieces();
        let exchanged = self.erased.exchanged(&pieces)?;
        self.erased.result(&pieces, position.side_to_move(), exchanged)
    }

    /// The byte range of the file to add before [`Table::probe`] can answer for this position. `None` if
    /// nothing is missing, or the result follows from the legal moves.
    #[must_use]
    pub fn missing(&self, position: &P) -> Option<Range<usize>> {
        let pieces = position.pieces();
        let exchanged = self.erased.exchanged(&pieces)?;
        let (squares, to_move) = self.erased.oriented(&pieces, position.side_to_move(), exchanged)?;
        let (reader, _) = self.erased.file_in_parts()?;
        let range = reader.missing(&squares[..pieces.len()]).filter(|_| to_move == Side::First)?;
        Some(range.start as usize..range.end as usize)
    }

    /// Adds a block: the bytes of a range from [`Table::missing`].
    ///
    /// # Errors
    /// [`TableError`] if the bytes are not the block's; the table is then unchanged.
    pub fn add_block(&mut self, start: usize, bytes: &[u8]) -> Result<(), TableError> {
        let Some((reader, parts)) = self.erased.file_in_parts() else { return Ok(()) };
        if !reader.has_block(start as u64, bytes) {
            return Err(TableError::Corrupt { part: "blocks", offset: start });
        }
        parts.add(start as u64, bytes);
        Ok(())
    }
}
