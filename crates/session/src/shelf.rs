//! What a desk answers with its tables.

use crate::desk::{Desk, describe};
use crate::endings::{self, parse_material};
use crate::{Census, Endings, Exploration, HeatSquare, MaterialInfo, TablePart, Wanted};
use game::{Endgame, Error, Notation, PerSide, Side, SingleThread, Tablebase, Tactics};
use tablebase::{Material, SolveError, Table, TableError, TableSet, Watch, memory_needed, solve};

/// Bytes. Endings that need less memory than this are solved by one thread, which is done before helpers have awoken.
const SMALL: u64 = 1 << 20;

/// Where there are no threads, code for them need not be downloaded.
const ARE_THREADS: bool = cfg!(not(target_family = "wasm")) || cfg!(target_feature = "atomics");

impl<P> Endings for Desk<P>
where
    P: Notation<Move: Send + Sync> + Tactics + Endgame + Send + Sync,
{
    fn add_table(&mut self, bytes: &[u8]) -> Result<String, Error> {
        let table = Table::<P>::parse(bytes).map_err(table_fault)?;
        let name = table.material().name().to_owned();
        self.tables.insert(table);
        Ok(name)
    }

    fn begin_table(&mut self, start: &[u8]) -> Result<String, Error> {
        let table = Table::<P>::parse_start(start).map_err(table_fault)?;
        let name = table.material().name().to_owned();
        self.tables.insert(table);
        Ok(name)
    }

    fn missing_parts(&self) -> Vec<TablePart> {
        endings::missing_parts(self.line.current(), &self.tables)
    }

    fn add_part(&mut self, material: &str, start: usize, bytes: &[u8]) -> Result<(), Error> {
        let material = parse_material::<P>(material)?;
        let absent = || Error::new("TABLE", format!("the table of {material} was not begun"));
        let table = self.tables.table_mut(&material).ok_or_else(absent)?;
        table.add_block(start, bytes).map_err(table_fault)
    }

    fn solve_table(&mut self, material: &str, watch: &mut Watch<'_>) -> Result<String, Error> {
        let material = parse_material::<P>(material)?;
        self.solve_with_captures(&material, watch).map_err(|error| {
            let kind = match error {
                SolveError::Stopped { .. } => "STOPPED",
                SolveError::Memory { .. } | SolveError::Unpacking { .. } => "MEMORY",
                _ => "MATERIAL",
            };
            Error::new(kind, error.to_string())
        })?;
        Ok(material.name().to_owned())
    }

    fn material(&self, name: &str) -> Result<MaterialInfo, Error> {
        Ok(endings::info::<P>(&parse_material::<P>(name)?))
    }

    fn drop_tables(&mut self) {
        self.tables = TableSet::new();
    }

    fn explore(&self) -> Exploration {
        let position = self.line.current();
        let (material, strong) = endings::material_of(position).unzip();
        Exploration {
            material: material.map(|material| material.name().to_owned()),
            strong: strong.unwrap_or(Side::First),
            value: self.tables.probe(position),
            moves: endings::values(position, &self.tables, &|m| describe(position, m, self.style)),
        }
    }

    fn heat(&self, square: &str) -> Vec<HeatSquare> {
        let square = P::parse_square(square);
        square.map(|from| endings::heat(self.line.current(), from, &self.tables)).unwrap_or_default()
    }

    fn census(&self, material: &str) -> Option<PerSide<Census>> {
        endings::census(&parse_material::<P>(material).ok()?, &self.tables)
    }

    fn random_position(&self, wanted: &Wanted, seed: u64) -> Result<String, Error> {
        endings::random_position(wanted, &self.tables, seed).map(|position| position.to_string())
    }
}

impl<P: Notation + Tactics + Endgame> Desk<P> {
    /// Solves an ending after those it leads into, as far as they are not known.
    fn solve_with_captures(&mut self, material: &Material, watch: &mut Watch<'_>) -> Result<(), SolveError> {
        const ROYALS_ALONE: usize = 2;
        if material.count() == ROYALS_ALONE || self.tables.table(material).is_some() {
            return Ok(());
        }
        for smaller in material.successors::<P>() {
            self.solve_with_captures(&smaller, watch)?;
        }
        let pool = self.threads.as_deref().filter(|_| ARE_THREADS && memory_needed::<P>(material) >= SMALL);
        let table = solve(material, &self.tables, pool.unwrap_or(&SingleThread), watch)?;
        self.tables.insert(table);
        Ok(())
    }
}

fn table_fault(error: TableError) -> Error {
    Error::new("TABLE", error.to_string())
}
