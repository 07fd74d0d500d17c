use super::dtz_table::{DtzTable, StoredDtz};
use super::table_set::TableSet;
use crate::dtz_code::Dtz;
use crate::material::Material;
use game::{Dtm, Endgame, Outcome, Tablebase};
use std::collections::BTreeMap;

/// Tables of distances to zeroing of several endings, probed beside a [`TableSet`].
#[derive(Debug)]
pub struct DtzTables<P> {
    /// Plies after which the rule draws.
    limit: u16,
    /// By name.
    tables: BTreeMap<String, DtzTable<P>>,
}

impl<P: Endgame> DtzTables<P> {
    /// No tables, of a rule that draws after `limit` plies.
    #[must_use]
    pub fn new(limit: u16) -> Self {
        DtzTables { limit, tables: BTreeMap::new() }
    }

    /// Adds a table, in place of an older one of the same ending.
    pub fn insert(&mut self, table: DtzTable<P>) {
        self.tables.insert(table.material().name().to_owned(), table);
    }

    /// The table of an ending.
    #[must_use]
    pub fn table(&self, material: &Material) -> Option<&DtzTable<P>> {
        self.tables.get(material.name())
    }

    /// The result of a position under the rule, from a clock of zero on. `None` if the tables do not tell: a table of the
    /// ending or of one that a move leads to is missing in `tables` or here, or the position has castling rights.
    #[must_use]
    pub fn probe(&self, tables: &TableSet<P>, position: &P) -> Option<Dtz> {
        let dtm = tables.probe(position)?;
        if dtm == Dtm::Draw {
            return Some(Dtz::Draw);
        }
        let wins = dtm.outcome() == Outcome::Win;
        let beyond = if wins { Dtz::CursedWin } else { Dtz::BlessedLoss };
        if position.is_plain() {
            match self.stored(tables, position)? {
                StoredDtz::Plies(plies) if wins => return Some(Dtz::Win(plies)),
                StoredDtz::Plies(plies) => return Some(Dtz::Loss(plies)),
                StoredDtz::Beyond => return Some(beyond),
                StoredDtz::Kept => {}
            }
        }
        let plies =
            if wins { self.win_by_moves(tables, position)? } else { self.loss_by_moves(tables, position)? };
        Some(match plies.filter(|&plies| plies <= self.limit) {
            Some(plies) if wins => Dtz::Win(plies),
            Some(plies) => Dtz::Loss(plies),
            None => beyond,
        })
    }

    fn stored(&self, tables: &TableSet<P>, position: &P) -> Option<StoredDtz> {
        let (material, squares, to_move) = tables.place(position)?;
        self.table(material)?.erased.stored(&squares[..material.count()], to_move)
    }

    /// The plies to zeroing of a win; some kept win is none if the inner option is empty.
    fn win_by_moves(&self, tables: &TableSet<P>, position: &P) -> Option<Option<u16>> {
        let mut best: Option<u16> = None;
        for m in position.legal_moves() {
            let mut next = position.clone();
            next.play(m);
            let plies = if next.halfmove_clock() == 0 {
                (self.kept(tables, &next)? == Outcome::Loss).then_some(1)
            } else {
                match self.probe(tables, &next)? {
                    Dtz::Loss(plies) => Some(plies + 1),
                    _ => None,
                }
            };
            best = [best, plies].into_iter().flatten().min();
        }
        Some(best)
    }

    /// The plies to zeroing of a loss; the inner option is empty if some move saves.
    fn loss_by_moves(&self, tables: &TableSet<P>, position: &P) -> Option<Option<u16>> {
        let mut worst = 0;
        for m in position.legal_moves() {
            let mut next = position.clone();
            next.play(m);
            let plies = if next.halfmove_clock() == 0 {
                (self.kept(tables, &next)? == Outcome::Win).then_some(1)
            } else {
                match self.probe(tables, &next)? {
                    Dtz::Win(plies) => Some(plies + 1),
                    _ => None,
                }
            };
            match plies {
                Some(plies) => worst = worst.max(plies),
                None => return Some(None),
            }
        }
        Some(Some(worst))
    }

    /// The result under the rule, after a move that set the clock back.
    fn kept(&self, tables: &TableSet<P>, position: &P) -> Option<Outcome> {
        let outcome = tables.probe(position)?.outcome();
        if outcome == Outcome::Draw {
            return Some(Outcome::Draw);
        }
        if !position.is_plain() {
            return Some(self.probe(tables, position)?.outcome(0, self.limit));
        }
        let beyond = self.stored(tables, position)? == StoredDtz::Beyond;
        Some(if beyond { Outcome::Draw } else { outcome })
    }
}
