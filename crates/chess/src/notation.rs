use crate::errors;
use crate::validate::attackers;
use crate::{Move, Piece, PieceType, Position, Square, fen};
use chariot_game::{Error, Fen, FenErrors, Notation, Rules, Style};
use coordinates::Coordinates;
pub(crate) use illegal::{IllegalBecause, Place};
use std::fmt::Write;

mod coordinates;
mod illegal;
mod san;
mod uci_move;
pub use san::{NotSan, San};
pub use uci_move::{NotUci, UciMove};

impl Notation for Position {
    const STYLES: &'static [Style] = &[Style::San, Style::Uci, Style::Uci960];

    fn read_fen(text: &str) -> Result<Fen<Position>, FenErrors> {
        fen::read(text)
    }

    fn append_move(&self, m: Move, style: Style, text: &mut String) {
        // Writing to a text never fails.
        let _ = match (style, m.castling_squares()) {
            (Style::San, _) => return san::append(self, m, text),
            (Style::Uci960, Some(squares)) => write!(text, "{}{}", m.from(), squares.rook_from),
            _ => write!(text, "{m}"),
        };
    }

    fn read_move(&self, text: &str) -> Result<Move, Error> {
        let text = text.trim();
        match Coordinates::parse(text) {
            Some(coordinates) => coordinates.find(self, text),
            None => san::read(self, text),
        }
    }
}

/// Picks, from the legal moves of one piece to one square, the one with this promotion; `None` if there are
/// no moves.
///
/// # Errors
/// `AMBIGUOUS_MOVE` if a pawn promotes and the piece is missing (a queen is never assumed); `ILLEGAL_MOVE` if
/// the move does not promote, or not to that piece.
pub(crate) fn choose_promotion(
    moves: &[Move],
    promotion: Option<PieceType>,
    text: &str,
) -> Result<Option<Move>, Error> {
    let Some(first) = moves.first() else {
        return Ok(None);
    };
    match (promotion, first.promotion()) {
        (None, Some(_)) => Err(errors::promotion_missing(text, *first)),
        (Some(_), None) => Err(IllegalBecause::NoPromotion.error(text)),
        (Some(kind), Some(_)) => match moves.iter().find(|m| m.promotion() == promotion) {
            None => Err(IllegalBecause::PromotionPiece(kind).error(text)),
            found => Ok(found.copied()),
        },
        (None, None) => Ok(Some(*first)),
    }
}

/// The usual reasons why none of `pieces`, all like `piece`, has a legal move to `to`; `None` if they simply
/// do not move that way.
pub(crate) fn why_unreachable(
    position: &Position,
    piece: Piece,
    pieces: &[Square],
    to: Square,
) -> Option<IllegalBecause> {
    if position.legal_moves().is_empty() {
        return Some(IllegalBecause::GameOver { by_mate: position.is_check() });
    }
    if let Some(other) = position.piece_on(to).filter(|other| other.side == piece.side) {
        return Some(IllegalBecause::OwnPiece(to, other));
    }
    let reaching = attackers(&position.setup().pieces, to, piece.side);
    let from = pieces.iter().find(|&&from| piece.kind != PieceType::Pawn && reaching.contains(from))?;
    Some(match piece.kind {
        PieceType::King => IllegalBecause::IntoCheck(to),
        kind => IllegalBecause::Pinned(*from, kind),
    })
}
