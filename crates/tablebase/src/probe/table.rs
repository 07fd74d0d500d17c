mod chunks;

use super::results::{Access, Results};
use crate::dtm_code::{DtmCode, dtm_of, illegal};
use crate::file::{self, ChunkedFile, CodeCensus, PartialFile, TableFile, Unpacking};
use crate::index::{DtmArrays, PositionIndex};
use crate::material::{Material, Signature};
use crate::rules::{EndgameRules, exchange};
use crate::{MAX_PIECES, SolveError, TableError};
use chariot_game::{Dtm, Endgame, Piece, Side, SingleThread, ThreadPool};
use std::io::{self, Read, Write};
use std::marker::PhantomData;
use std::ops::Range;
use std::sync::Arc;

/// The distance to mate of every position of one ending, for both sides to move.
///
/// Solve a table ([`crate::solve()`]) or read it from a file ([`Table::parse`]). A file is verified at once
/// and unpacked on the first probe. Clones share the unpacked results.
#[derive(Clone, Debug)]
pub struct Table<P> {
    pub(crate) erased: ErasedTable,
    position: PhantomData<fn() -> P>,
}

/// A table without its game's position type.
#[derive(Clone, Debug)]
pub(crate) struct ErasedTable {
    rules: &'static EndgameRules,
    material: Material,
    pieces: Vec<Piece>,
    source: TableSource,
    results: Arc<Results>,
}

