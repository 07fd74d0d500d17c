//! Calls with hostile values. None may panic or run for ever. `cargo test --release -p chariot-play --tests abuse` asks the
//! same of the code as released, as `./build.sh test long` does.

use chariot_book::{Header, Index, Piece, Polyglot};
use chariot_game::{Dtm, SquareSet};
use chariot_play::{
    Clock, DynEngine, Limits, Line, Notation, Rules, Skill, ThreadPool, Threads, Timed, Unwatched,
};
use chariot_play::{chess, xiangqi};
use chariot_tablebase::{Material, Table};
use std::hash::{DefaultHasher, Hash, Hasher};

/// Texts that are no move, square, FEN or name of an ending, and some that nearly are.
const TEXTS: &[&str] = &[
    "",
    " ",
    "\0",
    "\n\r\t",
    "-",
    "--",
    "0000",
    "e2",
    "e2e",
    "e2e4 ",
    "e2e4e5",
    "e9e4",
    "i1i2",
    "a0a1",
    "a1a1",
    "e7e8K",
    "e7e8k",
    "e7e8p",
    "e7e8Q",
    "E2E4",
    "é2é4",
    "eé24",
    "♔",
    "♔♔♔♔",
    "♙e4\u{fe0f}",
    "🙂🙂🙂🙂",
    "\u{202e}e2e4",
    "炮",
    "炮二平",
    "前炮平平",
    "C2=",
    "C2=99",
    "+-+-",
    "K",
    "N",
    "Nx",
    "N=Q",
    "e8(",
    "e8)",
    "e8()",
    "e8(QQ)",
    "O-O-O-O",
    "0-0-0-0",
    "ooo",
    "Qh4#??!!e.p.ep",
    "((((((((",
    "KK",
    "KKK",
    "KQQQQQQQQQQQQQQQQQK",
    "8/8/8/8/8/8/8/8 w - - 0 1",
    "kK6/8/8/8/8/8/8/8 w - - 0 1",
    "9/9/9/9/9/9/9/9/9/9 w - - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e9 65536 99999999999",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - -1 -1",
    "/////////////////",
    "99999999/99999999",
];

#[test]
fn texts_are_refused_or_read() {
    let long: Vec<String> = ["e", "/", "8", "炮", "K", "(", "+"].map(|text| text.repeat(50_000)).into();
    let (black_and_white, red_and_black) = (chess::Position::startpos(), xiangqi::Position::startpos());
    let mut calls = 0;
    for text in TEXTS.iter().copied().chain(long.iter().map(String::as_str)) {
        let answers = [
            chess::Position::read_fen(text).is_ok(),
            xiangqi::Position::read_fen(text).is_ok(),
            text.parse::<chess::Position>().is_ok(),
            text.parse::<xiangqi::Position>().is_ok(),
            black_and_white.read_move(text).is_ok(),
            red_and_black.read_move(text).is_ok(),
            text.parse::<chess::Square>().is_ok(),
            text.parse::<xiangqi::Square>().is_ok(),
            text.parse::<xiangqi::Move>().is_ok_and(|m| red_and_black.is_legal(m)),
            text.parse::<chess::UciMove>().is_ok_and(|uci| uci.to_move(&black_and_white).is_ok()),
            text.parse::<chess::San>().is_ok_and(|san| san.to_move(&black_and_white).is_ok()),
            Material::parse::<chess::Position>(text).is_ok(),
            Material::parse::<xiangqi::Position>(text).is_ok(),
        ];
        calls += answers.len();
    }
    assert!(calls > 700, "{calls} calls");
}

