use crate::args::GenerateArgs;
use crate::error::{CliError, LoadError, Status};
use crate::generation_report::{GenerationReport, Origin};
use crate::graph::{EndingGraph, EndingNode, check_has_dtz, endings, positions};
use crate::manifest::{self, CheckFile};
use crate::progress::{EndingProgress, ProgressMeter};
use crate::scheduler::{Scheduler, Task};
use crate::store::{FileKind, LockMode, Store};
use crate::table_cache::{ResultKind, TableCache, solve_with};
use crate::threads::{ProgressPool, RayonPool};
use crate::usage::UsageTimer;
use crate::workload::{FilesToWrite, Workload};
use chariot_game::Endgame;
use chariot_tablebase::{DtzTable, Material, SingleThread, SolveError, Table, ThreadPool, solve_dtz};
use std::cell::{Cell, RefCell};
use std::io::Write;
use std::ops::ControlFlow::Continue;
use std::sync::mpsc::{self, Sender};
use std::thread;

/// Memory, in bytes, below which endings are solved in parallel, each on one thread.
const SMALL: u64 = 200 << 20;

/// Times that writing a table runs jobs: to count results, and to write blocks.
const WRITING_STEPS: usize = 2;

/// Generates the tables of some endings and, without `--only`, of all they lead to.
pub(crate) fn run<P: Endgame + Send + Sync>(
    args: &GenerateArgs,
    check: CheckFile<'_>,
    out: &mut dyn Write,
) -> Result<Status, CliError> {
    let timer = UsageTimer::start();
    let memory = args.memory.saturating_mul(1 << 20);
    let endings = endings::<P>(&args.selection)?;
    let graph = EndingGraph::of::<P>(&endings);
    graph.check_memory(memory, false)?;
    if args.dtz {
        check_has_dtz::<P>()?;
        graph.check_memory(memory, true)?;
    }
    let threads = RayonPool::new(args.threads)?;

    let game = args.selection.game.as_str();
    let store = Store::new(&args.out);
    store.create_folder(game)?;
    let _lock = store.lock(if args.only { LockMode::Shared } else { LockMode::Exclusive })?;
    if !args.only {
        store.remove_unfinished(game)?;
    }
    if args.verbose {
        for other in store.other_files(game)? {
            writeln!(out, "ignored {}", other.display())?;
        }
    }

    let mut files = vec![FilesToWrite::default(); graph.nodes.len()];
    for (node, files) in graph.nodes.iter().zip(&mut files) {
        if !args.only || endings.contains(&node.ending) {
            let report = &mut |kept: GenerationReport| kept.print(args.verbose, out);
            *files = files_to_write::<P>(&store, game, &node.ending, args.dtz, report)?;
        }
    }
    let is_unaffected = |ending: &Material| {
        store.read_dtz::<P>(game, ending).is_ok_and(|dtz: DtzTable<P>| !dtz.has_cursed_wins())
    };
    let workload = Workload::new(&graph, files, &is_unaffected);
    let generator = Generator::<P> {
        workload: &workload,
        scheduler: Scheduler::new(&workload, threads.count(), memory),
        game,
        store: &store,
        cache: TableCache::new(&store, game, memory),
        threads: &threads,
        meter: ProgressMeter::new(&workload),
    };
    generator.generate_all(|made| made.print(args.verbose, out))?;
    let status = if args.only { Status::Done } else { manifest::write(&store, check, out)? };
    if args.verbose {
        writeln!(out, "{}", timer.elapsed())?;
    }
    Ok(status)
}

/// The files of an ending that are missing or damaged. Reports the others.
fn files_to_write<P: Endgame>(
    store: &Store,
    game: &str,
    ending: &Material,
    dtz: bool,
    report: &mut dyn FnMut(GenerationReport) -> Result<(), CliError>,
) -> Result<FilesToWrite, CliError> {
    let mut missing = |kind: FileKind, read: Result<(), LoadError>| {
        let path = store.path(game, ending, kind);
        match Origin::of(read, &path)? {
            Origin::Kept => report(GenerationReport::of_file(&path, 0, Origin::Kept)).map(|()| None),
            origin => Ok(Some(origin)),
        }
    };
    let table = missing(FileKind::Table, store.read::<P>(game, ending).map(|_| ()))?;
    let dtz = if dtz { missing(FileKind::Dtz, store.read_dtz::<P>(game, ending).map(|_| ()))? } else { None };
    Ok(FilesToWrite { table, dtz })
}

struct Generator<'a, P> {
    workload: &'a Workload<'a>,
    scheduler: Scheduler<'a>,
    game: &'a str,
    store: &'a Store,
    cache: TableCache<'a, P>,
    threads: &'a RayonPool,
    meter: ProgressMeter<'a>,
}

