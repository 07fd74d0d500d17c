use crate::{Limits, PlaySession, Unwatched};

/// Transposition table of the benchmark, in MiB.
const HASH: usize = 16;

/// Searches the benchmark positions of the session's game to `depth` plies from a clean state, and returns the number
/// of nodes. Without endgame tables the number is the same on every platform, and only changes of search or
/// evaluation change it. The session stays at the last position, with the benchmark's transposition table.
pub fn bench(session: &mut dyn PlaySession, depth: u16) -> u64 {
    session.search().set_hash(HASH);
    session.search().new_game();
    let positions = session.game().bench_positions().iter();
    let nodes = positions.map(|fen| match session.set_start(Some(fen)) {
        Ok(_) => session.search().think(&Limits::depth(depth), &mut Unwatched).nodes,
        Err(_) => 0,
    });
    nodes.sum()
}
