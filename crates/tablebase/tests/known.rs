//! Counts and longest mates of chess endings match the published ones (Nalimov's and Gaviota's tables, which
//! count symmetric positions once).

use crate::support::{solve_all, table};
use chariot_chess::Position;
use chariot_game::{Dtm, Side, SingleThread, Tablebase};
use chariot_tablebase::{Material, Progress, ResultParts, SolveError, TableSet, solve};
use std::ops::ControlFlow::{Break, Continue};
use twox_hash::XxHash64;

/// Ending, and its longest mate in moves with the stronger side to move.
const LONGEST: [(&str, u16); 30] = [
    ("KQK", 10),
    ("KRK", 16),
    ("KQQK", 4),
    ("KQRK", 6),
    ("KQBK", 8),
    ("KQNK", 9),
    ("KRRK", 7),
    ("KRBK", 16),
    ("KRNK", 16),
    ("KBBK", 19),
    ("KBNK", 33),
    ("KNNK", 1),
    ("KQKQ", 13),
    ("KQKR", 35),
    ("KQKB", 17),
    ("KQKN", 21),
    ("KRKB", 29),
    ("KRKN", 40),
    ("KBKB", 1),
    ("KBKN", 1),
    ("KNKN", 1),
    ("KPK", 28),
    ("KQPK", 10),
    ("KRPK", 16),
    ("KBPK", 31),
    ("KNPK", 27),
    ("KPPK", 32),
    ("KQKP", 28),
    ("KRKP", 26),
    ("KPKP", 33),
];

#[test]
fn longest_mates() {
    let tables = solve_all::<Position>(&LONGEST.map(|(name, _)| name));
    for (name, moves) in LONGEST {
        let stats = table(&tables, name).stats(Side::First);
        let (position, dtm) = stats.longest_win.expect("a mate");
        assert_eq!(dtm, Dtm::Win(2 * moves - 1), "{name}");
        assert_eq!(tables.probe(&position), Some(dtm), "{name}");
    }
}

/// The longest mate of each side to move, where the other side never mates.
#[test]
fn longest_mates_of_a_rook() {
    let tables = solve_all::<Position>(&["KRK"]);
    let [first, second] = Side::BOTH.map(|side| table(&tables, "KRK").stats(side));
    let dtm = |longest: Option<(Position, Dtm)>| longest.map(|(_, dtm)| dtm);
    assert_eq!((dtm(first.longest_win), dtm(first.longest_loss)), (Some(Dtm::Win(31)), None));
    assert_eq!((dtm(second.longest_win), dtm(second.longest_loss)), (None, Some(Dtm::Loss(32))));
}

#[test]
fn counts_of_positions() {
    let tables = solve_all::<Position>(&["KRK", "KBNK", "KQKR", "KRKR", "KPK", "KPKP"]);
    let counts = |name: &str, side: Side| {
        let stats = table(&tables, name).stats(side);
        [stats.wins(), stats.draws, stats.losses()]
    };
    assert_eq!(counts("KRK", Side::First), [21_959, 0, 0]);
    assert_eq!(counts("KRK", Side::Second), [0, 2_796, 25_260]);
    assert_eq!(counts("KBNK", Side::First), [1_352_913, 6_665, 0]);
    assert_eq!(counts("KQKR", Side::First), [1_108_111, 8_963, 2_142]);
    assert_eq!(counts("KPK", Side::First), [62_480, 19_184, 0]);
    assert_eq!(counts("KPKP", Side::First), [1_606_514, 1_242_545, 868_985]);
    assert_eq!(counts("KRKR", Side::First), counts("KRKR", Side::Second));
}

/// Two rooks, one of which can be captured: the ending reached decides, not the capture.
#[test]
fn captures_lead_into_the_smaller_ending() {
    let tables = solve_all::<Position>(&["KRRK", "KQKR"]);
    let probe = |fen: &str| tables.probe(&fen.parse::<Position>().expect("a position"));
    // The king captures one rook and is mated by the other, or captures the only one.
    assert_eq!(probe("8/8/8/8/3k4/3R4/8/K6R b - - 0 1"), Some(Dtm::Loss(26)));
    assert_eq!(probe("8/8/8/8/3k4/3R4/8/K7 b - - 0 1"), Some(Dtm::Draw));
    // The queen captures the rook, or is captured.
    assert_eq!(probe("7k/8/8/8/8/8/1r6/KQ6 w - - 0 1"), Some(Dtm::Win(15)));
    assert_eq!(probe("7k/8/8/8/8/8/1r6/KQ6 b - - 0 1"), Some(Dtm::Draw));
    // With colours swapped.
    assert_eq!(probe("kq6/1R6/8/8/8/8/8/7K b - - 0 1"), Some(Dtm::Win(15)));
}

