//! Errors and notices of this crate, with their sentences for native programs.

use crate::notation::{IllegalBecause, Place};
use crate::piece::{side_adjective, side_name};
use crate::validate::{ImpossibleStep, castling_homes};
use crate::{Bitboard, CastlingSide, Move, Piece, PieceType, Square};
use chariot_game::{Details, Error, ErrorKind, Notice, NoticeKind, Reason, Side, echo, echo_char};
use std::fmt;

fn character(c: char) -> Box<Details> {
    Details::new().text(c.encode_utf8(&mut [0; 4]))
}

// FEN fields.

/// Unexpected character at this index of the board field.
pub(crate) fn foreign_character(index: usize, c: char) -> Error {
    Error::new(ErrorKind::Character, character(c), || {
        format!("board, character {}: {} is no piece letter", index + 1, echo_char(c))
    })
}

pub(crate) fn no_piece_letter(rank: u32, c: char) -> Error {
    Error::new(ErrorKind::Character, character(c), || {
        format!("board, rank {rank}: {} is no piece letter", echo_char(c))
    })
}

pub(crate) fn rank_count(found: usize, field: &str) -> Error {
    let details = Details::new().reason(Reason::RankCount).counted(found as u32, 8);
    Error::new(ErrorKind::Board, details, || {
        format!("board: expected 8 ranks separated by \"/\", found {found} in {}", echo(field))
    })
}

pub(crate) fn digits_in_a_row(rank: u32, text: &str) -> Error {
    let details = Details::new().reason(Reason::RankDigits).rank(rank);
    Error::new(ErrorKind::Board, details, || {
        format!("board, rank {rank}: two digits in a row in {}", echo(text))
    })
}

pub(crate) fn no_number_of_squares(rank: u32, digit: char) -> Error {
    let details = Details::new().reason(Reason::RankDigits).rank(rank);
    Error::new(ErrorKind::Board, details, || {
        format!("board, rank {rank}: \"{digit}\" is no number of empty squares; expected 1 to 8")
    })
}

pub(crate) fn rank_width(rank: u32, squares: u32, text: &str) -> Error {
    let details = Details::new().reason(Reason::RankWidth).rank(rank).counted(squares, 8);
    Error::new(ErrorKind::Board, details, || {
        format!("board, rank {rank}: {squares} squares in {}; expected 8", echo(text))
    })
}

pub(crate) fn turn(field: &str) -> Error {
    Error::new(ErrorKind::Turn, Details::new().text(field), || {
        format!("side to move: {}; expected \"w\" or \"b\"", echo(field))
    })
}

/// An extra field after the one named `last`.
pub(crate) fn extra_field(extra: &str, last: &str) -> Error {
    Error::new(ErrorKind::ExtraFields, Details::new().text(extra), || {
        format!("FEN: {} after the {last}: a FEN ends there", echo(extra))
    })
}

pub(crate) fn castling_letters(field: &str) -> Error {
    Error::new(ErrorKind::Castling, Details::new().text(field), || {
        let expected = "\"-\" or letters of \"KQkq\", or of files of rooks";
        format!("castling: {}; expected {expected}", echo(field))
    })
}

pub(crate) fn castling_twice(field: &str) -> Error {
    let details = Details::new().reason(Reason::CastlingTwice).text(field);
    Error::new(ErrorKind::Castling, details, || format!("castling: {} names a right twice", echo(field)))
}

pub(crate) fn no_rook_on_file(letter: char, side: Side) -> Error {
    Error::new(ErrorKind::Castling960, character(letter), || {
        format!(
            "castling: \"{letter}\" names a rook's file, but {} has no rook there on the rank of its king at home",
            side_name(side)
        )
    })
}

/// Castling letters by rook file; `usual` are the standard ones.
pub(crate) fn castling_by_file(usual: &str) -> Notice {
    Notice::new(NoticeKind::Castling960, Details::new().text(usual), || {
        format!("castling: letters of rook files; written \"{usual}\"")
    })
}

/// Castling letters out of order; `usual` are the ones in order.
pub(crate) fn castling_order(usual: &str) -> Notice {
    Notice::new(NoticeKind::CastlingOrder, Details::new().text(usual), || {
        format!("castling: letters out of order; written \"{usual}\"")
    })
}

pub(crate) fn castling_assumed(letters: &str) -> Notice {
    Notice::new(NoticeKind::CastlingAssumed, Details::new().text(letters), || {
        format!("castling: missing; read as \"{letters}\", since kings and rooks are at home")
    })
}

