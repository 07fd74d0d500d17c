//! UCCI as xiangqi programs speak it: a whole game with pondering, banned moves, draws and resigning.

#[allow(dead_code)]
#[path = "../driver/mod.rs"]
mod driver;

mod bad_input;

use driver::UciProcess;

/// Longest time to obey `stop`; generous, since tests share the machine.
const PROMPT: std::time::Duration = std::time::Duration::from_millis(1_500);

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

/// An engine after its greeting, with times in milliseconds.
fn greeted() -> UciProcess {
    let mut engine = UciProcess::start();
    engine.send("ucci");
    engine.until("ucciok");
    engine.send("setoption usemillisec true");
    engine
}

fn word(line: &str, name: &str) -> Option<String> {
    line.split(' ').skip_while(|word| *word != name).nth(1).map(str::to_owned)
}

/// Move of the last line, which must be a `bestmove`.
fn best_move(lines: &[String]) -> String {
    word(lines.last().expect("an answer"), "bestmove").expect("a move")
}

/// Legal moves in UCCI notation, after `moves` from the start.
fn legal(fen: &str) -> Vec<String> {
    driver::lines(&["moves", "xiangqi", "--fen", fen, "--style", "iccs"], b"")
}

#[test]
fn it_introduces_itself_and_says_goodbye() {
    let mut engine = UciProcess::start();
    engine.send("\nucci");
    let lines = engine.until("ucciok");
    assert!(lines[0].starts_with("id name Chariot"), "{lines:?}");
    let options = [
        "usemillisec",
        "batch",
        "ponder",
        "hashsize",
        "threads",
        "egtbpaths",
        "stubborndefence",
        "newgame",
        "usebook",
        "bookfiles",
    ];
    for option in options {
        let start = format!("option {option} type ");
        assert_eq!(lines.iter().filter(|line| line.starts_with(&start)).count(), 1, "{option}");
    }
    engine.send("isready");
    assert_eq!(engine.until("readyok").len(), 1);
    engine.send("quit");
    assert_eq!(engine.close(), ["bye"]);
}

#[test]
fn a_game_is_played_with_hits_and_misses_of_pondering() {
    let mut engine = greeted();
    engine.send("setoption newgame\nsetoption usebook false\nsetoption ponder true\nsetoption hashsize 4");
    let mut moves: Vec<String> = Vec::new();
    for turn in 0..6 {
        engine.send(&format!("position fen {START} moves {}", moves.join(" ")));
        let lines = engine.search("go time 6000 increment 20 opptime 5900 oppincrement 20");
        let infos: Vec<&String> = lines.iter().filter(|line| line.starts_with("info depth")).collect();
        assert!(!infos.is_empty(), "{lines:?}");
        assert!(infos.iter().all(|line| word(line, "score").is_some_and(|n| n.parse::<i32>().is_ok())));
        moves.push(best_move(&lines));
        let reply = word(&lines[lines.len() - 1], "ponder").expect("an expected reply");
        engine.send(&format!("position fen {START} moves {} {reply}", moves.join(" ")));
        engine.send("go ponder time 6000 increment 20");
        assert!(engine.settled().iter().all(|line| !line.starts_with("bestmove")), "it waits for the reply");
        // The opponent plays the expected move, or another.
        let hit = turn % 2 == 0;
        let answered = engine.search(if hit { "ponderhit" } else { "stop" });
        moves.push(if hit { reply.clone() } else { other_reply(&moves, &reply) });
        if hit {
            moves.push(best_move(&answered));
            moves.push(other_reply(&moves, ""));
        }
    }
    engine.send(&format!("position startpos moves {}", moves.join(" ")));
    assert!(engine.settled().is_empty(), "all of it was legal");
    engine.quit();
}

/// A legal reply other than `expected`.
fn other_reply(moves: &[String], expected: &str) -> String {
    let mut engine = greeted();
    engine.send(&format!("position startpos moves {}\nbanmoves {expected}", moves.join(" ")));
    let found = best_move(&engine.search("go depth 2"));
    assert_ne!(found, expected);
    engine.quit();
    found
}

#[test]
fn forbidden_moves_are_not_played_until_the_next_position() {
    let mut engine = greeted();
    // Diagram 3 of the rules of 1999, as in the specification: chasing the horse is banned.
    let fen = "1r2kab1r/2c1a4/n1c1b1n2/4p2N1/p1p6/1C4P2/P1P1P4/2N1B3C/4A4/1RBAK2R1 w - - 0 1";
    let position = format!("position fen {fen} moves h6i4 i9h9 i4h6 h9i9");
    engine.send(&format!("{position}\nbanmoves h6i4"));
    assert!(engine.settled().is_empty());
    assert_ne!(best_move(&engine.search("go depth 6")), "h6i4");

    let moves = legal(fen);
    let (only, others) = moves.split_last().expect("moves");
    let ban = format!("banmoves {}", others.join(" "));
    engine.send(&format!("position fen {fen}\n{ban}"));
    assert_eq!(&best_move(&engine.search("go depth 3")), only);
    // The same position, sent again, has no banned moves.
    engine.send(&format!("position fen {fen}"));
    assert_ne!(&best_move(&engine.search("go depth 6")), only);
    engine.send(&format!("position fen {fen}\nbanmoves {}\ngo depth 3", moves.join(" ")));
    assert_eq!(engine.until("nobestmove").len(), 1, "none is left");
    engine.quit();
}

