use crate::validate::{adjective, attackers, name};
use crate::{Kind, Move, Piece, Position, Square, read_fen, san};
use game::{Fault, Fen, Notation, Rules, Style, echo};

impl Notation for Position {
    const STYLES: &'static [Style] = &[Style::San, Style::Uci];

    fn read_fen(text: &str) -> Result<Fen<Position>, Fault> {
        let (position, notices) = read_fen(text)?;
        Ok(Fen { position, notices: notices.into_iter().map(|notice| notice.message).collect() })
    }

    fn write_move(&self, m: Move, style: Style) -> String {
        match style {
            Style::San => san::write(self, m),
            _ => m.to_string(),
        }
    }

    fn read_move(&self, text: &str) -> Result<Move, Fault> {
        let text = text.trim();
        match Coordinates::parse(text) {
            Some(coordinates) => coordinates.find(self, text),
            None => san::read(self, text),
        }
    }
}

/// A move as UCI writes it: two squares, and a letter for a promotion.
struct Coordinates {
    from: Square,
    to: Square,
    promotion: Option<char>,
}

impl Coordinates {
    fn parse(text: &str) -> Option<Coordinates> {
        let (from, rest) = text.split_at_checked(2)?;
        let (to, letters) = rest.split_at_checked(2)?;
        let mut letters = letters.chars();
        let promotion = letters.next();
        if promotion.is_some_and(|c| !c.is_ascii_alphabetic()) || letters.next().is_some() {
            return None;
        }
        Some(Coordinates { from: from.parse().ok()?, to: to.parse().ok()?, promotion })
    }

    fn find(&self, position: &Position, text: &str) -> Result<Move, Fault> {
        let promotion = match self.promotion {
            None => None,
            Some(letter) if letter.is_ascii_uppercase() => {
                let message = format!("{text}: coordinate moves promote in small letters, as in e7e8q");
                return Err(Fault::new("SYNTAX", message));
            }
            Some(letter) => match Kind::from_letter(letter.to_ascii_uppercase()) {
                None => {
                    let message = format!("{text}: \"{letter}\" names no piece; expected q, r, b or n");
                    return Err(Fault::new("SYNTAX", message));
                }
                kind => kind,
            },
        };
        let between: Vec<Move> = position
            .legal_moves()
            .into_iter()
            .filter(|m| m.from() == self.from && m.to() == self.to)
            .collect();
        choose_promotion(&between, promotion, text)?.ok_or_else(|| illegal(text, &self.why_illegal(position)))
    }

    fn why_illegal(&self, position: &Position) -> String {
        let side = position.side_to_move();
        match position.piece_on(self.from) {
            None => format!("there is no man on {}", self.from),
            Some(man) if man.side != side => {
                format!("the man on {} is {}'s and it is {}'s turn", self.from, name(man.side), name(side))
            }
            Some(man) => why_unreachable(position, man, &[self.from], self.to).unwrap_or_else(|| {
                format!("the {} on {} cannot go to {}", noun(man.kind), self.from, self.to)
            }),
        }
    }
}

/// Of the legal moves of one man to one square, the one with this promotion: `None` if there are no moves.
///
/// # Errors
/// `AMBIGUOUS_MOVE` if a pawn promotes and it is not said to what (never a queen in silence);
/// `ILLEGAL_MOVE` if nothing promotes, or to what cannot be.
pub(crate) fn choose_promotion(
    moves: &[Move],
    promotion: Option<Kind>,
    text: &str,
) -> Result<Option<Move>, Fault> {
    let Some(first) = moves.first() else {
        return Ok(None);
    };
    match (promotion, first.promotion()) {
        (None, Some(_)) => Err(Fault::new(
            "AMBIGUOUS_MOVE",
            format!(
                "{text}: say what the pawn becomes, as in {}=Q or {}{}q",
                first.to(),
                first.from(),
                first.to()
            ),
        )),
        (Some(_), None) => Err(illegal(text, "this move does not promote")),
        (Some(kind), Some(_)) => match moves.iter().find(|m| m.promotion() == promotion) {
            None => Err(illegal(text, &format!("a pawn does not become a {}", noun(kind)))),
            found => Ok(found.copied()),
        },
        (None, None) => Ok(Some(*first)),
    }
}

/// The usual reasons why none of `men`, squares of men like `man`, has a legal move to `to`; `None` if it is
/// just not the way it moves.
pub(crate) fn why_unreachable(position: &Position, man: Piece, men: &[Square], to: Square) -> Option<String> {
    if position.legal_moves().is_empty() {
        let end = if position.is_check() { "checkmate" } else { "stalemate" };
        return Some(format!("the game is over by {end}"));
    }
    if let Some(Piece { kind, .. }) = position.piece_on(to).filter(|other| other.side == man.side) {
        return Some(format!("{to} is occupied by a {} {}", adjective(man.side), noun(kind)));
    }
    let reaching = attackers(&position.setup().men, to, man.side);
    let from = men.iter().find(|&&from| man.kind != Kind::Pawn && reaching.contains(from))?;
    Some(match man.kind {
        Kind::King => format!("the king would be in check on {to}"),
        kind => format!("the {} on {from} would leave its king in check", noun(kind)),
    })
}

/// An `ILLEGAL_MOVE` fault with this reason.
pub(crate) fn illegal(text: &str, reason: &str) -> Fault {
    Fault::new("ILLEGAL_MOVE", format!("{text}: {reason}"))
}

/// A `SYNTAX` fault for what is no move in any style.
pub(crate) fn no_move(text: &str) -> Fault {
    Fault::new("SYNTAX", format!("{} is no move; expected such as Nf3, exd5, e8=Q, O-O or g1f3", echo(text)))
}

/// English name of a kind.
pub(crate) const fn noun(kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => "pawn",
        Kind::Knight => "knight",
        Kind::Bishop => "bishop",
        Kind::Rook => "rook",
        Kind::Queen => "queen",
        Kind::King => "king",
    }
}
