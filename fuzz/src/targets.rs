//! Fuzz targets, one for each kind of input.

use crate::naive_xiangqi::NaiveXiangqi;
use chariot_game::{Endgame, Line, Notation, Rules, SplitMix64, Style, Tablebase};
use chariot_tablebase::{Material, SingleThread, Table, TableSet, solve};
use session::{GameId, Limits, Outcome, PositionQuery, Session, Side, Unwatched, open};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow::Continue;
use std::sync::OnceLock;

/// Name, function and seed inputs.
pub type Target = (&'static str, fn(&[u8]), fn() -> Vec<Vec<u8>>);

/// All targets.
pub const ALL: &[Target] = &[
    ("fen_chess", fen_chess, || texts(CHESS)),
    ("fen_xiangqi", fen_xiangqi, || texts(XIANGQI)),
    ("san", san, || texts(&["0Nf3", "1exd8=Q+", "2O-O-O", "3e.p.", "0e2-e4", "1Kd1xe2#"])),
    ("xiangqi_moves", xiangqi_moves, || {
        texts(&["0C2=5", "1H+.4", "0炮二平五", "2前马进3", "0h2e2", "1三兵平四", "0馬８進７"])
    }),
    ("uci", uci, || {
        texts(&[
            "position startpos moves e2e4 e7e5",
            "go wtime 100 btime 5 winc 3 movestogo 0",
            "setoption name Skill Level value 3",
            "position fen 8/8/8/8/8/8/8/8 w - - 0 1 moves",
            "go perft 5",
            "go draw time 300000 increment 20 opptime 5 oppmovestogo 3",
            "setoption egtbpaths /a;/b",
            "probe startpos moves h2e2",
            "ponderhit draw",
        ])
    }),
    ("table", table, || table_files().to_vec()),
    ("network", network, || {
        vec![
            vec![0],
            vec![1],
            vec![0, 12, 0, 0, 9, 0],
            vec![1, 20, 0, 0, 0x7f, 255],
            vec![0, 0, 1, 0, 0x80, 255, 3],
        ]
    }),
    ("request", request, || {
        texts(&[
            r#"{"view":{"game":"chess","start":null,"moves":["e2e4"],"style":"san"}}"#,
            r#"{"search":{"game":{"game":"xiangqi","moves":[]},"limits":{"depth":3},"hash":1}}"#,
            r#"{"probe":{"game":"chess","start":"8/8/8/8/8/2k5/1R6/K7 w - - 0 1","moves":[]}}"#,
        ])
    }),
    ("session", session, || {
        CHESS
            .iter()
            .chain(XIANGQI)
            .map(|fen| [b"\x01\x02\x03", fen.as_bytes(), b"\n\x05\x03\x07e4\n"].concat())
            .collect()
    }),
    ("rules_chess", rules_chess, || (0..32u8).map(|seed| vec![seed.wrapping_mul(37); 200]).collect()),
    ("rules_xiangqi", rules_xiangqi, || (0..32u8).map(|seed| vec![seed.wrapping_mul(41); 200]).collect()),
];

const CHESS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 40",
];

const XIANGQI: &[&str] = &[
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    "r1bakab1r/9/1cn2cn2/p1p1p3p/6p2/2P6/P3P1P1P/1C2C1N2/9/RNBAKAB1R b - - 3 6",
    "2bak4/4a4/R3b1n2/4C4/3N5/2B3P2/4p4/3rc4/3nA4/3AK1B2 w - - 0 40",
    "3k5/4P4/4P4/4P4/1PP6/9/9/9/4p4/4pK3 w - - 0 70",
];

fn texts(texts: &[&str]) -> Vec<Vec<u8>> {
    texts.iter().map(|text| text.as_bytes().to_vec()).collect()
}

/// An accepted FEN is written as text that parses to the same position without repairs; every query of the
/// position works.
fn fen<P: Notation + Endgame>(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok(fen) = P::read_fen(&text) else { return };
    let written = fen.position.to_string();
    let again = P::read_fen(&written).unwrap_or_else(|error| panic!("{text:?} became {written:?}: {error}"));
    assert!(again.position == fen.position, "{text:?} became {written:?}");
    assert_eq!(again.position.to_string(), written);
    let moves = fen.position.legal_moves();
    assert_eq!(moves.len() as u64, fen.position.legal_move_count());
    for m in moves {
        let mut next = fen.position.clone();
        next.play(m);
        let written = next.to_string();
        let again =
            P::read_fen(&written).unwrap_or_else(|error| panic!("{text:?}, {m}: {written:?}: {error}"));
        assert!(again.position == next, "{text:?}, {m}: {written:?}");
    }
}

/// A FEN of chess.
pub fn fen_chess(data: &[u8]) {
    fen::<chariot_chess::Position>(data);
}

/// A FEN of xiangqi.
pub fn fen_xiangqi(data: &[u8]) {
    fen::<chariot_xiangqi::Position>(data);
}