#[derive(Clone, Debug)]
enum TableSource {
    /// They are solved, and always unpacked.
    Solved,
    File(Arc<TableFile>),
    Partial(Box<PartialFile>),
    Chunked(Box<ChunkedFile>),
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
        ErasedTable::read(EndgameRules::of::<P>(), bytes, None).map(Table::of)
    }

    /// Reads a table file that must be of this ending; unpacks nothing of another one.
    ///
    /// # Errors
    /// [`TableError::WrongMaterial`], or as [`Table::parse`].
    pub fn parse_as(wanted: &Material, bytes: &[u8]) -> Result<Table<P>, TableError> {
        ErasedTable::read(EndgameRules::of::<P>(), bytes, Some(wanted)).map(Table::of)
    }

    /// Reads the start of a table file, whose blocks are then added on demand ([`Table::missing`],
    /// [`Table::add_block`]) from a host that serves byte ranges. A few dozen kilobytes suffice for any
    /// table.
    ///
    /// # Errors
    /// [`TableError::Truncated`] if more bytes are needed, or as [`Table::parse`].
    pub fn parse_start(bytes: &[u8]) -> Result<Table<P>, TableError> {
        let rules = EndgameRules::of::<P>();
        if file::is_chunked(bytes) {
            return ErasedTable::read_chunked(rules, bytes, false).map(Table::of);
        }
        let (material, file) = PartialFile::read(rules, bytes)?;
        Ok(Table::of(ErasedTable::new(rules, material, TableSource::Partial(Box::new(file)))))
    }

    /// Counts of positions by result, with samples, as a separate file: the data that [`Table::stats`] and
    /// [`Table::random_position`] need for a table read block by block. The bytes do not depend on the pool.
    ///
    /// # Errors
    /// [`SolveError::Unpacking`].
    pub fn census_file(&self, pool: &dyn ThreadPool) -> Result<Vec<u8>, SolveError> {
        let ErasedTable { rules, material, .. } = &self.erased;
        let arrays = self.erased.arrays_by(pool).ok_or_else(|| SolveError::unpacking(material))?;
        let census = self.erased.census(&arrays, pool);
        Ok(file::write_census(rules, material, arrays.index.len(), &census))
    }

    /// Verifies that a file is the census of this ending.
    ///
    /// # Errors
    /// [`TableError`].
    pub fn check_census(wanted: &Material, bytes: &[u8]) -> Result<(), TableError> {
        file::read_census(EndgameRules::of::<P>(), bytes, wanted).map(|_| ())
    }

    /// Reads the [census](Table::census_file) of a table that is read block by block; other tables need none.
    ///
    /// # Errors
    /// [`TableError`] if it is for another ending; the table is then unchanged.
    pub fn add_census(&mut self, bytes: &[u8]) -> Result<(), TableError> {
        let census = file::read_census(self.erased.rules, bytes, &self.erased.material)?;
        if let TableSource::Partial(file) = &mut self.erased.source {
            file.add_census(census);
        }
        Ok(())
    }

    /// Writes the unpacked results for [`Table::read_results`]. A table file is a tenth as long, but takes
    /// longer to write and read than most endings take to solve. False, with nothing written, if they are not
    /// unpacked.
    ///
    /// # Errors
    /// The writer's errors.
    pub fn write_results(&self, to: &mut dyn Write) -> io::Result<bool> {
        let Some(arrays) = self.erased.results.get() else { return Ok(false) };
        file::write_unpacked(&arrays, to)?;
        Ok(true)
    }

    /// Reads a table of an ending from what [`Table::write_results`] wrote.
    ///
    /// # Errors
    /// The reader's errors; [`InvalidData`](io::ErrorKind::InvalidData) if a checksum does not match,
    /// [`OutOfMemory`](io::ErrorKind::OutOfMemory).
    pub fn read_results(ending: &Material, from: &mut dyn Read) -> io::Result<Table<P>> {
        let rules = EndgameRules::of::<P>();
        let arrays = file::read_unpacked(rules, ending, from)?;
        Ok(Table::of(ErasedTable::solved(rules, ending.clone(), arrays)))
    }

    /// Writes a file; the bytes depend only on the ending, not on the pool.
    ///
    /// # Errors
    /// [`SolveError::Memory`] or [`SolveError::Unpacking`].
    pub fn to_bytes(&self, pool: &dyn ThreadPool) -> Result<Vec<u8>, SolveError> {
        let ErasedTable { rules, material, .. } = &self.erased;
        let arrays = self.erased.arrays().ok_or_else(|| SolveError::unpacking(material))?;
        file::write(rules, material, &arrays, pool)
    }

    /// The ending.
    #[must_use]
    pub fn material(&self) -> &Material {
        self.erased.material()
    }

    /// Whether the table was solved or restored, so that nothing else holds its results.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        matches!(self.erased.source, TableSource::Solved)
    }

    /// A copy that unpacks a file's results for itself and drops them with itself.
    #[must_use]
    pub fn unshared(&self) -> Table<P> {
        let erased = self.erased.clone();
        let results = if erased.is_file() { Arc::default() } else { Arc::clone(&erased.results) };
        Table::of(ErasedTable { results, ..erased })
    }

    /// Result of a position with exactly these pieces, in either colour. `None` for other pieces, and with
    /// castling or en passant rights.
    ///
    /// A table read block by block answers only for one side to move and the blocks added.
    /// ([`TableSet::probe`](crate::TableSet) derives the other side's results from the legal moves.)
    #[must_use]
    pub fn probe(&self, position: &P) -> Option<Dtm> {
        if !position.is_plain() {
            return None;
        }
        let pieces = position.pieces();
        let exchanged = self.erased.exchanged(&pieces)?;
        self.erased.probe(&pieces, position.side_to_move(), exchanged, Access::Unpack)
    }

    /// The byte range of the file to add before [`Table::probe`] can answer for this position. `None` if
    /// nothing is missing, or this side's results are not read.
    #[must_use]
    pub fn missing(&self, position: &P) -> Option<Range<usize>> {
        let pieces = position.pieces();
        self.erased.missing(&pieces, position.side_to_move(), self.erased.exchanged(&pieces)?)
    }

    /// Adds a block or chunk: the bytes of a range from [`Table::missing`].
    ///
    /// # Errors
    /// [`TableError`] if the bytes are not the block's; the table is then unchanged.
    pub fn add_block(&mut self, start: usize, bytes: &[u8]) -> Result<(), TableError> {
        let rules = self.erased.rules;
        match &mut self.erased.source {
            TableSource::Partial(file) => file.add(rules, start, bytes),
            TableSource::Chunked(file) => {
                if let Some(arrays) = file.add(start, bytes)? {
                    self.erased.results.set(Arc::new(arrays));
                    self.erased.source = TableSource::Solved;
                }
                Ok(())
            }
            TableSource::Solved | TableSource::File(_) => Ok(()),
        }
    }
}

