//! Bulk-counted perft against cozy-chess, alternating in one process: `cargo run --release -p chariot-chess
//! --example perft_vs_cozy [rounds] [plies more]`.
//!
//! Prints the best round of each, in million nodes a second, and the ratio. On a busy machine many short
//! rounds (`300 -1`) measure better than a few long ones.

use std::time::Instant;

#[path = "../tests/cozy/mod.rs"]
mod cozy;

const POSITIONS: [(&str, &str, u8); 5] = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5),
    ("kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4),
    ("rook ending", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6),
    ("promotions", "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 5),
    ("middlegame", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 4),
];

fn main() {
    let argument = |index| std::env::args().nth(index).and_then(|text| text.parse().ok());
    let (rounds, more) = (argument(1).unwrap_or(7), argument(2).unwrap_or(0));
    println!("position size: {} bytes", size_of::<chariot_chess::Position>());
    let mut product = 1.0;
    for (name, fen, depth) in POSITIONS {
        let depth = depth.saturating_add_signed(more).max(1);
        let ours: chariot_chess::Position = fen.parse().expect("a legal FEN");
        let theirs: cozy_chess::Board = fen.parse().expect("a legal FEN");
        let (mut best_ours, mut best_theirs) = (0.0_f64, 0.0_f64);
        for _ in 0..rounds {
            let (nodes, speed) = timed(|| chariot_game::perft(&ours, depth));
            best_ours = best_ours.max(speed);
            let (expected, speed) = timed(|| cozy::perft(&theirs, depth));
            best_theirs = best_theirs.max(speed);
            assert_eq!(nodes, expected, "{name}");
        }
        let ratio = best_ours / best_theirs;
        product *= ratio;
        println!("{name:<12} d{depth}  ours {best_ours:6.1}  cozy {best_theirs:6.1}  ratio {ratio:.2}");
    }
    println!("geometric mean of ratios {:.2}", f64::powf(product, 1.0 / POSITIONS.len() as f64));
}

fn timed(perft: impl FnOnce() -> u64) -> (u64, f64) {
    let start = Instant::now();
    let nodes = perft();
    (nodes, nodes as f64 / start.elapsed().as_secs_f64() / 1e6)
}