pub(crate) fn castling_dropped(side: Side, castling_side: CastlingSide) -> Notice {
    let details = Details::new().side(side).squares(&castling_homes(side, castling_side));
    Notice::new(NoticeKind::CastlingDropped, details, || why_unsupported(side, castling_side))
}

pub(crate) fn unsupported_castling(side: Side, castling_side: CastlingSide) -> Error {
    let details = Details::new().side(side).squares(&castling_homes(side, castling_side));
    Error::new(ErrorKind::Castling, details, || why_unsupported(side, castling_side))
}

fn why_unsupported(side: Side, castling_side: CastlingSide) -> String {
    let name = match castling_side {
        CastlingSide::King => "king",
        CastlingSide::Queen => "queen",
    };
    let [king, rook] = castling_homes(side, castling_side);
    format!(
        "castling: {} cannot castle on the {name}'s side: that takes king and rook at home, as on {king} and {rook}",
        side_name(side)
    )
}

/// Not a square, or not on the rank that an en passant square needs with this side to move.
pub(crate) fn en_passant(field: &str, side_and_rank: Option<(Side, u8)>) -> Error {
    let details = Details::new().text(field);
    match side_and_rank {
        None => Error::new(ErrorKind::EnPassant, details, || {
            format!("en passant: {}; expected \"-\" or a square", echo(field))
        }),
        Some((side, rank)) => Error::new(ErrorKind::EnPassant, details.rank(rank.into()), || {
            let expected = format!("\"-\" or a square on rank {rank}");
            format!("en passant: {}; expected {expected} with {} to move", echo(field), side_name(side))
        }),
    }
}

pub(crate) fn impossible_step(passed: Option<Square>, step: &ImpossibleStep) -> Error {
    let details = Details::new().squares(passed.as_slice());
    Error::new(ErrorKind::EnPassant, details, || format!("en passant: {}", why_no_step(step)))
}

pub(crate) fn phantom_en_passant(passed: Option<Square>, step: &ImpossibleStep) -> Notice {
    let details = Details::new().squares(passed.as_slice());
    Notice::new(NoticeKind::EnPassantPhantom, details, || {
        format!("en passant: {}; read as \"-\"", why_no_step(step))
    })
}

fn why_no_step(step: &ImpossibleStep) -> String {
    match *step {
        ImpossibleStep::NoPath(passed) => format!("no double step passes over {passed}"),
        ImpossibleStep::OtherSides(side, passed) => {
            format!("no {} double step passes over {passed}", side_adjective(side))
        }
        ImpossibleStep::NoPawn(side, target) => {
            format!("there is no {} pawn on {target}", side_adjective(side))
        }
        ImpossibleStep::Occupied(square, [origin, target]) => {
            format!("{square} is occupied, so no pawn has just come from {origin} to {target}")
        }
        ImpossibleStep::Check([origin, target, attacker, king]) => format!(
            "before a step from {origin} to {target} the piece on {attacker} could have taken the king on {king}"
        ),
    }
}

/// Capturing with the pawn on `capturer` would leave its king in check.
pub(crate) fn en_passant_not_legal(passed: Square, capturer: Square) -> Notice {
    Notice::new(NoticeKind::EnPassantNotLegal, Details::new().squares(&[passed]), || {
        format!(
            "en passant: the pawn on {capturer} cannot take on {passed} without leaving its king in check; \
             read as \"-\""
        )
    })
}

pub(crate) fn en_passant_not_capturable(passed: Square, side: Side) -> Notice {
    Notice::new(NoticeKind::EnPassantNotCapturable, Details::new().squares(&[passed]), || {
        format!("en passant: no {} pawn can take on {passed}; read as \"-\"", side_adjective(side))
    })
}

pub(crate) fn en_passant_clock(clock: &str) -> Notice {
    Notice::new(NoticeKind::EnPassantClock, Details::new().text(clock), || {
        format!("halfmove clock: {clock} is read as 0, since a pawn has just made a double step")
    })
}

// Impossible positions.

pub(crate) fn kings(side: Side, kings: Bitboard) -> Error {
    let details = Details::new().side(side).piece(PieceType::King.letter()).counted(kings.len(), 1);
    Error::new(ErrorKind::Kings, details, || {
        if kings.is_empty() {
            format!("{} has no king", side_name(side))
        } else {
            format!("{} has {} kings ({}): one is needed", side_name(side), kings.len(), list(kings))
        }
    })
}

