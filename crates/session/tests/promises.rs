//! Guarantees of the session traits: views, limits, memory, files of tables.

use chariot_game::ThreadPool;
use session::{
    Control, GameId, Limits, NotatedMove, Outcome, PlayOut, PositionQuery, Report, ScoreKind, Session, Side,
    Style, Unwatched, open,
};
use std::ops::ControlFlow::Continue;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

fn at(game: GameId, fen: &str) -> Box<dyn Session> {
    let mut session = open(game);
    session.set_start(Some(fen)).expect("a FEN");
    session
}

fn solve(session: &mut dyn Session, material: &str) {
    session.tables().solve(material, &mut |_| Continue(())).expect("solvable");
}

/// A random position of an ending; the first side has the pieces named first.
fn random(
    session: &mut dyn Session,
    material: &str,
    to_move: Side,
    outcome: Option<Outcome>,
    seed: u64,
) -> String {
    let query =
        PositionQuery { material: material.to_owned(), strong: Side::First, to_move, outcome, moves: None };
    session.tables().random_position(&query, seed).expect("one")
}

#[test]
fn boards_and_checks_are_those_of_the_game() {
    assert_eq!(open(GameId::Chess).view().board_size(), (8, 8));
    assert_eq!(open(GameId::Xiangqi).view().board_size(), (9, 10));
    let cases = [
        (GameId::Chess, "4k3/8/8/8/8/8/8/r3K3 w - - 0 1", Some("e1")),
        (GameId::Chess, "4k3/8/8/8/8/8/r7/4K3 w - - 0 1", None),
        (GameId::Xiangqi, "3k5/9/9/9/9/9/9/3R5/9/4K4 b - - 0 1", Some("d10")),
        (GameId::Xiangqi, "3k5/9/9/9/9/9/9/4R4/9/4K4 w - - 0 1", None),
    ];
    for (game, fen, square) in cases {
        assert_eq!(at(game, fen).view().checked_square().as_deref(), square, "{fen}");
    }
}

#[test]
fn a_fen_is_read_without_being_set_up() {
    let session = open(GameId::Chess);
    let before = session.view().fen();
    let (fen, notices) = session.view().read_fen("4k3/8/8/8/8/8/8/4K2R w KQ - 7 9").expect("a FEN");
    assert_eq!(fen, "4k3/8/8/8/8/8/8/4K2R w K - 7 9");
    assert_eq!(notices.len(), 1);
    assert!(session.view().read_fen("4k3/8/8/8/8/8/8/8 w - - 0 1").is_err());
    assert_eq!(session.view().fen(), before);
}

#[test]
fn perft_is_divided_by_moves_and_can_be_stopped() {
    for (game, leaves) in [(GameId::Chess, 8_902), (GameId::Xiangqi, 79_666)] {
        let session = open(game);
        let counts = session.view().divide(3, &|| false).expect("not stopped");
        let moves: Vec<NotatedMove> = counts.iter().map(|(m, _)| m.clone()).collect();
        assert_eq!(moves, session.view().legal_moves());
        assert_eq!(counts.iter().map(|(_, nodes)| nodes).sum::<u64>(), leaves, "{game:?}");
        assert_eq!(session.view().divide(99, &|| true), None);
    }
}

#[test]
fn the_hash_table_has_the_size_it_says_and_what_was_searched() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let mut session = open(GameId::Chess);
    assert_eq!(session.search().set_hash(4), 4);
    let answer = session.search().think(&Limits::depth(5), &mut Unwatched);
    let best = [answer.best.expect("a move").uci];
    let entry = session.search().probe_hash(None, &best).expect("a position").expect("it was searched");
    assert_eq!((entry.best.map(|m| m.uci), entry.depth), (answer.ponder.map(|m| m.uci), 4));
    assert_eq!(session.search().probe_hash(Some(start), &best), session.search().probe_hash(None, &best));
    assert!(session.search().probe_hash(None, &["e2e5".to_owned()]).is_err());
    assert!(session.search().probe_hash(Some("8/8 w"), &[]).is_err());
    session.search().new_game();
    assert_eq!(session.search().probe_hash(None, &best), Ok(None));
}

