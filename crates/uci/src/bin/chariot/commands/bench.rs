use crate::args::BenchArgs;
use crate::output::say;
use session::{Error, open};
use std::time::Instant;

pub(crate) fn bench(args: &BenchArgs) -> Result<(), Error> {
    let mut session = open(args.game);
    let start = Instant::now();
    let nodes = session::bench(session.as_mut(), args.depth);
    let milliseconds = start.elapsed().as_millis().max(1);
    say(format_args!("{} to depth {} in {milliseconds} ms", args.game, args.depth));
    say(format_args!("nodes {nodes}"));
    say(format_args!("nps {}", u128::from(nodes) * 1000 / milliseconds));
    Ok(())
}
