use super::dtz_table::{DtzTable, StoredDtz};
use super::table_set::TableSet;
use crate::TableError;
use crate::dtz_code::Dtz;
use crate::material::Material;
use chariot_game::{Dtm, Endgame, Outcome, Tablebase};
use std::sync::{Mutex, PoisonError};

/// Distances to zeroing of several endings, probed together with a [`TableSet`].
#[derive(Debug)]
pub struct DtzTables<P> {
    /// Plies after which the rule draws.
    limit: u16,
    tables: Vec<DtzTable<P>>,
    /// Endings that probes had no table for.
    missed: Mutex<Vec<Material>>,
}

impl<P: Endgame> DtzTables<P> {
    /// No tables yet, for a rule that draws after `limit` plies.
    #[must_use]
    pub fn new(limit: u16) -> Self {
        DtzTables { limit, tables: Vec::new(), missed: Mutex::default() }
    }

    /// Adds a table, replacing an older one of the same ending.
    pub fn insert(&mut self, table: DtzTable<P>) {
        self.tables.retain(|known| known.material() != table.material());
        self.tables.push(table);
    }

    /// Adds a file ([`DtzTable::parse`]), replacing an older table of the same ending; returns the ending.
    ///
    /// # Errors
    /// [`TableError`].
    pub fn insert_file(&mut self, bytes: &[u8]) -> Result<Material, TableError> {
        let table = DtzTable::parse(bytes)?;
        let material = table.material().clone();
        self.insert(table);
        Ok(material)
    }

    /// The table of an ending.
    #[must_use]
    pub fn table(&self, material: &Material) -> Option<&DtzTable<P>> {
        self.tables.iter().find(|table| table.material() == material)
    }

    /// Endings whose distances to zeroing were missing in probes since the last call.
    #[must_use]
    pub fn take_missed(&self) -> Vec<Material> {
        std::mem::take(&mut *self.missed.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Outcome of a position under the rule, with its own clock; `None` if tables are missing. Looks up
    /// distances to zeroing only where mate may come too late.
    #[must_use]
    pub fn outcome(&self, tables: &TableSet<P>, position: &P) -> Option<Outcome> {
        let dtm = tables.probe(position)?;
        let clock = position.halfmove_clock();
        if matches!(dtm, Dtm::Loss(0)) || self.is_in_time(dtm, clock) {
            return Some(dtm.outcome());
        }
        Some(self.probe(tables, position)?.outcome(clock, self.limit))
    }

    /// Whether the rule changes nothing: no side can mate, or mate comes before the limit.
    fn is_in_time(&self, dtm: Dtm, clock: u16) -> bool {
        dtm.plies().is_none_or(|plies| clock.saturating_add(plies) <= self.limit)
    }

    /// Result of a position under the rule, from a clock of zero. `None` if the table of its ending, or of
    /// one that a move leads to, is missing in `tables` or here, or if the position has castling rights.
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
                StoredDtz::Kept | StoredDtz::Unstored => {}
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
        let (table, squares, to_move) = tables.place(position)?;
        let material = table.material();
        let squares = &squares[..material.count()];
        let Some(dtz) = self.table(material) else {
            let mut missed = self.missed.lock().unwrap_or_else(PoisonError::into_inner);
            if !missed.contains(material) {
                missed.push(material.clone());
            }
            return None;
        };
        dtz.erased.stored(table, squares, to_move)
    }

    /// Plies to zeroing of a win. The inner option is `None` if the win does not stand.
    fn win_by_moves(&self, tables: &TableSet<P>, position: &P) -> Option<Option<u16>> {
        let mut best = None;
        for m in position.legal_moves() {
            let plies = self.plies_by(tables, position, m, Outcome::Loss)?;
            best = [best, plies].into_iter().flatten().min();
        }
        Some(best)
    }

    /// Plies to zeroing of a loss. The inner option is `None` if some move saves the draw.
    fn loss_by_moves(&self, tables: &TableSet<P>, position: &P) -> Option<Option<u16>> {
        let mut worst = 0;
        for m in position.legal_moves() {
            match self.plies_by(tables, position, m, Outcome::Win)? {
                Some(plies) => worst = worst.max(plies),
                None => return Some(None),
            }
        }
        Some(Some(worst))
    }

    /// Plies to zeroing by way of a move. The inner option is `None` unless the other side has this outcome
    /// after it.
    fn plies_by(
        &self,
        tables: &TableSet<P>,
        position: &P,
        m: P::Move,
        wanted: Outcome,
    ) -> Option<Option<u16>> {
        let mut next = position.clone();
        next.play(m);
        if next.halfmove_clock() == 0 {
            return Some((self.kept(tables, &next)? == wanted).then_some(1));
        }
        let dtz = self.probe(tables, &next)?;
        Some(dtz.plies().filter(|_| dtz.outcome(0, self.limit) == wanted).map(|plies| plies + 1))
    }

    /// Outcome under the rule, after a move that reset the clock.
    fn kept(&self, tables: &TableSet<P>, position: &P) -> Option<Outcome> {
        let dtm = tables.probe(position)?;
        if self.is_in_time(dtm, 0) {
            return Some(dtm.outcome());
        }
        if position.is_plain() {
            match self.stored(tables, position)? {
                StoredDtz::Plies(_) | StoredDtz::Kept => return Some(dtm.outcome()),
                StoredDtz::Beyond => return Some(Outcome::Draw),
                StoredDtz::Unstored => {}
            }
        }
        Some(self.probe(tables, position)?.outcome(0, self.limit))
    }
}
