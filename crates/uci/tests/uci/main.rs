//! UCI as a GUI uses it, in good order and in bad.

mod books;
mod chess960;
mod cold_tables;
#[allow(dead_code)]
#[path = "../driver/mod.rs"]
mod driver;
mod meanwhile;
mod options;
mod pondering;

use chariot_tablebase::{Material, SingleThread, TableSet};
use driver::UciProcess;
use std::ops::ControlFlow::Continue;
use std::time::{Duration, Instant};

/// Longest time to obey `stop` or `quit`; generous, since tests share the machine.
const PROMPT: Duration = Duration::from_millis(1_500);

fn best_move(lines: &[String]) -> String {
    let last = lines.last().expect("an answer");
    last.split(' ').nth(1).expect("a move").to_owned()
}

fn count(lines: &[String], start: &str) -> usize {
    lines.iter().filter(|line| line.starts_with(start)).count()
}

fn field<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let mut words = line.split(' ').skip_while(|word| *word != name);
    words.nth(1)
}

#[test]
fn it_introduces_itself_and_its_options() {
    let mut engine = UciProcess::start();
    engine.send("uci");
    let lines = engine.until("uciok");
    assert!(lines[0].starts_with("id name Chariot"));
    for option in [
        "Hash",
        "Threads",
        "MultiPV",
        "Ponder",
        "TablePath",
        "EvalFile",
        "OwnBook",
        "BookFile",
        "BookDepth",
        "Skill Level",
        "UCI_LimitStrength",
        "UCI_Elo",
        "UCI_Variant",
        "UCI_Chess960",
        "UCI_ShowWDL",
        "UCI_AnalyseMode",
    ] {
        assert_eq!(count(&lines, &format!("option name {option} type")), 1, "{option}");
    }
    engine.quit();
}

#[test]
fn every_limit_ends_a_search_with_a_move() {
    let mut engine = UciProcess::start();
    for limits in [
        "depth 3",
        "depth 0",
        "depth -1",
        "nodes 2000",
        "nodes 0",
        "movetime 20",
        "movetime 0",
        "movetime -7",
        "mate 0",
        "mate 1",
        "wtime 100 btime 100 winc 5 binc 5",
        "wtime 0",
        "wtime 1",
        "wtime -1000 winc -5",
        "btime 50",
        "winc 10",
        "wtime 300 movestogo 0",
        "wtime 9223372036854775808 movetime 10",
        "wtime 99999999999999999999999 depth 2",
        "depth 1000000000 nodes 500",
        "movestogo 1 depth 2",
        "depth 2 searchmoves e2e4 d2d4",
        "depth 2 banana",
        "depth wtime 20",
    ] {
        let lines = engine.search(&format!("position startpos\ngo {limits}"));
        assert_eq!(best_move(&lines).len(), 4, "{limits}");
        assert!(count(&lines, "info depth 1 ") > 0, "{limits}: the first iteration is finished");
    }
    engine.quit();
}

#[test]
fn reports_hold_what_the_protocol_names() {
    let mut engine = UciProcess::start();
    let lines = engine.search("position startpos\ngo depth 6");
    let infos: Vec<&String> = lines.iter().filter(|line| line.starts_with("info depth")).collect();
    assert_eq!(infos.len(), 6);
    for name in ["depth", "seldepth", "nodes", "nps", "hashfull", "tbhits", "time"] {
        assert!(
            infos.iter().all(|line| field(line, name).is_some_and(|n| n.parse::<u64>().is_ok())),
            "{name}"
        );
    }
    assert_eq!(field(infos[5], "pv"), Some(best_move(&lines).as_str()));
    let lines = engine.search("position fen r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1\ngo depth 8");
    assert!(lines.iter().any(|line| line.contains("score mate 3 ")), "{lines:?}");
    engine.quit();
}

