//! A chess session through its door: play, take back, faults that change nothing, search, tables.

use session::{Distance, GameId, Limits, Outcome, Placed, Reason, Session, Side, Style, Unwatched, open};

fn chess() -> Box<dyn Session> {
    open(GameId::Chess)
}

fn at(fen: &str, moves: &[&str]) -> Box<dyn Session> {
    let mut session = chess();
    session.set_start(Some(fen)).expect("a FEN");
    for text in moves {
        session.play(text, Style::San).expect("a legal move");
    }
    session
}

fn snapshot(session: &dyn Session) -> (String, usize) {
    (session.fen(), session.history().len())
}

#[test]
fn names_of_games_are_read_back() {
    for game in GameId::ALL {
        assert_eq!(game.name().parse(), Ok(game));
    }
    let error = "checkers".parse::<GameId>().expect_err("no such game");
    assert!(error.to_string().contains("chess"), "{error}");
}

#[test]
fn moves_are_told_in_coordinates_and_words() {
    let mut session = chess();
    session.play("e4", Style::San).expect("legal");
    session.play("e7e5", Style::San).expect("legal");
    session.play("Nf3", Style::San).expect("legal");
    let history: Vec<_> = session.history().into_iter().map(|m| (m.uci, m.text)).collect();
    let expected =
        [("e2e4", "e4"), ("e7e5", "e5"), ("g1f3", "Nf3")].map(|(a, b)| (a.to_owned(), b.to_owned()));
    assert_eq!(history, expected);
    assert_eq!(session.side_to_move(), Side::Second);
    assert!(session.undo());
    assert_eq!(session.legal_moves().len(), 29);
}

#[test]
fn a_promotion_says_what_it_becomes() {
    let session = at("8/P6k/8/8/8/8/8/K7 w - - 0 1", &[]);
    let mut kinds: Vec<_> = session.legal_moves().into_iter().filter_map(|m| m.promotion).collect();
    kinds.sort_unstable();
    assert_eq!(kinds, ['B', 'N', 'Q', 'R']);
}

#[test]
fn faults_change_nothing() {
    let mut session = at("8/8/8/4k3/8/8/4K2R/8 w - - 0 1", &["h2h5"]);
    let before = snapshot(&*session);
    assert_eq!(session.set_start(Some("8/8/8/8/8/8/8/8 w - - 0 1")).expect_err("no kings").kind, "KINGS");
    assert_eq!(session.play("h5h9", Style::San).expect_err("off the board").kind, "SYNTAX");
    assert_eq!(session.play("h5h4", Style::San).expect_err("not Black's rook").kind, "ILLEGAL_MOVE");
    assert_eq!(session.add_table(b"not a table").expect_err("not a table").kind, "TABLE");
    assert_eq!(session.solve_table("KXK").expect_err("no such man").kind, "MATERIAL");
    assert_eq!(session.random_position("K", Side::First, 1).expect_err("one king").kind, "MATERIAL");
    assert_eq!(snapshot(&*session), before);
}

#[test]
fn endings_name_the_rule() {
    let knights = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let twice: Vec<&str> = knights.iter().chain(&knights).copied().collect();
    type Case<'a> = (&'a str, &'a [&'a str], Option<(Outcome, Reason)>);
    let cases: [Case; 6] = [
        (start, &knights, None),
        (start, &twice, Some((Outcome::Draw, Reason::Repetition(3)))),
        (start, &["f3", "e5", "g4", "Qh4"], Some((Outcome::Loss, Reason::Checkmate))),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", &[], Some((Outcome::Draw, Reason::Stalemate))),
        ("7k/8/8/8/8/8/8/KN6 w - - 0 1", &[], Some((Outcome::Draw, Reason::InsufficientMaterial))),
        ("7k/8/8/8/8/8/8/KR6 w - - 99 80", &["b1b2"], Some((Outcome::Draw, Reason::MoveLimit(50)))),
    ];
    for (fen, moves, expected) in cases {
        let ending = at(fen, moves).ending().map(|ending| (ending.outcome, ending.reason));
        assert_eq!(ending, expected, "{fen} {moves:?}");
    }
}

#[test]
fn the_engine_sees_a_mate_and_leaves_the_line_alone() {
    let mut session = at("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", &[]);
    let before = snapshot(&*session);
    let answer = session.think(&Limits::depth(4), &mut Unwatched);
    assert_eq!(answer.best.expect("a move").text, "Ra8#");
    assert_eq!(answer.lines[0].score.to_string(), "#1");
    assert_eq!(snapshot(&*session), before);
}

#[test]
fn bench_counts_the_same_twice() {
    let mut session = chess();
    let first = session.bench(4);
    session.think(&Limits::depth(5), &mut Unwatched);
    assert_eq!(session.bench(4), first);
}

#[test]
fn a_solved_table_explores_every_move_and_counts_down() {
    let mut session = at("8/8/8/4k3/8/8/4K2R/8 w - - 0 1", &[]);
    assert_eq!(session.explore(), None);
    assert_eq!(session.solve_table("KKR"), Ok("KRK".to_owned()));
    let mut left = match session.explore().expect("a table").value {
        Distance::Win(plies) => plies,
        other => panic!("K+R wins, not {other:?}"),
    };
    while left > 0 {
        let explored = session.explore().expect("a table");
        assert_eq!(explored.moves.len(), session.legal_moves().len());
        assert_eq!(explored.value.plies(), Some(left));
        assert_eq!(explored.moves[0].value, Some(explored.value));
        session.play(&explored.moves[0].info.uci, Style::San).expect("legal");
        left -= 1;
    }
    assert_eq!(session.ending().map(|ending| ending.reason), Some(Reason::Checkmate));
}

#[test]
fn with_tables_the_engine_announces_the_exact_mate() {
    let mut session = at("8/8/8/4k3/8/8/4K2R/8 w - - 0 1", &[]);
    session.solve_table("KRK").expect("solvable");
    let exact = session.explore().expect("a table").value;
    let answer = session.think(&Limits::depth(1), &mut Unwatched);
    assert_eq!(answer.lines[0].score, exact.into());
}

#[test]
fn random_positions_are_playable_and_seeded() {
    let session = chess();
    for seed in 0..50 {
        for side in Side::BOTH {
            let fen = session.random_position("KRK", side, seed).expect("an ending");
            assert_eq!(session.random_position("KRK", side, seed), Ok(fen.clone()));
            let there = at(&fen, &[]);
            assert_eq!((there.men().len(), there.side_to_move()), (3, side));
            assert!(!there.legal_moves().is_empty(), "{fen}");
        }
    }
}

#[test]
fn composing_is_the_reverse_of_listing() {
    let session = at("8/8/8/4k3/8/8/4K2R/8 b - - 0 1", &[]);
    assert_eq!(session.compose(&session.men(), Side::Second), Ok(session.fen()));
    let stray = |square: &str, kind| [Placed { square: square.to_owned(), side: Side::First, kind }];
    assert_eq!(session.compose(&stray("j1", 'K'), Side::First).expect_err("no such square").kind, "SQUARE");
    assert_eq!(session.compose(&stray("a1", 'X'), Side::First).expect_err("no such man").kind, "MAN");
    assert_eq!(session.compose(&stray("a1", 'K'), Side::First).expect_err("one king").kind, "KINGS");
}
