//! Perft against known counts.

use chariot_game::{Rules, perft};
use chariot_xiangqi::Position;

/// Counts from depth 1 up, agreed with Fairy-Stockfish 11.1 (`go perft`).
const COUNTS: &[(&str, &[u64])] = &[
    (
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
        &[44, 1_920, 79_666, 3_290_240],
    ),
    ("4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1", &[1, 2, 5, 11, 17, 39]),
    (
        "3k1a3/4a1N2/1C2b4/2P1p1R2/2b2n3/4r1P2/3p5/4C1c2/4A4/2B1KA3 w - - 0 30",
        &[40, 1_350, 50_555, 1_668_931],
    ),
    ("2bak4/4a4/R3b1n2/4C4/3N5/2B3P2/4p4/3rc4/3nA4/3AK1B2 w - - 0 40", &[7, 163, 5_770, 150_312]),
    ("4ka3/3P5/2N1b4/4C1r2/9/3c5/9/3p1R3/4A4/3AK1n2 b - - 0 50", &[5, 177, 5_201, 168_100]),
    ("3ck4/3Ra4/3Nba3/9/4C4/9/5n3/4B1r2/4c4/4KA3 w - - 0 60", &[26, 755, 19_291, 615_359]),
    ("4k4/4a4/4b4/9/4C4/4C4/9/4B4/4A4/4K1r2 w - - 0 1", &[2, 16, 397, 5_746, 173_347, 2_883_860]),
    ("3ak4/1C2a4/4b4/9/2b1R4/2n6/4r4/4B4/4c4/4KAB2 w - - 0 1", &[29, 869, 23_687, 747_869]),
    ("3k1a3/1P2a4/4R4/9/9/9/9/5n3/4c4/3NK1r2 w - - 0 1", &[1, 25, 496, 11_286, 226_928]),
    ("5k3/3PaC3/4bN3/9/6b2/9/2r6/4B4/3p5/2c1KAB2 b - - 0 1", &[32, 424, 12_637, 219_888]),
];

#[test]
fn counts_are_the_known_ones() {
    for (fen, counts) in COUNTS {
        let position: Position = fen.parse().expect("a legal position");
        for (depth, &count) in (1..).zip(*counts) {
            assert_eq!(perft(&position, depth), count, "{fen} to depth {depth}");
        }
    }
}

#[test]
fn the_start_is_the_first_of_them() {
    assert_eq!(Position::startpos().to_string(), COUNTS[0].0);
}
