//! Perft against published numbers.

use chariot_chess::Position;
use chariot_game::perft;

fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Checks the counts of depths 1, 2, …
#[track_caller]
fn check(fen: &str, counts: &[u64]) {
    let position = position(fen);
    for (depth, &count) in (1..).zip(counts) {
        assert_eq!(perft(&position, depth), count, "depth {depth} of {fen}");
    }
}

#[test]
fn classical_positions() {
    check(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        &[20, 400, 8_902, 197_281, 4_865_609, 119_060_324],
    );
    check(
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        &[48, 2_039, 97_862, 4_085_603, 193_690_690],
    );
    check("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[14, 191, 2_812, 43_238, 674_624, 11_030_083]);
    check(
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        &[6, 264, 9_467, 422_333, 15_833_292],
    );
    check("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", &[44, 1_486, 62_379, 2_103_487]);
    check(
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        &[46, 2_079, 89_890, 3_894_594],
    );
}

#[test]
fn positions_with_very_many_moves() {
    check("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", &[218]);
    check("3Q4/1Q4Q1/4Q3/2Q4R/Q4Q2/3Q4/1Q4Rp/1K1BBNNk w - - 0 1", &[218]);
}

/// The whole suite: every depth up to three million nodes, and at least the first.
#[test]
fn suite() {
    assert_eq!(check_suite(include_str!("data/perftsuite.epd"), 3_000_000), 164);
}

/// The start positions of Chess960, to depth 3.
#[test]
fn chess960() {
    assert_eq!(check_suite(include_str!("data/chess960.epd"), 60_000), 960);
}

/// Checks all counts up to `most_nodes`, and the first of each line. Returns the number of lines.
fn check_suite(suite: &str, most_nodes: u64) -> usize {
    let mut positions = 0;
    for line in suite.lines() {
        let mut fields = line.split(';').map(str::trim);
        let position = position(fields.next().unwrap_or_default());
        let counts: Vec<(u8, u64)> = fields.filter_map(depth_and_count).collect();
        let affordable = counts.iter().filter(|&&(_, count)| count <= most_nodes).count();
        assert!(!counts.is_empty(), "no count in {line}");
        for &(depth, count) in &counts[..affordable.max(1)] {
            assert_eq!(perft(&position, depth), count, "depth {depth} of {line}");
        }
        positions += 1;
    }
    positions
}

/// Parses `D4 197281`; `None` for other fields, which are names.
fn depth_and_count(field: &str) -> Option<(u8, u64)> {
    let (depth, count) = field.strip_prefix('D')?.split_once(' ')?;
    Some((depth.parse().ok()?, count.parse().ok()?))
}
