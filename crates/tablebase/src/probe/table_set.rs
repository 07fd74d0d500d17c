use super::erased_table::{ErasedTable, Stored};
use crate::file::{BlockCache, SET_BYTES};
use crate::material::{Material, Signature};
use crate::{MAX_PIECES, Table};
use chariot_game::{Dtm, Endgame, Outcome, Piece, Side, Tablebase, Termination};
use std::ops::Range;
use std::sync::Arc;

/// Tables of several endings, probed as one.
///
/// A probe uses the table with exactly the position's pieces. Without one the result is unknown, never a
/// draw, unless the rules call the material insufficient.
///
/// A file has the results with one side to move. With the other, the result is the best of the legal moves;
/// it is kept along with the block.
///
/// The decoded blocks of all tables take at most 32 MiB (16 MiB in wasm); those used longest ago give way. Each
/// table that was probed keeps at most 0.5 MiB more: its model, and the blocks from which it learned.
#[derive(Debug)]
pub struct TableSet<P> {
    /// Sorted by name.
    tables: Vec<Table<P>>,
    /// Sorted by signature.
    slots: Vec<(Signature, TableSlot)>,
    max_pieces: u32,
    /// The decoded blocks of all tables.
    cache: Arc<BlockCache>,
}

/// Location of a signature's positions.
#[derive(Clone, Copy, Debug)]
struct TableSlot {
    table: usize,
    exchanged: bool,
}

impl<P> Default for TableSet<P> {
    fn default() -> Self {
        TableSet { tables: Vec::new(), slots: Vec::new(), max_pieces: 2, cache: BlockCache::new(SET_BYTES) }
    }
}

impl<P: Endgame> TableSet<P> {
    /// No tables.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a table, replacing an older one of the same ending.
    pub fn insert(&mut self, mut table: Table<P>) {
        table.erased.share_cache(&self.cache);
        let material = table.material();
        let at = match self.search(material) {
            Ok(at) => {
                self.tables[at] = table;
                return;
            }
            Err(at) => at,
        };
        self.max_pieces = self.max_pieces.max(material.count() as u32);
        let signature = Signature::of(material.pieces());
        self.tables.insert(at, table);
        for (_, slot) in &mut self.slots {
            slot.table += usize::from(slot.table >= at);
        }
        if let Some(signature) = signature {
            self.insert_slot(signature.exchanged(), TableSlot { table: at, exchanged: true });
            self.insert_slot(signature, TableSlot { table: at, exchanged: false });
        }
    }

    /// The table of an ending.
    #[must_use]
    pub fn table(&self, material: &Material) -> Option<&Table<P>> {
        self.search(material).ok().map(|at| &self.tables[at])
    }

    /// Removes the table of an ending.
    pub fn remove(&mut self, material: &Material) {
        let Ok(at) = self.search(material) else { return };
        self.tables.remove(at);
        self.slots.retain(|(_, slot)| slot.table != at);
        for (_, slot) in &mut self.slots {
            slot.table -= usize::from(slot.table > at);
        }
    }

    /// The table of an ending, to add blocks to it.
    #[must_use]
    pub fn table_mut(&mut self, material: &Material) -> Option<&mut Table<P>> {
        self.search(material).ok().map(|at| &mut self.tables[at])
    }

    /// The tables, by name.
    pub fn tables(&self) -> impl Iterator<Item = &Table<P>> {
        self.tables.iter()
    }

    /// Endings and byte ranges of their files to add ([`Table::add_block`]) before the result of a position
    /// is known, for tables read block by block.
    #[must_use]
    pub fn missing(&self, position: &P) -> Vec<(Material, Range<usize>)> {
        let pieces = position.pieces();
        let Some(slot) = self.slot(&pieces) else { return Vec::new() };
        let Some(followers) = self.followers(position, slot) else {
            let table = &self.tables[slot.table];
            let missing = table.missing(position);
            return missing.into_iter().map(|range| (table.material().clone(), range)).collect();
        };
        let mut missing: Vec<(Material, Range<usize>)> = Vec::new();
        for range in followers.iter().flat_map(|next| self.missing(next)) {
            if !missing.contains(&range) {
                missing.push(range);
            }
        }
        missing
    }

    /// Endings without a table that the position's result depends on. They may be two plies ahead: a file may store
    /// only the other side's results.
    #[must_use]
    pub fn missing_tables(&self, position: &P) -> Vec<Material> {
        let mut missing = Vec::new();
        self.note_missing_tables(position, &mut missing);
        missing
    }

    fn note_missing_tables(&self, position: &P, missing: &mut Vec<Material>) {
        let Some(slot) = self.slot(&position.pieces()) else { return };
        for next in self.followers(position, slot).unwrap_or_default() {
            let pieces = next.pieces();
            if self.slot(&pieces).is_some() {
                self.note_missing_tables(&next, missing);
            } else if no_table_needed(&next).is_none() {
                let pieces: Vec<Piece> = pieces.into_iter().map(|(piece, _)| piece).collect();
                let ending = Material::of_pieces::<P>(&pieces).map(|(ending, _)| ending);
                missing.extend(ending.filter(|ending| !missing.contains(ending)));
            }
        }
    }

