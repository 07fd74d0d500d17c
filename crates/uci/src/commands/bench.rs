use crate::args::BenchArgs;
use crate::output::say;
use session::{Fault, open};
use std::time::Instant;

/// The node count depends on the size of the hash table, so the benchmark fixes it.
const HASH_MIB: usize = 16;

/// `chariot bench`.
pub(crate) fn bench(args: &BenchArgs) -> Result<(), Fault> {
    let mut session = open(args.game);
    session.set_hash(HASH_MIB);
    let start = Instant::now();
    let nodes = session::bench(session.as_mut(), args.depth);
    let milliseconds = start.elapsed().as_millis().max(1);
    say(format_args!("{} to depth {} in {milliseconds} ms", args.game, args.depth));
    say(format_args!("nodes {nodes}"));
    say(format_args!("nps {}", u128::from(nodes) * 1000 / milliseconds));
    Ok(())
}
