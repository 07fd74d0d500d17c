//! A chess session: play, undo, errors that change nothing, search, tables.

use session::{
    BoardPiece, Dtm, Error, ErrorKind, GameId, Limits, NetworkError, Outcome, PositionQuery, Reason, Session,
    Setup, Side, Skill, Style, Termination, Unwatched, bench, open,
};
use std::ops::ControlFlow::{Break, Continue};

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

fn solve(session: &mut dyn Session, material: &str) {
    session.tables().solve(material, &mut |_| Continue(())).expect("solvable");
}

fn any(material: &str, strong: Side, to_move: Side) -> PositionQuery {
    PositionQuery { material: material.to_owned(), strong, to_move, outcome: None, moves: None }
}

fn snapshot(session: &dyn Session) -> (String, usize) {
    (session.view().fen(), session.view().history().len())
}

#[test]
fn names_of_games_are_read_back() {
    for &game in GameId::ALL {
        assert_eq!(game.name().parse(), Ok(game));
    }
    let error = "checkers".parse::<GameId>().expect_err("no such game");
    assert!(error.to_string().contains("chess"), "{error}");
}

#[test]
fn captures_tell_what_they_capture_and_where() {
    let session = at("4k3/3p4/8/4P3/8/8/8/R3K3 b - - 0 1", &["d5"]);
    let captured = |session: &dyn Session, uci: &str| {
        let m = session.view().legal_moves().into_iter().find(|m| m.uci == uci).expect("legal");
        m.captured.map(|piece| (piece.square, piece.side, piece.kind))
    };
    assert_eq!(captured(&*session, "e5d6"), Some(("d5".to_owned(), Side::Second, 'P')));
    assert_eq!(captured(&*session, "a1a8"), None);
    let played =
        at("4k3/3p4/8/4P3/8/8/8/R3K3 b - - 0 1", &["d5", "exd6"]).view().history().pop().expect("a move");
    assert_eq!(played.captured.map(|piece| piece.square), Some("d5".to_owned()));
}

#[test]
fn moves_are_told_in_coordinates_and_words() {
    let mut session = chess();
    session.play("e4", Style::San).expect("legal");
    session.play("e7e5", Style::San).expect("legal");
    session.play("Nf3", Style::San).expect("legal");
    let history: Vec<_> = session.view().history().into_iter().map(|m| (m.uci, m.text)).collect();
    let expected =
        [("e2e4", "e4"), ("e7e5", "e5"), ("g1f3", "Nf3")].map(|(a, b)| (a.to_owned(), b.to_owned()));
    assert_eq!(history, expected);
    assert_eq!(session.view().side_to_move(), Side::Second);
    assert!(session.undo());
    assert_eq!(session.view().legal_moves().len(), 29);
}

#[test]
fn a_style_of_another_game_gives_way_to_the_game_s_own() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let mut session = at(start, &["g1f3"]);
    let texts = [Some(Style::Wxf), Some(Style::Uci), Some(Style::ZhHans), None].map(|style| {
        session.set_style(style);
        session.view().history()[0].text.clone()
    });
    assert_eq!(texts, ["Nf3", "g1f3", "Nf3", "Nf3"]);
}

#[test]
fn a_promotion_says_what_it_becomes() {
    let session = at("8/P6k/8/8/8/8/8/K7 w - - 0 1", &[]);
    let mut kinds: Vec<_> = session.view().legal_moves().into_iter().filter_map(|m| m.promotion).collect();
    kinds.sort_unstable();
    assert_eq!(kinds, ['B', 'N', 'Q', 'R']);
}

