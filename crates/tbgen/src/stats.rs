use crate::args::StatsArgs;
use crate::error::{CliError, Status};
use crate::graph::{self, EndingGraph};
use crate::store::{FileKind, Store};
use crate::threads::RayonPool;
use chariot_game::{Dtm, Endgame, Side};
use chariot_tablebase::{Material, Table, TableSet, solve};
use std::fs;
use std::io::Write;
use std::ops::ControlFlow::Continue;

/// Printed for a missing number.
const NONE: &str = "-";
/// Printed for an ending whose draws the rules on repetition may decide.
const UNDECIDED: &str = "undecided";

/// Prints the counts and longest mates of an ending, one line for each side to move; for several endings, one
/// line each and their sum.
pub(crate) fn run<P: Endgame>(args: &StatsArgs, out: &mut dyn Write) -> Result<Status, CliError> {
    let endings = graph::endings::<P>(&args.selection)?;
    let store = Store::new(&args.tables);
    let mut tables = StatsTables::<P>::new(args, &store)?;
    let is_one = args.selection.men.is_none() && args.selection.set.is_none();
    match &endings[..] {
        [ending] if is_one => print_ending(&tables.table(ending)?, out)?,
        _ => print_family(&mut tables, &endings, out)?,
    }
    Ok(Status::Done)
}

fn print_ending<P: Endgame>(table: &Table<P>, out: &mut dyn Write) -> Result<(), CliError> {
    let ending = table.material();
    let undecided = P::repetition_decides(&ending.pieces());
    writeln!(
        out,
        "{ending} to move\tpositions\twins\tdraws\tlosses\t\
         longest win: plies\tmoves\tFEN\tlongest loss: plies\tmoves\tFEN{}",
        if undecided { "\tdraws under the rules on repetition" } else { "" }
    )?;
    for side in Side::BOTH {
        let stats = table.stats(side);
        // Both games' FENs write the side to move like this.
        let turn = if side == Side::First { "w" } else { "b" };
        let [positions, wins, draws, losses] = [stats.positions(), stats.wins(), stats.draws, stats.losses()];
        let longest = [longest(stats.longest_win.as_ref()), longest(stats.longest_loss.as_ref())].join("\t");
        write!(out, "{turn}\t{positions}\t{wins}\t{draws}\t{losses}\t{longest}")?;
        writeln!(out, "{}", if undecided { format!("\t{UNDECIDED}") } else { String::new() })?;
    }
    Ok(())
}

/// Plies, moves and FEN, with negative numbers for a loss; dashes without a position.
fn longest<P: Endgame>(example: Option<&(P, Dtm)>) -> String {
    match example {
        Some((position, Dtm::Win(plies))) => format!("{plies}\t{}\t{position}", plies.div_ceil(2)),
        Some((position, Dtm::Loss(plies))) => format!("-{plies}\t-{}\t{position}", plies.div_ceil(2)),
        _ => [NONE; 3].join("\t"),
    }
}

fn print_family<P: Endgame>(
    tables: &mut StatsTables<'_, P>,
    endings: &[Material],
    out: &mut dyn Write,
) -> Result<(), CliError> {
    writeln!(
        out,
        "ending\tw: wins\tdraws\tlosses\tb: wins\tdraws\tlosses\tlongest win: moves\tFEN\tbytes\t\
         draws under the rules on repetition"
    )?;
    let mut total = EndingSummary::default();
    let mut undecided = 0;
    for (at, ending) in endings.iter().enumerate() {
        // Count an ending named twice only once.
        if endings[..at].contains(ending) {
            continue;
        }
        let table = tables.table(ending)?;
        let mut summary = EndingSummary::of(&table);
        summary.bytes = fs::metadata(tables.store.path(&tables.args.selection.game, ending, FileKind::Table))
            .ok()
            .map(|file| file.len());
        let is_undecided = P::repetition_decides(&ending.pieces());
        writeln!(out, "{ending}\t{}\t{}", summary.columns(), if is_undecided { UNDECIDED } else { NONE })?;
        out.flush()?;
        undecided += usize::from(is_undecided);
        total.add(summary);
    }
    let undecided = if undecided > 0 { format!("{UNDECIDED} in {undecided}") } else { NONE.to_owned() };
    writeln!(out, "{} endings\t{}\t{undecided}", total.endings, total.columns())?;
    Ok(())
}

/// Statistics of an ending, or of a family of them.
#[derive(Clone, Debug, Default)]
struct EndingSummary {
    endings: usize,
    /// Wins, draws and losses with each side to move.
    counts: [[u64; 3]; 2],
    /// Moves, and a position that takes that many.
    longest_win: Option<(u16, String)>,
    /// Size of the table file, or of those that exist.
    bytes: Option<u64>,
}

impl EndingSummary {
    fn of<P: Endgame>(table: &Table<P>) -> EndingSummary {
        let mut summary = EndingSummary { endings: 1, ..EndingSummary::default() };
        for (side, counts) in Side::BOTH.into_iter().zip(0..) {
            let stats = table.stats(side);
            summary.counts[counts] = [stats.wins(), stats.draws, stats.losses()];
            if let Some((position, Dtm::Win(plies))) = stats.longest_win {
                summary.offer_longest((plies.div_ceil(2), position.to_string()));
            }
        }
        summary
    }

    fn add(&mut self, other: EndingSummary) {
        self.endings += other.endings;
        for (sum, count) in self.counts.as_flattened_mut().iter_mut().zip(other.counts.as_flattened()) {
            *sum += count;
        }
        other.longest_win.into_iter().for_each(|win| self.offer_longest(win));
        self.bytes = self.bytes.into_iter().chain(other.bytes).reduce(|sum, bytes| sum + bytes);
    }

    /// Keeps the first of several equally long wins.
    fn offer_longest(&mut self, win: (u16, String)) {
        if self.longest_win.as_ref().is_none_or(|(moves, _)| *moves < win.0) {
            self.longest_win = Some(win);
        }
    }

    fn columns(&self) -> String {
        let counts = self.counts.as_flattened().iter().map(u64::to_string);
        let (moves, fen) = match &self.longest_win {
            Some((moves, fen)) => (moves.to_string(), fen.clone()),
            None => (NONE.to_owned(), NONE.to_owned()),
        };
        let bytes = self.bytes.map_or_else(|| NONE.to_owned(), |bytes| bytes.to_string());
        counts.chain([moves, fen, bytes]).collect::<Vec<_>>().join("\t")
    }
}

/// Tables from files, and solved ones where there is no file.
struct StatsTables<'a, P> {
    args: &'a StatsArgs,
    store: &'a Store,
    /// With the endings that these lead to.
    solved: TableSet<P>,
    threads: RayonPool,
}

impl<'a, P: Endgame> StatsTables<'a, P> {
    fn new(args: &'a StatsArgs, store: &'a Store) -> Result<StatsTables<'a, P>, CliError> {
        Ok(StatsTables { args, store, solved: TableSet::new(), threads: RayonPool::new(args.threads)? })
    }

    fn table(&mut self, ending: &Material) -> Result<Table<P>, CliError> {
        if let Ok(table) = self.store.read::<P>(&self.args.selection.game, ending) {
            return Ok(table);
        }
        for node in EndingGraph::of::<P>(std::slice::from_ref(ending)).nodes {
            if self.solved.table(&node.ending).is_none() {
                let table = solve(&node.ending, &self.solved, &self.threads, &mut |_| Continue(()))?;
                self.solved.insert(table);
            }
        }
        Ok(self.solved.table(ending).expect("just solved").clone())
    }
}
