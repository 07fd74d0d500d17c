//! When the engine plays out of an opening book, and out of which.

use crate::driver::{UciProcess, command, lines};
use crate::{best_move, count};
use chariot_book::{Header, Index, Piece, PositionKey, Record, Squares, Verdict};
use chariot_chess::Position;
use chariot_game::{Notation, Rules};
use std::fs;
use std::path::PathBuf;

fn after(moves: &[&str]) -> Position {
    let mut position = Position::startpos();
    for text in moves {
        position.play(position.read_move(text).expect("a legal move"));
    }
    position
}

/// A book that has a rare first move and an answer to it.
fn book_file(name: &str) -> PathBuf {
    let entry = |before: &[&str], text| {
        let position = after(before);
        let squares = Squares::of::<Position>(position.read_move(text).expect("a legal move"));
        let record = Record {
            games: 9,
            wins: 4,
            draws: 3,
            losses: 1,
            score: Some(-15),
            verdict: Some(Verdict::Sound),
        };
        (PositionKey::of(&position).hash, vec![(squares, record)])
    };
    let first = Piece::write(&[entry(&[], "a3")]);
    let mut rest = vec![entry(&["a3"], "h5"), entry(&["a3", "h5"], "h4")];
    rest.sort_by_key(|(hash, _)| *hash);
    let index = Index::write(&rest.iter().map(|(hash, _)| (*hash, 0)).collect::<Vec<_>>(), 1);
    let [first, index, rest] =
        [first, index, Piece::write(&rest)].map(|part| miniz_oxide::deflate::compress_to_vec(&part, 9));
    let path = std::env::temp_dir().join(format!("chariot-{}-{name}.book", std::process::id()));
    fs::write(&path, Header::file("chess", &first, &index, &[rest])).expect("a file");
    path
}

fn start(book: &str) -> UciProcess {
    let mut engine = UciProcess::start();
    engine.send(&format!("setoption name OwnBook value true\nsetoption name BookFile value {book}"));
    engine
}

fn played(engine: &mut UciProcess, lines: &str) -> String {
    best_move(&engine.search(lines))
}

#[test]
fn the_book_is_played_without_a_search() {
    let path = book_file("plays");
    let mut engine = start(path.to_str().expect("a name"));
    let lines = engine.search("position startpos\ngo wtime 1000 btime 1000");
    assert_eq!((best_move(&lines).as_str(), count(&lines, "info depth")), ("a2a3", 0));
    assert_eq!(played(&mut engine, "position startpos moves a2a3\ngo depth 2"), "h7h5");
    assert_eq!(played(&mut engine, "position startpos moves a2a3 h7h5\ngo nodes 10"), "h2h4");
    // Out of the book it thinks.
    let lines = engine.search("position startpos moves e2e4\ngo depth 2");
    assert!(count(&lines, "info depth") > 0);
    engine.quit();
    fs::remove_file(path).expect("our own file");
}

#[test]
fn analysis_and_options_leave_it_out() {
    let path = book_file("leaves");
    let mut engine = start(path.to_str().expect("a name"));
    for go in
        ["go infinite\nstop", "go mate 1", "go depth 2 searchmoves e2e4 a2a3", "go ponder depth 2\nponderhit"]
    {
        let lines = engine.search(&format!("position startpos\n{go}"));
        assert!(count(&lines, "info depth") > 0, "{go}: {lines:?}");
    }
    let mut searches = |setting: &str| {
        engine.send(setting);
        count(&engine.search("position startpos moves a2a3\ngo depth 2"), "info depth") > 0
    };
    assert!(searches("setoption name UCI_AnalyseMode value true"));
    assert!(!searches("setoption name UCI_AnalyseMode value false"));
    assert!(searches("setoption name BookDepth value 1"));
    assert!(!searches("setoption name BookDepth value 2"));
    assert!(searches("setoption name OwnBook value false"));
    engine.quit();
    fs::remove_file(path).expect("our own file");
}

