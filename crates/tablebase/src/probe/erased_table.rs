use crate::dtm_code::{DRAW, DtmCode, dtm_of, has_code, illegal, mate_in};
use crate::file::{self, BlockCache, BlockReader, CachedReader, CodeCensus, FileParts};
use crate::index::{DtmArrays, PositionIndex};
use crate::material::{Material, Signature};
use crate::rules::{EndgameRules, exchange};
use crate::{MAX_PIECES, SolveError};
use chariot_game::{Dtm, Job, Piece, Side, SingleThread, ThreadPool};
use std::sync::{Arc, OnceLock};

/// A table without its game's position type.
#[derive(Clone, Debug)]
pub(crate) struct ErasedTable {
    rules: &'static EndgameRules,
    material: Material,
    pieces: Vec<Piece>,
    source: TableSource,
}

#[derive(Clone, Debug)]
enum TableSource {
    Solved(Arc<SolvedResults>),
    /// A file, and its parts if it arrives in parts.
    File(CachedReader, Option<Arc<FileParts>>),
}

#[derive(Debug)]
struct SolvedResults {
    arrays: DtmArrays,
    census: OnceLock<Vec<CodeCensus>>,
}

/// A table's answer for a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stored {
    Known(Dtm),
    /// Nothing: the position is not legal, or its bytes have not arrived.
    Unknown,
    /// The result follows from the legal moves.
    ByMoves,
}

impl ErasedTable {
    fn new(rules: &'static EndgameRules, material: Material, source: TableSource) -> ErasedTable {
        ErasedTable { rules, pieces: material.pieces(), material, source }
    }

    pub(super) fn of_file(
        rules: &'static EndgameRules,
        reader: BlockReader,
        parts: Option<Arc<FileParts>>,
    ) -> ErasedTable {
        let material = reader.material().clone();
        ErasedTable::new(rules, material, TableSource::File(CachedReader::new(reader), parts))
    }

    /// Keeps decoded blocks in this cache from now on.
    pub(super) fn share_cache(&mut self, cache: &Arc<BlockCache>) {
        if let TableSource::File(reader, _) = &mut self.source {
            reader.share(cache);
        }
    }

    pub(crate) fn solved(
        rules: &'static EndgameRules,
        material: Material,
        mut arrays: DtmArrays,
    ) -> ErasedTable {
        if material.is_symmetric() {
            arrays.codes[Side::Second] = Vec::new();
        }
        let results = SolvedResults { arrays, census: OnceLock::new() };
        ErasedTable::new(rules, material, TableSource::Solved(Arc::new(results)))
    }

