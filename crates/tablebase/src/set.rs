use crate::Table;
use crate::material::Material;
use crate::signature::Signature;
use game::{Dtm, Endgame, Outcome, Piece, Tablebase, Termination};
use std::ops::Range;

/// Tables of several endings, asked as one.
///
/// A position is looked up in the table of exactly its pieces. Where there is none the value is unknown, never
/// a draw, unless the rules themselves call the material dead.
#[derive(Clone, Debug)]
pub struct TableSet<P> {
    /// By name.
    tables: Vec<Table<P>>,
    /// By signature.
    places: Vec<(Signature, Place)>,
    max_pieces: u32,
}

/// Where positions with certain pieces are found.
#[derive(Clone, Copy, Debug)]
struct Place {
    table: usize,
    exchanged: bool,
}

impl<P> Default for TableSet<P> {
    fn default() -> Self {
        TableSet { tables: Vec::new(), places: Vec::new(), max_pieces: 2 }
    }
}

impl<P: Endgame> TableSet<P> {
    /// No table yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a table, in place of an older one of the same ending.
    pub fn insert(&mut self, table: Table<P>) {
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
        for (_, place) in &mut self.places {
            place.table += usize::from(place.table >= at);
        }
        if let Some(signature) = signature {
            add_place(&mut self.places, signature.exchanged(), Place { table: at, exchanged: true });
            add_place(&mut self.places, signature, Place { table: at, exchanged: false });
        }
    }

    /// The table of an ending.
    #[must_use]
    pub fn table(&self, material: &Material) -> Option<&Table<P>> {
        self.search(material).ok().map(|at| &self.tables[at])
    }

    /// The tables, by name.
    pub fn tables(&self) -> impl Iterator<Item = &Table<P>> {
        self.tables.iter()
    }

    /// Where positions with these pieces are found.
    fn place(&self, pieces: &[(Piece, u8)]) -> Option<Place> {
        let signature = Signature::of(pieces.iter().map(|&(piece, _)| piece))?;
        let place = self.places.binary_search_by_key(&signature, |&(known, _)| known);
        place.ok().map(|at| self.places[at].1)
    }

    /// Index of the table of an ending, or where it would have to stand.
    fn search(&self, material: &Material) -> Result<usize, usize> {
        self.tables.binary_search_by(|table| table.material().name().cmp(material.name()))
    }
}

/// Enters a place, instead of another one of the same signature.
fn add_place(places: &mut Vec<(Signature, Place)>, signature: Signature, place: Place) {
    match places.binary_search_by_key(&signature, |&(known, _)| known) {
        Ok(at) => places[at].1 = place,
        Err(at) => places.insert(at, (signature, place)),
    }
}

impl<P: Endgame> TableSet<P> {
    /// What has to be added to tables read block by block before the value of a position can be known: endings
    /// and ranges of their files ([`Table::add_block`]).
    #[must_use]
    pub fn missing(&self, position: &P) -> Vec<(Material, Range<usize>)> {
        let pieces = position.pieces();
        let Some(place) = self.place(&pieces) else { return Vec::new() };
        let table = &self.tables[place.table];
        let by_moves = table.untyped.follows_by_moves(position.side_to_move(), place.exchanged);
        if position.is_plain() && !by_moves {
            let missing = table.missing(position);
            return missing.into_iter().map(|range| (table.material().clone(), range)).collect();
        }
        let mut missing: Vec<(Material, Range<usize>)> = Vec::new();
        for m in position.legal_moves() {
            let mut next = position.clone();
            next.play(m);
            if next.is_plain() || steps_past(position, m) {
                for range in self.missing(&next) {
                    if !missing.contains(&range) {
                        missing.push(range);
                    }
                }
            }
        }
        missing
    }

    /// The table of an ending, for adding blocks to it.
    #[must_use]
    pub fn table_mut(&mut self, material: &Material) -> Option<&mut Table<P>> {
        self.search(material).ok().map(|at| &mut self.tables[at])
    }

    /// Value of a position by the best its moves lead to, if all of them lead to positions a table knows: where
    /// more than placement and turn matters, or the table holds the other side's values only.
    fn value_by_moves(&self, position: &P) -> Option<Dtm> {
        let mut best = match position.legal_moves().is_empty() {
            true => Some(stuck_value(position)),
            false => None,
        };
        for m in position.legal_moves() {
            let mut next = position.clone();
            next.play(m);
            if !next.is_plain() && !steps_past(position, m) {
                return None;
            }
            let value = self.probe(&next)?.before_move();
            best = Some(best.filter(|best| best.preference() >= value.preference()).unwrap_or(value));
        }
        best
    }
}

/// True for a step in which the piece can be captured en passant: the value of the position after it follows from its moves
/// in their turn. Rights to castle would go on and on.
fn steps_past<P: Endgame>(position: &P, m: P::Move) -> bool {
    let (from, to) = P::from_to(m);
    let steps = |(piece, square)| square == from && P::passed_square(piece, from, to).is_some();
    position.pieces().into_iter().any(steps)
}

/// What it is worth to have no legal move.
fn stuck_value<P: Endgame>(position: &P) -> Dtm {
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
        match self.place(&pieces) {
            Some(place) if position.is_plain() => {
                let table = &self.tables[place.table].untyped;
                if table.follows_by_moves(position.side_to_move(), place.exchanged) {
                    return self.value_by_moves(position);
                }
                table.value(&pieces, position.side_to_move(), place.exchanged)
            }
            Some(_) => self.value_by_moves(position),
            None => {
                let dead = position.draw_by_rule()?.termination == Termination::InsufficientMaterial;
                dead.then_some(Dtm::Draw)
            }
        }
    }

    fn max_pieces(&self) -> u32 {
        self.max_pieces
    }
}
