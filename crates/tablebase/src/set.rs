use crate::Table;
use crate::material::Material;
use crate::signature::Signature;
use game::{Distance, Endgame, Oracle, Reason};
use std::collections::BTreeMap;

/// Tables of several endings, asked as one.
///
/// A position is looked up in the table of exactly its men. Where there is none the value is unknown, never
/// a draw, unless the rules themselves call the material dead.
#[derive(Clone, Debug)]
pub struct TableSet<P> {
    tables: BTreeMap<String, Table<P>>,
    /// The tables by the men of a position, and whether it has the sides exchanged.
    by_men: BTreeMap<Signature, (String, bool)>,
    most_men: u32,
}

impl<P> Default for TableSet<P> {
    fn default() -> Self {
        TableSet { tables: BTreeMap::new(), by_men: BTreeMap::new(), most_men: 2 }
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
        self.most_men = self.most_men.max(material.count() as u32);
        let name = material.name().to_owned();
        if let Some(signature) = Signature::of(material.men()) {
            self.by_men.insert(signature.exchanged(), (name.clone(), true));
            self.by_men.insert(signature, (name.clone(), false));
        }
        self.tables.insert(name, table);
    }

    /// The table of an ending.
    #[must_use]
    pub fn table(&self, material: &Material) -> Option<&Table<P>> {
        self.tables.get(material.name())
    }

    /// The tables, by name.
    pub fn tables(&self) -> impl Iterator<Item = &Table<P>> {
        self.tables.values()
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
            if !next.is_plain() {
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
        match self.by_men.get(&signature) {
            Some((name, exchanged)) if position.is_plain() => {
                self.tables[name].value(&men, position.side_to_move(), *exchanged)
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