/// A fixed clock whose time spent differs from the time elapsed.
struct Stands {
    elapsed: u64,
    spent: u64,
    looks: u32,
    reported: Option<u64>,
}

impl Control<NotatedMove> for Stands {
    fn elapsed_ms(&mut self) -> u64 {
        self.elapsed
    }

    fn spent_ms(&mut self) -> u64 {
        self.spent
    }

    /// Ends the test if the limits fail.
    fn should_stop(&mut self) -> bool {
        self.looks += 1;
        self.looks > 300
    }

    fn report(&mut self, report: &Report<NotatedMove>) {
        self.reported = Some(report.time_ms);
    }
}

#[test]
fn reports_have_the_time_elapsed_and_limits_mind_the_time_spent() {
    let mut session = open(GameId::Chess);
    let mut looks = |spent: u64| {
        let mut control = Stands { elapsed: 12_345, spent, looks: 0, reported: None };
        session.search().think(&Limits::move_time(1_000), &mut control);
        assert_eq!(control.reported, Some(12_345));
        control.looks
    };
    assert!(looks(1_000) < 100, "the time is over");
    assert!(looks(0) > 300, "while pondering no time passes");
}

#[test]
fn a_solved_table_is_a_file() {
    let fen = "8/8/8/4k3/8/8/4K2R/8 w - - 0 1";
    let mut solved = at(GameId::Chess, fen);
    assert!(solved.tables().file("KRK").is_err(), "nothing is solved");
    solve(&mut *solved, "KRK");
    let file = solved.tables().file("KKR").expect("a table");

    let mut other = at(GameId::Chess, fen);
    assert_eq!(other.tables().load(&file), Ok("KRK".to_owned()));
    assert!(other.tables().load(&file[1..]).is_err());
    assert_eq!(
        other.tables().file("KRK").map_err(|error| error.to_string()),
        Err("KRK is not solved".to_owned())
    );
    assert_eq!(other.tables().probe(), solved.tables().probe());
    assert!(solved.tables().probe().dtm.is_some());
    solve(&mut *other, "KRK");
    assert_eq!(other.tables().file("KRK"), Ok(file));
}

#[test]
fn results_of_one_session_spare_another_the_solving() {
    let fen = "8/8/8/4k3/8/8/4K2R/8 w - - 0 1";
    let mut solved = at(GameId::Chess, fen);
    assert!(solved.tables().results("KRK", 0, false).is_err(), "nothing is solved");
    solve(&mut *solved, "KRK");
    let mut other = at(GameId::Chess, fen);
    let part = |number| solved.tables().results("KRK", number, false).expect("solved");
    let results: Vec<u8> = (0..).map(part).take_while(|part| !part.is_empty()).flatten().collect();
    other.tables().add_results("KRK", &results[..7_001], false).expect("memory");
    other.tables().clear();
    for bytes in results.chunks(7_001) {
        assert!(other.tables().file("KRK").is_err(), "results are missing");
        other.tables().add_results("KRK", bytes, false).expect("memory");
    }
    assert_eq!(other.tables().file("KRK"), solved.tables().file("KRK"));
    let mut waves = 0;
    let mut count = |_| {
        waves += 1;
        Continue(())
    };
    other.tables().solve("KRK", &mut count).expect("solved");
    assert_eq!(waves, 0);
    let too_many = other.tables().add_results("KRK", &vec![0; 1 << 24], false);
    assert_eq!(too_many.map_err(|error| error.to_string()), Err("KRK has fewer results".to_owned()));
}

#[test]
fn an_ending_solved_by_its_conversions_is_the_same_and_keeps_small_tables() {
    let fen = "8/8/8/8/8/2k5/P7/1K6 w - - 0 1";
    let mut whole = at(GameId::Chess, fen);
    solve(&mut *whole, "KPK");
    let mut session = at(GameId::Chess, fen);
    for smaller in session.tables().material("KPK").expect("an ending").smaller {
        session.tables().convert("KPK", &smaller, &mut |_| Continue(())).expect("solvable");
        assert!(session.tables().dtm_counts(&smaller).is_some(), "{smaller} is small enough to be kept");
    }
    solve(&mut *session, "KPK");
    assert_eq!(session.tables().dtm_counts("KPK"), whole.tables().dtm_counts("KPK"));
    assert_eq!(session.tables().probe(), whole.tables().probe());
}