#[test]
fn an_illegal_move_ends_the_line_and_the_moves_before_stand() {
    let mut engine = UciProcess::start();
    for bad in ["e1e3", "e7e5q", "E7E5", "e7-e5", "Nc6", "0000", "(none)", "e7e9", "é"] {
        engine.send(&format!("position startpos moves e2e4 {bad} d2d4\nd"));
        let lines = engine.settled();
        assert_eq!(count(&lines, "info string error ILLEGAL_MOVE"), 1, "{bad}: {lines:?}");
        assert!(
            lines.iter().any(|line| line.contains("/4P3/8/PPPP1PPP/RNBQKBNR b KQkq")),
            "{bad}: {lines:?}"
        );
    }
    engine.quit();
}

#[test]
fn promotions_name_their_piece_in_lower_case() {
    let mut engine = UciProcess::start();
    for (text, is_legal) in [
        ("a7a8q", true),
        ("a7a8n", true),
        ("a7a8", false),
        ("a7a8Q", false),
        ("a7a8=Q", false),
        ("a7a8k", false),
    ] {
        engine.send(&format!("position fen 8/P6k/8/8/8/8/7K/8 w - - 0 1 moves {text}"));
        assert_eq!(count(&engine.settled(), "info string error"), usize::from(!is_legal), "{text}");
    }
    engine.quit();
}

#[test]
fn a_bad_position_changes_nothing() {
    let mut engine = UciProcess::start();
    engine.send("position startpos moves d2d4");
    for bad in [
        "position fen 8/8/8 w - - 0 1",
        "position fen",
        "position",
        "position startpos e2e4",
        "position fen x",
    ] {
        engine.send(&format!("{bad}\nd"));
        let lines = engine.settled();
        assert!(count(&lines, "info string") == 1, "{bad}: {lines:?}");
        assert!(lines.iter().any(|line| line.contains("/3P4/8/PPP1PPPP/RNBQKBNR b")), "{bad}");
    }
    engine.quit();
}

#[test]
fn a_position_of_another_game_is_named() {
    let mut engine = UciProcess::start();
    engine.send("position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w");
    let lines = engine.settled();
    assert_eq!(count(&lines, "info string error WRONG_GAME"), 1, "{lines:?}");
    assert_eq!(
        lines.last().map(String::as_str),
        Some("info string this is xiangqi: setoption name UCI_Variant value xiangqi")
    );
    engine.quit();
}

#[test]
fn search_moves_that_are_illegal_are_ignored() {
    let mut engine = UciProcess::start();
    let lines = engine.search("position startpos\ngo depth 3 searchmoves a2a3 e2e5 h9h9");
    assert_eq!((best_move(&lines).as_str(), count(&lines, "info string illegal move")), ("a2a3", 2));
    let lines = engine.search("go depth 3 searchmoves e2e5");
    assert_eq!(best_move(&lines).len(), 4);
    engine.quit();
}

