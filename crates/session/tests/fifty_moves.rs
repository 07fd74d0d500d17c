//! Results of distances to zeroing at the game's halfmove clock.

use chariot_chess::Position;
use chariot_game::Board;
use chariot_tablebase::{DtzTable, Material, SingleThread, TableSet, solve, solve_dtz};
use session::{Dtm, GameId, ProbeResult, Session, Side, open};
use std::ops::ControlFlow::{Break, Continue};

/// A session with the tables of KPK and its smaller endings, and the file of its distances to zeroing.
fn session_and_dtz() -> (Box<dyn Session>, Vec<u8>) {
    let mut session = open(GameId::Chess);
    let (mut tables, mut dtz) = (TableSet::<Position>::new(), Vec::new());
    for name in ["KBK", "KNK", "KQK", "KRK", "KPK"] {
        let ending = Material::parse::<Position>(name).expect("an ending");
        tables.insert(solve(&ending, &tables, &SingleThread, &mut |_| Continue(())).expect("solvable"));
        let table = tables.table(&ending).expect("solved");
        session.tables().load(&table.to_bytes(&SingleThread).expect("memory")).expect("a table");
        let kept = |smaller: &Material| Ok(tables.table(smaller).expect("solved").clone());
        let solved: DtzTable<Position> =
            solve_dtz(table, 100, &kept, &SingleThread, &mut |_| Continue(())).expect("solvable");
        dtz = solved.to_bytes(table, &SingleThread).expect("memory");
    }
    (session, dtz)
}

fn probe(session: &mut dyn Session, fen: &str) -> ProbeResult {
    session.set_start(Some(fen)).expect("a FEN");
    session.tables().probe()
}

#[test]
fn the_clock_decides_what_is_drawn() {
    let (mut session, dtz) = session_and_dtz();
    // The king must get in front of the pawn first. The pawn moves after five plies; the mate takes 37.
    let fen = |clock: u16| format!("8/8/3k4/8/8/3K4/3P4/8 w - - {clock} 80");
    let win = Some(Dtm::Win(37));
    let in_time = probe(&mut *session, &fen(63));
    assert_eq!(
        (in_time.dtm, in_time.cursed, in_time.missing_dtz.is_empty()),
        (win, false, false),
        "some moves"
    );
    let unknown = probe(&mut *session, &fen(96));
    assert!(!unknown.cursed && unknown.moves.iter().all(|m| !m.cursed), "nothing is said without the file");
    assert_eq!(unknown.missing_dtz, ["KPK"]);

    assert_eq!(session.tables().load_dtz(&dtz).as_deref(), Ok("KPK"));
    let known = probe(&mut *session, &fen(95));
    assert_eq!((known.dtm, known.cursed, known.missing_dtz.len()), (win, false, 0), "the pawn moves in time");
    assert!(!known.moves[0].cursed);
    let saved = probe(&mut *session, &fen(96));
    assert_eq!((saved.dtm, saved.cursed), (win, true));
    for m in &saved.moves {
        assert_eq!(m.cursed, matches!(m.dtm, Some(Dtm::Win(_))), "{m:?}");
    }

    session.tables().clear();
    assert_eq!(session.tables().load_dtz(&dtz[1..]).map_err(|error| error.kind.name()), Err("TABLE"));
}

/// The files of what is solved in a session are those of the solver, to store and to load again.
#[test]
fn distances_that_are_solved_here_are_a_file() {
    let (mut with_file, dtz) = session_and_dtz();
    with_file.tables().load_dtz(&dtz).expect("a file");

    let mut solving = open(GameId::Chess);
    let not_solved = solving.tables().solve_dtz("KPK", &mut |_| Continue(()));
    assert_eq!(not_solved.map_err(|error| error.kind.name()), Err("TABLE"));
    solving.tables().solve("KPK", &mut |_| Continue(())).expect("solvable");
    let stopped = solving.tables().solve_dtz("KPK", &mut |_| Break(()));
    assert_eq!(stopped.map_err(|error| error.kind.name()), Err("STOPPED"));
    assert_eq!(solving.tables().dtz_file("KPK").map_err(|error| error.kind.name()), Err("TABLE"));
    solving.tables().solve_dtz("KPK", &mut |_| Continue(())).expect("solvable");
    assert_eq!(solving.tables().dtz_file("KPK").as_ref(), Ok(&dtz));

    let mut reading = open(GameId::Chess);
    for ending in ["KQK", "KRK", "KBK", "KNK", "KPK"] {
        let file = solving.tables().file(ending).expect("it is solved");
        assert_eq!(reading.tables().load(&file).as_deref(), Ok(ending));
    }
    reading.tables().load_dtz(&dtz).expect("a file");
    for clock in [0, 40, 63, 95, 96, 99] {
        let fen = format!("8/8/3k4/8/8/3K4/3P4/8 w - - {clock} 80");
        let probed = probe(&mut *reading, &fen);
        assert_eq!(probed, probe(&mut *with_file, &fen), "clock {clock}");
        assert_eq!((probed.cursed, probed.missing_dtz.len()), (clock >= 96, 0));
    }
}

