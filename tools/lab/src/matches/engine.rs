use crate::error::{EngineFailure, EngineProblem, LabError};
use session::GameId;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// Timeout for an engine to start or to prepare for a game.
const START: Duration = Duration::from_secs(60);

/// A UCI engine in its own process, which ends on drop.
pub(super) struct EngineProcess {
    command: String,
    options: Vec<String>,
    game: GameId,
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct EngineMove {
    /// The move as written by the engine.
    pub(super) text: String,
    /// Its last score in centipawns, mates as ±30,000; `None` if it gave none.
    pub(super) score: Option<i32>,
    /// Time from question to answer.
    pub(super) elapsed: Duration,
}

impl EngineProcess {
    /// Starts an engine and sets its options, each `Name=Value`.
    ///
    /// # Errors
    /// [`LabError::Engine`] if it does not start, or does not speak UCI.
    pub(super) fn start(command: &str, game: GameId, options: &[&str]) -> Result<EngineProcess, LabError> {
        EngineProcess::try_start(command, game, options)
            .map_err(|problem| LabError::Engine { command: command.to_owned(), problem })
    }

    fn try_start(command: &str, game: GameId, options: &[&str]) -> Result<EngineProcess, EngineProblem> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or(EngineProblem::NoCommand)?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(EngineProblem::Start)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(EngineProblem::NoPipes);
        };
        let (sender, lines) = mpsc::channel();
        // Ends with the engine's output.
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        let options: Vec<String> = options.iter().map(|&option| option.to_owned()).collect();
        let mut engine = EngineProcess { command: command.to_owned(), options, game, child, input, lines };
        engine.send("uci");
        engine.wait_for("uciok", START)?;
        if game != GameId::DEFAULT {
            engine.send(&format!("setoption name UCI_Variant value {game}"));
        }
        for option in engine.options.clone() {
            let (name, value) =
                option.split_once('=').ok_or_else(|| EngineProblem::Option(option.clone()))?;
            engine.send(&format!("setoption name {name} value {value}"));
        }
        engine.new_game()?;
        Ok(engine)
    }

    pub(super) fn restart(&mut self) -> Result<(), LabError> {
        let options: Vec<&str> = self.options.iter().map(String::as_str).collect();
        *self = EngineProcess::start(&self.command, self.game, &options)?;
        Ok(())
    }

    /// Clears the engine's state for a new game.
    pub(super) fn new_game(&mut self) -> Result<(), EngineFailure> {
        self.send("ucinewgame");
        self.send("isready");
        self.wait_for("readyok", START).map(|_| ())
    }

    /// Requests a move in the position after `moves`; `go` is the whole command, `patience` the timeout.
    pub(super) fn choose(
        &mut self,
        start_fen: &str,
        moves: &[String],
        go: &str,
        patience: Duration,
    ) -> Result<EngineMove, EngineFailure> {
        let moves = if moves.is_empty() { String::new() } else { format!(" moves {}", moves.join(" ")) };
        self.send(&format!("position fen {start_fen}{moves}"));
        let start = Instant::now();
        self.send(go);
        let mut score = None;
        loop {
            let line = self.next_line(start + patience)?;
            if let Some(rest) = line.strip_prefix("bestmove") {
                let text = rest.split_whitespace().next().unwrap_or("(none)").to_owned();
                return Ok(EngineMove { text, score, elapsed: start.elapsed() });
            }
            score = score_of(&line).or(score);
        }
    }

    /// Prints what the engine has to say until then, such as options that it refuses.
    fn wait_for(&mut self, word: &str, patience: Duration) -> Result<String, EngineFailure> {
        let deadline = Instant::now() + patience;
        loop {
            let line = self.next_line(deadline)?;
            if let Some(note) = line.strip_prefix("info string ") {
                eprintln!("{}: {note}", self.command);
            }
            if line.split_whitespace().next() == Some(word) {
                return Ok(line);
            }
        }
    }

    fn next_line(&mut self, deadline: Instant) -> Result<String, EngineFailure> {
        let patience = deadline.saturating_duration_since(Instant::now());
        self.lines.recv_timeout(patience).map_err(|error| match error {
            RecvTimeoutError::Timeout => EngineFailure::Timeout,
            RecvTimeoutError::Disconnected => EngineFailure::Crash,
        })
    }

    /// Errors are ignored: a dead engine is noticed when its answer does not come.
    fn send(&mut self, line: &str) {
        let _ = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
    }
}

impl Drop for EngineProcess {
    fn drop(&mut self) {
        self.send("quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The score in an `info` line, in centipawns.
fn score_of(line: &str) -> Option<i32> {
    let mut words = line.strip_prefix("info ")?.split_whitespace();
    words.find(|&word| word == "score")?;
    match (words.next()?, words.next()?.parse::<i32>().ok()?) {
        ("cp", score) => Some(score),
        ("mate", moves) => Some(if moves > 0 { 30_000 } else { -30_000 }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_read_from_info_lines() {
        for (line, score) in [
            ("info depth 3 score cp -17 nodes 9 pv e2e4", Some(-17)),
            ("info score mate -2 upperbound", Some(-30_000)),
            ("info depth 3 nodes 4", None),
            ("bestmove e2e4", None),
        ] {
            assert_eq!(score_of(line), score, "{line}");
        }
    }
}