pub(crate) fn back_rank_pawn(side: Side, square: Square) -> Error {
    Error::new(ErrorKind::BackRankPawn, Details::new().side(side).squares(&[square]), || {
        format!("a {} pawn stands on {square}: no pawn stands on rank 1 or 8", side_adjective(side))
    })
}

pub(crate) fn pawn_count(side: Side, pawns: u32) -> Error {
    let details = Details::new().side(side).piece(PieceType::Pawn.letter()).counted(pawns, 8);
    Error::new(ErrorKind::PawnCount, details, || {
        format!("{} has {pawns} pawns; the limit is 8", side_name(side))
    })
}

pub(crate) fn material_surplus(side: Side, promoted: u32, missing_pawns: u32) -> Error {
    let details = Details::new().side(side).counted(promoted, missing_pawns);
    Error::new(ErrorKind::MaterialSurplus, details, || {
        format!(
            "{} has {promoted} promoted pieces (bishops counted by square colour) but only {missing_pawns} \
             pawns are missing",
            side_name(side)
        )
    })
}

pub(crate) fn piece_count(side: Side, pieces: u32) -> Error {
    Error::new(ErrorKind::PieceCount, Details::new().side(side).counted(pieces, 16), || {
        format!("{} has {pieces} pieces; the limit is 16", side_name(side))
    })
}

/// The side to move could capture the king.
pub(crate) fn opposite_check(turn: Side, king: Square, attacker: Square) -> Error {
    let details = Details::new().side(!turn).squares(&[king, attacker]);
    Error::new(ErrorKind::OppositeCheck, details, || {
        format!(
            "{} is to move and could take the king on {king} with the piece on {attacker}: the side not \
             to move must not be in check",
            side_name(turn)
        )
    })
}

pub(crate) fn impossible_check(king: Square, checkers: Bitboard) -> Error {
    let details = Details::new().squares(&[king]).squares(&checkers.into_iter().collect::<Vec<_>>());
    Error::new(ErrorKind::ImpossibleCheck, details, || {
        format!("the king on {king} is in check from {}: no move gives more than two checks", list(checkers))
    })
}

/// Two checks that no single move can give.
pub(crate) fn odd_check([king, a, b]: [Square; 3]) -> Notice {
    Notice::new(NoticeKind::ImpossibleCheck, Details::new().squares(&[king, a, b]), || {
        format!("the king on {king} is in check from {a} and {b} at once, which no move can bring about")
    })
}

/// Pieces without a place on a board.
pub(crate) fn placement() -> Error {
    let sentence = || "board: each piece needs a type of the game and a square of its own";
    Error::new(ErrorKind::Board, Details::new(), sentence)
}

// Moves.

pub(crate) fn no_move(text: &str) -> Error {
    Error::new(ErrorKind::Syntax, Details::new().text(text), || {
        format!("{} is not a move; expected something like Nf3, exd5, e8=Q, O-O or g1f3", echo(text))
    })
}

pub(crate) fn promotion_missing(text: &str, m: Move) -> Error {
    let details = Details::new().reason(Reason::PromotionMissing).text(text);
    Error::new(ErrorKind::AmbiguousMove, details, || {
        let (from, to) = (m.from(), m.to());
        format!("{text}: name the promotion piece, as in {to}=Q or {from}{to}q")
    })
}

pub(crate) fn promotion_in_capitals(text: &str) -> Error {
    let details = Details::new().reason(Reason::PromotionLetter).text(text);
    Error::new(ErrorKind::Syntax, details, || {
        format!("{text}: coordinate moves promote in small letters, as in e7e8q")
    })
}

pub(crate) fn promotion_letter(text: &str, letter: char) -> Error {
    let details = Details::new().reason(Reason::PromotionLetter).text(text);
    Error::new(ErrorKind::Syntax, details, || {
        format!("{text}: \"{letter}\" names no piece; expected q, r, b or n")
    })
}

/// Several pieces of this type, on `origins`, can go to `to`.
pub(crate) fn ambiguous(text: &str, kind: PieceType, origins: Bitboard, to: Square) -> Error {
    let squares = origins.into_iter().collect::<Vec<_>>();
    let details = Details::new().text(text).piece(kind.letter()).squares(&squares);
    Error::new(ErrorKind::AmbiguousMove, details, || {
        format!("{text}: {}s on {} can go to {to}; say which", kind.name(), list(origins))
    })
}

impl IllegalBecause {
    pub(crate) fn error(self, text: &str) -> Error {
        Error::new(ErrorKind::IllegalMove, self.details().text(text), || format!("{text}: {self}"))
    }

