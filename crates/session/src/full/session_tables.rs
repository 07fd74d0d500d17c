use super::probing::{self, LARGE, parse_material};
use super::{EndgameTables, EndgameWaves, Session};
use crate::errors;
use crate::game_session::{GameSession, KnownEndings, describe_move};
use crate::{DtmCounts, EndingFacts, FilePart, HeatmapSquare, PositionQuery, ProbeResult};
use chariot_game::{Error, ErrorKind, PerSide, Side, SingleThread, Tablebase, Tactics};
use chariot_search::ThreadPool;
use chariot_tablebase::{
    BlockSource, DtzTables, Material, OnProgress, ResultParts, SolveError, Solver, Table, TableError,
    TableSet, memory_needed, solve,
};
use games::GamePosition;
use std::sync::Arc;

/// Bytes of memory. Smaller endings are solved by one thread: they are done before helpers wake up.
const SMALL: u64 = 1 << 20;

/// Builds without threads leave out the code for them.
const HAS_THREADS: bool = cfg!(not(target_family = "wasm")) || cfg!(target_feature = "atomics");

/// Metric that a solver is begun for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Metric {
    Mate,
    Zeroing,
}

/// The endgame tables of a session.
pub(super) struct SessionTables<P: Tactics> {
    /// Loaded and solved tables.
    pub(super) tables: TableSet<P>,
    /// The solved ones: a solver needs the results of both sides.
    pub(super) solved: TableSet<P>,
    pub(super) dtz: DtzTables<P>,
    /// Results that the rule on moves without progress lets stand, to solve distances to zeroing of larger endings.
    under_rule: TableSet<P>,
    /// The ending whose conversions are being computed, and what for.
    solver: Option<(Metric, Solver<P>)>,
    /// Results of a solved ending that are being read, and whether they are those under the rule.
    results: Option<(ResultParts<P>, bool)>,
    /// Threads that help to solve.
    threads: Option<Arc<dyn ThreadPool>>,
}

impl<P: GamePosition> Default for SessionTables<P> {
    fn default() -> SessionTables<P> {
        SessionTables {
            tables: TableSet::new(),
            solved: TableSet::new(),
            dtz: DtzTables::new(P::ZEROING_LIMIT.unwrap_or(0)),
            under_rule: TableSet::new(),
            solver: None,
            results: None,
            threads: None,
        }
    }
}

impl<P: GamePosition> SessionTables<P> {
    fn pool(&self) -> &dyn ThreadPool {
        self.threads.as_deref().filter(|_| HAS_THREADS).unwrap_or(&SingleThread)
    }
}

impl<P: GamePosition> KnownEndings<P> for SessionTables<P> {
    fn tablebase(&self) -> Option<&dyn Tablebase<P>> {
        Some(&self.tables)
    }

    fn set_threads(&mut self, threads: Option<Arc<dyn ThreadPool>>) {
        self.threads = threads;
    }
}

impl<P: GamePosition> Session for GameSession<P, SessionTables<P>> {
    fn tables(&mut self) -> &mut dyn EndgameTables {
        self
    }

    fn waves(&mut self) -> &mut dyn EndgameWaves {
        self
    }
}

impl<P: GamePosition> EndgameTables for GameSession<P, SessionTables<P>> {
    fn load(&mut self, bytes: &[u8]) -> Result<String, Error> {
        Ok(self.insert(Table::parse(bytes).map_err(errors::table)?))
    }

    fn open(&mut self, file: Box<dyn BlockSource>) -> Result<String, Error> {
        Ok(self.insert(Table::open(file).map_err(errors::table)?))
    }

    fn load_dtz(&mut self, bytes: &[u8]) -> Result<String, Error> {
        // Only games with this rule have such files and the code that reads them.
        if P::ZEROING_LIMIT.is_none() {
            return Err(errors::table(TableError::NotATable));
        }
        let material = self.endings.dtz.insert_file(bytes).map_err(errors::table)?;
        Ok(material.name().to_owned())
    }

    fn load_start(&mut self, start: &[u8]) -> Result<String, Error> {
        Ok(self.insert(Table::parse_start(start).map_err(errors::table)?))
    }

    fn missing_parts(&self, square: Option<&str>) -> Vec<FilePart> {
        let from = square.and_then(P::parse_square);
        probing::missing_parts(self.line.current(), from, &self.endings.tables)
    }

    fn missing_tables(&self, square: Option<&str>) -> Vec<String> {
        let from = square.and_then(P::parse_square);
        probing::missing_tables(self.line.current(), from, &self.endings.tables)
    }

    fn add_part(&mut self, material: &str, start: usize, bytes: &[u8]) -> Result<(), Error> {
        self.begun_table(material)?.add_block(start, bytes).map_err(errors::table)
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
        let metric = match self.endings.solved.table(&material) {
            Some(_) if P::ZEROING_LIMIT.is_some() => Metric::Zeroing,
            _ => Metric::Mate,
        };
        self.add_conversions(metric, &material, &smaller, on_progress)
    }

