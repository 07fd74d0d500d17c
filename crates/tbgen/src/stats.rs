use crate::args::Stats;
use crate::graph::{Graph, Node};
use crate::store::Store;
use crate::threads::RayonPool;
use crate::{Failure, Status, graph};
use game::{Dtm, Endgame, Side};
use std::io::Write;
use std::ops::ControlFlow::Continue;
use std::slice;
use tablebase::{Material, Table, TableSet, solve};

/// Prints what an ending comes to, a line for each side to move.
pub(crate) fn run<P: Endgame>(args: &Stats, out: &mut dyn Write) -> Result<Status, Failure> {
    let ending = graph::ending::<P>(&args.ending)?;
    let store = Store::new(&args.tables);
    let table = match store.read::<P>(&args.game, &ending) {
        Ok(table) => table,
        Err(_) => solve_all(args, &store, &ending)?,
    };
    writeln!(
        out,
        "{} to move\tpositions\twins\tdraws\tlosses\t\
         longest win: plies\tmoves\tFEN\tlongest loss: plies\tmoves\tFEN",
        table.material()
    )?;
    for side in Side::BOTH {
        let stats = table.stats(side).ok_or_else(|| Failure::Usage("not enough memory".to_owned()))?;
        // As the turn is written in the FENs of these games.
        let turn = if side == Side::First { "w" } else { "b" };
        let [positions, wins, draws, losses] = [stats.positions(), stats.wins(), stats.draws, stats.losses()];
        let longest = [longest(stats.longest_win.as_ref()), longest(stats.longest_loss.as_ref())].join("\t");
        writeln!(out, "{turn}\t{positions}\t{wins}\t{draws}\t{losses}\t{longest}")?;
    }
    Ok(Status::Done)
}

/// Plies and moves, negative for a loss, and FEN of a position; dashes if there is none.
fn longest<P: Endgame>(example: Option<&(P, Dtm)>) -> String {
    match example {
        Some((position, Dtm::Win(plies))) => format!("{plies}\t{}\t{position}", plies.div_ceil(2)),
        Some((position, Dtm::Loss(plies))) => format!("-{plies}\t-{}\t{position}", plies.div_ceil(2)),
        _ => "-\t-\t-".to_owned(),
    }
}

/// Solves an ending and those it leads to that are not there.
fn solve_all<P: Endgame>(args: &Stats, store: &Store, ending: &Material) -> Result<Table<P>, Failure> {
    let threads = RayonPool::new(args.threads)?;
    let graph = Graph::of::<P>(slice::from_ref(ending));
    let mut known = TableSet::<P>::new();
    for Node { ending, .. } in &graph.nodes {
        let table = match store.read::<P>(&args.game, ending) {
            Ok(table) => table,
            Err(_) => solve(ending, &known, &threads, &mut |_| Continue(()))?,
        };
        known.insert(table);
    }
    let found = known.table(ending).cloned();
    found.ok_or_else(|| Failure::Usage(format!("{ending} needs no table")))
}
