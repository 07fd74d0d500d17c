use crate::piece::side_adjective;
use crate::validate::attackers;
use crate::{Move, Piece, PieceType, Position, Square, fen};
use coordinates::Coordinates;
use game::{Error, ErrorKind, Fen, FenErrors, Notation, Rules, Style, echo};

mod coordinates;
mod san;

impl Notation for Position {
    const STYLES: &'static [Style] = &[Style::San, Style::Uci];

    fn read_fen(text: &str) -> Result<Fen<Position>, FenErrors> {
        fen::read(text)
    }

    fn write_move(&self, m: Move, style: Style) -> String {
        match style {
            Style::San => san::write(self, m),
            _ => m.to_string(),
        }
    }

    fn read_move(&self, text: &str) -> Result<Move, Error> {
        let text = text.trim();
        match Coordinates::parse(text) {
            Some(coordinates) => coordinates.find(self, text),
            None => san::read(self, text),
        }
    }
}

/// Of the legal moves of one piece to one square, the one with this promotion: `None` if there are no moves.
///
/// # Errors
/// `AMBIGUOUS_MOVE` if a pawn promotes and the piece is not given (a queen is never assumed);
/// `ILLEGAL_MOVE` if the move does not promote, or not to that piece.
pub(crate) fn choose_promotion(
    moves: &[Move],
    promotion: Option<PieceType>,
    text: &str,
) -> Result<Option<Move>, Error> {
    let Some(first) = moves.first() else {
        return Ok(None);
    };
    match (promotion, first.promotion()) {
        (None, Some(_)) => Err(Error::new(
            ErrorKind::AmbiguousMove,
            format!(
                "{text}: name the promotion piece, as in {}=Q or {}{}q",
                first.to(),
                first.from(),
                first.to()
            ),
        )),
        (Some(_), None) => Err(illegal(text, "this move does not promote")),
        (Some(kind), Some(_)) => match moves.iter().find(|m| m.promotion() == promotion) {
            None => Err(illegal(text, &format!("a pawn cannot promote to a {}", kind.name()))),
            found => Ok(found.copied()),
        },
        (None, None) => Ok(Some(*first)),
    }
}

/// The usual reasons why none of `pieces`, squares of pieces like `piece`, has a legal move to `to`; `None` if it is
/// just not the way it moves.
pub(crate) fn why_unreachable(
    position: &Position,
    piece: Piece,
    pieces: &[Square],
    to: Square,
) -> Option<String> {
    if position.legal_moves().is_empty() {
        let end = if position.is_check() { "checkmate" } else { "stalemate" };
        return Some(format!("the game is over by {end}"));
    }
    if let Some(Piece { kind, .. }) = position.piece_on(to).filter(|other| other.side == piece.side) {
        return Some(format!("{to} is occupied by a {} {}", side_adjective(piece.side), kind.name()));
    }
    let reaching = attackers(&position.setup().pieces, to, piece.side);
    let from = pieces.iter().find(|&&from| piece.kind != PieceType::Pawn && reaching.contains(from))?;
    Some(match piece.kind {
        PieceType::King => format!("the king would be in check on {to}"),
        kind => format!("the {} on {from} would leave its king in check", kind.name()),
    })
}

/// An `ILLEGAL_MOVE` error with this reason.
pub(crate) fn illegal(text: &str, reason: &str) -> Error {
    Error::new(ErrorKind::IllegalMove, format!("{text}: {reason}"))
}

/// A `SYNTAX` error for text that is not a move in any notation.
pub(crate) fn no_move(text: &str) -> Error {
    Error::new(
        ErrorKind::Syntax,
        format!("{} is not a move; expected something like Nf3, exd5, e8=Q, O-O or g1f3", echo(text)),
    )
}
