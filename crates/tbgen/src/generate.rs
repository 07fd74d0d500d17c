use crate::args::Generate;
use crate::graph::{Graph, endings, positions};
use crate::meter::{Meter, Step};
use crate::schedule::{Schedule, Turn};
use crate::shelf::Shelf;
use crate::store::{Absent, Sharing, Store, name};
use crate::threads::{CountingPool, RayonPool};
use crate::usage::Usage;
use crate::{Failure, Status};
use game::Endgame;
use std::cell::{Cell, RefCell};
use std::io::Write;
use std::ops::ControlFlow::Continue;
use std::sync::mpsc::{self, Sender};
use std::thread;
use tablebase::{Material, SingleThread, SolveError, ThreadPool, solve_with};

/// Endings that take less memory than this, in bytes, are solved side by side, each on one thread.
const SMALL: u64 = 200 << 20;

/// Makes the tables of some endings, and of all they lead to unless told otherwise.
pub(crate) fn run<P: Endgame + Send + Sync>(args: &Generate, out: &mut dyn Write) -> Result<Status, Failure> {
    let usage = Usage::begin();
    let memory = args.memory.saturating_mul(1 << 20);
    let endings = endings::<P>(&args.wanted)?;
    let graph = if args.only { Graph::of_only::<P>(&endings) } else { Graph::of::<P>(&endings) };
    graph.check_memory(memory)?;
    let threads = RayonPool::new(args.threads)?;

    let game = args.wanted.game.as_str();
    let store = Store::new(&args.out);
    store.make_folder(game)?;
    let _lock = store.lock(if args.only { Sharing::Shared } else { Sharing::Alone })?;
    if !args.only {
        store.sweep(game)?;
    }
    if args.verbose {
        for stray in store.strays(game)? {
            writeln!(out, "ignored {}", stray.display())?;
        }
    }

    let workshop = Workshop::<P> {
        graph: &graph,
        schedule: Schedule::new(&graph, threads.count(), memory),
        game,
        store: &store,
        shelf: Shelf::new(&store, game, memory),
        threads: &threads,
        meter: Meter::new(&graph),
    };
    workshop.make_all(|made| made.report(args.verbose, out))?;
    if !args.only {
        store.write_manifest()?;
    }
    if args.verbose {
        writeln!(out, "{}", usage.end())?;
    }
    Ok(Status::Done)
}

/// Where tables are made.
struct Workshop<'a, P> {
    graph: &'a Graph,
    schedule: Schedule<'a>,
    game: &'a str,
    store: &'a Store,
    shelf: Shelf<'a, P>,
    threads: &'a RayonPool,
    meter: Meter<'a>,
}

/// A table that is on the disk.
struct Made {
    name: String,
    bytes: usize,
    news: News,
}

/// How it came there.
enum News {
    Kept,
    Written,
    Replaced(String),
}

impl<P: Endgame + Send + Sync> Workshop<'_, P> {
    /// Makes every ending in its turn. After a failure nothing new is begun, and what has been begun is
    /// finished.
    fn make_all(&self, mut report: impl FnMut(&Made) -> Result<(), Failure>) -> Result<(), Failure> {
        let (sender, receiver) = mpsc::channel();
        let result = thread::scope(|scope| {
            for _ in 0..self.threads.count() {
                let sender = sender.clone();
                scope.spawn(move || self.work(&sender));
            }
            drop(sender);
            let mut result = Ok(());
            for made in receiver {
                let told = made.and_then(|made| self.meter.suspend(|| report(&made)));
                if told.is_err() {
                    self.schedule.stop();
                    // The first failure is the one to tell.
                    result = result.and(told);
                }
            }
            result
        });
        self.meter.clear();
        result
    }

    fn work(&self, sender: &Sender<Result<Made, Failure>>) {
        while let Some(turn) = self.schedule.next() {
            let made = self.make(turn);
            match made {
                Ok(_) => self.schedule.finish(turn.node),
                Err(_) => self.schedule.stop(),
            }
            if sender.send(made).is_err() {
                return;
            }
        }
    }

    fn make(&self, turn: Turn) -> Result<Made, Failure> {
        let node = &self.graph.nodes[turn.node];
        let ending = &node.ending;
        let path = self.store.path(self.game, ending);
        let made = |bytes, news| Made { name: name(&path), bytes, news };
        let news = match self.store.read::<P>(self.game, ending) {
            Ok(_) => {
                self.meter.keep(turn.node);
                return Ok(made(0, News::Kept));
            }
            Err(Absent::NoFile) => News::Written,
            Err(Absent::Unusable(error)) => News::Replaced(error.to_string()),
            Err(Absent::Unreadable(error)) => return Err(Failure::File { path, error }),
        };
        self.shelf.resize(turn.spare);
        let pool: &dyn ThreadPool =
            if turn.may_share || node.memory >= SMALL { self.threads } else { &SingleThread };
        let show = |step| self.meter.advance(turn.node, step);
        let (entered, missing) = (Cell::new(0), RefCell::new(None));
        let fetch = |need: &Material| {
            // Those fetched before have been unpacked by now.
            show(Step::Entered(entered.get()));
            entered.set(entered.get() + positions::<P>(need));
            let wanted = self.graph.index(need).is_some_and(|need| self.schedule.is_wanted(need));
            let table = if wanted { self.shelf.fetch(need) } else { self.shelf.take(need) };
            table.map_err(|why| *missing.borrow_mut() = Some(why)).ok()
        };
        let mut watch = |progress| {
            show(Step::Solved(progress));
            Continue(())
        };
        let solved = solve_with(ending, &fetch, pool, &mut watch);
        let table = match (solved, missing.into_inner()) {
            (Err(SolveError::Missing { ending: need }), Some(why)) => {
                return Err(Failure::Needed { ending: ending.name().to_owned(), need, why });
            }
            (solved, _) => solved?,
        };
        let show_written = |share| show(Step::Written(share));
        let sides = if ending.is_symmetric() { 1 } else { 2 };
        let bytes = table.to_bytes(&CountingPool::new(pool, sides, &show_written))?;
        self.store.write(self.game, ending, &bytes)?;
        if self.schedule.is_wanted(turn.node) {
            self.shelf.put(table);
        }
        self.meter.finish(turn.node);
        Ok(made(bytes.len(), news))
    }
}

impl Made {
    fn report(&self, verbose: bool, out: &mut dyn Write) -> Result<(), Failure> {
        let Made { name, bytes, news } = self;
        match news {
            News::Kept if verbose => writeln!(out, "kept {name}")?,
            News::Kept => {}
            News::Written => writeln!(out, "made {name}, {bytes} bytes")?,
            News::Replaced(fault) => writeln!(out, "made {name} again, {bytes} bytes: {fault}")?,
        }
        Ok(())
    }
}