#[test]
fn draws_are_taken_when_worse_and_lost_positions_resigned() {
    let mut engine = greeted();
    let last = |engine: &mut UciProcess, fen: &str, go: &str| {
        engine.send(&format!("position fen {fen}"));
        engine.search(go).pop().expect("an answer")
    };
    // A rook down, at move forty.
    let worse = "3akab2/9/4b4/p3p3p/9/9/P3P3P/4B4/4A4/R1BAK4 b - - 0 40";
    assert!(last(&mut engine, worse, "go draw depth 6").ends_with(" draw"));
    assert!(!last(&mut engine, worse, "go depth 6").contains(" draw"), "none was offered");
    let better = worse.replace(" b ", " w ");
    assert!(!last(&mut engine, &better, "go draw depth 6").contains(" draw"));
    // A draw offer during pondering.
    engine.send(&format!("position fen {worse}\ngo ponder time 200 increment 0"));
    let lines = engine.search("ponderhit draw");
    assert!(lines[lines.len() - 1].ends_with(" draw"), "{lines:?}");
    // Two rooks mate soon.
    let lost = "3k5/9/9/9/9/9/4R4/5R3/9/4K4 b - - 0 60";
    assert!(last(&mut engine, lost, "go depth 8").ends_with(" resign"));
    engine.quit();
}

#[test]
fn times_are_seconds_unless_milliseconds_are_chosen() {
    let mut engine = UciProcess::start();
    engine.send("ucci");
    engine.until("ucciok");
    // 2 s for one move, or 2 ms. A busy machine prolongs short times but adds no nodes.
    let think = |engine: &mut UciProcess| {
        let start = std::time::Instant::now();
        let lines = engine.search("position startpos\ngo time 2 movestogo 1");
        let nodes = lines.iter().rev().find_map(|line| word(line, "nodes")).expect("a count");
        (start.elapsed().as_millis(), nodes.parse::<u64>().expect("a number"))
    };
    let (spent, nodes_in_seconds) = think(&mut engine);
    assert!(spent > 300, "{spent} ms");
    engine.send("setoption newgame\nsetoption usemillisec true");
    let (_, nodes_in_milliseconds) = think(&mut engine);
    assert!(nodes_in_milliseconds < nodes_in_seconds);
    engine.quit();
}

#[test]
fn a_script_runs_in_batch_mode() {
    // The example of the specification, with smaller depths.
    let mut engine = UciProcess::start();
    let script = format!("ucci\nsetoption batch true\nposition fen {START}\ngo depth 7\ngo depth 6\nquit\n");
    engine.send(&script);
    let lines = engine.close();
    let place = |start: &str| lines.iter().position(|line| line.starts_with(start));
    let answers = lines.iter().filter(|line| line.starts_with("bestmove")).count();
    assert!(place("info depth 7 ") < place("bestmove") && answers == 2, "{lines:?}");
    assert_eq!(lines.last().map(String::as_str), Some("bye"));
}

#[test]
fn the_transposition_table_can_be_asked() {
    let mut engine = greeted();
    engine.send("position startpos\nprobe startpos");
    assert_eq!(engine.until("pophash"), ["pophash"]);
    let best = best_move(&engine.search("go depth 8"));
    engine.send(&format!("probe fen {START} moves {best}"));
    let known = engine.until("pophash").pop().expect("an answer");
    assert!(known.contains("bound") && word(&known, "bestmove").is_some(), "{known}");
    assert!(word(&known, "depth").is_some_and(|depth| depth.parse::<u32>().is_ok_and(|depth| depth >= 5)));
    // A probe ends no search.
    engine.send("go infinite\nprobe startpos");
    assert!(engine.settled().iter().all(|line| !line.starts_with("bestmove")));
    engine.search("stop");
    engine.until("pophash");
    engine.quit();
}

#[test]
fn a_position_without_moves_has_no_best_move() {
    let mut engine = greeted();
    // Stalemate loses.
    engine.send("position fen 3k5/8R/9/9/9/4R4/9/9/9/5K3 b - - 0 1\ngo depth 3");
    assert_eq!(engine.until("nobestmove"), ["info depth 0 score -10000", "nobestmove"]);
    engine.send("position startpos\ngo depth 0");
    let lines = engine.until("nobestmove");
    assert!(lines.iter().any(|line| line.starts_with("info depth")), "only the score was wanted: {lines:?}");
    engine.quit();
}