#[test]
fn a_weak_level_leaves_it_early() {
    let path = book_file("weak");
    let mut engine = start(path.to_str().expect("a name"));
    engine.send("setoption name Skill Level value 1");
    assert_eq!(played(&mut engine, "position startpos\ngo depth 1"), "a2a3");
    // The same position four plies later.
    let moves = "g1f3 g8f6 f3g1 f6g8";
    engine.send("setoption name Skill Level value 12");
    assert_eq!(played(&mut engine, &format!("position startpos moves {moves}\ngo depth 1")), "a2a3");
    engine.send("setoption name Skill Level value 1");
    let lines = engine.search(&format!("position startpos moves {moves}\ngo depth 1"));
    assert!(count(&lines, "info depth") > 0, "{lines:?}");
    engine.quit();
    fs::remove_file(path).expect("our own file");
}

#[test]
fn a_book_of_polyglot_is_read_with_its_castling() {
    let castles = ["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5"];
    let position = after(&castles);
    let entry = |key: u64, from: u16, to: u16| {
        let code = from << 6 | to;
        [&key.to_be_bytes()[..], &code.to_be_bytes(), &[0, 9, 0, 0, 0, 0]].concat()
    };
    // e1 takes h1; g2g4.
    let mut entries =
        [(position.polyglot_key(None), 4, 7), (Position::startpos().polyglot_key(None), 14, 30)];
    entries.sort_unstable();
    let bytes: Vec<u8> = entries.into_iter().flat_map(|(key, from, to)| entry(key, from, to)).collect();
    let path = std::env::temp_dir().join(format!("chariot-{}.bin", std::process::id()));
    fs::write(&path, bytes).expect("a file");
    let name = path.to_str().expect("a name");
    let mut engine = start(name);
    assert_eq!(played(&mut engine, "position startpos\ngo depth 1"), "g2g4");
    let moves = "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5";
    assert_eq!(played(&mut engine, &format!("position startpos moves {moves}\ngo depth 1")), "e1g1");
    engine.send("setoption name UCI_Variant value xiangqi");
    assert_eq!(count(&engine.settled(), "info string book"), 1);
    engine.quit();
    assert_eq!(lines(&["book", "chess", "--file", name], b""), ["g2g4\t9\t0\t0\t0\t-"]);
    fs::remove_file(path).expect("our own file");
}

#[test]
fn a_file_that_is_no_book_is_told_and_changes_nothing() {
    let mut engine = start("/no/such.book");
    let said = engine.settled();
    assert_eq!(count(&said, "info string book /no/such.book"), 1, "{said:?}");
    assert!(count(&engine.search("position startpos\ngo depth 1"), "info depth") > 0);
    engine.quit();
    let path = book_file("damaged");
    let mut bytes = fs::read(&path).expect("a file");
    let last = bytes.len() - 1;
    bytes[last] ^= 1;
    fs::write(&path, bytes).expect("a file");
    let output = command(&["book", "chess", "--file", path.to_str().expect("a name")], b"");
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success() && message.starts_with("chariot: BOOK: "), "{message}");
    fs::remove_file(path).expect("our own file");
}

#[test]
fn the_command_lists_moves_with_their_results() {
    let path = book_file("lists");
    let name = path.to_str().expect("a name");
    assert_eq!(lines(&["book", "chess", "--file", name], b""), ["a2a3\t9\t4\t3\t1\t-15"]);
    assert_eq!(lines(&["book", "chess", "--file", name, "--moves", "a3 h5"], b""), ["h2h4\t9\t4\t3\t1\t-15"]);
    let fen = after(&["a3"]).to_string();
    assert_eq!(lines(&["book", "chess", "--file", name, "--fen", &fen], b""), ["h7h5\t9\t4\t3\t1\t-15"]);
    assert!(lines(&["book", "chess", "--file", name, "--moves", "e4"], b"").is_empty());
    assert!(!command(&["book", "xiangqi", "--file", name], b"").status.success(), "a book of chess");
    fs::remove_file(path).expect("our own file");
}
