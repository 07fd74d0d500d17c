//! Suites of positions with a known answer: how many an engine solves.

use crate::args::SuiteArgs;
use crate::openings::file_fault;
use game::{Error, Score, ScoreKind, Style};
use session::{Control, GameId, Limits, MoveInfo, Report, Session, open};
use std::fs;
use std::path::Path;
use std::time::Instant;

const HASH_MIB: usize = 16;

/// `lab suite`.
pub(crate) fn run(args: &SuiteArgs) -> Result<(), Error> {
    let tasks = read(&args.file, args.game)?;
    let limits = match args.movetime {
        Some(milliseconds) => Limits::move_time(milliseconds),
        None => Limits::nodes(args.nodes),
    };
    let mut session = open(args.game);
    session.search().set_hash(HASH_MIB);
    let mut failed = Vec::new();
    for task in &tasks {
        if !task.is_solved(&mut *session, &limits)? {
            failed.push(task.id.as_str());
        }
    }
    println!("{} of {} solved", tasks.len() - failed.len(), tasks.len());
    if !failed.is_empty() {
        println!("not: {}", failed.join(", "));
    }
    Ok(())
}

/// A position of an EPD file and what is asked there; moves as UCI writes them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Task {
    id: String,
    fen: String,
    /// Moves of which one is to be found (`bm`); none if any move does.
    best: Vec<String>,
    /// Moves that are wrong (`am`).
    avoided: Vec<String>,
    /// A mate is to be found in so many moves or fewer (`dm`).
    mate: Option<u16>,
}

/// The tasks of an EPD file: four fields of a FEN, then operations, each up to a `;`. Lines that start with `#`
/// are comments.
///
/// # Errors
/// `FILE`, `EPD` with the number of the line, or the fault of a FEN or of a move.
fn read(path: &Path, game: GameId) -> Result<Vec<Task>, Error> {
    let text = fs::read_to_string(path).map_err(|error| file_fault(path, &error))?;
    let mut session = open(game);
    let lines =
        text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    lines.map(|(index, line)| Task::read(line, index + 1, &mut *session)).collect()
}

impl Task {
    fn read(line: &str, number: usize, session: &mut dyn Session) -> Result<Task, Error> {
        let fault = |what: &str| Error::new("EPD", format!("line {number}: {what}"));
        let mut rest = line.trim();
        let mut fields = Vec::new();
        for _ in 0..4 {
            let (field, after) =
                rest.split_once(' ').ok_or_else(|| fault("four fields of a FEN are needed"))?;
            fields.push(field);
            rest = after.trim_start();
        }
        let mut task = Task { id: format!("line {number}"), fen: fields.join(" "), ..Task::default() };
        session.set_start(Some(&task.fen))?;
        for operation in rest.split(';').map(str::trim) {
            let (code, value) = operation.split_once(' ').unwrap_or((operation, ""));
            match code {
                "bm" => task.best = moves(session, value)?,
                "am" => task.avoided = moves(session, value)?,
                "dm" => task.mate = Some(value.parse().map_err(|_| fault("dm needs a number of moves"))?),
                "id" => task.id = value.trim_matches('"').to_owned(),
                _ => {}
            }
        }
        let asks = !task.best.is_empty() || !task.avoided.is_empty() || task.mate.is_some();
        if asks { Ok(task) } else { Err(fault("no bm, am or dm")) }
    }

    /// Whether a search within `limits`, with nothing remembered, does what is asked.
    fn is_solved(&self, session: &mut dyn Session, limits: &Limits<String>) -> Result<bool, Error> {
        session.search().new_game();
        session.set_start(Some(&self.fen))?;
        let mut watch = Watch { start: Instant::now(), mate: self.mate, is_mate: false };
        let answer = session.search().think(limits, &mut watch);
        let played = answer.best.map(|best| best.uci).unwrap_or_default();
        let score = answer.lines.first().map_or(Score::DRAW, |line| line.score);
        let mates = self.mate.is_none_or(|moves| is_mate(score, moves));
        let is_best = self.best.is_empty() || self.best.contains(&played);
        Ok(is_best && !self.avoided.contains(&played) && mates)
    }
}

/// Moves of the position a session stands at, in the way of writing that its game's EPD has.
fn moves(session: &mut dyn Session, text: &str) -> Result<Vec<String>, Error> {
    let style = if session.game() == GameId::Chess { Style::San } else { Style::Uci };
    let read = |word: &str| {
        session.play(word, style)?;
        let uci = session.view().history().pop().map(|played| played.uci).unwrap_or_default();
        session.undo();
        Ok(uci)
    };
    text.split_whitespace().map(read).collect()
}

/// True for a mate in so many moves or fewer.
fn is_mate(score: Score, moves: u16) -> bool {
    matches!(score.kind(), ScoreKind::WinIn(plies) if u32::from(plies) < 2 * u32::from(moves))
}

/// A control with a clock that ends the search once the mate is found that is asked for.
struct Watch {
    start: Instant,
    mate: Option<u16>,
    is_mate: bool,
}

impl Control<MoveInfo> for Watch {
    fn elapsed_ms(&mut self) -> u64 {
        self.start.elapsed().as_millis() as u64
    }

    fn should_stop(&mut self) -> bool {
        self.is_mate
    }

    fn report(&mut self, report: &Report<MoveInfo>) {
        self.is_mate |= self.mate.is_some_and(|moves| is_mate(report.score, moves));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operations_are_read() {
        let mut session = open(GameId::Chess);
        let line = r#"6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Rd8#; am Kb1 Kb2; dm 1; c0 "no"; id "back rank";"#;
        let task = Task::read(line, 1, &mut *session).expect("a task");
        assert_eq!((task.id.as_str(), task.mate), ("back rank", Some(1)));
        assert_eq!((task.best.join(" "), task.avoided.join(" ")), ("d1d8".into(), "a1b1 a1b2".into()));
        assert_eq!(task.is_solved(&mut *session, &Limits::nodes(1_000)), Ok(true));
        let wrong = Task { best: vec!["a1b1".into()], ..task };
        assert_eq!(wrong.is_solved(&mut *session, &Limits::nodes(1_000)), Ok(false));
    }

    #[test]
    fn what_cannot_be_read_is_told_with_its_line() {
        let mut session = open(GameId::Chess);
        let start = "6k1/5ppp/8/8/8/8/8/K2R4 w - -";
        for line in
            ["", "6k1/5ppp/8/8/8/8/8/K2R4 w -", &format!("{start} id \"x\";"), &format!("{start} dm x;")]
        {
            let fault = Task::read(line, 7, &mut *session).expect_err("no task");
            assert_eq!((fault.kind, fault.message.starts_with("line 7: ")), ("EPD", true), "{line}");
        }
        assert!(Task::read(&format!("{start} bm Qd8;"), 1, &mut *session).is_err());
    }

    #[test]
    fn mates_of_xiangqi_are_found() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/xiangqi-mates.epd");
        let tasks = read(&path, GameId::Xiangqi).expect("our own file");
        assert_eq!(tasks.len(), 100);
        let mut session = open(GameId::Xiangqi);
        session.search().set_hash(HASH_MIB);
        for task in &tasks {
            assert_eq!(task.is_solved(&mut *session, &Limits::nodes(800_000)), Ok(true), "{}", task.id);
        }
    }
}
