use crate::playable::{new_engine, with_network};
use crate::{EndingSet, PlayableGame, WinRateModel};
use chariot_eval::NetworkEvaluation;
use chariot_game::Style;
use chariot_search::DynEngine;
use chariot_xiangqi::{Evaluation, NETWORK, NEURONS, Position};

pub(crate) struct Xiangqi;

/// Defenders that cannot attack: advisors and elephants.
const DEFENDERS: &[&str] = &["", "A", "AA", "B", "BB", "AB", "AAB", "ABB", "AABB"];

impl PlayableGame for Xiangqi {
    type Position = Position;
    type Evaluation = Evaluation;
    type EngineEvaluation = NetworkEvaluation<Position, Evaluation, NEURONS>;

    const NAME: &'static str = "xiangqi";
    const EVALUATION: Evaluation = Evaluation;
    /// Trained with `lab label` and `lab train`: see `docs/guide/tuning.md`.
    const NETWORK: Option<&'static [u8]> =
        if cfg!(target_family = "wasm") { None } else { Some(NETWORK) };
    const WIN_RATE: WinRateModel = WinRateModel { middle: [474.5, -10.84], width: [107.0, 1.98] };
    const EPD_STYLE: Style = Style::Uci;

    const ENDING_SETS: &'static [EndingSet] = &[
        // The practical endings of textbooks with one attacker.
        EndingSet { name: "practical", attackers: &["R", "N", "P", "CA"], defenders: DEFENDERS },
        // The same with two attackers.
        EndingSet { name: "pairs", attackers: &["NP", "PP", "NN", "RP", "NC", "CC"], defenders: DEFENDERS },
        // Rook against one attacker: both sides are armed.
        EndingSet {
            name: "armed",
            attackers: &["R"],
            defenders: &["N", "C", "P", "NA", "CA", "PA", "NAA", "CAA", "PAA"],
        },
    ];

    /// The start, positions after usual openings, then less and less material.
    const BENCH_POSITIONS: &'static [&'static str] = &[
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

    fn engine_evaluation() -> Self::EngineEvaluation {
        with_network::<Xiangqi, NEURONS>()
    }

    fn engine(hash_mib: usize) -> Box<dyn DynEngine<Position>> {
        new_engine::<Xiangqi>(hash_mib)
    }
}