    fn solve_dtz(&mut self, material: &str, on_progress: &mut OnProgress<'_>) -> Result<(), Error> {
        let material = parse_material::<P>(material)?;
        let Some(limit) = P::ZEROING_LIMIT else {
            return Err(errors::no_zeroing_rule(&material));
        };
        self.solved(&material)?;
        let missing = self.solver(Metric::Zeroing, &material).map_err(solve_error)?.missing().to_vec();
        for smaller in missing {
            self.add_conversions(Metric::Zeroing, &material, &smaller, on_progress)?;
        }
        let Some((_, solver)) = self.endings.solver.take() else {
            return Err(errors::not_solved(&material));
        };
        let (table, pool) = (self.solved(&material)?, self.endings.pool());
        let dtz = solver.solve_dtz(table, limit, pool, on_progress).map_err(solve_error)?;
        self.endings.dtz.insert(dtz);
        Ok(())
    }

    fn file(&self, material: &str) -> Result<Vec<u8>, Error> {
        let material = parse_material::<P>(material)?;
        self.solved(&material)?.to_bytes(self.endings.pool()).map_err(solve_error)
    }

    fn dtz_file(&self, material: &str) -> Result<Vec<u8>, Error> {
        let material = parse_material::<P>(material)?;
        let table = self.solved(&material)?;
        let dtz = self.endings.dtz.table(&material).ok_or_else(|| errors::dtz_not_solved(&material))?;
        dtz.to_bytes(table, self.endings.pool()).map_err(solve_error)
    }

    fn results(&self, material: &str, number: usize, under_rule: bool) -> Result<Vec<u8>, Error> {
        let material = parse_material::<P>(material)?;
        let table = self.solved(&material)?;
        if !under_rule {
            return Ok(table.results_part(number).unwrap_or_default().to_vec());
        }
        let dtz = self.endings.dtz.table(&material).ok_or_else(|| errors::dtz_not_solved(&material))?;
        dtz.kept_part(table, number).ok_or_else(|| errors::dtz_not_solved(&material))
    }

    fn add_results(&mut self, material: &str, part: &[u8], under_rule: bool) -> Result<(), Error> {
        let material = parse_material::<P>(material)?;
        let begun = self
            .endings
            .results
            .take_if(|(results, kind)| *results.material() == material && *kind == under_rule);
        let mut results = match begun {
            Some((results, _)) => results,
            None => ResultParts::new(&material).map_err(solve_error)?,
        };
        if !results.add(part) {
            return Err(errors::too_many_results(&material));
        }
        if !results.is_whole() {
            self.endings.results = Some((results, under_rule));
        } else if let Some(table) = results.into_table() {
            if under_rule {
                self.endings.under_rule.insert(table);
            } else {
                self.insert_solved(table);
            }
        }
        Ok(())
    }

    fn clear(&mut self) {
        self.endings.tables = TableSet::new();
        self.endings.solved = TableSet::new();
        self.endings.dtz = DtzTables::new(P::ZEROING_LIMIT.unwrap_or(0));
        self.endings.solver = None;
        self.endings.results = None;
        self.endings.under_rule = TableSet::new();
    }

    fn material(&self, name: &str) -> Result<EndingFacts, Error> {
        Ok(probing::info::<P>(&parse_material::<P>(name)?))
    }

    fn probe(&self) -> ProbeResult {
        let position = self.line.current();
        let (material, strong) = probing::material_of(position).unzip();
        let (dtm, cursed) = self.endings.probe(position);
        let moves = self.endings.probe_moves(position, &|m| describe_move(position, m, self.style));
        let missed = self.endings.dtz.take_missed();
        ProbeResult {
            undecided_draws: material.as_ref().is_some_and(|ending| P::repetition_decides(&ending.pieces())),
            material: material.map(|material| material.name().to_owned()),
            strong: strong.unwrap_or(Side::First),
            dtm,
            cursed,
            moves,
            missing_dtz: missed.iter().map(|ending| ending.name().to_owned()).collect(),
        }
    }

    fn heat_map(&self, square: &str) -> Vec<HeatmapSquare> {
        let square = P::parse_square(square);
        square
            .map(|from| probing::heat_map(self.line.current(), from, &self.endings.tables))
            .unwrap_or_default()
    }

    fn dtm_counts(&self, material: &str) -> Option<PerSide<DtmCounts>> {
        probing::dtm_counts(&parse_material::<P>(material).ok()?, &self.endings.tables)
    }

    fn random_position(&self, query: &PositionQuery, seed: u64) -> Result<String, Error> {
        probing::random_position(query, &self.endings.tables, seed).map(|position| position.to_string())
    }
}