#[test]
fn finished_games_are_answered_at_once() {
    let mut engine = UciProcess::start();
    for (fen, score) in
        [("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "mate 0"), ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "cp 0")]
    {
        let lines = engine.search(&format!("position fen {fen}\ngo movetime 10000"));
        assert_eq!(lines, [format!("info depth 0 score {score}"), "bestmove (none)".to_owned()]);
    }
    engine.quit();
}

#[test]
fn garbage_is_survived() {
    let mut engine = UciProcess::start();
    let mut long = vec![b'x'; 3 << 20];
    long.push(b'\n');
    engine.send_bytes(&long);
    engine.send_bytes(b"\0\0go\0\n\xFF\xFE\x80\nposition \0\n\x1B[2J\n");
    engine.send_bytes(&(0..=255).cycle().take(5_000).filter(|b| *b != b'\n').collect::<Vec<u8>>());
    engine.send("");
    let moves = "a2a3 ".repeat(100_000);
    engine.send(&format!("position startpos moves {moves}"));
    let lines = engine.settled();
    assert!(lines.iter().all(|line| line.starts_with("info string") && line.len() < 400), "{lines:?}");
    assert_eq!(best_move(&engine.search("position startpos\ngo depth 2")).len(), 4);
    engine.quit();
}

#[test]
fn options_are_checked_and_bad_ones_change_nothing() {
    let mut engine = UciProcess::start();
    for (option, complaints) in [
        ("name Hash value 1", 0),
        ("name Hash value 0", 1),
        ("name Hash value -3", 1),
        ("name Hash value 18446744073709551616000", 1),
        ("name Hash value lots", 1),
        ("name Hash", 1),
        ("name Hash value 4", 0),
        ("name MultiPV value 0", 1),
        ("name Threads value 4000", 1),
        // Helpers beyond the processors would only take time from the search below.
        ("name Threads value 1", 0),
        ("name UCI_Variant value ludo", 1),
        ("name UCI_LimitStrength value maybe", 1),
        ("name Colour value green", 1),
        ("name TablePath value <empty>", 0),
        ("Hash 3", 1),
        ("", 1),
        ("name Clear Hash", 0),
        ("name MultiPV value 3", 0),
    ] {
        engine.send(&format!("setoption {option}"));
        let lines = engine.settled();
        assert!(
            count(&lines, "info string") >= complaints && (complaints > 0 || lines.is_empty()),
            "{option}: {lines:?}"
        );
    }
    let lines = engine.search("position startpos\ngo depth 4");
    assert_eq!(count(&lines, "info depth 4 "), 3);
    engine.quit();
}

#[test]
fn a_folder_without_tables_is_no_trouble_and_a_damaged_table_is_named() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::write(folder.path().join("KRK.egt"), b"not a table").expect("written");
    let mut engine = UciProcess::start();
    engine.send("setoption name TablePath value /no/such/folder");
    assert_eq!(engine.settled(), ["info string 0 tables of chess loaded"]);
    engine.send(&format!("setoption name TablePath value {}", folder.path().display()));
    let lines = engine.settled();
    assert!(lines.len() == 2 && lines[0].contains("KRK.egt"), "{lines:?}");
    engine.search("position fen 8/8/8/8/8/4k3/8/R3K3 w - - 0 1\ngo depth 3");
    engine.quit();
}

#[test]
fn endings_with_a_table_are_played_to_the_announced_mate() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::create_dir(folder.path().join("chess")).expect("a folder of the game");
    let ending = Material::parse::<chariot_chess::Position>("KRK").expect("an ending");
    let table = chariot_tablebase::solve(
        &ending,
        &TableSet::<chariot_chess::Position>::new(),
        &SingleThread,
        &mut |_| Continue(()),
    )
    .expect("small enough");
    let file = table.to_bytes(&SingleThread).expect("memory");
    std::fs::write(folder.path().join("chess/KRK.egt"), file).expect("written");
    let mut engine = UciProcess::start();
    engine.send(&format!("setoption name TablePath value {}", folder.path().display()));
    assert_eq!(engine.settled(), ["info string 1 tables of chess loaded"]);

    // The first probe reads the blocks that teach.
    engine.search("position fen 8/8/8/8/8/2k5/1R6/K7 b - - 0 1\ngo depth 1");
    // The longest mate: 16 moves, one fewer after each, with best play.
    let start = "position fen 8/8/8/8/8/2k5/1R6/K7 b - - 0 1";
    let mut moves = Vec::new();
    let mut shown = Vec::new();
    loop {
        let lines = engine.search(&format!("{start} moves {}\ngo movetime 20", moves.join(" ")));
        let info = lines.iter().rev().find(|line| line.starts_with("info depth")).expect("a report");
        let mate: i32 = field(info, "mate").expect("a mate").parse().expect("a number");
        shown.push(mate);
        if best_move(&lines) == "(none)" {
            break;
        }
        moves.push(best_move(&lines));
    }
    let expected: Vec<i32> = (0..shown.len() as i32)
        .rev()
        .map(|left| if left % 2 == 0 { -left / 2 } else { (left + 1) / 2 })
        .collect();
    assert_eq!(shown, expected);
    assert!(shown.len() > 10, "{shown:?}");
    engine.quit();
}

#[test]
fn a_new_game_searches_the_same_nodes_again() {
    let mut engine = UciProcess::start();
    let mut nodes = || {
        let lines = engine.search("ucinewgame\nposition startpos moves e2e4 c7c5\ngo depth 9");
        field(&lines[lines.len() - 2], "nodes").expect("a count").to_owned()
    };
    assert_eq!(nodes(), nodes());
}