#[test]
fn bytes_are_refused() {
    let network = chess::NETWORK;
    let mut damaged = network.to_vec();
    damaged[7] ^= 0xff;
    let files: Vec<Vec<u8>> = vec![
        vec![],
        vec![0],
        vec![0xff; 3],
        vec![0; 64],
        vec![0xff; 64],
        vec![0; 5_000],
        vec![0xff; 5_000],
        b"CHARIOT\0".repeat(40),
        network[..network.len() / 2].to_vec(),
        [network, &[0]].concat(),
        damaged,
    ];
    let mut engines = chess::engine(1).and_then(|chess| Ok((chess, xiangqi::engine(1)?))).expect("memory");
    for file in &files {
        assert!(Table::<chess::Position>::parse(file.as_slice()).is_err());
        assert!(Table::<xiangqi::Position>::parse(file.as_slice()).is_err());
        assert!(engines.0.set_network(Some(file)).is_err());
        assert!(engines.1.set_network(Some(file)).is_err());
        assert!(Header::parse(file).is_err());
        let _ = (Index::parse(file), Piece::parse(file));
        let polyglot = Polyglot::parse(file.as_slice());
        let _ = polyglot.map(|book| book.entries(u64::MAX).count());
    }
    assert!(engines.1.set_network(Some(network)).is_err(), "a network of another game");
}

/// Limits at the ends of their ranges. Each is bounded by nodes too.
fn limits<M>() -> Vec<Limits<M>> {
    let few = || Limits::<M>::nodes(1_500);
    let clock =
        |remaining, increment, moves_to_go, overhead| Clock { remaining, increment, moves_to_go, overhead };
    let skill = |level, seed| Some(Skill { level, seed });
    vec![
        Limits::depth(0),
        Limits::nodes(0),
        Limits::nodes(1),
        Limits { depth: Some(u16::MAX), ..few() },
        Limits { first_depth: Some(0), ..few() },
        Limits { first_depth: Some(u16::MAX), ..few() },
        Limits { move_time: Some(0), ..few() },
        Limits { move_time: Some(u64::MAX), ..few() },
        Limits { clock: Some(clock(0, 0, None, 0)), ..few() },
        Limits { clock: Some(clock(u64::MAX, u64::MAX, None, u64::MAX)), ..few() },
        Limits { clock: Some(clock(u64::MAX, u64::MAX, Some(0), 0)), ..few() },
        Limits { clock: Some(clock(1, u64::MAX, Some(u32::MAX), 2)), ..few() },
        Limits { mate: Some(0), ..few() },
        Limits { mate: Some(u16::MAX), ..few() },
        Limits { multi_pv: 0, ..few() },
        Limits { multi_pv: usize::MAX, ..few() },
        Limits { skill: skill(0, 0), ..few() },
        Limits { skill: skill(11, u64::MAX), ..few() },
        Limits { skill: skill(u8::MAX, u64::MAX), ..few() },
        Limits { skill: skill(0, 1), multi_pv: usize::MAX, ..few() },
        Limits { full_width: true, ..few() },
        Limits { full_width: true, mate: Some(u16::MAX), multi_pv: usize::MAX, ..few() },
    ]
}

/// Positions with a move or without one.
const CHESS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1",
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    "8/8/8/3k4/8/4K3/8/8 w - - 9999 9999",
    "4k3/P7/8/8/8/8/8/R3K2R w KQ - 0 1",
];
const XIANGQI: &[&str] = &[
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    "3k5/9/9/9/9/9/9/9/9/4K4 w - - 9999 9999",
    "3k5/3R5/3R5/9/9/9/9/9/9/4K4 b - - 0 1",
];

fn search_all<P>(engine: &mut dyn DynEngine<P>, fens: &[&str])
where
    P: Notation,
{
    for fen in fens {
        let position = P::read_fen(fen).expect("a legal FEN").position;
        let line = Line::new(position);
        for limits in limits::<P::Move>() {
            let is_timed = limits.move_time.is_some() || limits.clock.is_some();
            let timed = engine.search(&line, &limits, None, &mut Timed::start());
            assert_eq!(timed.best.is_some(), !line.current().legal_moves().is_empty(), "{fen} {limits:?}");
            let unwatched = engine.search(&line, &limits, None, &mut Unwatched);
            assert_eq!(unwatched.best.is_none(), is_timed || timed.best.is_none(), "{fen} {limits:?}");
        }
    }
}