#[test]
fn faults_change_nothing() {
    let mut session = at("8/8/8/4k3/8/8/4K2R/8 w - - 0 1", &["h2h5"]);
    let before = snapshot(&*session);
    assert_eq!(
        session.set_start(Some("8/8/8/8/8/8/8/8 w - - 0 1")).expect_err("no kings").kind,
        ErrorKind::Kings
    );
    assert_eq!(session.play("h5h9", Style::San).expect_err("off the board").kind, ErrorKind::Syntax);
    assert_eq!(session.play("h5h4", Style::San).expect_err("not Black's rook").kind, ErrorKind::IllegalMove);
    assert_eq!(session.tables().load(b"not a table").expect_err("not a table").kind, ErrorKind::Table);
    assert_eq!(
        session.tables().solve("KXK", &mut |_| Continue(())).expect_err("no such piece").kind,
        ErrorKind::Material
    );
    assert_eq!(session.tables().material("KKK").expect_err("three kings").kind, ErrorKind::Material);
    let many = session.tables().material("KQQQQQQQQK").expect_err("ten pieces");
    assert_eq!((many.kind, many.details.reason), (ErrorKind::Material, Some(Reason::TooManyPieces)));
    let stopped = session.tables().solve("KRK", &mut |_| Break(())).expect_err("stopped");
    assert_eq!(stopped.kind, ErrorKind::Stopped);
    let one_king = any("K", Side::First, Side::First);
    assert_eq!(
        session.tables().random_position(&one_king, 1).expect_err("one king").kind,
        ErrorKind::Material
    );
    assert_eq!(snapshot(&*session), before);
}

#[test]
fn a_view_tells_who_can_still_mate() {
    let session = at("8/8/8/8/8/8/8/K3k2r w - - 0 1", &[]);
    assert_eq!(Side::BOTH.map(|side| session.view().has_mating_material(side)), [false, true]);
}

#[test]
fn endings_name_the_rule() {
    let knights = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let twice: Vec<&str> = knights.iter().chain(&knights).copied().collect();
    type Case<'a> = (&'a str, &'a [&'a str], Option<(Outcome, Termination)>);
    let cases: [Case; 6] = [
        (start, &knights, None),
        (start, &twice, Some((Outcome::Draw, Termination::Repetition(3)))),
        (start, &["f3", "e5", "g4", "Qh4"], Some((Outcome::Loss, Termination::Checkmate))),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", &[], Some((Outcome::Draw, Termination::Stalemate))),
        ("7k/8/8/8/8/8/8/KN6 w - - 0 1", &[], Some((Outcome::Draw, Termination::InsufficientMaterial))),
        ("7k/8/8/8/8/8/8/KR6 w - - 99 80", &["b1b2"], Some((Outcome::Draw, Termination::MoveLimit(50)))),
    ];
    for (fen, moves, expected) in cases {
        let result = at(fen, moves).view().result().map(|result| (result.outcome, result.termination));
        assert_eq!(result, expected, "{fen} {moves:?}");
    }
}

#[test]
fn the_engine_sees_a_mate_and_leaves_the_line_alone() {
    let mut session = at("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", &[]);
    let before = snapshot(&*session);
    let answer = session.search().think(&Limits::depth(4), &mut Unwatched);
    assert_eq!(answer.best.expect("a move").text, "Ra8#");
    assert_eq!(answer.lines[0].score.to_string(), "#1");
    assert_eq!(snapshot(&*session), before);
}

#[test]
fn bench_counts_the_same_twice() {
    let mut session = chess();
    let first = bench(session.as_mut(), 4);
    assert!(first > 1_000, "{first}");
    session.search().think(&Limits::depth(5), &mut Unwatched);
    assert_eq!(bench(session.as_mut(), 4), first);
}