impl<P: GamePosition> GameSession<P, SessionTables<P>> {
    /// The partly loaded table of an ending.
    fn begun_table(&mut self, material: &str) -> Result<&mut Table<P>, Error> {
        let material = parse_material::<P>(material)?;
        self.endings.tables.table_mut(&material).ok_or_else(|| errors::not_begun(&material))
    }

    /// The solved table of an ending.
    fn solved(&self, material: &Material) -> Result<&Table<P>, Error> {
        self.endings.solved.table(material).ok_or_else(|| errors::not_solved(material))
    }

    fn insert(&mut self, table: Table<P>) -> String {
        let name = table.material().name().to_owned();
        self.endings.tables.insert(table);
        name
    }

    /// The solver that was begun for an ending and metric, or a new one.
    fn solver(&mut self, metric: Metric, material: &Material) -> Result<&mut Solver<P>, SolveError> {
        let is_wanted = |(begun_for, solver): &mut (Metric, Solver<P>)| {
            *begun_for == metric && solver.material() == material
        };
        let begun = self.endings.solver.take_if(is_wanted);
        self.endings.solver = None;
        let begun = match begun {
            Some(begun) => begun,
            None => (metric, Solver::new(material, self.endings.pool())?),
        };
        Ok(&mut self.endings.solver.insert(begun).1)
    }

    /// Adds the conversions to a smaller ending to the solver of an ending. Drops a large solved table afterwards.
    fn add_conversions(
        &mut self,
        metric: Metric,
        material: &Material,
        smaller: &Material,
        on_progress: &mut OnProgress<'_>,
    ) -> Result<(), Error> {
        let stands = metric == Metric::Zeroing && self.endings.under_rule.table(smaller).is_some();
        if !stands {
            self.solve_with_smaller(smaller, on_progress).map_err(solve_error)?;
        }
        self.solver(metric, material).map_err(solve_error)?;
        let SessionTables { solver, solved, under_rule, threads, .. } = &mut self.endings;
        let tables = if stands { &*under_rule } else { &*solved };
        let (Some((_, solver)), Some(table)) = (solver, tables.table(smaller)) else {
            return Err(errors::not_solved(smaller));
        };
        let limit = P::ZEROING_LIMIT.filter(|_| metric == Metric::Zeroing && !stands);
        if limit.is_some_and(|limit| !mates_in_time(table, limit)) {
            return Err(errors::results_under_rule(smaller));
        }
        let pool = threads.as_deref().filter(|_| HAS_THREADS).unwrap_or(&SingleThread);
        solver.add(table, pool).map_err(solve_error)?;
        under_rule.remove(smaller);
        if memory_needed::<P>(smaller) >= LARGE {
            solved.remove(smaller);
            if self.endings.tables.table(smaller).is_some_and(Table::is_solved) {
                self.endings.tables.remove(smaller);
            }
        }
        Ok(())
    }

    /// Solves an ending after the smaller ones that are not solved.
    pub(super) fn solve_with_smaller(
        &mut self,
        material: &Material,
        on_progress: &mut OnProgress<'_>,
    ) -> Result<(), SolveError> {
        const ROYALS_ALONE: usize = 2;
        if material.count() == ROYALS_ALONE || self.endings.solved.table(material).is_some() {
            return Ok(());
        }
        let threads =
            self.endings.threads.clone().filter(|_| HAS_THREADS && memory_needed::<P>(material) >= SMALL);
        let pool = threads.as_deref().unwrap_or(&SingleThread);
        let is_begun = |(metric, solver): &mut (Metric, Solver<P>)| {
            *metric == Metric::Mate && solver.material() == material
        };
        if let Some((_, solver)) = self.endings.solver.take_if(is_begun) {
            let table = solver.solve(pool, on_progress)?;
            self.insert_solved(table);
            return Ok(());
        }
        for smaller in material.successors::<P>() {
            self.solve_with_smaller(&smaller, on_progress)?;
        }
        let table = solve(material, &self.endings.solved, pool, on_progress)?;
        self.insert_solved(table);
        Ok(())
    }

    pub(super) fn insert_solved(&mut self, table: Table<P>) {
        self.endings.tables.insert(table.clone());
        self.endings.solved.insert(table);
    }
}

/// Whether every mate comes within `limit` plies.
fn mates_in_time<P: GamePosition>(table: &Table<P>, limit: u16) -> bool {
    Side::BOTH.into_iter().all(|side| table.stats(side).by_plies.len() <= usize::from(limit) + 1)
}

pub(super) fn solve_error(error: SolveError) -> Error {
    let kind = match error {
        SolveError::Stopped { .. } => ErrorKind::Stopped,
        SolveError::Memory { .. } | SolveError::TooLarge { .. } => ErrorKind::Memory,
        _ => ErrorKind::Material,
    };
    errors::solver(kind, error)
}
