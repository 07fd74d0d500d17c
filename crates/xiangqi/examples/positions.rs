//! Random positions for an oracle to check: `positions SEED COUNT` prints one a line. Each has its FEN,
//! whether the side to move is in check, and its legal moves: coordinates, number of replies, WXF.

use chariot_game::{Notation, Rules, SplitMix64, Style};
use chariot_xiangqi::Position;
use std::io::{BufWriter, Write, stdout};
use testkit::conformance;

/// The start, and crowded or sparse positions that random play from it would not reach.
const STARTS: &[&str] = &[
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    "3k1a3/4a1N2/1C2b4/2P1p1R2/2b2n3/4r1P2/3p5/4C1c2/4A4/2B1KA3 w - - 0 30",
    "2bak4/4a4/R3b1n2/4C4/3N5/2B3P2/4p4/3rc4/3nA4/3AK1B2 w - - 0 40",
    "4ka3/3P5/2N1b4/4C1r2/9/3c5/9/3p1R3/4A4/3AK1n2 b - - 0 50",
    "3ck4/3Ra4/3Nba3/9/4C4/9/5n3/4B1r2/4c4/4KA3 w - - 0 60",
];

fn main() {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse().expect("a number"));
    let (seed, count) = (numbers.next().unwrap_or(1), numbers.next().unwrap_or(1_000));
    let plies = (count / STARTS.len() as u64) as u32;
    let mut out = BufWriter::new(stdout().lock());
    conformance::walk::<Position>(STARTS, &mut SplitMix64::new(seed), plies, |_, _, position| {
        let write = |m| {
            let mut next = position.clone();
            next.play(m);
            format!("{m}:{}:{}", next.legal_move_count(), position.write_move(m, Style::Wxf))
        };
        let moves: Vec<String> = position.legal_moves().into_iter().map(write).collect();
        writeln!(out, "{position}\t{}\t{}", u8::from(position.is_check()), moves.join(" "))
            .expect("standard output takes the positions");
    });
}
