//! Input during a search: stops, further searches, the opponent's move, the end.

use crate::driver::UciProcess;
use crate::{PROMPT, best_move, count};
use std::time::{Duration, Instant};

#[test]
fn an_infinite_search_answers_only_after_stop() {
    let mut engine = UciProcess::start();
    // In a mate, the search itself ends at once.
    engine.send("position fen 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1\ngo infinite");
    assert_eq!(count(&engine.settled(), "bestmove"), 0);
    std::thread::sleep(Duration::from_millis(50));
    assert_eq!(count(&engine.settled(), "bestmove"), 0);
    engine.search("stop");
    engine.quit();
}

#[test]
fn stop_is_prompt_even_right_after_go() {
    let mut engine = UciProcess::start();
    for _ in 0..20 {
        let start = Instant::now();
        let lines = engine.search("position startpos\ngo infinite\nstop");
        assert!(start.elapsed() < PROMPT);
        assert_eq!(best_move(&lines).len(), 4);
    }
    engine.send("go infinite");
    engine.until("info depth 8");
    let start = Instant::now();
    engine.search("stop");
    assert!(start.elapsed() < PROMPT);
    engine.quit();
}

#[test]
fn stray_commands_do_nothing_and_do_not_reach_the_next_search() {
    let mut engine = UciProcess::start();
    engine.send("stop\nstop\nponderhit\n\nbanana\nregister later\ndebug on");
    let lines = engine.settled();
    assert_eq!((lines.len(), count(&lines, "info string unknown command: banana")), (1, 1), "{lines:?}");
    let lines = engine.search("stop\nposition startpos\ngo depth 7");
    assert!(count(&lines, "info depth 7 ") > 0, "an old stop has no effect");
    engine.send("stop");
    assert!(engine.settled().is_empty());
    engine.quit();
}

#[test]
fn each_go_gets_exactly_one_answer() {
    let mut engine = UciProcess::start();
    engine.send("position startpos");
    let searches = 300;
    (0..searches).for_each(|_| engine.send("go depth 19"));
    engine.send("stop");
    for _ in 0..searches {
        engine.until("bestmove");
    }
    assert_eq!(count(&engine.settled(), "bestmove"), 0);
    // Commands between two bounded searches wait, and none is lost.
    engine.send("go depth 6\nposition startpos moves e2e4\ngo depth 5\nucinewgame\ngo depth 4");
    let answers: Vec<Vec<String>> = (0..3).map(|_| engine.until("bestmove")).collect();
    for (answer, depth) in answers.iter().zip([6, 5, 4]) {
        assert!(count(answer, &format!("info depth {depth} ")) > 0, "{answer:?}");
    }
    engine.quit();
}

#[test]
fn a_position_sent_during_a_search_counts_after_it() {
    let mut engine = UciProcess::start();
    // The only legal move of the searched position is illegal in the next one.
    engine.send("position fen 7k/8/8/8/8/8/r7/1r5K w - - 0 1\ngo infinite\nposition startpos\ngo depth 2");
    assert_eq!(best_move(&engine.until("bestmove")), "(none)");
    assert!(["e2e4", "d2d4", "g1f3", "b1c3"].contains(&best_move(&engine.until("bestmove")).as_str()));
    engine.quit();
}

#[test]
fn pondering_waits_for_the_hit_and_then_minds_the_clock() {
    let mut engine = UciProcess::start();
    engine.send("position startpos moves e2e4\ngo ponder wtime 200 btime 200");
    std::thread::sleep(Duration::from_millis(400));
    assert_eq!(count(&engine.settled(), "bestmove"), 0);
    let start = Instant::now();
    engine.search("ponderhit");
    assert!(start.elapsed() < PROMPT);
    engine.send("go ponder depth 1");
    assert_eq!(count(&engine.settled(), "bestmove"), 0);
    engine.search("stop");
    engine.quit();
}

#[test]
fn quit_and_the_end_of_input_end_everything() {
    let mut engine = UciProcess::start();
    engine.send("go infinite");
    engine.until("info depth 5");
    assert!(engine.quit() < PROMPT);

    let mut engine = UciProcess::start();
    engine.send("go infinite");
    engine.until("info depth 5");
    let start = Instant::now();
    assert_eq!(count(&engine.close(), "bestmove"), 1);
    assert!(start.elapsed() < PROMPT);

    let mut engine = UciProcess::start();
    engine.send_bytes(b"position startpos\r\ngo depth 6\r\nposition startpos moves e2e4\r\ngo depth 3");
    let rest = engine.close();
    assert_eq!(
        (count(&rest, "bestmove"), count(&rest, "info depth 6 ")),
        (2, 1),
        "a script gets its answers"
    );
}

#[test]
fn stop_ends_every_search_before_it_whatever_lies_between() {
    let between = [
        "",
        "ucinewgame\n",
        "position startpos moves e2e4\nisready\n",
        "setoption name Hash value 2\nucinewgame\n",
    ];
    for between in between {
        for searches in [1, 2, 5] {
            let mut engine = UciProcess::start();
            let start = Instant::now();
            engine.send(&format!("{}{between}stop", "go depth 99\n".repeat(searches)));
            (0..searches).for_each(|_| drop(engine.until("bestmove")));
            assert!(start.elapsed() < PROMPT, "{searches} searches, then {between:?}");
            engine.quit();
        }
    }
    // `ponderhit` reaches the pondering search even behind other commands.
    let mut engine = UciProcess::start();
    engine.search(
        "go depth 1\ngo ponder movetime 20\nsetoption name Hash value 3\nponderhit\nposition startpos",
    );
    let start = Instant::now();
    engine.until("bestmove");
    assert!(start.elapsed() < PROMPT);
    engine.quit();
}

#[test]
fn counting_lines_can_be_stopped() {
    let mut engine = UciProcess::start();
    for (commands, answer) in [
        ("go perft 30\nstop", "info string perft was stopped"),
        ("go perft 3", "Nodes searched: 8902"),
        ("go depth 99\ngo perft 30\nucinewgame\nstop", "info string perft was stopped"),
        ("position fen 8/8/8/8/8/2k5/1R6/K7 w - - 0 1\ngo perft 255\nstop", "info string perft was stopped"),
        ("go perft 2147483648", "info string go perft needs a depth of 0 to 255"),
        ("setoption name UCI_Variant value xiangqi\ngo perft 255\nstop", "info string perft was stopped"),
        ("go perft 30\ngo depth 2", "bestmove"),
    ] {
        let start = Instant::now();
        engine.send(commands);
        engine.until(answer);
        assert!(start.elapsed() < PROMPT, "{commands}");
    }
    engine.send("go perft 30");
    assert!(engine.quit() < PROMPT);
}