    fn details(self) -> Box<Details> {
        let because = |reason| Details::new().reason(reason);
        match self {
            IllegalBecause::EmptySquare(from) => because(Reason::EmptySquare).squares(&[from]),
            IllegalBecause::OpponentsPiece(from, side) => {
                because(Reason::OpponentsPiece).squares(&[from]).side(side)
            }
            IllegalBecause::GameOver { .. } => because(Reason::GameOver),
            IllegalBecause::OwnPiece(to, piece) => {
                because(Reason::OwnPiece).squares(&[to]).side(piece.side).piece(piece.kind.letter())
            }
            IllegalBecause::IntoCheck(to) => {
                because(Reason::IntoCheck).squares(&[to]).piece(PieceType::King.letter())
            }
            IllegalBecause::Pinned(from, kind) => {
                because(Reason::Pinned).squares(&[from]).piece(kind.letter())
            }
            IllegalBecause::CannotReach(kind, squares) => {
                because(Reason::CannotReach).piece(kind.letter()).squares(&squares)
            }
            IllegalBecause::NoneReaches(piece, _, to) => {
                because(Reason::NoneReaches).side(piece.side).piece(piece.kind.letter()).squares(&[to])
            }
            IllegalBecause::NoSuchPiece(piece, _) => {
                because(Reason::NoSuchPiece).side(piece.side).piece(piece.kind.letter())
            }
            IllegalBecause::NothingToCapture(to) => because(Reason::NothingToCapture).squares(&[to]),
            IllegalBecause::NoPromotion => because(Reason::NoPromotion),
            IllegalBecause::PromotionPiece(kind) => because(Reason::PromotionPiece).piece(kind.letter()),
            IllegalBecause::NoCastlingRight(side) => because(Reason::NoCastlingRight).side(side),
            IllegalBecause::CastlingInCheck(side) => because(Reason::CastlingInCheck).side(side),
            IllegalBecause::CastlingBlocked => because(Reason::CastlingBlocked),
        }
    }
}

impl fmt::Display for IllegalBecause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            IllegalBecause::EmptySquare(from) => write!(f, "there is no piece on {from}"),
            IllegalBecause::OpponentsPiece(from, side) => write!(
                f,
                "the piece on {from} is {}'s and it is {}'s turn",
                side_name(!side),
                side_name(side)
            ),
            IllegalBecause::GameOver { by_mate } => {
                write!(f, "the game is over by {}", if by_mate { "checkmate" } else { "stalemate" })
            }
            IllegalBecause::OwnPiece(to, Piece { side, kind }) => {
                write!(f, "{to} is occupied by a {} {}", side_adjective(side), kind.name())
            }
            IllegalBecause::IntoCheck(to) => write!(f, "the king would be in check on {to}"),
            IllegalBecause::Pinned(from, kind) => {
                write!(f, "the {} on {from} would leave its king in check", kind.name())
            }
            IllegalBecause::CannotReach(kind, [from, to]) => {
                write!(f, "the {} on {from} cannot go to {to}", kind.name())
            }
            IllegalBecause::NoneReaches(Piece { side, kind }, place, to) => {
                write!(f, "no {} {}{place} can reach {to}", side_adjective(side), kind.name())
            }
            IllegalBecause::NoSuchPiece(Piece { side, kind }, place) => {
                write!(f, "{} has no {}{place}", side_name(side), kind.name())
            }
            IllegalBecause::NothingToCapture(to) => write!(f, "there is nothing to capture on {to}"),
            IllegalBecause::NoPromotion => f.write_str("this move does not promote"),
            IllegalBecause::PromotionPiece(kind) => write!(f, "a pawn cannot promote to a {}", kind.name()),
            IllegalBecause::NoCastlingRight(side) => {
                write!(f, "{} has no right to castle on that side", side_name(side))
            }
            IllegalBecause::CastlingInCheck(side) => write!(f, "{} is in check", side_name(side)),
            IllegalBecause::CastlingBlocked => {
                f.write_str("a piece is in the way, or the king would pass over an attacked square")
            }
        }
    }
}

/// Writes ` on e4`, ` on the e-file`, ` on rank 4`, or nothing.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |file: u8| char::from(b'a' + file);
        match (self.file, self.rank) {
            (Some(file), Some(rank)) => write!(f, " on {}{}", letter(file), rank + 1),
            (Some(file), None) => write!(f, " on the {}-file", letter(file)),
            (None, Some(rank)) => write!(f, " on rank {}", rank + 1),
            (None, None) => Ok(()),
        }
    }
}

fn list(squares: Bitboard) -> String {
    squares.into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(", ")
}
