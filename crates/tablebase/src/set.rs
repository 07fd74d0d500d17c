use crate::Table;
use crate::material::Material;
use crate::signature::Signature;
use game::{Distance, Endgame, Oracle, Reason};

/// Tables of several endings, asked as one.
///
/// A position is looked up in the table of exactly its men. Where there is none the value is unknown, never
/// a draw, unless the rules themselves call the material dead.
#[derive(Clone, Debug)]
pub struct TableSet<P> {
    /// By name.
    tables: Vec<Table<P>>,
    /// By signature.
    places: Vec<(Signature, Place)>,
    most_men: u32,
}

/// Where positions with certain men are found.
#[derive(Clone, Copy, Debug)]
struct Place {
    table: usize,
    exchanged: bool,
}

impl<P> Default for TableSet<P> {
    fn default() -> Self {
        TableSet { tables: Vec::new(), places: Vec::new(), most_men: 2 }
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
        self.most_men = self.most_men.max(material.count() as u32);
        let signature = Signature::of(material.men());
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
    /// Value of a position in which more than placement and turn matters: the best its moves lead to, if all
    /// of them lead to positions a table knows.
    fn value_by_moves(&self, position: &P) -> Option<Distance> {
        let mut best: Option<Distance> = None;
        for m in position.legal_moves() {
            let mut next = position.clone();
            next.play(m);
            // Another double step can be answered en passant in its turn; rights to castle would go on and on.
            let (from, to) = P::from_to(m);
            let passes = |(man, square)| square == from && P::passed_square(man, from, to).is_some();
            if !next.is_plain() && !position.men().into_iter().any(passes) {
                return None;
            }
            let value = self.probe(&next)?.before_move();
            best = Some(best.filter(|best| best.preference() >= value.preference()).unwrap_or(value));
        }
        best
    }
}

impl<P: Endgame> Oracle<P> for TableSet<P> {
    fn probe(&self, position: &P) -> Option<Distance> {
        if position.man_count() > self.most_men {
            return None;
        }
        let men = position.men();
        let signature = Signature::of(men.iter().map(|&(man, _)| man))?;
        let place = self.places.binary_search_by_key(&signature, |&(known, _)| known);
        match place.ok().map(|at| self.places[at].1) {
            Some(place) if position.is_plain() => {
                let table = &self.tables[place.table].untyped;
                table.value(&men, position.side_to_move(), place.exchanged)
            }
            Some(_) => self.value_by_moves(position),
            None => {
                let dead = position.draw_by_rule()?.reason == Reason::InsufficientMaterial;
                dead.then_some(Distance::Draw)
            }
        }
    }

    fn most_men(&self) -> u32 {
        self.most_men
    }
}
