use super::GameSession;
use super::view::describe_move;
use crate::probing::{self, Endings, LARGE, parse_material};
use crate::{DtmCounts, EndgameTables, MaterialInfo, PositionQuery, SquareDtm, TablePart, TableProbe};
use game::{Details, Endgame, Error, ErrorKind, PerSide, Side, SingleThread};
use games::GamePosition;
use tablebase::{
    DtzTables, Material, OnProgress, SolveError, Solver, Table, TableError, TableSet, memory_needed, solve,
    solve_dtz,
};

/// Endings that need fewer bytes of memory are solved by one thread: it is done before helpers are awake.
const SMALL: u64 = 1 << 20;

/// Bytes that tables may take unpacked unless the caller says otherwise: what a phone can spare.
pub(super) const TABLE_MEMORY: usize = 32 << 20;

/// No tables; those to come may take so many bytes unpacked.
pub(super) fn bounded<P: Endgame>(memory: usize) -> TableSet<P> {
    let mut tables = TableSet::new();
    tables.set_memory(memory);
    tables
}

/// Without threads the code for them need not be downloaded.
const HAS_THREADS: bool = cfg!(not(target_family = "wasm")) || cfg!(target_feature = "atomics");

impl<P: GamePosition> EndgameTables for GameSession<P> {
    fn load(&mut self, bytes: &[u8]) -> Result<String, Error> {
        Ok(self.insert(Table::parse(bytes).map_err(table_error)?))
    }

    fn load_dtz(&mut self, bytes: &[u8]) -> Result<String, Error> {
        // Other games have no such files, and their engines need no code to read them.
        if P::ZEROING_LIMIT.is_none() {
            return Err(table_error(TableError::NotATable));
        }
        let material = self.dtz.insert_file(bytes).map_err(table_error)?;
        Ok(material.name().to_owned())
    }

    fn load_start(&mut self, start: &[u8]) -> Result<String, Error> {
        Ok(self.insert(Table::parse_start(start).map_err(table_error)?))
    }

    fn missing_parts(&self, square: Option<&str>) -> Vec<TablePart> {
        let from = square.and_then(P::parse_square);
        probing::missing_parts(self.line.current(), from, &self.tables)
    }

    fn missing_tables(&self, square: Option<&str>) -> Vec<String> {
        let from = square.and_then(P::parse_square);
        probing::missing_tables(self.line.current(), from, &self.tables)
    }

    fn add_part(&mut self, material: &str, start: usize, bytes: &[u8]) -> Result<(), Error> {
        self.begun_table(material)?.add_block(start, bytes).map_err(table_error)
    }

    fn add_census(&mut self, material: &str, bytes: &[u8]) -> Result<(), Error> {
        self.begun_table(material)?.add_census(bytes).map_err(table_error)
    }

    fn solve(&mut self, material: &str, on_progress: &mut OnProgress<'_>) -> Result<String, Error> {
        let material = parse_material::<P>(material)?;
        self.solve_with_smaller(&material, on_progress).map_err(solve_error)?;
        Ok(material.name().to_owned())
    }

    fn convert(
        &mut self,
        material: &str,
        smaller: &str,
        on_progress: &mut OnProgress<'_>,
    ) -> Result<(), Error> {
        let material = parse_material::<P>(material)?;
        let smaller = parse_material::<P>(smaller)?;
        self.solve_with_smaller(&smaller, on_progress).map_err(solve_error)?;
        let threads = self.threads.clone().filter(|_| HAS_THREADS);
        let pool = threads.as_deref().unwrap_or(&SingleThread);
        if self.solver.as_ref().is_none_or(|solver| *solver.material() != material) {
            self.solver = None;
            self.solver = Some(Solver::new(&material, pool).map_err(solve_error)?);
        }
        let (Some(solver), Some(table)) = (&mut self.solver, self.tables.table(&smaller)) else {
            return Err(probing::not_loaded(&smaller));
        };
        solver.add(&table.unshared(), pool).map_err(solve_error)?;
        if table.is_solved() && memory_needed::<P>(&smaller) >= LARGE {
            self.tables.remove(&smaller);
        }
        Ok(())
    }

    fn solve_dtz(&mut self, material: &str, on_progress: &mut OnProgress<'_>) -> Result<(), Error> {
        let material = parse_material::<P>(material)?;
        let Some(limit) = P::ZEROING_LIMIT else {
            let why = || format!("{material}: no rule of this game draws for moves without progress");
            return Err(Error::new(ErrorKind::Material, Details::new(), why));
        };
        let table = self.tables.table(&material).ok_or_else(|| probing::not_loaded(&material))?;
        let threads = self.threads.as_deref().filter(|_| HAS_THREADS);
        let pool = threads.unwrap_or(&SingleThread);
        let fetch = |smaller: &Material| {
            let table = self.tables.table(smaller)?;
            mates_in_time(table, limit).then(|| table.clone())
        };
        let dtz = solve_dtz(table, limit, &fetch, pool, on_progress).map_err(solve_error)?;
        self.dtz.insert(dtz);
        Ok(())
    }