impl ErasedTable {
    fn new(rules: &'static EndgameRules, material: Material, source: TableSource) -> ErasedTable {
        ErasedTable { rules, pieces: material.pieces(), material, source, results: Arc::default() }
    }

    pub(crate) fn solved(
        rules: &'static EndgameRules,
        material: Material,
        mut arrays: DtmArrays,
    ) -> ErasedTable {
        if material.is_symmetric() {
            arrays.codes[Side::Second] = Vec::new();
        }
        let table = ErasedTable::new(rules, material, TableSource::Solved);
        ErasedTable { results: Arc::new(Results::new(arrays)), ..table }
    }

    fn read(
        rules: &'static EndgameRules,
        bytes: &[u8],
        wanted: Option<&Material>,
    ) -> Result<ErasedTable, TableError> {
        let (material, file) = TableFile::read(rules, bytes, wanted)?;
        Ok(ErasedTable::new(rules, material, TableSource::File(Arc::new(file))))
    }

    /// The census of a stored side and its index, if the table is read in parts and has one.
    pub(super) fn known_census(&self, stored: Side) -> Option<(&PositionIndex, &CodeCensus)> {
        match &self.source {
            TableSource::Chunked(file) => Some((file.index(), file.census(stored)?)),
            TableSource::Partial(file) => Some((file.index(), file.census(stored)?)),
            TableSource::Solved | TableSource::File(_) => None,
        }
    }

