//! Tables read for the first time, by wall clock.

use crate::best_move;
use crate::driver::UciProcess;
use chariot_tablebase::{Material, SingleThread, TableSet, solve};
use std::ops::ControlFlow::Continue;
use std::time::{Duration, Instant};

/// Few pieces, so that the tree is full of endings.
const POSITION: &str = "position fen 8/8/2r5/8/4k3/8/6n1/K2Q4 w - - 0 1";

const MOVE_TIME: Duration = Duration::from_millis(40);
const ALLOWANCE: Duration = Duration::from_millis(400);
/// Engines started one after the other until one answers in time: a busy machine may stop any of them for longer.
const ATTEMPTS: usize = 5;

/// A probe reads a block in a millisecond: it holds up no answer.
#[test]
fn no_answer_waits_for_a_table() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut tables = TableSet::<chariot_chess::Position>::new();
    for name in ["KQK", "KRK", "KNK", "KQKR", "KQKN"] {
        let ending = Material::parse::<chariot_chess::Position>(name).expect("an ending");
        tables.insert(solve(&ending, &tables, &SingleThread, &mut |_| Continue(())).expect("solvable"));
    }
    for table in tables.tables() {
        let bytes = table.to_bytes(&SingleThread).expect("memory");
        std::fs::write(folder.path().join(format!("{}.egt", table.material())), &bytes).expect("written");
    }
    let path = format!("setoption name TablePath value {}", folder.path().display());
    let cold_search = |go: &str| {
        let mut engine = UciProcess::start();
        engine.send(&path);
        engine.settled();
        let start = Instant::now();
        let lines = engine.search(&format!("{POSITION}\n{go}"));
        let taken = start.elapsed();
        assert_eq!(best_move(&lines).len(), 4);
        engine.quit();
        taken
    };
    for go in ["go movetime 40", "go infinite\nstop", "go wtime 400 btime 400"] {
        let is_in_time = (0..ATTEMPTS).any(|_| cold_search(go) < MOVE_TIME + ALLOWANCE);
        assert!(is_in_time, "{go}: {ATTEMPTS} engines were late");
    }
}