/// Counts the calls and runs the work on the calling thread.
struct Counting(AtomicUsize);

impl ThreadPool for Counting {
    fn helpers(&self) -> usize {
        1
    }

    fn run(&self, help: &(dyn Fn(usize) + Sync), lead: &mut dyn FnMut()) {
        self.0.fetch_add(1, Ordering::Relaxed);
        help(0);
        lead();
    }
}

#[test]
fn threads_help_where_an_ending_is_large() {
    let pool = Arc::new(Counting(AtomicUsize::new(0)));
    let mut session = open(GameId::Chess);
    session.search().set_threads(Some(pool.clone()));
    solve(&mut *session, "KRK");
    assert_eq!(pool.0.load(Ordering::Relaxed), 0, "it would be over before a thread is awake");
    solve(&mut *session, "KQKR");
    assert!(pool.0.load(Ordering::Relaxed) > 0);
}

#[test]
fn an_ending_has_at_most_as_many_pieces_as_a_table() {
    let cases = [
        ("8/8/8/8/k7/8/7R/K1RRRRR1 w - - 0 1", Some("KRRRRRRK")),
        ("8/8/8/8/k7/8/7R/K1RRRRRR w - - 0 1", None),
    ];
    for (fen, material) in cases {
        assert_eq!(at(GameId::Chess, fen).tables().probe().material.as_deref(), material, "{fen}");
    }
}

/// Some random placements are mate or stalemate.
#[test]
fn a_random_position_has_a_move_to_make() {
    let session = &mut *open(GameId::Chess);
    solve(session, "KQK");
    for seed in 0..2_000 {
        let outcome = [None, Some(Outcome::Loss), Some(Outcome::Draw)][seed as usize % 3];
        let fen = random(session, "KQK", Side::Second, outcome, seed);
        session.set_start(Some(&fen)).expect("a FEN");
        assert!(!session.view().legal_moves().is_empty(), "{fen}");
    }
}

#[test]
fn tables_that_are_dropped_are_not_asked() {
    let mut session = at(GameId::Chess, "8/8/8/4k3/8/8/4K2R/8 w - - 0 1");
    solve(&mut *session, "KRK");
    assert!(session.tables().probe().dtm.is_some());
    session.tables().clear();
    assert_eq!(session.tables().probe().dtm, None);
}

/// A one-ply search plays won pawn endings against the best defence.
#[test]
fn a_win_that_is_gone_is_not_played_on() {
    let (mut judge, mut player) = (open(GameId::Chess), open(GameId::Chess));
    solve(&mut *judge, "KPK");
    let mut lost = 0;
    for seed in 0..200 {
        let fen = random(&mut *judge, "KPK", Side::First, Some(Outcome::Win), seed);
        let mut play = PlayOut::new(&mut *judge, &mut *player, &fen, 1).expect("a position");
        let step = play.step(&mut Unwatched).expect("a move").expect("it is won");
        if step.after.is_none() {
            lost += 1;
            assert_eq!(step.reply, None, "{fen}");
        } else {
            assert_eq!(step.reply.is_none(), step.after == Some(0), "{fen}");
        }
    }
    assert!(lost > 0);
}

#[test]
fn a_mate_is_seen_in_the_session_s_notation() {
    let mut session = at(GameId::Xiangqi, "3k5/R8/9/9/9/9/9/9/9/1R2K4 w - - 0 1");
    session.set_style(Some(Style::ZhHans));
    let answer = session.search().think(&Limits::depth(4), &mut Unwatched);
    assert_eq!(answer.lines[0].score.kind(), ScoreKind::WinIn(1));
    assert_eq!(answer.lines[0].pv[0].text, answer.best.expect("a move").text);
}