    /// The positions after the legal moves, if the result of a position follows from theirs. Those that keep rights to
    /// castle are left out: they have no result, and that could go on for ever.
    fn followers(&self, position: &P, slot: TableSlot) -> Option<Vec<P>> {
        let table = &self.tables[slot.table].erased;
        let by_moves = table.follows_by_moves(position.side_to_move(), slot.exchanged);
        if position.is_plain() && !by_moves {
            return None;
        }
        let after = |m: P::Move| {
            let mut next = position.clone();
            next.play(m);
            (next.is_plain() || is_double_step(position, m)).then_some(next)
        };
        Some(position.legal_moves().into_iter().filter_map(after).collect())
    }

    /// Best result among the legal moves, if all are known. For positions with en passant or castling rights,
    /// and where a file has only the other side's results.
    fn probe_by_moves(&self, position: &P) -> Option<Dtm> {
        let moves = position.legal_moves();
        let mut best = moves.is_empty().then(|| no_move_dtm(position));
        for m in moves {
            let mut next = position.clone();
            next.play(m);
            if !next.is_plain() && !is_double_step(position, m) {
                return None;
            }
            let dtm = self.probe(&next)?.before_move();
            best = Some(best.filter(|best| best.preference() >= dtm.preference()).unwrap_or(dtm));
        }
        best
    }

    /// The table of a position, its pieces' squares by slot, and the side to move there.
    pub(super) fn place(&self, position: &P) -> Option<(&ErasedTable, [u8; MAX_PIECES], Side)> {
        let pieces = position.pieces();
        let slot = self.slot(&pieces)?;
        let table = &self.tables[slot.table].erased;
        let (squares, to_move) = table.oriented(&pieces, position.side_to_move(), slot.exchanged)?;
        Some((table, squares, to_move))
    }

    fn slot(&self, pieces: &[(Piece, u8)]) -> Option<TableSlot> {
        let signature = Signature::of(pieces.iter().map(|&(piece, _)| piece))?;
        let slot = self.slots.binary_search_by_key(&signature, |&(known, _)| known);
        slot.ok().map(|at| self.slots[at].1)
    }

    fn insert_slot(&mut self, signature: Signature, slot: TableSlot) {
        match self.slots.binary_search_by_key(&signature, |&(known, _)| known) {
            Ok(at) => self.slots[at].1 = slot,
            Err(at) => self.slots.insert(at, (signature, slot)),
        }
    }

    /// Index of an ending's table, or where to insert it.
    fn search(&self, material: &Material) -> Result<usize, usize> {
        self.tables.binary_search_by(|table| table.material().name().cmp(material.name()))
    }
}

/// Result of a position whose material the rules call insufficient.
fn no_table_needed<P: Endgame>(position: &P) -> Option<Dtm> {
    let dead = position.draw_by_rule()?.termination == Termination::InsufficientMaterial;
    dead.then_some(Dtm::Draw)
}

/// Whether a step can be answered en passant, so that the result follows from the replies. With castling
/// rights that could go on forever.
fn is_double_step<P: Endgame>(position: &P, m: P::Move) -> bool {
    let (from, to) = P::from_to(m);
    let steps = |(piece, square)| square == from && P::passed_square(piece, from, to).is_some();
    position.pieces().into_iter().any(steps)
}

fn no_move_dtm<P: Endgame>(position: &P) -> Dtm {
    match position.no_move_outcome().outcome {
        Outcome::Loss => Dtm::Loss(0),
        Outcome::Win => Dtm::Win(0),
        Outcome::Draw => Dtm::Draw,
    }
}

impl<P: Endgame> Tablebase<P> for TableSet<P> {
    fn probe(&self, position: &P) -> Option<Dtm> {
        if position.piece_count() > self.max_pieces {
            return None;
        }
        let pieces = position.pieces();
        let Some(slot) = self.slot(&pieces) else { return no_table_needed(position) };
        if !position.is_plain() {
            return self.probe_by_moves(position);
        }
        let table = &self.tables[slot.table].erased;
        let (squares, to_move) = table.oriented(&pieces, position.side_to_move(), slot.exchanged)?;
        let squares = &squares[..pieces.len()];
        match table.stored(squares, to_move) {
            Stored::Known(dtm) => Some(dtm),
            Stored::Unknown => None,
            Stored::ByMoves => {
                let dtm = self.probe_by_moves(position)?;
                table.keep_second(squares, dtm);
                Some(dtm)
            }
        }
    }

    fn max_pieces(&self) -> u32 {
        self.max_pieces
    }

    fn slow_steps(&self) -> u64 {
        self.cache.decoded()
    }
}
