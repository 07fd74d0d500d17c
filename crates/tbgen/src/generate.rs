use crate::args::Generate;
use crate::store::{Absent, Store, name};
use crate::threads::Threads;
use crate::{Failure, Status, plan};
use game::Endgame;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use std::io::Write;
use std::marker::PhantomData;
use tablebase::{Material, Pool, Serial, Table, TableSet, memory_needed, solve};

/// Endings that take less memory than this, in bytes, are solved side by side, each on one thread.
const SMALL: u64 = 200 << 20;

/// Makes the tables of some endings and of all they lead to.
pub(crate) fn run<P: Endgame + Send + Sync>(args: &Generate, out: &mut dyn Write) -> Result<Status, Failure> {
    let endings = plan::wanted::<P>(&args.endings, args.men, args.memory.saturating_mul(1 << 20))?;
    let levels = plan::levels::<P>(endings);
    let threads = Threads::new(args.threads)?;
    let store = Store::new(&args.out);
    let _lock = store.lock(&args.game)?;
    store.sweep(&args.game)?;
    if args.verbose {
        for stray in store.strays(&args.game)? {
            writeln!(out, "ignored {}", stray.display())?;
        }
    }

    let bar = ProgressBar::new(levels.iter().map(Vec::len).sum::<usize>() as u64);
    bar.set_style(
        ProgressStyle::with_template("{bar:30} {pos}/{len} {msg} {eta}").expect("a valid template"),
    );
    let maker =
        Maker::<P> { game: &args.game, store: &store, threads: &threads, bar: &bar, game_type: PhantomData };
    let mut known = TableSet::new();
    for level in levels {
        let (small, large): (Vec<_>, Vec<_>) =
            level.iter().partition(|ending| memory_needed::<P>(ending) < SMALL);
        let alone = small.len() < 2;
        let side_by_side = |ending: &&Material| {
            let pool: &dyn Pool = if alone { &threads } else { &Serial };
            maker.make(ending, &known, pool)
        };
        let mut made: Vec<Result<Made<P>, Failure>> = if alone {
            small.iter().map(side_by_side).collect()
        } else {
            maker.together(&small, side_by_side)
        };
        made.extend(large.into_iter().map(|ending| maker.make(ending, &known, &threads)));
        for made in made {
            let made = made?;
            bar.suspend(|| made.report(args.verbose, out))?;
            known.insert(made.table);
        }
    }
    bar.finish_and_clear();
    store.write_manifest()?;
    Ok(Status::Done)
}

/// What is needed to make any table.
struct Maker<'a, P> {
    game: &'a str,
    store: &'a Store,
    threads: &'a Threads,
    bar: &'a ProgressBar,
    game_type: PhantomData<fn() -> P>,
}

/// A table that is on the disk.
struct Made<P> {
    table: Table<P>,
    path: String,
    bytes: usize,
    news: News,
}

/// How it came there.
enum News {
    Kept,
    Written,
    Replaced(String),
}

impl<P: Endgame + Send + Sync> Maker<'_, P> {
    fn together(
        &self,
        endings: &[&Material],
        make: impl Fn(&&Material) -> Result<Made<P>, Failure> + Sync + Send,
    ) -> Vec<Result<Made<P>, Failure>> {
        self.threads.0.install(|| endings.par_iter().map(make).collect())
    }

    fn make(&self, ending: &Material, known: &TableSet<P>, pool: &dyn Pool) -> Result<Made<P>, Failure> {
        let path = self.store.path(self.game, ending);
        let made = |table, bytes, news| Made { table, path: name(&path), bytes, news };
        let news = match self.store.read::<P>(self.game, ending) {
            Ok(table) => {
                self.bar.inc(1);
                return Ok(made(table, 0, News::Kept));
            }
            Err(Absent::NoFile) => News::Written,
            Err(Absent::Unusable(error)) => News::Replaced(error.to_string()),
            Err(Absent::Unreadable(error)) => return Err(Failure::File { path, error }),
        };
        let table = solve(ending, known, pool, &mut |progress| {
            self.bar.set_message(format!("{ending}, mates in up to {} plies", progress.plies));
        })?;
        let bytes = table.to_bytes(pool)?;
        self.store.write(self.game, ending, &bytes)?;
        self.bar.inc(1);
        Ok(made(table, bytes.len(), news))
    }
}

impl<P> Made<P> {
    fn report(&self, verbose: bool, out: &mut dyn Write) -> Result<(), Failure> {
        let Made { path, bytes, .. } = self;
        match &self.news {
            News::Kept if verbose => writeln!(out, "kept {path}")?,
            News::Kept => {}
            News::Written => writeln!(out, "made {path}, {bytes} bytes")?,
            News::Replaced(fault) => writeln!(out, "made {path} again, {bytes} bytes: {fault}")?,
        }
        Ok(())
    }
}
