//! The commands other than UCI, whose output scripts rely on.

#[allow(dead_code)]
mod driver;

use driver::{command, lines};
use std::io::Read;
use std::process::{Command, Stdio};

#[test]
fn perft_counts_and_divides_with_any_number_of_threads() {
    const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -";
    assert_eq!(lines(&["perft", "chess", "4"], b""), ["nodes 197281"]);
    assert_eq!(lines(&["perft", "chess", "0"], b""), ["nodes 1"]);
    let divided =
        |threads| lines(&["perft", "chess", "3", "--fen", KIWIPETE, "--divide", "--threads", threads], b"");
    let one = divided("1");
    assert_eq!((one.len(), one.last().map(String::as_str)), (49, Some("nodes 97862")));
    assert_eq!(one, divided("3"));
}

#[test]
fn moves_are_listed_in_the_style_asked_for() {
    let fen = ["--fen", "8/P6k/8/8/8/8/7K/8 w - - 0 1"];
    let mut uci = lines(&["moves", "chess", fen[0], fen[1]], b"");
    uci.sort();
    assert_eq!(uci, ["a7a8b", "a7a8n", "a7a8q", "a7a8r", "h2g1", "h2g2", "h2g3", "h2h1", "h2h3"]);
    let mut san = lines(&["moves", "chess", fen[0], fen[1], "--style", "san"], b"");
    san.sort();
    assert_eq!(san, ["Kg1", "Kg2", "Kg3", "Kh1", "Kh3", "a8=B", "a8=N", "a8=Q", "a8=R"]);
}

#[test]
fn status_tells_result_and_reason() {
    let status = |arguments: &[&str]| lines(&[&["status", "chess"], arguments].concat(), b"");
    assert_eq!(status(&[]), ["ongoing\t-"]);
    assert_eq!(status(&["--moves", "f2f3", "e7e5", "g2g4", "d8h4"]), ["loss\tcheckmate"]);
    assert_eq!(status(&["--moves", "f3 e5 g4 Qh4#"]), ["loss\tcheckmate"]);
    assert_eq!(status(&["--fen", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"]), ["draw\tstalemate"]);
    assert_eq!(status(&["--fen", "7k/8/6K1/8/8/8/8/8 b - - 0 1"]), ["draw\tinsufficient material"]);
    let shuffle = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
    assert!(status(&["--moves", shuffle])[0].starts_with("draw\t"));
}

#[test]
fn fens_are_judged_line_by_line() {
    let input = b"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\r\n8/8/8/4k3/8/8/8/K6R w - -\n\nx\ty\0\n\xFF";
    let lines = lines(&["fen", "chess"], input);
    assert_eq!(lines.len(), 5);
    assert_eq!(lines[0], "accept\trnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert!(lines[1].starts_with("normalise\t8/8/8/4k3/8/8/8/K6R w - - 0 1\t"));
    for line in &lines[2..] {
        let fields: Vec<&str> = line.split('\t').collect();
        assert!(fields.len() == 3 && fields[0] == "reject" && !fields[2].is_empty(), "{line}");
    }
}

/// Input of any size works: only one line is kept, cut to 1 MiB.
#[test]
fn a_list_of_fens_of_any_length_and_with_endless_lines_is_read_to_its_end() {
    let fen = b"8/8/8/4k3/8/8/8/K6R w - - 0 1\n";
    let input = [&fen.repeat(2_000)[..], &vec![b'k'; 50 << 20], b"\n", fen].concat();
    let lines = lines(&["fen", "chess"], &input);
    assert_eq!(lines.len(), 2_002);
    assert!(lines[2_000].starts_with("reject\tLENGTH\t"), "{}", lines[2_000]);
    assert!(lines[2_001].starts_with("accept\t"));
}

#[test]
fn fens_may_come_as_json_strings() {
    let input = b"\"8/8/8/4k3/8/8/8/K6R w - - 0 1\"\n\"\\u0000\"\nnot json\n\"a\\nb\"\n";
    let lines = lines(&["fen", "chess", "--json"], input);
    assert_eq!(lines[0], "accept\t8/8/8/4k3/8/8/8/K6R w - - 0 1");
    assert!(lines[1].starts_with("reject\t") && lines[2].starts_with("reject\tJSON\t"));
    assert_eq!(lines.len(), 4);
}

#[test]
fn the_benchmark_counts_the_same_nodes_every_time() {
    let bench = || lines(&["bench", "chess", "--depth", "5"], b"");
    let (first, second) = (bench(), bench());
    let [.., nodes, nps] = first.as_slice() else { panic!("{first:?}") };
    assert!(nodes.starts_with("nodes ") && nps.starts_with("nps "), "{first:?}");
    assert_eq!(Some(nodes), second.iter().rev().nth(1));
}

#[test]
fn bad_arguments_are_refused_with_a_message() {
    for arguments in [
        &["banana"][..],
        &["perft"],
        &["perft", "ludo", "3"],
        &["perft", "chess", "x"],
        &["perft", "chess", "99"],
        &["perft", "chess", "3", "--threads", "0"],
        &["perft", "chess", "3", "--fen", "8/8/8 w"],
        &["moves", "chess", "--fen", ""],
        &["moves", "chess", "--style", "morse"],
        &["status", "chess", "--moves", "e2e5"],
        &["bench", "--depth", "0"],
    ] {
        let output = command(arguments, b"");
        assert!(!output.status.success() && output.stdout.is_empty(), "{arguments:?}");
        let message = String::from_utf8_lossy(&output.stderr);
        assert!(!message.is_empty() && !message.contains("panicked"), "{arguments:?}: {message}");
    }
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_chariot"))
        .args(["perft", "chess", "5", "--divide"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the engine starts");
    drop(child.stdout.take());
    let mut complaints = String::new();
    child.stderr.take().expect("piped").read_to_string(&mut complaints).expect("text");
    assert_eq!((child.wait().expect("it ends").code(), complaints.as_str()), (Some(0), ""));
}
