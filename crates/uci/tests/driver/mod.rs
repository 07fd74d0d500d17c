//! Drives the engine's binary as a GUI does.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Output, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

/// Timeout that only a hang reaches.
const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) struct UciProcess {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl UciProcess {
    /// Starts the engine in UCI mode.
    pub(crate) fn start() -> UciProcess {
        let mut child = Command::new(env!("CARGO_BIN_EXE_chariot"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the engine starts");
        let output = child.stdout.take().expect("its output is piped");
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        UciProcess { input: child.stdin.take(), child, lines }
    }

    pub(crate) fn send(&mut self, text: &str) {
        self.send_bytes(format!("{text}\n").as_bytes());
    }

    pub(crate) fn send_bytes(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("the input is open");
        input.write_all(bytes).and_then(|()| input.flush()).expect("the engine reads");
    }

    /// Lines up to and including the first that starts with `start`.
    pub(crate) fn until(&mut self, start: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let line = self.lines.recv_timeout(PATIENCE);
            let line =
                line.unwrap_or_else(|error| panic!("{error} while waiting for {start:?} after {lines:?}"));
            lines.push(line);
            if lines.last().is_some_and(|line| line.starts_with(start)) {
                return lines;
            }
        }
    }

    /// Sends lines and returns the answer up to the best move.
    pub(crate) fn search(&mut self, text: &str) -> Vec<String> {
        self.send(text);
        self.until("bestmove")
    }

    /// All lines so far, once everything sent is answered.
    pub(crate) fn settled(&mut self) -> Vec<String> {
        self.send("isready");
        let mut lines = self.until("readyok");
        lines.pop();
        lines
    }

    /// Peak memory in MiB, if the system tells.
    pub(crate) fn peak_memory_mib(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        peak.trim().strip_suffix(" kB")?.parse().ok().map(|kib: u64| kib / 1024)
    }

    /// Ends the input and returns the remaining lines. The engine must exit with success.
    pub(crate) fn close(mut self) -> Vec<String> {
        drop(self.input.take());
        let rest = self.lines.iter().collect();
        assert!(self.child.wait().expect("the engine was started").success());
        rest
    }

    /// Sends `quit` and returns the time until the engine exits.
    pub(crate) fn quit(mut self) -> Duration {
        self.send("quit");
        let start = Instant::now();
        assert!(self.child.wait().expect("the engine was started").success());
        start.elapsed()
    }
}

/// Runs the engine with arguments and input.
pub(crate) fn command(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_chariot"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the engine starts");
    let mut stdin = child.stdin.take().expect("its input is piped");
    let input = input.to_vec();
    // A command that reads nothing may exit before the input is written.
    let writer = thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the engine ends");
    writer.join().expect("writing does not panic");
    output
}

pub(crate) fn lines(arguments: &[&str], input: &[u8]) -> Vec<String> {
    let output = command(arguments, input);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8").lines().map(str::to_owned).collect()
}