/// The first byte selects a position; the rest is a move. An accepted move is legal, and its written form
/// parses to it again.
fn notated<P: Notation>(starts: &[&str], styles: &[Style], data: &[u8]) {
    let Some((&choice, text)) = data.split_first() else { return };
    let fen = starts[usize::from(choice) % starts.len()];
    let position: P = P::read_fen(fen).expect("a start").position;
    let text = String::from_utf8_lossy(text);
    for &style in styles {
        let Ok(m) = position.read_move_as(&text, style) else { continue };
        assert!(position.legal_moves().contains(&m), "{text:?} in {fen} is {m}");
        let written = position.write_move(m, style);
        let again = position.read_move_as(&written, style);
        assert!(again.is_ok_and(|again| again == m), "{text:?} in {fen} is written {written:?}");
    }
}

/// A chess move in any notation.
pub fn san(data: &[u8]) {
    notated::<chariot_chess::Position>(CHESS, &[Style::San, Style::Uci], data);
}

/// A xiangqi move in Western or Chinese notation.
pub fn xiangqi_moves(data: &[u8]) {
    let styles = [Style::Wxf, Style::ZhHans, Style::ZhHant, Style::Iccs, Style::Uci];
    notated::<chariot_xiangqi::Position>(XIANGQI, &styles, data);
}

/// A line of UCI and UCCI.
pub fn uci(data: &[u8]) {
    crate::uci_protocol::read(&String::from_utf8_lossy(data));
}

/// Files of real tables.
fn table_files() -> &'static [Vec<u8>] {
    static FILES: OnceLock<Vec<Vec<u8>>> = OnceLock::new();
    FILES.get_or_init(|| {
        fn file<P: Endgame>(name: &str) -> Vec<u8> {
            let ending = Material::parse::<P>(name).expect("an ending");
            let table = solve(&ending, &TableSet::<P>::new(), &SingleThread, &mut |_| Continue(()));
            table.expect("solvable").to_bytes(&SingleThread).expect("memory")
        }
        vec![
            file::<chariot_chess::Position>("KRK"),
            file::<chariot_chess::Position>("KQK"),
            file::<chariot_xiangqi::Position>("KRK"),
        ]
    })
}

/// A table file: no panic and no endless work, whole, opened and in parts. `--cfg fuzzing` disables
/// checksums, so that the code behind them is reached.
pub fn table(data: &[u8]) {
    fn read<P: Endgame + Notation>(data: &[u8], fen: &str) {
        const SMALL: usize = 3;
        let position = P::read_fen(fen).expect("a position").position;
        let whole = [Table::<P>::parse(data), Table::open(Box::new(data.to_vec()))];
        for table in whole.into_iter().flatten().filter(|table| table.material().count() <= SMALL) {
            let _ = table.random_position(Side::First, &|_| true, &mut SplitMix64::new(1));
            let mut tables = TableSet::new();
            tables.insert(table);
            let probed = tables.probe(&position);
            assert_eq!(probed, tables.probe(&position));
        }
        if let Ok(mut table) = Table::<P>::parse_start(data)
            && table.material().count() <= SMALL
            && let Some(range) = table.missing(&position)
        {
            let bytes = data.get(range.clone()).unwrap_or_default();
            let _ = table.add_block(range.start, bytes);
            let _ = table.probe(&position);
        }
    }
    read::<chariot_chess::Position>(data, "8/8/8/8/8/2k5/1R6/K7 w - - 0 1");
    read::<chariot_xiangqi::Position>(data, "5k3/9/9/9/9/9/9/9/9/3RK4 w - - 0 1");
}

/// A network file: rejected, or the engine searches with it. The first byte selects the game, whose network
/// is then modified by five bytes each: where (three bytes), the value, and how many runs of 64 further bytes
/// to overwrite. A remaining byte truncates the file by its value. `--cfg fuzzing` disables the checksum.
pub fn network(data: &[u8]) {
    let Some((&game, changes)) = data.split_first() else { return };
    let game = GameId::ALL[usize::from(game) % GameId::ALL.len()];
    let Some(network) = game.network() else { return };
    let mut file = network.to_vec();
    let (changes, rest) = changes.as_chunks::<5>();
    for &[low, middle, high, value, run] in changes {
        let start = u32::from_le_bytes([low, middle, high, 0]) as usize % file.len();
        let end = file.len().min(start + 1 + 64 * usize::from(run));
        file[start..end].fill(value);
    }
    file.truncate(file.len() - rest.first().map_or(0, |&byte| usize::from(byte)));
    in_session(game, |session| {
        if session.search().set_network(Some(&file)).is_ok() {
            let _ = session.search().think(&Limits::nodes(50), &mut Unwatched);
        }
    });
}

