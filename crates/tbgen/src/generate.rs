use crate::args::GenerateArgs;
use crate::dtz_generator::DtzGenerator;
use crate::error::{CliError, Status};
use crate::generated_file::{GeneratedFile, Origin};
use crate::graph::{EndingGraph, check_has_dtz, endings, positions};
use crate::manifest::{self, CheckFile};
use crate::progress::{EndingProgress, ProgressMeter};
use crate::scheduler::{Scheduler, Task};
use crate::store::{FileKind, LockMode, Store};
use crate::table_cache::{TableCache, solve_with};
use crate::threads::{ProgressPool, RayonPool};
use crate::usage::UsageTimer;
use chariot_game::Endgame;
use chariot_tablebase::{Material, SingleThread, ThreadPool};
use std::cell::Cell;
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
    let graph = if args.only { EndingGraph::of_only::<P>(&endings) } else { EndingGraph::of::<P>(&endings) };
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
    if let Some(limit) = P::ZEROING_LIMIT.filter(|_| args.dtz) {
        let generator = DtzGenerator::<P>::new(game, &store, limit, memory, &threads);
        generator.generate_all(&graph, |file| file.report(args.verbose, out))?;
    }
    let status = if args.only { Status::Done } else { manifest::write(&store, check, out)? };
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

impl<P: Endgame + Send + Sync> Generator<'_, P> {
    /// Generates every table in turn. After an error, starts nothing new and finishes what is running.
    fn generate_all(
        &self,
        mut report: impl FnMut(&GeneratedFile) -> Result<(), CliError>,
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
                    // Report only the first error.
                    result = result.and(reported);
                }
            }
            result
        });
        self.meter.clear();
        result
    }

    fn work(&self, sender: &Sender<Result<GeneratedFile, CliError>>) {
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

    fn generate(&self, task: Task) -> Result<GeneratedFile, CliError> {
        let node = &self.graph.nodes[task.node];
        let ending = &node.ending;
        let path = self.store.path(self.game, ending, FileKind::Table);
        let origin = Origin::of(self.store.read::<P>(self.game, ending), &path)?;
        if matches!(origin, Origin::Kept) {
            self.meter.keep(task.node);
            return Ok(GeneratedFile::new(&path, 0, origin));
        }
        self.cache.set_capacity(task.spare);
        let pool: &dyn ThreadPool =
            if task.may_share || node.memory >= SMALL { self.threads } else { &SingleThread };
        let show = |progress| self.meter.advance(task.node, progress);
        let read = Cell::new(0);
        let get = |successor: &Material| {
            // Earlier tables have been read by now.
            show(EndingProgress::Conversions(read.get()));
            read.set(read.get() + positions::<P>(successor));
            let needed = self.graph.index(successor).is_some_and(|node| self.scheduler.is_needed(node));
            if needed { self.cache.get(successor, pool) } else { self.cache.take(successor, pool) }
        };
        let mut on_progress = |progress| {
            show(EndingProgress::Waves(progress));
            Continue(())
        };
        let table = solve_with(ending, get, pool, &mut on_progress)?;
        let on_written = |share| show(EndingProgress::Writing(share));
        let bytes = table.to_bytes(&ProgressPool::new(pool, WRITING_STEPS, &on_written))?;
        self.store.write(self.game, ending, FileKind::Table, &bytes)?;
        if self.scheduler.is_needed(task.node) {
            self.cache.insert(table);
        }
        self.meter.finish(task.node);
        Ok(GeneratedFile::new(&path, bytes.len(), origin))
    }
}