    pub(crate) fn rules(&self) -> &'static EndgameRules {
        self.rules
    }

    pub(crate) fn material(&self) -> &Material {
        &self.material
    }

    /// Result of these pieces, which must be the ending's, possibly with sides swapped.
    pub(crate) fn probe(
        &self,
        pieces: &[(Piece, u8)],
        to_move: Side,
        exchanged: bool,
        access: Access,
    ) -> Option<Dtm> {
        let (squares, to_move) = self.oriented(pieces, to_move, exchanged)?;
        let squares = &squares[..self.pieces.len()];
        let code = match &self.source {
            TableSource::Partial(file) if file.side() == to_move => file.code(squares)?,
            TableSource::Partial(_) => return None,
            TableSource::Chunked(file) => file.code(squares, to_move)?,
            TableSource::Solved | TableSource::File(_) => {
                let code =
                    |arrays: &Arc<DtmArrays>| Some(arrays.codes[to_move][arrays.index.index_of(squares)?]);
                match access {
                    Access::Unpack => code(&self.arrays()?)?,
                    Access::Unpacked if self.results.is_unpacked() => self.results.read(code)?,
                    Access::Unpacked => {
                        self.results.miss();
                        return None;
                    }
                }
            }
        };
        (code != illegal(to_move)).then(|| dtm_of(code))
    }

    /// Result of these pieces, which must be the ending's, with sides as they are.
    pub(crate) fn result(&self, pieces: &[(Piece, u8)], to_move: Side) -> Option<Dtm> {
        self.probe(pieces, to_move, false, Access::Unpack)
    }

    /// The byte range of the file missing for that result.
    fn missing(&self, pieces: &[(Piece, u8)], to_move: Side, exchanged: bool) -> Option<Range<usize>> {
        let (squares, to_move) = self.oriented(pieces, to_move, exchanged)?;
        match &self.source {
            TableSource::Partial(file) if file.side() == to_move => {
                file.missing(&squares[..self.pieces.len()])
            }
            TableSource::Chunked(file) => file.missing(&squares[..self.pieces.len()], to_move),
            _ => None,
        }
    }

    /// Whether results with this side to move, possibly with sides swapped, only follow from legal moves.
    pub(crate) fn follows_by_moves(&self, to_move: Side, exchanged: bool) -> bool {
        match &self.source {
            TableSource::Partial(file) => {
                !self.material.is_symmetric() && file.side() != exchange(to_move, exchanged)
            }
            TableSource::Solved | TableSource::File(_) | TableSource::Chunked(_) => false,
        }
    }

    /// The results, unpacking them if necessary; `None` if memory is short, or only blocks are loaded.
    pub(crate) fn arrays(&self) -> Option<Arc<DtmArrays>> {
        self.arrays_by(&SingleThread)
    }

    pub(crate) fn arrays_by(&self, pool: &dyn ThreadPool) -> Option<Arc<DtmArrays>> {
        if let Some(arrays) = self.results.get() {
            return Some(arrays);
        }
        let TableSource::File(file) = &self.source else { return None };
        let arrays = Arc::new(file.unpack(self.rules, &self.material, pool).ok()?);
        self.results.set(Arc::clone(&arrays));
        Some(arrays)
    }

    /// Calls `read` with the codes of one block with a side to move: block `number` of a file read in blocks,
    /// otherwise the index range `positions`. `None` unless all of them are known.
    pub(super) fn read_block<T>(
        &self,
        side: Side,
        number: usize,
        positions: Range<usize>,
        read: impl FnOnce(&[DtmCode]) -> Option<T>,
    ) -> Option<T> {
        match &self.source {
            TableSource::Partial(file) if file.side() == side => read(file.block(number)?),
            TableSource::Partial(_) | TableSource::Chunked(_) => None,
            TableSource::Solved | TableSource::File(_) => read(self.arrays()?.codes[side].get(positions)?),
        }
    }

    pub(super) fn results(&self) -> &Arc<Results> {
        &self.results
    }

    /// Whether the results can be unpacked from a file again.
    pub(super) fn is_file(&self) -> bool {
        matches!(self.source, TableSource::File(_))
    }

    /// Starts to unpack the results step by step; `None` if memory is short, or without a whole file.
    pub(super) fn unpacking(&self) -> Option<Unpacking> {
        let TableSource::File(file) = &self.source else { return None };
        Unpacking::new(self.rules, &self.material, Arc::clone(file)).ok()
    }

    /// Whether the pieces are the ending's with sides swapped; `None` if they are others.
    fn exchanged(&self, pieces: &[(Piece, u8)]) -> Option<bool> {
        let signature = Signature::of(pieces.iter().map(|&(piece, _)| piece))?;
        match Signature::of(self.pieces.iter().copied())? {
            own if own == signature => Some(false),
            own if own.exchanged() == signature => Some(true),
            _ => None,
        }
    }

    /// Squares by slot and side to move, as the table stores them.
    pub(super) fn oriented(
        &self,
        pieces: &[(Piece, u8)],
        to_move: Side,
        exchanged: bool,
    ) -> Option<([u8; MAX_PIECES], Side)> {
        let exchanged = if self.material.is_symmetric() { to_move == Side::Second } else { exchanged };
        Some((self.squares_by_slot(pieces, exchanged)?, exchange(to_move, exchanged)))
    }

    fn squares_by_slot(&self, pieces: &[(Piece, u8)], exchanged: bool) -> Option<[u8; MAX_PIECES]> {
        let mut squares = [0; MAX_PIECES];
        let mut free: u32 = (1 << self.pieces.len()) - 1;
        for &(piece, square) in pieces {
            let wanted = Piece { side: exchange(piece.side, exchanged), ..piece };
            let slot =
                (0..self.pieces.len()).find(|&slot| free >> slot & 1 == 1 && self.pieces[slot] == wanted)?;
            free &= !(1 << slot);
            squares[slot] = if exchanged { self.rules.reflect(square) } else { square };
        }
        (free == 0).then_some(squares)
    }
}

/// Tables are equal if they hold the same results of the same ending.
impl<P: Endgame> PartialEq for Table<P> {
    fn eq(&self, other: &Self) -> bool {
        let codes = |table: &Self| table.erased.arrays().map(|arrays| arrays.codes.clone());
        self.material() == other.material() && codes(self) == codes(other)
    }
}
