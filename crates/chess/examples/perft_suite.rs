//! Checks every count of the perft suites, and the proofs at full depth: `cargo run --release -p
//! chariot-chess --example perft_suite [most nodes a count]`.
//!
//! Without a limit, 6 billion nodes. Exits with status 1 if a count differs.

use chariot_chess::Position;
use std::process::ExitCode;
use std::time::Instant;

const PROOFS: &str = "\
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D6 119060324
r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1 ;D5 193690690
8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1 ;D6 11030083
";

const SUITES: [&str; 3] =
    [PROOFS, include_str!("../tests/data/perftsuite.epd"), include_str!("../tests/data/chess960.epd")];

fn main() -> ExitCode {
    let most = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(u64::MAX);
    let start = Instant::now();
    let (mut total, mut counts, mut wrong) = (0, 0, 0);
    for line in SUITES.into_iter().flat_map(str::lines) {
        let (fen, fields) = line.split_once(';').unwrap_or((line, ""));
        let position: Position = fen.trim().parse().expect("the suite holds legal FENs");
        for (depth, expected) in fields.split(';').filter_map(depth_and_count) {
            if expected > most {
                continue;
            }
            let nodes = chariot_game::perft(&position, depth);
            (total, counts) = (total + nodes, counts + 1);
            if nodes != expected {
                wrong += 1;
                println!("{fen} depth {depth}: {nodes}, expected {expected}");
            }
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{counts} counts, {wrong} wrong, {total} nodes in {seconds:.1} s, {:.0} million a second",
        total as f64 / seconds / 1e6
    );
    if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Parses `D4 197281`; `None` for other fields, which are names.
fn depth_and_count(field: &str) -> Option<(u8, u64)> {
    let (depth, count) = field.trim().strip_prefix('D')?.split_once(' ')?;
    Some((depth.parse().ok()?, count.parse().ok()?))
}
