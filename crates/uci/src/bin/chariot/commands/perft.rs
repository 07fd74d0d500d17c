use crate::args::PerftArgs;
use crate::output::say;
use session::{Details, Error, ErrorKind, GameId, NotatedMove, Session, Style, open};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

pub(crate) fn perft(args: &PerftArgs) -> Result<(), Error> {
    let mut session = open(args.game);
    session.set_style(Some(Style::Uci));
    session.set_start(args.fen.as_deref())?;
    let counts = count(&*session, args.depth, usize::from(args.threads))?;
    if args.divide {
        for (m, nodes) in &counts {
            say(format_args!("{m}: {nodes}"));
        }
    }
    let nodes = if args.depth == 0 { 1 } else { counts.iter().map(|(_, nodes)| nodes).sum::<u64>() };
    say(format_args!("nodes {nodes}"));
    Ok(())
}

/// Number of lines of `depth` plies for each first move, in generation order; empty at depth 0.
fn count(session: &dyn Session, depth: u8, threads: usize) -> Result<Vec<(String, u64)>, Error> {
    let Some(rest) = depth.checked_sub(1) else {
        return Ok(Vec::new());
    };
    if threads == 1 || rest == 0 {
        return Ok(divide(session, depth).map(|(m, nodes)| (m.uci, nodes)).collect());
    }
    let moves: Vec<String> = session.view().legal_moves().into_iter().map(|m| m.uci).collect();
    let (game, fen) = (session.game(), session.view().fen());
    let next = AtomicUsize::new(0);
    // Each thread takes the next free root move.
    let worker = || -> Result<Vec<(usize, u64)>, Error> {
        let mut counts = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(m) = moves.get(index) else {
                return Ok(counts);
            };
            counts.push((index, count_after(game, &fen, m, rest)?));
        }
    };
    let results: Vec<_> = thread::scope(|scope| {
        let handles: Vec<_> = (0..threads.min(moves.len())).map(|_| scope.spawn(worker)).collect();
        handles.into_iter().map(|handle| handle.join()).collect()
    });
    let mut counts: Vec<(String, u64)> = moves.iter().map(|m| (m.clone(), 0)).collect();
    for result in results {
        let found = result
            .map_err(|_| Error::new(ErrorKind::Thread, Details::new(), || "a counting thread died"))??;
        for (index, nodes) in found {
            counts[index].1 = nodes;
        }
    }
    Ok(counts)
}

fn count_after(game: GameId, fen: &str, m: &str, depth: u8) -> Result<u64, Error> {
    let mut session = open(game);
    session.set_style(Some(Style::Uci));
    session.set_start(Some(fen))?;
    session.play(m, Style::Uci)?;
    Ok(divide(&*session, depth).map(|(_, nodes)| nodes).sum())
}

fn divide(session: &dyn Session, depth: u8) -> impl Iterator<Item = (NotatedMove, u64)> {
    session.view().divide(depth, &|| false).into_iter().flatten()
}