#[test]
fn searches_end_whatever_their_limits() {
    search_all(&mut *chess::engine(0).expect("memory"), CHESS);
    search_all(&mut *xiangqi::engine(0).expect("memory"), XIANGQI);
}

#[test]
fn illegal_root_moves_are_ignored() {
    let (one, other) =
        (chess::Position::startpos(), chess::Position::read_fen(CHESS[1]).expect("a FEN").position);
    let foreign = chess::Position::read_fen(CHESS[4]).expect("a FEN").position.legal_moves();
    for position in [one, other] {
        let limits = Limits { search_moves: foreign.iter().copied().collect(), ..Limits::depth(2) };
        let mut engine = chess::engine(0).expect("memory");
        let result = engine.search(&Line::new(position.clone()), &limits, None, &mut Unwatched);
        assert!(result.best.is_none_or(|m| position.is_legal(m)));
    }
}

#[test]
fn numbers_off_the_board_are_none() {
    for step in [i8::MIN, -9, -1, 0, 1, 10, i8::MAX] {
        for other in [i8::MIN, -10, 0, 9, i8::MAX] {
            for square in [chess::Square::ALL[0], chess::Square::ALL[63]] {
                assert!(square.offset(step, other).is_none_or(|to| to.index() < 64));
            }
            for point in [xiangqi::Square::ALL[0], xiangqi::Square::ALL[89]] {
                assert!(point.offset(step, other).is_none_or(|to| to.index() < 90));
            }
        }
    }
    assert_eq!(chess::Square::ALL[0].offset(i8::MIN, i8::MIN), None);
    for number in [0, 63, 64, 89, 90, 127, 128, u8::MAX] {
        assert_eq!(chess::Square::new(number).is_some(), number < 64);
        assert_eq!(xiangqi::Square::new(number).is_some(), number < 90);
        assert_eq!(SquareSet(u128::MAX).contains(number), number < 128);
        assert_eq!(SquareSet::EMPTY.with(number).len() == 1, number < 128);
    }
    assert_eq!(Dtm::Win(u16::MAX).before_move(), Dtm::Loss(u16::MAX));
    assert_eq!(Dtm::Loss(u16::MAX).before_move(), Dtm::Win(u16::MAX));
    assert!(Threads::new(usize::MAX).helpers() < Threads::MOST);
    assert_eq!(Threads::new(0).helpers(), 0);
}

#[test]
fn equal_positions_have_equal_hashes() {
    let hash = |position: &chess::Position| {
        let mut hasher = DefaultHasher::new();
        position.hash(&mut hasher);
        hasher.finish()
    };
    let after = |moves: [&str; 4]| {
        let mut position = chess::Position::startpos();
        for text in moves {
            let m = position.read_move(text).expect("a legal move");
            position.play(m);
        }
        position
    };
    let (one, other) = (after(["Nf3", "Nf6", "Nc3", "Nc6"]), after(["Nc3", "Nc6", "Nf3", "Nf6"]));
    assert_eq!((one == other, hash(&one)), (true, hash(&other)));
}

#[test]
fn moves_without_a_position_read_back_as_they_were_written() {
    for text in ["e2e4", "e7e8q", "a7b8n", "e1h1"] {
        assert_eq!(text.parse::<chess::UciMove>().map(|m| m.to_string()), Ok(text.to_owned()));
    }
    for text in ["Nbd7", "exd8=Q", "O-O-O", "e4", "e8=N", "R1xa3", "Qh4xe1", "e2e4"] {
        let san = text.parse::<chess::San>().expect("a move");
        let again = san.to_string().parse::<chess::San>();
        assert_eq!(again, Ok(san), "{text}");
    }
    assert_eq!("Qh4#!?".parse::<chess::San>().map(|san| san.to_string()), Ok("Qh4".to_owned()));
    assert_eq!("b10c8".parse::<xiangqi::Move>().map(|m| m.to_string()), Ok("b10c8".to_owned()));
    assert!("H2-E2".parse::<xiangqi::Move>().is_err());
}