type Reports = Result<Vec<GenerationReport>, CliError>;

impl<P: Endgame + Send + Sync> Generator<'_, P> {
    /// Runs all tasks. After an error, starts nothing new and finishes what is running.
    fn generate_all(
        &self,
        mut report: impl FnMut(&GenerationReport) -> Result<(), CliError>,
    ) -> Result<(), CliError> {
        let (sender, receiver) = mpsc::channel();
        let result = thread::scope(|scope| {
            for _ in 0..self.threads.count() {
                let sender = sender.clone();
                scope.spawn(move || self.work(&sender));
            }
            drop(sender);
            let mut result = Ok(());
            for made in receiver {
                let reported =
                    made.and_then(|made| self.meter.suspend(|| made.iter().try_for_each(&mut report)));
                if reported.is_err() {
                    self.scheduler.stop();
                    // Report only the first error.
                    result = result.and(reported);
                }
            }
            result
        });
        self.meter.clear();
        result
    }

    fn work(&self, sender: &Sender<Reports>) {
        while let Some(task) = self.scheduler.next() {
            let made = self.generate(task);
            match made {
                Ok(_) => self.scheduler.finish(task.node),
                Err(_) => self.scheduler.stop(),
            }
            if sender.send(made).is_err() {
                return;
            }
        }
    }

    /// Solves an ending, writes its files and keeps its results for the tasks that need them.
    fn generate(&self, task: Task) -> Reports {
        let node = &self.workload.graph.nodes[task.node];
        let ending = &node.ending;
        let work = self.workload.task(task.node).expect("scheduled");
        self.cache.set_capacity(&|| self.scheduler.spare())?;
        let pool: &dyn ThreadPool =
            if task.may_share || node.memory >= SMALL { self.threads } else { &SingleThread };
        let show = |progress| self.meter.advance(task.node, progress);
        let mut made = Vec::new();

        let table = self.solve(node, pool, &show)?;
        if let Some(origin) = &work.files.table {
            let on_written = |share| show(EndingProgress::Writing(share));
            let bytes = table.to_bytes(&ProgressPool::new(pool, WRITING_STEPS, &on_written))?;
            made.push(self.write(ending, FileKind::Table, &bytes, origin)?);
        }
        let mut under_rule = None;
        if let Some(limit) = P::ZEROING_LIMIT.filter(|_| work.solves_dtz) {
            show(EndingProgress::Zeroing);
            let failed = RefCell::new(None);
            let get = |successor: &Material| {
                self.cache.get(successor, ResultKind::FiftyMoveRule).map_err(|error| {
                    failed.replace(Some(error));
                    SolveError::Missing { ending: successor.name().to_owned() }
                })
            };
            let dtz = solve_dtz(&table, limit, &get, pool, &mut |_| Continue(()));
            let dtz = dtz.map_err(|error| failed.take().unwrap_or_else(|| error.into()))?;
            if let Some(origin) = &work.files.dtz {
                made.push(self.write(ending, FileKind::Dtz, &dtz.to_bytes(&table, pool)?, origin)?);
            }
            if work.users > 0 && dtz.has_cursed_wins() {
                under_rule = Some(dtz.kept(&table)?);
            }
        }
        if made.is_empty() {
            made.push(GenerationReport::Solved { ending: ending.name().to_owned() });
        }
        for &need in &node.needs {
            self.cache.release(&self.workload.graph.nodes[need].ending);
        }
        self.cache.insert(table, under_rule, work.users)?;
        self.meter.finish(task.node);
        Ok(made)
    }

    fn solve(
        &self,
        node: &EndingNode,
        pool: &dyn ThreadPool,
        show: &dyn Fn(EndingProgress),
    ) -> Result<Table<P>, CliError> {
        let added = Cell::new(0);
        let all: u64 = node.needs.iter().map(|&need| self.workload.graph.nodes[need].positions).sum();
        let get = |successor: &Material| {
            // Earlier tables have been added by now.
            show(EndingProgress::Conversions(added.get() as f64 / all as f64));
            added.set(added.get() + positions::<P>(successor));
            self.cache.get(successor, ResultKind::Plain)
        };
        let mut on_progress = |progress| {
            show(EndingProgress::Waves(progress));
            Continue(())
        };
        solve_with(&node.ending, get, pool, &mut on_progress)
    }

    fn write(
        &self,
        ending: &Material,
        kind: FileKind,
        bytes: &[u8],
        origin: &Origin,
    ) -> Result<GenerationReport, CliError> {
        self.store.write(self.game, ending, kind, bytes)?;
        let path = self.store.path(self.game, ending, kind);
        Ok(GenerationReport::of_file(&path, bytes.len(), origin.clone()))
    }
}
