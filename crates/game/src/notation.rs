use crate::{Error, Fen, FenErrors, PerSide, Rules};

/// A way of writing moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Style {
    /// Coordinates as UCI engines write them: `e2e4`, `e7e8q`, xiangqi `h3e3`, `b10c8`.
    Uci,
    /// The same with castling as the king taking its own rook, as UCI engines write Chess960: `e1h1`.
    #[cfg_attr(feature = "serde", serde(skip))]
    Uci960,
    /// Standard algebraic notation of chess: `Nbd7`, `exd8=Q+`.
    San,
    /// Xiangqi coordinates with ranks from 0: `h2e2`.
    Iccs,
    /// Xiangqi in Western letters: `C2=5`, `H+.4`.
    Wxf,
    /// Xiangqi in simplified characters: 炮二平五.
    ZhHans,
    /// Xiangqi in traditional characters: 炮二平五, 馬８進７.
    ZhHant,
}

/// A start with unequal pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// What is given, in English: `left horse`.
    pub name: &'static str,
    /// FEN of the start for each side that may give.
    pub given_by: PerSide<&'static str>,
}

/// Text in and out.
pub trait Notation: Rules {
    /// The styles this game writes, the usual one first.
    const STYLES: &'static [Style];

    /// Starts with unequal pieces, the mildest first.
    const ODDS: &'static [Odds] = &[];

    /// Reads a FEN strictly in meaning and kindly in form: what can be repaired without guessing is
    /// repaired with a notice.
    ///
    /// # Errors
    /// All that is wrong with the text, field by field.
    fn read_fen(text: &str) -> Result<Fen<Self>, FenErrors>;

    /// Writes a legal move; styles the game does not have fall back to [`Style::Uci`].
    fn write_move(&self, m: Self::Move, style: Style) -> String;

    /// Reads a move in any style of the game.
    ///
    /// # Errors
    /// `SYNTAX` (no such notation), `ILLEGAL_MOVE` or `AMBIGUOUS_MOVE`.
    fn read_move(&self, text: &str) -> Result<Self::Move, Error>;

    /// Reads a move that is known to be written in `style`, for texts that mean one move in one style and
    /// another in another, as xiangqi coordinates do (ranks from 1 or from 0).
    ///
    /// # Errors
    /// As [`Notation::read_move`].
    fn read_move_as(&self, text: &str, _style: Style) -> Result<Self::Move, Error> {
        self.read_move(text)
    }

    /// What each side did in a judged repetition (see [`Rules::judge_repetition`]), in the language of `style`;
    /// `None` if there is nothing to say beyond the termination.
    fn explain_repetition(_cycle: &[Self], _style: Style) -> Option<String> {
        None
    }
}
