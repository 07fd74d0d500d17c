use crate::material::Material;
use crate::Table;
use game::{Distance, Endgame, Oracle, Reason};
use std::collections::BTreeMap;

/// Tables of several endings, asked as one.
///
/// A position is looked up in the table of exactly its men. Where there is none the value is unknown, never
/// a draw, unless the rules themselves call the material dead.
#[derive(Clone, Debug)]
pub struct TableSet<P> {
    tables: BTreeMap<String, Table<P>>,
    most_men: u32,
}

impl<P> Default for TableSet<P> {
    fn default() -> Self {
        TableSet { tables: BTreeMap::new(), most_men: 2 }
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
        self.most_men = self.most_men.max(table.material().count() as u32);
        self.tables.insert(table.material().name().to_owned(), table);
    }

    /// The table of an ending.
    #[must_use]
    pub fn table(&self, material: &Material) -> Option<&Table<P>> {
        self.tables.get(material.name())
    }

    /// The endings there are tables of, by name.
    pub fn endings(&self) -> impl Iterator<Item = &Material> {
        self.tables.values().map(Table::material)
    }
}

impl<P: Endgame> Oracle<P> for TableSet<P> {
    fn probe(&self, position: &P) -> Option<Distance> {
        if !position.is_plain() || position.man_count() > self.most_men {
            return None;
        }
        let men = position.men();
        let table = self.tables.values().find_map(|table| table.value(&men, position.side_to_move()));
        table.or_else(|| {
            let dead = position.draw_by_rule()?.reason == Reason::InsufficientMaterial;
            dead.then_some(Distance::Draw)
        })
    }

    fn most_men(&self) -> u32 {
        self.most_men
    }
}