    fn chunked_start(&self, material: &str) -> Result<Vec<u8>, Error> {
        let material = parse_material::<P>(material)?;
        let table = self.tables.table(&material).ok_or_else(|| probing::not_loaded(&material))?;
        let threads = self.threads.as_deref().filter(|_| HAS_THREADS);
        let dtz = self.dtz.table(&material);
        table.chunked_start(dtz, threads.unwrap_or(&SingleThread)).map_err(solve_error)
    }

    fn chunk(&self, material: &str, number: usize) -> Result<Vec<u8>, Error> {
        let material = parse_material::<P>(material)?;
        let table = self.tables.table(&material).ok_or_else(|| probing::not_loaded(&material))?;
        Ok(table.chunk(self.dtz.table(&material), number).unwrap_or_default())
    }

    fn restore(&mut self, start: &[u8]) -> Result<String, Error> {
        Ok(self.insert(Table::restore(start).map_err(table_error)?))
    }

    fn clear(&mut self) {
        self.tables = bounded(self.tables.memory());
        self.dtz = DtzTables::new(P::ZEROING_LIMIT.unwrap_or(0));
    }

    fn set_memory(&mut self, bytes: usize) {
        self.tables.set_memory(bytes);
    }

    fn material(&self, name: &str) -> Result<MaterialInfo, Error> {
        Ok(probing::info::<P>(&parse_material::<P>(name)?))
    }

    fn probe(&self) -> TableProbe {
        let position = self.line.current();
        let (material, strong) = probing::material_of(position).unzip();
        let endings = Endings { tables: &self.tables, dtz: &self.dtz };
        let (dtm, cursed) = endings.probe(position);
        let moves = endings.probe_moves(position, &|m| describe_move(position, m, self.style));
        let missed = self.dtz.take_missed();
        TableProbe {
            undecided_draws: material.as_ref().is_some_and(|ending| P::repetition_decides(&ending.pieces())),
            material: material.map(|material| material.name().to_owned()),
            strong: strong.unwrap_or(Side::First),
            dtm,
            cursed,
            moves,
            missing_dtz: missed.iter().map(|ending| ending.name().to_owned()).collect(),
        }
    }

    fn heat_map(&self, square: &str) -> Vec<SquareDtm> {
        let square = P::parse_square(square);
        square.map(|from| probing::heat_map(self.line.current(), from, &self.tables)).unwrap_or_default()
    }

    fn dtm_counts(&self, material: &str) -> Option<PerSide<DtmCounts>> {
        probing::dtm_counts(&parse_material::<P>(material).ok()?, &self.tables)
    }

    fn random_position(&self, query: &PositionQuery, seed: u64) -> Result<String, Error> {
        probing::random_position(query, &self.tables, seed).map(|position| position.to_string())
    }
}

impl<P: GamePosition> GameSession<P> {
    /// The table of an ending whose start is loaded.
    fn begun_table(&mut self, material: &str) -> Result<&mut Table<P>, Error> {
        let material = parse_material::<P>(material)?;
        let absent = || {
            Error::new(ErrorKind::Table, Details::new(), || {
                format!("the start of the table {material} is not loaded")
            })
        };
        self.tables.table_mut(&material).ok_or_else(absent)
    }

    fn insert(&mut self, table: Table<P>) -> String {
        let name = table.material().name().to_owned();
        self.tables.insert(table);
        name
    }

    /// Solves an ending after those it leads to, as far as they are not loaded.
    pub(super) fn solve_with_smaller(
        &mut self,
        material: &Material,
        on_progress: &mut OnProgress<'_>,
    ) -> Result<(), SolveError> {
        const ROYALS_ALONE: usize = 2;
        if material.count() == ROYALS_ALONE || self.tables.table(material).is_some() {
            return Ok(());
        }
        let threads = self.threads.clone().filter(|_| HAS_THREADS && memory_needed::<P>(material) >= SMALL);
        let pool = threads.as_deref().unwrap_or(&SingleThread);
        if let Some(solver) = self.solver.take_if(|solver| solver.material() == material) {
            self.tables.insert(solver.solve(pool, on_progress)?);
            return Ok(());
        }
        for smaller in material.successors::<P>() {
            self.solve_with_smaller(&smaller, on_progress)?;
        }
        let table = solve(material, &self.tables, pool, on_progress)?;
        self.tables.insert(table);
        Ok(())
    }
}

/// True if every mate comes within so many plies.
fn mates_in_time<P: GamePosition>(table: &Table<P>, limit: u16) -> bool {
    let longest = |side| table.stats(side).map(|stats| stats.by_plies.len());
    Side::BOTH.into_iter().all(|side| longest(side).is_some_and(|plies| plies <= usize::from(limit) + 1))
}

fn table_error(error: TableError) -> Error {
    Error::new(ErrorKind::Table, Details::new(), || error.to_string())
}

pub(super) fn solve_error(error: SolveError) -> Error {
    let kind = match error {
        SolveError::Stopped { .. } => ErrorKind::Stopped,
        SolveError::Memory { .. } | SolveError::Unpacking { .. } | SolveError::TooLarge { .. } => {
            ErrorKind::Memory
        }
        _ => ErrorKind::Material,
    };
    Error::new(kind, Details::new(), || error.to_string())
}