/// Results with mates that may come too late help to solve distances to zeroing only if the rule lets them stand.
#[test]
fn results_of_smaller_endings_must_stand() {
    let mut session = open(GameId::Chess);
    session.tables().solve("KPK", &mut |_| Continue(())).expect("solvable");
    let under_rule = session.tables().results("KQK", 0, true);
    assert_eq!(under_rule.map_err(|error| error.kind.name()), Err("TABLE"), "not known yet");
    session.tables().solve_dtz("KQK", &mut |_| Continue(())).expect("solvable");
    let mut parts = |under_rule| -> Vec<Vec<u8>> {
        let part = |number| session.tables().results("KQK", number, under_rule).expect("solved");
        (0..).map(part).take_while(|part| !part.is_empty()).collect()
    };
    let all = parts(false);
    assert_eq!(parts(true), all, "all stand");
    let mut results = all.concat();

    let convert = |session: &mut dyn Session| {
        let converted = session.tables().convert("KPK", "KQK", &mut |_| Continue(()));
        converted.map_err(|error| error.kind.name())
    };
    assert_eq!(convert(&mut *session), Ok(()));
    // A code is even for a win, and one more than its plies.
    let won = results.iter_mut().find(|code| **code > 0 && **code % 2 == 0).expect("a win");
    *won = 152;
    session.tables().add_results("KQK", &results, false).expect("memory");
    assert_eq!(convert(&mut *session), Err("TABLE"), "a mate in 151 plies");
    session.tables().add_results("KQK", &results, true).expect("memory");
    assert_eq!(convert(&mut *session), Ok(()));
    session.tables().solve_dtz("KPK", &mut |_| Continue(())).expect("solvable");
}

#[test]
fn what_distances_to_zeroing_take_is_told() {
    let dtz = |game: GameId, name: &str| open(game).tables().material(name).expect("an ending").dtz;
    let [small, large] = ["KBBKN", "KRBKR"].map(|name| dtz(GameId::Chess, name).expect("solvable"));
    assert!(small.memory < 1 << 30 && small.memory < large.memory);
    assert_eq!(small.limit, 100);
    let [sliced, whole] = ["KRPKR", "KRPKP"].map(|name| dtz(GameId::Chess, name).expect("solvable").memory);
    assert!(sliced < 2 << 30 && sliced < whole, "an ending with one pawn takes less: {sliced}, {whole}");
    assert_eq!(dtz(GameId::Chess, "KQRBNKQ"), None, "it is too large");
    assert_eq!(dtz(GameId::Xiangqi, "KRKAA"), None, "there is no such rule");
    let mut xiangqi = open(GameId::Xiangqi);
    xiangqi.tables().solve("KRKA", &mut |_| Continue(())).expect("solvable");
    let solved = xiangqi.tables().solve_dtz("KRKA", &mut |_| Continue(()));
    assert_eq!(solved.map_err(|error| error.kind.name()), Err("MATERIAL"));
}

/// A slower mate that the rule allows comes before a faster one that it draws.
#[test]
fn moves_are_sorted_by_what_the_rule_leaves() {
    let (mut session, dtz) = session_and_dtz();
    session.tables().load_dtz(&dtz).expect("a file");
    let mut sorted = 0;
    let pieces = Material::parse::<Position>("KPK").expect("an ending").pieces();
    for (pawn, king, other) in (8..56_u8).flat_map(|a| (0..64_u8).map(move |b| (a, b, 63 - (a + b) % 64))) {
        let squares = [king, other, pawn];
        let placed: Vec<_> = pieces.iter().copied().zip(squares).collect();
        let Ok(position) = Position::from_pieces(&placed, Side::First) else { continue };
        let fen = position.to_string().replace(" 0 1", " 97 80");
        session.set_start(Some(&fen)).expect("a FEN");
        let moves = session.tables().probe().moves;
        let first_cursed = moves.iter().position(|m| m.cursed).unwrap_or(moves.len());
        assert!(
            moves[first_cursed..].iter().all(|m| m.cursed || !matches!(m.dtm, Some(Dtm::Win(_)))),
            "{fen}"
        );
        let dtm = |m: &session::MoveDtm| m.dtm.and_then(|dtm| dtm.plies());
        sorted += usize::from(
            first_cursed > 0
                && moves.get(first_cursed).is_some_and(|m| dtm(m) < dtm(&moves[first_cursed - 1])),
        );
    }
    assert!(sorted > 0, "no such position");
}