#[test]
fn a_solved_table_explores_every_move_and_counts_down() {
    let mut session = at("8/8/8/4k3/8/8/4K2R/8 w - - 0 1", &[]);
    let unknown = session.tables().probe();
    assert_eq!((unknown.material.as_deref(), unknown.dtm), (Some("KRK"), None));
    assert!(unknown.moves.iter().all(|probe| probe.dtm.is_none()));
    let mut waves = 0;
    let mut count = |_| {
        waves += 1;
        Continue(())
    };
    assert_eq!(session.tables().solve("KKR", &mut count), Ok("KRK".to_owned()));
    assert!(waves > 30, "{waves}");
    let mut left = match session.tables().probe().dtm {
        Some(Dtm::Win(plies)) => plies,
        other => panic!("K+R wins, not {other:?}"),
    };
    while left > 0 {
        let probe = session.tables().probe();
        assert_eq!(probe.moves.len(), session.view().legal_moves().len());
        assert_eq!(probe.dtm.and_then(Dtm::plies), Some(left));
        assert_eq!(probe.moves[0].dtm, probe.dtm);
        session.play(&probe.moves[0].info.uci, Style::San).expect("legal");
        left -= 1;
    }
    assert_eq!(session.view().result().map(|result| result.termination), Some(Termination::Checkmate));
}

#[test]
fn with_tables_the_engine_announces_the_exact_mate() {
    let mut session = at("8/8/8/4k3/8/8/4K2R/8 w - - 0 1", &[]);
    solve(&mut *session, "KRK");
    let exact = session.tables().probe().dtm.expect("a table");
    let answer = session.search().think(&Limits::depth(1), &mut Unwatched);
    assert_eq!(answer.lines[0].score, exact.into());
}

#[test]
fn random_positions_are_playable_and_seeded() {
    let mut session = chess();
    for (seed, strong, to_move) in
        (0..50).flat_map(|seed| Side::BOTH.map(|strong| (seed, strong, Side::BOTH[seed as usize % 2])))
    {
        let query = any("KRK", strong, to_move);
        let fen = session.tables().random_position(&query, seed).expect("an ending");
        assert_eq!(session.tables().random_position(&query, seed), Ok(fen.clone()));
        let mut there = at(&fen, &[]);
        assert_eq!((there.view().pieces().len(), there.view().side_to_move()), (3, to_move));
        assert_eq!(there.tables().probe().strong, strong, "{fen}");
        assert!(!there.view().legal_moves().is_empty(), "{fen}");
    }
}

#[test]
fn a_random_position_is_worth_what_was_wanted() {
    let mut session = chess();
    let query = |strong, to_move, outcome, moves: Option<u16>| PositionQuery {
        outcome,
        moves: moves.map(|moves| moves..=moves),
        ..any("KQKR", strong, to_move)
    };
    let too_early = query(Side::First, Side::First, Some(Outcome::Win), Some(35));
    assert_eq!(session.tables().random_position(&too_early, 1).expect_err("no table").kind, ErrorKind::Table);
    solve(&mut *session, "KQKR");
    let cases = [
        (Side::First, Side::First, Some(Outcome::Win), Some(35), Some(Dtm::Win(69))),
        (Side::Second, Side::Second, Some(Outcome::Win), Some(35), Some(Dtm::Win(69))),
        (Side::Second, Side::First, Some(Outcome::Loss), Some(1), Some(Dtm::Loss(2))),
        (Side::First, Side::Second, Some(Outcome::Draw), None, Some(Dtm::Draw)),
    ];
    for (strong, to_move, outcome, moves, value) in cases {
        for seed in 0..5 {
            let fen =
                session.tables().random_position(&query(strong, to_move, outcome, moves), seed).expect("one");
            session.set_start(Some(&fen)).expect("a FEN");
            let probe = session.tables().probe();
            let strong = if probe.material.as_deref() == Some("KQKR") { Some(strong) } else { None };
            assert_eq!((Some(probe.strong), probe.dtm), (strong, value), "{fen}");
        }
    }
    let too_long = query(Side::First, Side::First, Some(Outcome::Win), Some(36));
    let mated = query(Side::First, Side::Second, Some(Outcome::Loss), Some(0));
    for (query, why) in [(too_long, "35 is the longest"), (mated, "no move")] {
        assert_eq!(session.tables().random_position(&query, 1).expect_err(why).kind, ErrorKind::NotFound);
    }
    let long = PositionQuery { moves: Some(34..=u16::MAX), ..any("KQKR", Side::First, Side::First) };
    for seed in 0..5 {
        let fen = session.tables().random_position(&long, seed).expect("one");
        session.set_start(Some(&fen)).expect("a FEN");
        let dtm = session.tables().probe().dtm;
        assert!(matches!(dtm, Some(Dtm::Win(67 | 69))), "{fen}: {dtm:?}");
    }
}

