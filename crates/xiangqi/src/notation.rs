use crate::odds::ODDS;
use crate::{Move, Position, Square, fen, repetition};
use chariot_game::{Error, Fen, FenErrors, Notation, Odds, Rules, Style};
use coordinates::Coordinates;
use described_moves::find_described;
use description::Description;
pub(crate) use illegal::IllegalBecause;
use std::str::FromStr;
use std::{fmt, iter};

mod chinese;
mod coordinates;
mod described_moves;
mod description;
mod illegal;
mod wxf;
pub use chinese::Script;

impl Notation for Position {
    const STYLES: &'static [Style] = &[Style::Wxf, Style::ZhHans, Style::ZhHant, Style::Iccs, Style::Uci];
    const ODDS: &'static [Odds] = ODDS;

    fn read_fen(text: &str) -> Result<Fen<Position>, FenErrors> {
        fen::read(text)
    }

    fn append_move(&self, m: Move, style: Style, text: &mut String) {
        let script = match style {
            Style::Wxf => None,
            Style::ZhHans => Some(Script::Simplified),
            Style::ZhHant => Some(Script::Traditional),
            Style::Iccs => return text.extend(&iccs(m)),
            Style::Uci | Style::Uci960 | Style::San => return text.push_str(&m.to_string()),
        };
        // A legal move has a piece.
        let Some(description) = Description::of(self, m) else { return };
        text.extend(&match script {
            Some(script) => chinese::write(description, script),
            None => wxf::write(description),
        });
    }

    /// Ambiguous coordinates are read with ranks from 1, unless only ranks from 0 give a legal move. Capitals
    /// and a hyphen (`H2-E2`) always mean ranks from 0. Where neither is legal, the error is about the reading that
    /// moves a piece of the side to move.
    fn read_move(&self, text: &str) -> Result<Move, Error> {
        self.read_move_as(text, Style::Uci)
    }

    fn read_move_as(&self, text: &str, style: Style) -> Result<Move, Error> {
        let text = text.trim();
        let Some(coordinates) = Coordinates::parse(text) else { return find_described(self, text) };
        let (first, second) = coordinates.readings(style);
        let readings = || iter::once(first).chain(second);
        readings().find(|&m| self.is_legal(m)).ok_or_else(|| {
            let turn = self.side_to_move();
            let moves_own = |m: &Move| self.piece_on(m.from()).is_some_and(|piece| piece.side == turn);
            IllegalBecause::of(self, readings().find(moves_own).unwrap_or(first)).error(text)
        })
    }

    fn explain_repetition(cycle: &[Position], style: Style) -> Option<String> {
        let ruling = repetition::judge(cycle);
        let sentence = match style {
            Style::ZhHans => ruling.in_chinese(Script::Simplified),
            Style::ZhHant => ruling.in_chinese(Script::Traditional),
            _ => ruling.to_string(),
        };
        (!sentence.is_empty()).then_some(sentence)
    }
}

/// The text is not two different points with ranks from 1, as UCI writes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotUci;

impl fmt::Display for NotUci {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a move in UCI notation")
    }
}

impl std::error::Error for NotUci {}

/// Reads UCI coordinates: `h3e3`, `b10c8`. [`Notation::read_move`] also tells whether the move is legal.
impl FromStr for Move {
    type Err = NotUci;

    fn from_str(text: &str) -> Result<Move, NotUci> {
        Coordinates::parse(text).and_then(Coordinates::one_based).ok_or(NotUci)
    }
}

/// Coordinates with ranks from 0: `h2e2`.
fn iccs(m: Move) -> [char; 4] {
    let name = |square: Square| [b'a' + square.file(), b'0' + square.rank()].map(char::from);
    let ([from_file, from_rank], [to_file, to_rank]) = (name(m.from()), name(m.to()));
    [from_file, from_rank, to_file, to_rank]
}