#[test]
fn several_threads_answer_in_time_and_to_stop() {
    let mut engine = UciProcess::start();
    engine.send("setoption name Threads value 3");
    for game in ["chess", "xiangqi"] {
        engine.send(&format!("setoption name UCI_Variant value {game}"));
        let start = Instant::now();
        assert!(!best_move(&engine.search("position startpos\ngo movetime 50")).is_empty());
        assert!(!best_move(&engine.search("position startpos\ngo infinite\nstop")).is_empty());
        assert!(start.elapsed() < 2 * PROMPT);
    }
    engine.quit();
}

#[test]
fn weak_levels_answer_at_once_with_legal_moves() {
    let mut engine = UciProcess::start();
    engine.send("setoption name Skill Level value 1");
    for _ in 0..10 {
        let start = Instant::now();
        let lines = engine.search("position startpos moves e2e4\ngo wtime 60000 btime 60000");
        assert_eq!(best_move(&lines).len(), 4);
        assert!(start.elapsed() < PROMPT);
    }
    engine.quit();
}

#[test]
fn the_other_game_is_played_in_its_own_coordinates() {
    let mut engine = UciProcess::start();
    engine.send("setoption name UCI_Variant value xiangqi\nposition startpos moves h3e3 h10g8");
    assert!(engine.settled().is_empty());
    let legal = driver::lines(&["moves", "xiangqi"], b"");
    let lines = engine.search("position startpos\ngo depth 5");
    assert!(legal.contains(&best_move(&lines)), "{lines:?}");
    // With ranks from 0, as other xiangqi protocols count, the move names another square.
    engine.send("position startpos moves h2e2");
    assert_eq!(count(&engine.settled(), "info string error ILLEGAL_MOVE"), 1);
    // Stalemate loses.
    let lines = engine.search("position fen 3k5/8R/9/9/9/4R4/9/9/9/5K3 b - - 0 1\ngo depth 3");
    assert_eq!(lines, ["info depth 0 score mate 0", "bestmove (none)"]);
    engine.send("setoption name UCI_Variant value chess");
    assert_eq!(
        best_move(&engine.search("position startpos moves e2e4\ngo depth 1 searchmoves e7e5")),
        "e7e5"
    );
    engine.quit();
}

/// Score of a fixed-depth search from the start.
fn score(engine: &mut UciProcess) -> String {
    let lines = engine.search("ucinewgame\nposition startpos\ngo depth 6");
    let last = lines.iter().rev().find_map(|line| field(line, "cp")).expect("a score");
    last.to_owned()
}

#[test]
fn the_network_can_be_changed_and_done_without() {
    let mut engine = UciProcess::start();
    let own = score(&mut engine);
    engine.send("setoption name EvalFile value <none>");
    let hand_written = score(&mut engine);
    assert_ne!(own, hand_written);
    let folder = tempfile::tempdir().expect("a folder");
    let good = folder.path().join("good.net");
    let network = games::GameId::Chess.network().expect("a network");
    std::fs::write(&good, network).expect("a file");
    engine.send(&format!("setoption name EvalFile value {}", good.display()));
    assert_eq!(score(&mut engine), own, "the same network from a file");

    // An unreadable file is reported and changes nothing.
    let bad = folder.path().join("bad.net");
    for (bytes, reason) in
        [(&network[..100], "cut off"), (b"no network at all, but long enough", "not a network")]
    {
        std::fs::write(&bad, bytes).expect("a file");
        engine.send(&format!("setoption name EvalFile value {}", bad.display()));
        let said = engine.settled();
        assert!(said.iter().any(|line| line.contains(reason)), "{said:?}");
        assert_eq!(score(&mut engine), own);
    }
    engine.send("setoption name EvalFile value /nowhere/at/all");
    assert_eq!(count(&engine.settled(), "info string network /nowhere/at/all"), 1);
    engine.send("setoption name EvalFile value <none>\nsetoption name EvalFile value <empty>");
    assert_eq!(score(&mut engine), own, "its own again");

    // The network is useless to another game.
    engine.send(&format!(
        "setoption name UCI_Variant value xiangqi\nsetoption name EvalFile value {}",
        good.display()
    ));
    assert!(engine.settled().iter().any(|line| line.contains("another game")));
    engine.quit();
}
