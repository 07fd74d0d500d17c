//! Test suites in Extended Position Description: how many positions with a known answer our engine solves.

use crate::args::SuiteArgs;
use crate::error::{EpdProblem, LabError};
use crate::files;
use chariot_game::{Score, ScoreKind};
use session::{Control, GameId, Limits, NotatedMove, Report, Session, open};
use std::path::Path;
use std::time::Instant;

const HASH_MIB: usize = 16;

/// `lab suite`.
pub(crate) fn run(args: &SuiteArgs) -> Result<(), LabError> {
    let positions = read(&args.file, args.game)?;
    let limits = match args.movetime {
        Some(milliseconds) => Limits::move_time(milliseconds),
        None => Limits::nodes(args.nodes),
    };
    let mut session = open(args.game);
    session.search().set_hash(HASH_MIB);
    let mut failed = Vec::new();
    for position in &positions {
        if !position.is_solved(&mut *session, &limits)? {
            failed.push(position.id.as_str());
        }
    }
    println!("{} of {} solved", positions.len() - failed.len(), positions.len());
    if !failed.is_empty() {
        println!("not: {}", failed.join(", "));
    }
    Ok(())
}

/// A position of an EPD file and its task. Moves are in UCI.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct EpdPosition {
    id: String,
    fen: String,
    /// Moves of which one must be found (`bm`); empty if any move will do.
    best: Vec<String>,
    /// Wrong moves (`am`).
    avoided: Vec<String>,
    /// Find a mate in at most this many moves (`dm`).
    mate: Option<u16>,
}

/// The positions of an EPD file: four FEN fields, then operations, each up to a `;`. Lines that start with
/// `#` are comments.
///
/// # Errors
/// [`LabError::File`], [`LabError::Epd`], or [`LabError::Game`] for a bad FEN or move.
fn read(path: &Path, game: GameId) -> Result<Vec<EpdPosition>, LabError> {
    let text = files::read(path)?;
    let mut session = open(game);
    let lines =
        text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    lines.map(|(index, line)| EpdPosition::read(line, index + 1, &mut *session)).collect()
}

impl EpdPosition {
    fn read(line: &str, number: usize, session: &mut dyn Session) -> Result<EpdPosition, LabError> {
        let error = |problem| LabError::Epd { line: number, problem };
        let mut rest = line.trim();
        let mut fields = Vec::new();
        for _ in 0..4 {
            let (field, after) = rest.split_once(' ').ok_or_else(|| error(EpdProblem::TooFewFields))?;
            fields.push(field);
            rest = after.trim_start();
        }
        let mut position =
            EpdPosition { id: format!("line {number}"), fen: fields.join(" "), ..EpdPosition::default() };
        session.set_start(Some(&position.fen))?;
        for operation in rest.split(';').map(str::trim) {
            let (code, value) = operation.split_once(' ').unwrap_or((operation, ""));
            match code {
                "bm" => position.best = moves(session, value)?,
                "am" => position.avoided = moves(session, value)?,
                "dm" => position.mate = Some(value.parse().map_err(|_| error(EpdProblem::MateLength))?),
                "id" => position.id = value.trim_matches('"').to_owned(),
                _ => {}
            }
        }
        let asks = !position.best.is_empty() || !position.avoided.is_empty() || position.mate.is_some();
        if asks { Ok(position) } else { Err(error(EpdProblem::NoOperation)) }
    }

    fn is_solved(&self, session: &mut dyn Session, limits: &Limits<String>) -> Result<bool, LabError> {
        session.search().new_game();
        session.set_start(Some(&self.fen))?;
        let mut control = StopAtMate { start: Instant::now(), mate: self.mate, is_mate: false };
        let answer = session.search().think(limits, &mut control);
        let played = answer.best.map(|best| best.uci).unwrap_or_default();
        let score = answer.lines.first().map_or(Score::DRAW, |line| line.score);
        let mates = self.mate.is_none_or(|moves| is_mate(score, moves));
        let is_best = self.best.is_empty() || self.best.contains(&played);
        Ok(is_best && !self.avoided.contains(&played) && mates)
    }
}

/// Parses moves of the current position in the notation of the game's EPD files.
fn moves(session: &mut dyn Session, text: &str) -> Result<Vec<String>, LabError> {
    let style = session.game().epd_style();
    let read = |word: &str| {
        session.play(word, style)?;
        let uci = session.view().history().pop().map(|played| played.uci).unwrap_or_default();
        session.undo();
        Ok(uci)
    };
    text.split_whitespace().map(read).collect()
}

/// Whether this is a mate in at most `moves` moves.
fn is_mate(score: Score, moves: u16) -> bool {
    matches!(score.kind(), ScoreKind::WinIn(plies) if u32::from(plies) < 2 * u32::from(moves))
}

/// A control with a clock that stops once the requested mate is found.
struct StopAtMate {
    start: Instant,
    mate: Option<u16>,
    is_mate: bool,
}

impl Control<NotatedMove> for StopAtMate {
    fn elapsed_ms(&mut self) -> u64 {
        self.start.elapsed().as_millis() as u64
    }

    fn should_stop(&mut self) -> bool {
        self.is_mate
    }

    fn report(&mut self, report: &Report<NotatedMove>) {
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
        let position = EpdPosition::read(line, 1, &mut *session).expect("a position");
        assert_eq!((position.id.as_str(), position.mate), ("back rank", Some(1)));
        assert_eq!(
            (position.best.join(" "), position.avoided.join(" ")),
            ("d1d8".into(), "a1b1 a1b2".into())
        );
        assert!(position.is_solved(&mut *session, &Limits::nodes(1_000)).expect("a legal position"));
        let wrong = EpdPosition { best: vec!["a1b1".into()], ..position };
        assert!(!wrong.is_solved(&mut *session, &Limits::nodes(1_000)).expect("a legal position"));
    }

    #[test]
    fn errors_name_the_line() {
        let mut session = open(GameId::Chess);
        let start = "6k1/5ppp/8/8/8/8/8/K2R4 w - -";
        for (line, expected) in [
            (String::new(), EpdProblem::TooFewFields),
            ("6k1/5ppp/8/8/8/8/8/K2R4 w -".into(), EpdProblem::TooFewFields),
            (format!("{start} id \"x\";"), EpdProblem::NoOperation),
            (format!("{start} dm x;"), EpdProblem::MateLength),
        ] {
            match EpdPosition::read(&line, 7, &mut *session) {
                Err(LabError::Epd { line: 7, problem }) => assert_eq!(problem, expected, "{line}"),
                other => panic!("{line}: {other:?}"),
            }
        }
        let illegal = EpdPosition::read(&format!("{start} bm Qd8;"), 1, &mut *session);
        assert!(matches!(illegal, Err(LabError::Game(_))), "{illegal:?}");
    }

    #[test]
    fn mates_of_xiangqi_are_found() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/xiangqi-mates.epd");
        let positions = read(&path, GameId::Xiangqi).expect("our own file");
        assert_eq!(positions.len(), 100);
        let mut session = open(GameId::Xiangqi);
        session.search().set_hash(HASH_MIB);
        for position in &positions {
            let is_solved =
                position.is_solved(&mut *session, &Limits::nodes(1_400_000)).expect("a legal position");
            assert!(is_solved, "{}", position.id);
        }
    }
}
