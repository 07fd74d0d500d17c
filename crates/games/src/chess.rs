use crate::playable::{new_engine, with_network};
use crate::{EndingSet, PlayableGame, WinRateModel};
use chariot_chess::{Evaluation, NETWORK, NEURONS, Position};
use chariot_eval::NetworkEvaluation;
use chariot_game::{Line, Style};
use chariot_search::DynEngine;

pub(crate) struct Chess;

impl PlayableGame for Chess {
    type Position = Position;
    type Evaluation = Evaluation;
    type EngineEvaluation = NetworkEvaluation<Position, Evaluation, NEURONS>;

    const NAME: &'static str = "chess";
    const EVALUATION: Evaluation = Evaluation;
    /// Trained with `lab label` and `lab train`: see `docs/guide/tuning.md`.
    const NETWORK: Option<&'static [u8]> =
        if cfg!(target_family = "wasm") { None } else { Some(NETWORK) };
    const WIN_RATE: WinRateModel = WinRateModel { middle: [203.4, -4.71], width: [83.4, 0.20] };
    const EPD_STYLE: Style = Style::San;
    const POLYGLOT_KEY: Option<fn(&Line<Position>) -> u64> =
        Some(|line| line.current().polyglot_key(line.moves().last().copied()));
    const ENDING_SETS: &'static [EndingSet] = &[];

    /// The start, positions after well-known openings, then less and less material.
    const BENCH_POSITIONS: &'static [&'static str] = &[
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

    fn engine_evaluation() -> Self::EngineEvaluation {
        with_network::<Chess, NEURONS>()
    }

    fn engine(hash_mib: usize) -> Box<dyn DynEngine<Position>> {
        new_engine::<Chess>(hash_mib)
    }
}