#[test]
fn an_ending_names_what_it_leads_into() {
    let mut session = chess();
    let info = session.tables().material("KRKQ").expect("an ending");
    assert_eq!((info.name.as_str(), &*info.smaller), ("KQKR", &["KRK".to_owned(), "KQK".to_owned()][..]));
    let mut memory =
        |name: &str| session.tables().material(name).expect("an ending").memory.expect("solvable");
    assert!(memory("KQKR") > memory("KRK"));
    assert_eq!(session.tables().material("KRK").expect("an ending").smaller, Vec::<String>::new());
}

#[test]
fn heat_is_what_a_probe_with_the_piece_moved_there_says() {
    let mut session = at("8/8/8/3k4/8/8/8/R3K3 b - - 0 1", &[]);
    assert_eq!(session.tables().heat_map("a1"), []);
    solve(&mut *session, "KRK");
    assert_eq!(session.tables().heat_map("b1"), []);
    assert_eq!(session.tables().heat_map("z9"), []);
    for from in ["a1", "d5", "e1"] {
        let heat = session.tables().heat_map(from);
        assert_eq!(heat.len(), 64);
        for spot in heat {
            let mut pieces = session.view().pieces();
            let taken = pieces.iter().any(|piece| piece.square == spot.square && spot.square != from);
            pieces.retain(|piece| piece.square != spot.square);
            for piece in pieces.iter_mut().filter(|piece| piece.square == from) {
                piece.square.clone_from(&spot.square);
            }
            let fen = if spot.square == from {
                Ok(session.view().fen())
            } else {
                composed(&*session, &pieces, Side::Second)
            };
            let mut other = chess();
            solve(&mut *other, "KRK");
            let expected = match fen {
                Ok(fen) if !taken => {
                    other.set_start(Some(&fen)).expect("a FEN");
                    other.tables().probe().dtm
                }
                _ => None,
            };
            assert_eq!(spot.dtm, expected, "{from} on {}", spot.square);
        }
    }
}

#[test]
fn a_census_counts_every_position() {
    let mut session = chess();
    assert_eq!(session.tables().dtm_counts("KRK"), None);
    solve(&mut *session, "KRK");
    let counts = session.tables().dtm_counts("KKR").expect("a table");
    let [strong, weak] = &counts.0;
    assert_eq!((strong.draws, weak.draws), (0, 2_796));
    assert_eq!(strong.by_plies.iter().sum::<u64>(), 21_959);
    assert_eq!((strong.by_plies.len(), weak.by_plies.len()), (32, 33));
    assert_eq!(session.tables().dtm_counts("KXK"), None);
}

/// The FEN of a setup with these pieces.
fn composed(session: &dyn Session, pieces: &[BoardPiece], to_move: Side) -> Result<String, Error> {
    let pieces = pieces.to_vec();
    let setup = Setup {
        pieces,
        to_move,
        castling: String::new(),
        en_passant: None,
        halfmove_clock: 0,
        move_number: 1,
    };
    let text = session.view().write_setup(&setup)?;
    session.view().read_fen(&text).map(|(fen, _)| fen)
}

#[test]
fn composing_is_the_reverse_of_listing() {
    let session = at("8/8/8/4k3/8/8/4K2R/8 b - - 0 1", &[]);
    assert_eq!(composed(&*session, &session.view().pieces(), Side::Second), Ok(session.view().fen()));
    let stray = |square: &str, kind| [BoardPiece { square: square.to_owned(), side: Side::First, kind }];
    assert_eq!(
        composed(&*session, &stray("j1", 'K'), Side::First).expect_err("no such square").kind,
        ErrorKind::Square
    );
    assert_eq!(
        composed(&*session, &stray("a1", 'X'), Side::First).expect_err("no such piece").kind,
        ErrorKind::Piece
    );
    assert_eq!(
        composed(&*session, &stray("a1", 'K'), Side::First).expect_err("one king").kind,
        ErrorKind::Kings
    );
}

