//! Positions the benchmark searches, of each game: openings, middlegames and endings, none of them decided
//! at a glance. The node count over them is the signature of the engine: any change of search or
//! evaluation changes it, nothing else does.

use crate::{GameId, Limits, Session, Unwatched};

/// Hash table for the benchmark, in MiB.
const HASH: usize = 16;

/// Searches the benchmark positions of the session's game from a clean state to `depth` plies, and leaves the
/// session at the last of them, with the hash table of the benchmark. Returns the positions visited, the same number on every platform as long as the
/// session has no tables.
pub fn bench(session: &mut dyn Session, depth: u16) -> u64 {
    session.search().set_hash(HASH);
    session.search().new_game();
    let positions = match session.game() {
        #[cfg(feature = "chess")]
        GameId::Chess => CHESS,
        #[cfg(feature = "xiangqi")]
        GameId::Xiangqi => XIANGQI,
        #[cfg(not(all(feature = "chess", feature = "xiangqi")))]
        _ => &[],
    };
    let nodes = positions.iter().map(|fen| {
        session
            .set_start(Some(fen))
            .map_or(0, |_| session.search().think(&Limits::depth(depth), &mut Unwatched).nodes)
    });
    nodes.sum()
}

/// Chess: the start, positions after well-known openings, then thinning material.
#[cfg(feature = "chess")]
const CHESS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r1b2rk1/2q1bppp/2np1n2/pp2p3/3PP3/1N3N1P/PPB2PP1/R1BQR1K1 w - - 0 15",
    "rnb1kb1r/1p1n1ppp/p3p3/4P1B1/3N4/q1N5/P1PQ2PP/1R2KB1R w Kkq - 1 12",
    "r1bq1rk1/ppp1n1bp/3p1np1/3Pp3/2P1Pp2/2NN1P2/PP1BB1PP/R2Q1RK1 w - - 0 13",
    "r1b2rk1/pp1nqppp/2p5/4p3/2BP4/2R1PN2/PP3PPP/3Q1RK1 w - - 0 13",
    "r1b1k1r1/ppq1np1Q/2n1p3/3pP3/5P2/P1p5/2P1N1PP/R1B1KB1R w KQq - 0 12",
    "2rq1rk1/pp1bppb1/3p1np1/4n2p/3NP2P/1BN1BP2/PPPQ2P1/2KR3R w - - 0 13",
    "r2q1rk1/ppp1b1pp/1nn1bp2/4p3/1P6/P1NP1NP1/4PPBP/R1BQ1RK1 w - - 0 11",
    "r2q1rk1/pp1n1ppp/2p1pn2/7b/Pb1PP3/2NB1N2/1P2QPPP/R1B2RK1 w - - 3 12",
    "r2qr1k1/bpp2pp1/p1npbn1p/4p3/4P3/1BPP1N1P/PP3PP1/R1BQRNK1 w - - 4 12",
    "r1bqr1k1/p1n2pbp/1p1p1np1/2pP4/P3P3/2N2P2/1P1NB1PP/R1BQ1RK1 w - - 0 13",
    "r3k2r/ppqn1ppp/2p1pn2/5b2/2BP4/P1B2N2/1PP1QPPP/2KR3R w kq - 1 12",
    "8/5pk1/4p1p1/3pP2p/1P1P1P1P/r5P1/4R1K1/8 w - - 0 40",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "4k3/pp3ppp/2p5/4n3/4P3/2P1B3/PP3PPP/4K3 w - - 0 25",
    "8/8/1p1k4/1P1p1p2/3P1P1p/4K2P/8/8 w - - 0 50",
    "2r3k1/1q3ppp/p2bp3/1p1n4/3P4/P2B1Q2/1P3PPP/2R3K1 w - - 0 24",
    "3r2k1/pp3pp1/2p4p/8/2PN4/1P2rP2/P5PP/3R2K1 b - - 0 28",
    "6k1/3q1pp1/2pBp2p/p2pP3/P2P4/1QP3P1/5P1P/6K1 b - - 0 31",
    "8/8/8/3k4/8/4K2R/8/8 w - - 0 1",
    "6k1/5ppp/8/8/8/1r6/R4PPP/6K1 w - - 0 35",
    "8/5k2/8/4B1P1/2n2K2/8/8/8 w - - 0 60",
    "1k1r3r/ppp2pp1/2nq1n1p/3p4/3P1B2/P1PB1Q1P/1P3PP1/R4RK1 b - - 0 16",
];

/// Xiangqi: the start, positions after usual openings, then thinning material.
#[cfg(feature = "xiangqi")]
const XIANGQI: &[&str] = &[
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    "rnbakabr1/9/c5nc1/p3p1p1p/2p6/6P2/P1P1P3P/1CN1C1N2/9/R1BAKABR1 b - - 9 5",
    "r1bakabr1/9/1cn3nc1/p1p1p1pRp/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKAB2 b - - 7 4",
    "r1bakab1r/9/1cn3nc1/p1p1p3p/6p2/2P6/P3P1P1P/1CN1C4/9/R1BAKABNR w - - 6 4",
    "rnbakab2/8r/1c2c1n2/p1p1p1p1p/9/9/P1P1P1P1P/4C1NC1/9/RNBAKABR1 w - - 6 4",
    "rnbakabr1/9/1c3cn2/p1p1p1p1p/9/9/P1P1P1P1P/1C2B1NC1/9/RNBAKA1R1 w - - 6 4",
    "rnb1kab1r/4a4/1c2c1n2/p1p3p1p/9/4C4/P1P1P1P1P/1C4N2/9/RNBAKAB1R b - - 4 4",
    "r1bakabnr/9/1cn1c4/p3p1p1p/2p6/7C1/P1P1P1P1P/1C2B1N2/9/RN1AKAB1R w - - 6 4",
    "3akab2/8r/4b1n2/p3p3p/6p2/2P6/P3P1N1P/4B4/4A4/2BAK2R1 w - - 0 30",
    "2bak4/4a4/4b4/p3p3p/2n6/4P4/P3N3P/4B4/4A4/2BAK4 w - - 0 40",
    "4kab2/4a4/4b3c/4p3p/9/2P3P2/4P4/4C1N2/4A4/3AK1B2 b - - 0 35",
    "r2akab2/9/2n1b1n2/p1p1p3p/6p2/2P3P2/P3P3P/2N1C1N2/9/R1BAKAB2 w - - 0 15",
    "3k5/4P4/9/9/9/9/9/9/4p4/5K3 w - - 0 60",
    "4k4/4a4/3a5/9/9/4R4/9/9/9/4K4 w - - 0 50",
];
