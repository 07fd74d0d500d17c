use crate::{Error, Fen, FenErrors, PerSide, Rules};

/// A notation for moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Style {
    /// UCI coordinates: `e2e4`, `e7e8q`, xiangqi `h3e3`, `b10c8`.
    Uci,
    /// UCI coordinates with castling as king takes rook, as in Chess960: `e1h1`.
    #[cfg_attr(feature = "serde", serde(skip))]
    Uci960,
    /// Chess, standard algebraic notation: `Nbd7`, `exd8=Q+`.
    San,
    /// Xiangqi, coordinates with ranks from 0: `h2e2`.
    Iccs,
    /// Xiangqi, Western letters: `C2=5`, `H+.4`.
    Wxf,
    /// Xiangqi, simplified characters: 炮二平五.
    ZhHans,
    /// Xiangqi, traditional characters: 炮二平五, 馬８進７.
    ZhHant,
}

/// A start position with odds given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// The odds in English: `left horse`.
    pub name: &'static str,
    /// FEN of the start, by the side that gives odds.
    pub given_by: PerSide<&'static str>,
}

/// Text in and out: FEN and move notation.
pub trait Notation: Rules {
    /// Styles the game supports, the usual one first.
    const STYLES: &'static [Style];

    /// Odds the game offers, the mildest first.
    const ODDS: &'static [Odds] = &[];

    /// Parses a FEN. Repairs what can be repaired without guessing, with a notice.
    ///
    /// # Errors
    /// All errors in the text, field by field.
    fn read_fen(text: &str) -> Result<Fen<Self>, FenErrors>;

    /// Appends a legal move to `text`; unsupported styles fall back to [`Style::Uci`]. A list of moves needs
    /// no other buffer.
    fn append_move(&self, m: Self::Move, style: Style, text: &mut String);

    /// Writes a legal move, as [`Notation::append_move`] does.
    fn write_move(&self, m: Self::Move, style: Style) -> String {
        let mut text = String::new();
        self.append_move(m, style, &mut text);
        text
    }

    /// Parses a move in any style of the game.
    ///
    /// # Errors
    /// `SYNTAX` (no such notation), `ILLEGAL_MOVE` or `AMBIGUOUS_MOVE`.
    fn read_move(&self, text: &str) -> Result<Self::Move, Error>;

    /// Parses a move known to be in `style`. Some texts mean different moves in different styles, such as
    /// xiangqi coordinates with ranks from 0 or from 1.
    ///
    /// # Errors
    /// As [`Notation::read_move`].
    fn read_move_as(&self, text: &str, _style: Style) -> Result<Self::Move, Error> {
        self.read_move(text)
    }

    /// Explains a judged repetition (see [`Rules::judge_repetition`]) in the language of `style`: what each
    /// side did. `None` if the termination says it all.
    fn explain_repetition(_cycle: &[Self], _style: Style) -> Option<String> {
        None
    }
}
