use super::identity::Identity;
use super::moves::in_book;
use super::pgn;
use crate::error::LabError;
use crate::files;
use chariot_book::Squares;
use chariot_game::{Board, Notation, Side, Style};
use std::path::{Path, PathBuf};

/// The openings of games.
#[derive(Default)]
pub(super) struct Openings {
    pub(super) games: Vec<Opening>,
    /// Games with a move that is not legal among the plies that are counted, or from another start: refused.
    illegal: usize,
    other_start: usize,
    /// Games without a move.
    empty: usize,
}

/// The first plies of a game.
pub(super) struct Opening {
    pub(super) steps: Vec<Step>,
    pub(super) end: GameEnd,
}

/// A position of a game and the move that was played in it.
#[derive(Clone, Copy)]
pub(super) struct Step {
    pub(super) identity: Identity,
    pub(super) squares: Squares,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GameEnd {
    Won(Side),
    Drawn,
    /// The record does not say.
    Unknown,
}

impl Openings {
    /// The first plies of the games of some files.
    ///
    /// # Errors
    /// [`LabError::File`].
    pub(super) fn read<P: Notation + Board>(paths: &[PathBuf], plies: usize) -> Result<Openings, LabError> {
        let mut openings = Openings::default();
        for path in paths {
            let bytes = files::read_bytes(path)?;
            // Names of old records are not UTF-8, moves are.
            let text = String::from_utf8_lossy(&bytes);
            if is_pgn(path) {
                for game in pgn::games(&text) {
                    let moves = game.moves.iter().copied();
                    openings.add::<P>(game.has_start, moves, None, game.result, plies);
                }
            } else {
                openings.add_table::<P>(&text, plies);
            }
        }
        Ok(openings)
    }

    /// Games that are tab-separated, with the names of the fields in the first line.
    fn add_table<P: Notation + Board>(&mut self, text: &str, plies: usize) {
        let mut lines = text.lines();
        let names: Vec<&str> = lines.next().unwrap_or_default().split('\t').collect();
        let place = |name: &str| names.iter().position(|&other| other == name);
        let [result, start, moves] = ["result", "start", "moves"].map(place);
        for line in lines {
            let fields: Vec<&str> = line.split('\t').collect();
            let field =
                |place: Option<usize>| place.and_then(|place| fields.get(place)).copied().unwrap_or_default();
            let texts = field(moves).split_whitespace();
            self.add::<P>(!field(start).is_empty(), texts, Some(Style::Uci), field(result), plies);
        }
    }

    fn add<'a, P: Notation + Board>(
        &mut self,
        has_start: bool,
        texts: impl Iterator<Item = &'a str>,
        style: Option<Style>,
        result: &str,
        plies: usize,
    ) {
        if has_start {
            self.other_start += 1;
            return;
        }
        let mut position = P::startpos();
        let mut steps = Vec::new();
        for text in texts.take(plies) {
            let read = match style {
                Some(style) => position.read_move_as(text, style),
                None => position.read_move(text),
            };
            let Ok(m) = read else {
                self.illegal += 1;
                return;
            };
            let (key, identity) = Identity::of(&position);
            steps.push(Step { identity, squares: in_book::<P>(key, m) });
            position.play(m);
        }
        if steps.is_empty() {
            self.empty += 1;
            return;
        }
        let end = match result {
            "1-0" => GameEnd::Won(Side::First),
            "0-1" => GameEnd::Won(Side::Second),
            "1/2-1/2" => GameEnd::Drawn,
            _ => GameEnd::Unknown,
        };
        self.games.push(Opening { steps, end });
    }

    /// Counts of games read and games refused.
    pub(super) fn summary(&self) -> String {
        let unknown = self.games.iter().filter(|game| game.end == GameEnd::Unknown).count();
        format!(
            "{} games, {unknown} of them without a result; refused: {} with an illegal move, {} from another start, {} empty",
            self.games.len(),
            self.illegal,
            self.other_start,
            self.empty
        )
    }

    /// Number of records that were refused.
    #[cfg(test)]
    pub(super) fn refused(&self) -> usize {
        self.illegal + self.other_start + self.empty
    }
}

fn is_pgn(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "pgn")
}
