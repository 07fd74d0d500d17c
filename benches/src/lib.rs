//! Shared by the programs. Each reads `DEPTH FEN` lines and answers each with `NODES NANOSECONDS`.

use std::io::{BufRead, Write, stdin, stdout};
use std::time::Instant;

/// Answers lines of standard input until it ends.
///
/// # Panics
/// If a line is not as it must be.
pub fn serve<P>(parse: impl Fn(&str) -> P, perft: impl Fn(&P, u8) -> u64) {
    for line in stdin().lock().lines() {
        let line = line.expect("a line");
        let (depth, fen) = line.split_once(' ').expect("a depth and a FEN");
        let (depth, position) = (depth.parse().expect("a depth"), parse(fen));
        let start = Instant::now();
        let nodes = perft(&position, depth);
        println!("{nodes} {}", start.elapsed().as_nanos());
        stdout().flush().expect("an open output");
    }
}