    pub(crate) fn rules(&self) -> &'static EndgameRules {
        self.rules
    }

    pub(crate) fn material(&self) -> &Material {
        &self.material
    }

    pub(super) fn index(&self) -> &PositionIndex {
        match &self.source {
            TableSource::Solved(solved) => &solved.arrays.index,
            TableSource::File(reader, _) => reader.file().index(),
        }
    }

    /// The results of both sides, if the table is solved.
    pub(crate) fn arrays(&self) -> Option<&DtmArrays> {
        match &self.source {
            TableSource::Solved(solved) => Some(&solved.arrays),
            TableSource::File(..) => None,
        }
    }

    /// # Errors
    /// [`SolveError::NotSolved`].
    pub(crate) fn solved_arrays(&self) -> Result<&DtmArrays, SolveError> {
        self.arrays().ok_or_else(|| SolveError::NotSolved { ending: self.material.name().to_owned() })
    }

    /// The file, if the table is one.
    pub(super) fn file(&self) -> Option<&BlockReader> {
        match &self.source {
            TableSource::Solved(_) => None,
            TableSource::File(reader, _) => Some(reader.file()),
        }
    }

    /// The file and its parts, if it arrives in parts.
    pub(super) fn file_in_parts(&self) -> Option<(&BlockReader, &FileParts)> {
        match &self.source {
            TableSource::File(reader, Some(parts)) => Some((reader.file(), parts)),
            _ => None,
        }
    }

    /// Positions by result of each side to move, of the first where both have the same pieces.
    pub(super) fn census(&self, pool: &dyn ThreadPool) -> &[CodeCensus] {
        match &self.source {
            TableSource::Solved(solved) => solved.census.get_or_init(|| solved.arrays.census(pool)),
            TableSource::File(reader, _) => reader.file().census(),
        }
    }

    /// Positions by result of a side, with the sides swapped if it is not stored.
    pub(super) fn census_of(&self, side: Side) -> &CodeCensus {
        &self.census(&SingleThread)[self.stored_side(side) as usize]
    }

    /// The side whose results hold those of `side`: a symmetric ending stores one.
    pub(super) fn stored_side(&self, side: Side) -> Side {
        if self.material.is_symmetric() { Side::First } else { side }
    }

    /// The pieces on these squares, by slot, with the sides swapped if `side` is not stored.
    pub(super) fn placed(&self, squares: impl IntoIterator<Item = u8>, side: Side) -> Vec<(Piece, u8)> {
        let exchanged = self.stored_side(side) != side;
        let placed = self.pieces.iter().zip(squares).map(|(&piece, square)| {
            let piece = Piece { side: exchange(piece.side, exchanged), ..piece };
            (piece, if exchanged { self.rules.reflect(square) } else { square })
        });
        placed.collect()
    }

    /// Result of these pieces, which must be the ending's, possibly with sides swapped.
    pub(crate) fn result(&self, pieces: &[(Piece, u8)], to_move: Side, exchanged: bool) -> Option<Dtm> {
        let (squares, to_move) = self.oriented(pieces, to_move, exchanged)?;
        if to_move == Side::Second && self.file().is_some() {
            return None;
        }
        match self.stored(&squares[..pieces.len()], to_move) {
            Stored::Known(dtm) => Some(dtm),
            Stored::Unknown | Stored::ByMoves => None,
        }
    }

    /// The entry for pieces on these squares, by slot.
    pub(super) fn stored(&self, squares: &[u8], to_move: Side) -> Stored {
        let code = match (&self.source, to_move) {
            (TableSource::Solved(solved), _) => {
                let DtmArrays { index, codes } = &solved.arrays;
                index.index_of(squares).map(|index| codes[to_move][index])
            }
            (TableSource::File(reader, _), Side::First) => reader.code(squares, file::NO_DTM),
            (TableSource::File(reader, _), Side::Second) => match reader.kept_second(squares) {
                Some(code) => Some(code),
                None => return Stored::ByMoves,
            },
        };
        code.filter(|&code| code != illegal(to_move))
            .map_or(Stored::Unknown, |code| Stored::Known(dtm_of(code)))
    }

    /// Keeps a result that followed from the legal moves.
    pub(super) fn keep_second(&self, squares: &[u8], dtm: Dtm) {
        if let TableSource::File(reader, _) = &self.source {
            match dtm.plies() {
                None => reader.keep_second(squares, DRAW),
                Some(plies) if has_code(plies, Side::Second) => reader.keep_second(squares, mate_in(plies)),
                Some(_) => {}
            }
        }
    }

    /// Whether results with this side to move, possibly with sides swapped, only follow from legal moves.
    pub(super) fn follows_by_moves(&self, to_move: Side, exchanged: bool) -> bool {
        self.file().is_some() && !self.material.is_symmetric() && exchange(to_move, exchanged) == Side::Second
    }

    /// The distances to mate of one block of a file, with the first side to move. `of_solved` gathers them from
    /// all results.
    pub(super) fn block(
        &self,
        number: usize,
        of_solved: impl FnOnce(&[DtmCode]) -> Vec<DtmCode>,
    ) -> Option<Vec<DtmCode>> {
        match &self.source {
            TableSource::Solved(solved) => Some(of_solved(&solved.arrays.codes[Side::First])),
            TableSource::File(reader, _) => reader.block(number, file::NO_DTM),
        }
    }

    /// Whether the pieces are the ending's with sides swapped; `None` if they are others.
    pub(super) fn exchanged(&self, pieces: &[(Piece, u8)]) -> Option<bool> {
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

impl DtmArrays {
    fn census(&self, pool: &dyn ThreadPool) -> Vec<CodeCensus> {
        let stored: Vec<Side> = Side::BOTH.into_iter().filter(|&side| !self.codes[side].is_empty()).collect();
        let mut census: Vec<Option<CodeCensus>> = vec![None; stored.len()];
        let jobs = stored.into_iter().zip(&mut census).map(|(side, census)| {
            Box::new(move || *census = Some(CodeCensus::of(&self.index, &self.codes[side], illegal(side))))
                as Job<'_>
        });
        pool.run_jobs(jobs.collect());
        census.into_iter().flatten().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Table, TableSet, solve};
    use chariot_chess::Position;
    use std::ops::ControlFlow::Continue;

    /// KRK with other mates in place of its longest.
    #[test]
    fn the_longest_mates_are_read_back() {
        let ending = Material::parse::<Position>("KRK").expect("an ending");
        let solved = solve(&ending, &TableSet::<Position>::new(), &SingleThread, &mut |_| Continue(()));
        let mut arrays = solved.expect("solvable").erased.arrays().expect("solved").clone();
        for code in &mut arrays.codes[Side::First] {
            match dtm_of(*code) {
                Dtm::Win(31) => *code = mate_in(253),
                Dtm::Win(29) => *code = mate_in(252),
                _ => {}
            }
        }
        let late = ErasedTable::solved(EndgameRules::of::<Position>(), ending, arrays);
        let file = Table::<Position>::of(late.clone()).to_bytes(&SingleThread).expect("memory");
        let read = Table::<Position>::parse(&file).expect("a table").erased;
        let mut latest = Vec::new();
        for number in 0..late.index().len() {
            let squares = late.index().squares(number);
            let stored = read.stored(&squares, Side::First);
            assert_eq!(stored, late.stored(&squares, Side::First), "{squares:?}");
            if stored == Stored::Known(Dtm::Win(253)) {
                latest = squares;
            }
        }
        assert_eq!(read.stored(&latest, Side::Second), Stored::ByMoves);
        // The second side's win in 253 plies has no code.
        for (dtm, stored) in [
            (Dtm::Win(253), Stored::ByMoves),
            (Dtm::Win(255), Stored::ByMoves),
            (Dtm::Loss(254), Stored::Known(Dtm::Loss(254))),
            (Dtm::Draw, Stored::Known(Dtm::Draw)),
        ] {
            read.keep_second(&latest, dtm);
            assert_eq!(read.stored(&latest, Side::Second), stored, "{dtm:?}");
        }
    }
}
