use crate::args::StatsArgs;
use crate::graph::{EndingGraph, EndingNode};
use crate::store::Store;
use crate::threads::RayonPool;
use crate::{CliError, Status, graph};
use game::{Dtm, Endgame, Side};
use std::io::Write;
use std::ops::ControlFlow::Continue;
use std::slice;
use tablebase::{Material, Table, TableSet, solve};

/// Prints the counts and longest mates of an ending, a line for each side to move.
pub(crate) fn run<P: Endgame>(args: &StatsArgs, out: &mut dyn Write) -> Result<Status, CliError> {
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
        let stats = table.stats(side).ok_or_else(|| CliError::Usage("not enough memory".to_owned()))?;
        // As FENs of both games write the side to move.
        let turn = if side == Side::First { "w" } else { "b" };
        let [positions, wins, draws, losses] = [stats.positions(), stats.wins(), stats.draws, stats.losses()];
        let longest = [longest(stats.longest_win.as_ref()), longest(stats.longest_loss.as_ref())].join("\t");
        writeln!(out, "{turn}\t{positions}\t{wins}\t{draws}\t{losses}\t{longest}")?;
    }
    Ok(Status::Done)
}

/// Plies, moves and FEN, with the numbers negative for a loss; dashes if there is no position.
fn longest<P: Endgame>(example: Option<&(P, Dtm)>) -> String {
    match example {
        Some((position, Dtm::Win(plies))) => format!("{plies}\t{}\t{position}", plies.div_ceil(2)),
        Some((position, Dtm::Loss(plies))) => format!("-{plies}\t-{}\t{position}", plies.div_ceil(2)),
        _ => "-\t-\t-".to_owned(),
    }
}

/// Solves an ending, and those it leads to that have no file.
fn solve_all<P: Endgame>(args: &StatsArgs, store: &Store, ending: &Material) -> Result<Table<P>, CliError> {
    let threads = RayonPool::new(args.threads)?;
    let graph = EndingGraph::of::<P>(slice::from_ref(ending));
    let mut tables = TableSet::<P>::new();
    for EndingNode { ending, .. } in &graph.nodes {
        let table = match store.read::<P>(&args.game, ending) {
            Ok(table) => table,
            Err(_) => solve(ending, &tables, &threads, &mut |_| Continue(()))?,
        };
        tables.insert(table);
    }
    let found = tables.table(ending).cloned();
    found.ok_or_else(|| CliError::Usage(format!("{ending} needs no table")))
}
