//! Pondering in every order of `go ponder`, `ponderhit`, `stop` and the next search: one `go`, one `bestmove`.

use crate::count;
use crate::driver::UciProcess;
use std::thread::sleep;
use std::time::Duration;

/// In the first four the search ends at once: mate, stalemate, one legal move, a draw by material.
const POSITIONS: [&str; 5] = [
    "position fen 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1",
    "position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    "position fen 7k/8/8/8/8/8/r7/1r5K w - - 0 1",
    "position fen 7k/8/8/8/8/8/8/K7 w - - 0 1",
    "position startpos moves e2e4 e7e5",
];

const LIMITS: [&str; 5] = ["", "depth 1", "nodes 50", "movetime 1", "wtime 20 btime 20"];

/// Lines sent to a pondering engine.
const ENDINGS: [&str; 9] = [
    "stop",
    "ponderhit\nstop",
    "stop\nstop",
    "stop\nponderhit",
    "ponderhit\nponderhit\nstop\nstop",
    "position startpos\ngo depth 1",
    "stop\nposition startpos\ngo depth 1",
    "ponderhit\nposition startpos\ngo nodes 20\nstop",
    "stop\nposition startpos\ngo ponder depth 1\nponderhit\nstop",
];

/// Microseconds between `go ponder` and the line that ends it: before, at and after the end of a short search.
const PAUSES: [u64; 6] = [0, 0, 50, 150, 400, 1_200];

#[test]
fn in_any_order_each_go_gets_one_best_move() {
    let mut engine = UciProcess::start();
    let (mut rounds, mut searches) = (0, 0);
    for position in POSITIONS {
        for limits in LIMITS {
            for ending in ENDINGS {
                for pause in PAUSES {
                    let round = format!("{position}, {limits}, {pause} µs, {ending}");
                    engine.send(&format!("{position}\ngo ponder {limits}"));
                    if pause > 0 {
                        sleep(Duration::from_micros(pause));
                        assert_eq!(count(&engine.settled(), "bestmove"), 0, "too early: {round}");
                    }
                    engine.send(ending);
                    let wanted = 1 + ending.matches("go ").count();
                    (0..wanted).for_each(|_| drop(engine.until("bestmove")));
                    assert_eq!(count(&engine.settled(), "bestmove"), 0, "too many: {round}");
                    (rounds, searches) = (rounds + 1, searches + wanted);
                }
            }
        }
    }
    assert_eq!((rounds, searches), (1_350, 1_950));
    assert_eq!(count(&engine.close(), "bestmove"), 0);
}

#[test]
fn the_hit_alone_ends_a_search_that_is_over_or_has_a_limit() {
    let mut engine = UciProcess::start();
    for round in 0..300 {
        let position = POSITIONS[round % POSITIONS.len()];
        let limits = LIMITS[1 + round / POSITIONS.len() % (LIMITS.len() - 1)];
        engine.send(&format!("{position}\ngo ponder {limits}"));
        if round % 2 == 0 {
            sleep(Duration::from_micros(10 * round as u64));
        }
        engine.search("ponderhit");
        // A `stop` that crossed the best move on its way.
        engine.send("stop");
        assert_eq!(count(&engine.settled(), "bestmove"), 0, "{position}, {limits}");
    }
    assert_eq!(count(&engine.close(), "bestmove"), 0);
}
