use crate::args::GenerateArgs;
use crate::generate_census::generate_census;
use crate::generate_dtz::{check_dtz, generate_dtz};
use crate::graph::{EndingGraph, endings, positions};
use crate::progress::{EndingProgress, ProgressMeter};
use crate::scheduler::{Scheduler, Task};
use crate::store::{LoadError, LockMode, Store, file_name};
use crate::table_cache::TableCache;
use crate::threads::{ProgressPool, RayonPool};
use crate::usage::UsageTimer;
use crate::{CliError, Status};
use game::Endgame;
use std::cell::{Cell, RefCell};
use std::io::Write;
use std::ops::ControlFlow::Continue;
use std::path::Path;
use std::sync::mpsc::{self, Sender};
use std::thread;
use tablebase::{Material, SingleThread, SolveError, ThreadPool, solve_with};

/// Bytes. Endings that take less memory than this are solved side by side, each on one thread.
const SMALL: u64 = 200 << 20;

/// Generates the tables of some endings and, without `--only`, of all they lead to.
pub(crate) fn run<P: Endgame + Send + Sync>(
    args: &GenerateArgs,
    out: &mut dyn Write,
) -> Result<Status, CliError> {
    let timer = UsageTimer::start();
    let memory = args.memory.saturating_mul(1 << 20);
    let endings = endings::<P>(&args.selection)?;
    let graph = if args.only { EndingGraph::of_only::<P>(&endings) } else { EndingGraph::of::<P>(&endings) };
    graph.check_memory(memory)?;
    if args.dtz {
        check_dtz::<P>(&graph, memory)?;
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

    let cache = TableCache::new(&store, game, memory);
    let generator = Generator::<P> {
        graph: &graph,
        scheduler: Scheduler::new(&graph, threads.count(), memory),
        game,
        store: &store,
        cache: if args.only { cache } else { cache.putting_aside() },
        threads: &threads,
        meter: ProgressMeter::new(&graph),
    };
    generator.generate_all(|table| table.report(args.verbose, out))?;
    if args.dtz {
        generate_dtz::<P>(&graph, game, &store, memory, &threads, |table| table.report(args.verbose, out))?;
    }
    if args.census {
        generate_census::<P>(&graph, game, &store, memory, &threads, |table| {
            table.report(args.verbose, out)
        })?;
    }
    let status = if args.only { Status::Done } else { store.write_manifest(out)? };
    if args.verbose {
        writeln!(out, "{}", timer.elapsed())?;
    }
    Ok(status)
}

struct Generator<'a, P> {
    graph: &'a EndingGraph,
    scheduler: Scheduler<'a>,
    game: &'a str,
    store: &'a Store,
    cache: TableCache<'a, P>,
    threads: &'a RayonPool,
    meter: ProgressMeter<'a>,
}

/// A table on the disk.
pub(crate) struct GeneratedTable {
    pub(crate) file: String,
    pub(crate) bytes: usize,
    pub(crate) origin: Origin,
}

pub(crate) enum Origin {
    /// It was there before.
    Kept,
    Written,
    /// The file that was there is damaged or of another version: why.
    Rewritten(String),
}

impl Origin {
    /// Where a file at this path comes from, by how reading it went: it is made unless it is whole.
    pub(crate) fn of<T>(read: Result<T, LoadError>, path: &Path) -> Result<Origin, CliError> {
        match read {
            Ok(_) => Ok(Origin::Kept),
            Err(LoadError::NoFile) => Ok(Origin::Written),
            Err(LoadError::Invalid(error)) => Ok(Origin::Rewritten(error.to_string())),
            Err(LoadError::Io(error)) => Err(CliError::File { path: path.to_owned(), error }),
        }
    }
}

impl<P: Endgame + Send + Sync> Generator<'_, P> {
    /// Generates every table in its turn. After an error nothing new is begun, and what has been begun is finished.
    fn generate_all(
        &self,
        mut report: impl FnMut(&GeneratedTable) -> Result<(), CliError>,
    ) -> Result<(), CliError> {
        let (sender, receiver) = mpsc::channel();
        let result = thread::scope(|scope| {
            for _ in 0..self.threads.count() {
                let sender = sender.clone();
                scope.spawn(move || self.work(&sender));
            }
            drop(sender);
            let mut result = Ok(());
            for table in receiver {
                let reported = table.and_then(|table| self.meter.suspend(|| report(&table)));
                if reported.is_err() {
                    self.scheduler.stop();
                    // The first error is the one to report.
                    result = result.and(reported);
                }
            }
            result
        });
        self.meter.clear();
        result
    }

    fn work(&self, sender: &Sender<Result<GeneratedTable, CliError>>) {
        while let Some(task) = self.scheduler.next() {
            let table = self.generate(task);
            match table {
                Ok(_) => self.scheduler.finish(task.node),
                Err(_) => self.scheduler.stop(),
            }
            if sender.send(table).is_err() {
                return;
            }
        }
    }

    fn generate(&self, task: Task) -> Result<GeneratedTable, CliError> {
        let node = &self.graph.nodes[task.node];
        let ending = &node.ending;
        let path = self.store.path(self.game, ending);
        let generated = |bytes, origin| GeneratedTable { file: file_name(&path), bytes, origin };
        let origin = Origin::of(self.store.read::<P>(self.game, ending), &path)?;
        if matches!(origin, Origin::Kept) {
            self.meter.keep(task.node);
            return Ok(generated(0, origin));
        }
        self.cache.set_capacity(task.spare);
        let pool: &dyn ThreadPool =
            if task.may_share || node.memory >= SMALL { self.threads } else { &SingleThread };
        let show = |progress| self.meter.advance(task.node, progress);
        let (unpacked, load_error) = (Cell::new(0), RefCell::new(None));
        let fetch = |successor: &Material| {
            // Those fetched before have been unpacked by now.
            show(EndingProgress::Conversions(unpacked.get()));
            unpacked.set(unpacked.get() + positions::<P>(successor));
            let needed = self.graph.index(successor).is_some_and(|node| self.scheduler.is_needed(node));
            let table = if needed { self.cache.get(successor) } else { self.cache.take(successor) };
            table.map_err(|error| *load_error.borrow_mut() = Some(error)).ok()
        };
        let mut on_progress = |progress| {
            show(EndingProgress::Waves(progress));
            Continue(())
        };
        let solved = solve_with(ending, &fetch, pool, &mut on_progress);
        let table = match (solved, load_error.into_inner()) {
            (Err(SolveError::Missing { ending: needed }), Some(error)) => {
                return Err(CliError::Needed { ending: ending.name().to_owned(), needed, error });
            }
            (solved, _) => solved?,
        };
        let on_written = |share| show(EndingProgress::Writing(share));
        let sides = if ending.is_symmetric() { 1 } else { 2 };
        let bytes = table.to_bytes(&ProgressPool::new(pool, sides, &on_written))?;
        self.store.write(self.game, ending, &bytes)?;
        if self.scheduler.is_needed(task.node) {
            self.cache.insert(table);
        }
        self.meter.finish(task.node);
        Ok(generated(bytes.len(), origin))
    }
}

impl GeneratedTable {
    fn report(&self, verbose: bool, out: &mut dyn Write) -> Result<(), CliError> {
        let GeneratedTable { file, bytes, origin } = self;
        match origin {
            Origin::Kept if verbose => writeln!(out, "kept {file}")?,
            Origin::Kept => {}
            Origin::Written => writeln!(out, "made {file}, {bytes} bytes")?,
            Origin::Rewritten(why) => writeln!(out, "made {file} again, {bytes} bytes: {why}")?,
        }
        Ok(())
    }
}
