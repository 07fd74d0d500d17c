//! The engine without input and output: guarantees for the program around it, even one that receives nothing during a
//! search.

use session::ThreadPool;
use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::{Duration, Instant};
use uci::{Engine, Host, Input};

/// A host with scripted input that records the engine's lines.
struct Script {
    start: Instant,
    hears: bool,
    hands_over: bool,
    /// Input during a search.
    meanwhile: VecDeque<Input>,
    said: Vec<String>,
    done: Vec<(u32, Option<String>)>,
    best: Option<(u32, String)>,
}

impl Host for Script {
    fn say(&mut self, line: &str) {
        self.said.push(line.to_owned());
    }

    fn poll(&mut self) -> Option<Input> {
        self.meanwhile.pop_front()
    }

    fn hears(&self) -> bool {
        self.hears
    }

    fn now(&self) -> Duration {
        self.start.elapsed()
    }

    fn seed(&mut self) -> u64 {
        7
    }

    fn threads(&mut self, _: usize) -> Option<Arc<dyn ThreadPool>> {
        None
    }

    fn most_threads(&self) -> usize {
        4
    }

    fn most_hash(&self) -> usize {
        64
    }

    fn read_file(&mut self, path: &str) -> Result<Vec<u8>, String> {
        Err(format!("no {path}"))
    }

    fn table_files(&mut self, _: &str, _: &str) -> Vec<String> {
        Vec::new()
    }

    fn hand_over(&mut self, game: &str, threads: usize) -> bool {
        self.said.push(format!("[{game} with {threads} threads]"));
        self.hands_over
    }

    fn done(&mut self, line: u32, setting: Option<&str>) {
        self.done.push((line, setting.map(str::to_owned)));
    }

    fn best_so_far(&mut self, line: u32, answer: &str) {
        self.best = Some((line, answer.to_owned()));
    }
}

struct Program {
    engine: Engine,
    host: Script,
}

impl Program {
    fn start() -> Program {
        let mut host = Script {
            start: Instant::now(),
            hears: true,
            hands_over: false,
            meanwhile: VecDeque::new(),
            said: Vec::new(),
            done: Vec::new(),
            best: None,
        };
        Program { engine: Engine::new(&mut host), host }
    }

    /// Sends a line, and `meanwhile` during its search.
    fn say(&mut self, line: &str, meanwhile: &[&str]) -> ControlFlow<()> {
        self.host.meanwhile.extend(meanwhile.iter().map(|line| Input::Line((*line).to_owned())));
        self.engine.receive(Input::Line(line.to_owned()), &mut self.host)
    }

    /// Lines since the last call, without reports.
    fn said(&mut self) -> Vec<String> {
        self.host.said.drain(..).filter(|line| !line.starts_with("info depth")).collect()
    }
}

#[test]
fn a_search_hears_and_answers_what_comes_meanwhile() {
    let mut program = Program::start();
    let meanwhile = ["isready", "position startpos moves e2e4", "banana", "d", "quit"];
    assert!(program.say("go nodes 100000", &meanwhile).is_break());
    assert_eq!(program.said(), ["readyok", "info string unknown command: banana"]);
    let done: Vec<u32> = program.host.done.iter().map(|(line, _)| *line).collect();
    assert_eq!(done, [2, 4, 6], "the search is not answered, and what waited for it is not executed");
}

#[test]
fn lines_are_done_when_they_are_executed_and_settings_are_named() {
    let mut program = Program::start();
    let meanwhile = ["setoption name MultiPV value 2", "isready", "position startpos moves d2d4", "stop"];
    assert!(program.say("go infinite", &meanwhile).is_continue());
    let said = program.said();
    assert!(said.len() == 2 && said[0] == "readyok" && said[1].starts_with("bestmove "), "{said:?}");
    let setting = |line, name: &str| (line, Some(name.to_owned()));
    let done = [(3, None), (5, None), (1, None), setting(2, "multipv"), setting(4, "position")];
    assert_eq!(program.host.done, done);
}

#[test]
fn what_would_be_said_is_known_at_any_time() {
    let mut program = Program::start();
    program.host.hears = false;
    assert!(program.say("position startpos moves e2e4 e7e5", &[]).is_continue());
    assert!(program.say("go depth 5", &[]).is_continue());
    assert_eq!(program.host.best.clone().map(|(_, answer)| vec![answer]), Some(program.said()));
    assert_eq!(program.host.best.map(|(line, _)| line), Some(2));
}

#[test]
fn who_cannot_hear_ponders_after_the_hit() {
    let mut program = Program::start();
    program.host.hears = false;
    assert!(program.say("go ponder depth 3", &[]).is_continue());
    assert!(program.host.said.is_empty());
    assert!(program.say("isready", &[]).is_continue());
    assert!(program.say("ponderhit", &[]).is_continue());
    assert!(program.host.said.iter().any(|line| line.starts_with("info depth 3 ")));
    assert!(program.say("go ponder infinite", &[]).is_continue());
    assert!(program.say("stop", &[]).is_continue());
    let said = program.said();
    assert_eq!(said.iter().filter(|line| line.starts_with("bestmove ")).count(), 2, "{said:?}");
}

#[test]
fn another_engine_takes_over_and_the_old_one_does_nothing_more() {
    let mut program = Program::start();
    assert!(program.say("setoption name Threads value 9", &[]).is_continue());
    let note = "info string Threads is 1 to 4; using 4";
    assert_eq!(program.said(), [note, "[chess with 4 threads]"]);
    program.host.hands_over = true;
    let meanwhile = ["setoption name Threads value 2", "d", "go depth 1"];
    assert!(program.say("go depth 9", &meanwhile).is_break());
    let said = program.said();
    assert!(said[0].starts_with("bestmove ") && said[1..] == ["[chess with 2 threads]"], "{said:?}");
}