/// A session of `game` with a small transposition table, at its start. Reused, since creating one takes
/// longer than most inputs; its transposition table remembers earlier inputs.
fn in_session(game: GameId, work: impl FnOnce(&mut dyn Session)) {
    thread_local!(static SESSIONS: RefCell<BTreeMap<&'static str, Box<dyn Session>>> = RefCell::default());
    SESSIONS.with_borrow_mut(|sessions| {
        let session = sessions.entry(game.name()).or_insert_with(|| {
            let mut session = open(game);
            session.search().set_hash(1);
            session
        });
        session.set_start(None).expect("the start");
        work(&mut **session);
    });
}

/// A request of the page: rejected, or written back the same.
pub fn request(data: &[u8]) {
    let Ok(request) = serde_json::from_slice::<wasm::protocol::Request>(data) else { return };
    let written = serde_json::to_value(&request).expect("what was read can be written");
    let again: wasm::protocol::Request =
        serde_json::from_value(written).expect("what was written can be read");
    assert_eq!(again, request);
}

/// Consecutive calls of a session; texts end with a line feed.
pub fn session(data: &[u8]) {
    let Some((&game, calls)) = data.split_first() else { return };
    in_session(GameId::ALL[usize::from(game) % GameId::ALL.len()], |session| call_all(session, calls));
}

fn call_all(session: &mut dyn Session, mut rest: &[u8]) {
    let mut searches = 0;
    while let Some((&call, tail)) = rest.split_first() {
        let end = tail.iter().position(|&byte| byte == b'\n').unwrap_or(tail.len());
        let (text, tail) = (String::from_utf8_lossy(&tail[..end]), tail.get(end + 1..).unwrap_or_default());
        rest = tail;
        let before = session.view().fen();
        let refused = match call % 9 {
            0 | 1 => session.set_start(Some(&text)).is_err(),
            2 => session.play(&text, Style::Uci).is_err(),
            3 => {
                let moves = session.view().legal_moves();
                let chosen = moves.get(text.len() % moves.len().max(1)).map(|m| m.uci.clone());
                chosen.is_some_and(|m| session.play(&m, Style::Uci).is_err())
            }
            4 => !session.undo(),
            5 if searches < 3 => {
                searches += 1;
                let result = session.search().think(&Limits::nodes(100), &mut Unwatched);
                let legal = session.view().legal_moves();
                assert_eq!(result.best.is_none(), legal.is_empty());
                assert!(result.best.is_none_or(|best| legal.contains(&best)));
                true
            }
            6 => {
                let _ = (
                    session.tables().probe(),
                    session.tables().heat_map(&text),
                    session.tables().material(&text),
                );
                true
            }
            7 => {
                let query = PositionQuery {
                    material: text.into_owned(),
                    strong: Side::First,
                    to_move: Side::Second,
                    outcome: (call > 99).then_some(Outcome::Win),
                    moves: None,
                };
                let _ = session.tables().random_position(&query, u64::from(call));
                true
            }
            _ => {
                let _ = (session.view().result(), session.view().explanation(), session.view().history());
                true
            }
        };
        assert!(!refused || session.view().fen() == before, "what was refused changed {before}");
    }
}

/// Each byte selects a move: engine and cozy-chess agree on the legal moves at every ply.
pub fn rules_chess(data: &[u8]) {
    let Some((&choice, data)) = data.split_first() else { return };
    let mut line = Line::new(
        chariot_chess::Position::read_fen(CHESS[usize::from(choice) % CHESS.len()])
            .expect("a start")
            .position,
    );
    for &byte in data.iter().take(400) {
        let position = line.current();
        if position.halfmove_clock() > 100 {
            // Other readers reject such a clock.
            return;
        }
        let board: cozy_chess::Board = position.to_string().parse().expect("a FEN that others read");
        let mut theirs = BTreeSet::new();
        board.generate_moves(|moves| {
            theirs
                .extend(moves.into_iter().map(|m| cozy_chess::util::display_uci_move(&board, m).to_string()));
            false
        });
        let moves = position.legal_moves();
        let ours: BTreeSet<String> = moves.iter().map(|&m| position.write_move(m, Style::Uci)).collect();
        assert_eq!(ours, theirs, "{position}");
        assert_eq!(position.is_check(), !board.checkers().is_empty(), "{position}");
        if moves.is_empty() {
            return;
        }
        line.play(moves[usize::from(byte) % moves.len()]);
    }
}

/// Each byte selects a move: engine and naive rules agree on the legal moves at every ply.
pub fn rules_xiangqi(data: &[u8]) {
    let Some((&choice, data)) = data.split_first() else { return };
    let fen = XIANGQI[usize::from(choice) % XIANGQI.len()];
    let mut position = chariot_xiangqi::Position::read_fen(fen).expect("a start").position;
    let mut naive = NaiveXiangqi::new(fen);
    for &byte in data.iter().take(200) {
        let moves = position.legal_moves();
        let ours: BTreeSet<String> = moves.iter().map(|&m| position.write_move(m, Style::Uci)).collect();
        assert_eq!(ours, naive.legal_moves(), "{position}");
        assert_eq!(position.is_check(), naive.is_check(), "{position}");
        if moves.is_empty() {
            return;
        }
        let m = moves[usize::from(byte) % moves.len()];
        naive.play(&position.write_move(m, Style::Uci));
        position.play(m);
        assert_eq!(naive, NaiveXiangqi::new(&position.to_string()), "{position}");
    }
}