#[test]
fn a_table_in_parts_tells_the_same_once_they_are_there() {
    let fen = "8/8/8/8/r3k3/8/8/1KQ5 w - - 0 1";
    let mut session = at(fen, &[]);
    solve(&mut *session, "KQKR");
    let expected = (session.tables().probe(), session.tables().dtm_counts("KQKR"));
    let file = |ending: &str, session: &mut dyn Session| session.tables().file(ending).expect("solved");
    let files = ["KQK", "KRK", "KQKR"].map(|ending| file(ending, &mut *session));
    let whole = files[2].as_slice();
    let start = u32::from_le_bytes([whole[10], whole[11], whole[12], whole[13]]) as usize;

    session.tables().clear();
    assert_eq!(session.tables().load_start(&whole[..20]).expect_err("too short").kind, ErrorKind::Table);
    assert_eq!(session.tables().add_part("KQKR", 0, whole).expect_err("not begun").kind, ErrorKind::Table);
    files[..2].iter().for_each(|file| assert!(session.tables().load(file).is_ok()));
    assert_eq!(session.tables().load_start(&whole[..start]), Ok("KQKR".to_owned()));
    assert_eq!(session.tables().probe().dtm, None);
    let parts = session.tables().missing_parts(None);
    assert!(!parts.is_empty());
    for part in parts {
        let bytes = &whole[part.start..part.end];
        assert_eq!(
            session.tables().add_part("KQKR", part.start, &bytes[1..]).expect_err("cut").kind,
            ErrorKind::Table
        );
        assert_eq!(session.tables().add_part("KQKR", part.start, bytes), Ok(()));
    }
    assert_eq!(session.tables().missing_parts(None), []);
    assert_eq!((session.tables().probe(), session.tables().dtm_counts("KQKR")), expected);
}

/// Levels were measured with the hand-written evaluation, so they keep it.
#[test]
fn weaker_levels_use_no_network() {
    let start = "r1bq1rk1/ppp1n1bp/3p1np1/3Pp3/2P1Pp2/2NN1P2/PP1BB1PP/R2Q1RK1 w - - 0 13";
    let searched = |level: u8, network: Option<&[u8]>| {
        let mut session = at(start, &[]);
        session.search().set_network(network).expect("our own network");
        let skill = (level < Skill::MAX_LEVEL).then_some(Skill { level, seed: 3 });
        let limits = Limits { skill, nodes: Some(5_000), ..Limits::default() };
        let result = session.search().think(&limits, &mut Unwatched);
        (result.best, result.nodes, result.lines.first().map(|line| line.score))
    };
    let own = GameId::Chess.network();
    assert!(own.is_some());
    for level in [1, 6, 11] {
        assert_eq!(searched(level, own), searched(level, None), "level {level}");
    }
    assert_ne!(searched(Skill::MAX_LEVEL, own), searched(Skill::MAX_LEVEL, None));
}

/// Knowledge gained with one network is useless to another.
#[test]
fn another_network_begins_with_an_empty_mind() {
    let nodes = |session: &mut dyn Session| session.search().think(&Limits::depth(7), &mut Unwatched).nodes;
    let mut session = chess();
    let fresh = nodes(&mut *session);
    session.search().set_network(None).expect("none");
    let hand_written = nodes(&mut *session);
    session.search().set_network(GameId::Chess.network()).expect("our own network");
    assert_eq!(nodes(&mut *session), fresh);
    let error = session.search().set_network(Some(b"CHARNET")).expect_err("a bad file");
    assert_eq!(error, NetworkError::Truncated);
    session.search().set_network(None).expect("none");
    assert_eq!(nodes(&mut *session), hand_written);
    assert_ne!(fresh, hand_written);
}