/// Results that depend on rare pawn moves.
#[test]
fn pawns_capture_en_passant_and_promote_to_less() {
    let tables = solve_all::<Position>(&["KPKP", "KRKP"]);
    let probe = |fen: &str| tables.probe(&fen.parse::<Position>().expect("a position"));
    assert_eq!(probe("8/8/8/8/k2pP3/8/8/K7 b - e3 0 1"), Some(Dtm::Win(19)));
    assert_eq!(probe("8/8/8/8/k2pP3/8/8/K7 b - - 0 1"), Some(Dtm::Draw));
    // Saavedra's study: after Rd4 a queen on c8 would allow stalemate; a rook wins.
    let study = probe("8/8/1KP5/3r4/8/8/8/k7 w - - 0 1");
    assert!(matches!(study, Some(Dtm::Win(_))), "{study:?}");

    // The checksums pin all other results; scripts/tables_oracle.py compared those with their moves.
    let sum = |name: &str| {
        let bytes = table(&tables, name).to_bytes(&SingleThread).expect("memory");
        format!("{name} {:016x}", XxHash64::oneshot(0, &bytes))
    };
    assert_eq!(["KPKP", "KRKP"].map(sum), ["KPKP 628815dac3c5eb8c", "KRKP cb107c615c3b3a1a"]);
}

#[test]
fn without_a_table_the_result_is_untables() {
    let tables = solve_all::<Position>(&["KRK"]);
    let probe = |fen: &str| tables.probe(&fen.parse::<Position>().expect("a position"));
    assert_eq!(probe("8/8/8/8/8/8/8/K1k5 w - - 0 1"), Some(Dtm::Draw), "bare kings");
    assert_eq!(probe("8/8/8/8/8/8/8/K1k4N w - - 0 1"), Some(Dtm::Draw), "dead by the rules");
    assert_eq!(probe("7Q/8/8/8/8/8/8/K1k5 w - - 0 1"), None);
    assert_eq!(probe("7P/8/8/8/8/8/8/K1k5 w - - 0 1".replace("7P/8", "8/7P").as_str()), None);
    assert_eq!(probe("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), probe("4k3/8/8/8/8/8/8/4K2R w - - 0 1"));

    let missing = Material::parse::<Position>("KRRK").expect("an ending");
    let error = solve(&missing, &TableSet::<Position>::new(), &SingleThread, &mut |_| Continue(()));
    assert_eq!(error.err(), Some(SolveError::Missing { ending: "KRK".to_owned() }));
}

#[test]
fn the_progress_callback_can_stop_the_solver() {
    let ending = Material::parse::<Position>("KRK").expect("an ending");
    let mut seen = Vec::new();
    let mut on_progress = |progress: Progress| {
        seen.push(progress.plies);
        if progress.plies < 5 { Continue(()) } else { Break(()) }
    };
    let solved = solve(&ending, &TableSet::<Position>::new(), &SingleThread, &mut on_progress);
    assert_eq!(solved.err(), Some(SolveError::Stopped { ending: "KRK".to_owned() }));
    assert_eq!(seen, [0, 1, 2, 3, 4, 5]);
}

/// A mate in 254 plies, or in 253 of the first side, has no code one ply earlier.
#[test]
fn an_ending_with_the_longest_mates_leads_no_further() {
    let tables = solve_all::<Position>(&["KRK"]);
    let [smaller, larger] = ["KRK", "KRRK"].map(|name| Material::parse::<Position>(name).expect("an ending"));
    let first = table(&tables, "KRK").results_part(0).expect("solved");
    let second = table(&tables, "KRK").results_part(1).expect("solved");
    let too_far = SolveError::LeadsTooFar { ending: "KRK".to_owned() };
    let stopped = SolveError::Stopped { ending: "KRRK".to_owned() };
    // Codes are plies and one. The other side's is the mark of illegal positions.
    for (code, expected) in [(253, [&stopped; 2]), (254, [&too_far, &stopped]), (255, [&stopped, &too_far])] {
        for (side, expected) in expected.into_iter().enumerate() {
            let mut sides = [first, second].map(<[u8]>::to_vec);
            sides[side][7] = code;
            let mut parts = ResultParts::new(&smaller).expect("memory");
            assert!(parts.add(&sides.concat()));
            let mut forged = TableSet::<Position>::new();
            forged.insert(parts.into_table().expect("whole"));
            let solved = solve(&larger, &forged, &SingleThread, &mut |_| Break(()));
            assert_eq!(solved.err().as_ref(), Some(expected), "side {side}, code {code}");
        }
    }
}
