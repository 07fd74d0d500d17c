//! Errors and notices of this crate, with their sentences for native programs.

use crate::notation::IllegalBecause;
use crate::piece::side_name;
use crate::square::{FILES, RANKS};
use crate::{Move, Piece, PieceType, Square};
use chariot_game::{Details, Error, ErrorKind, Notice, NoticeKind, Reason, Side, echo, echo_char};
use std::fmt;

/// Unexpected character at this index of the board field.
pub(crate) fn no_piece_letter(index: usize, c: char) -> Error {
    Error::new(ErrorKind::Character, Details::new().text(c.encode_utf8(&mut [0; 4])), || {
        format!("board, character {}: {} is no piece letter", index + 1, echo_char(c))
    })
}

pub(crate) fn rank_count(found: usize, field: &str) -> Error {
    let details = Details::new().reason(Reason::RankCount).counted(found as u32, RANKS.into());
    Error::new(ErrorKind::Board, details, || {
        format!("board: expected {RANKS} ranks separated by \"/\", found {found} in {}", echo(field))
    })
}

pub(crate) fn rank_digits(rank: u8) -> Error {
    let details = Details::new().reason(Reason::RankDigits).rank(rank.into());
    Error::new(ErrorKind::Board, details, || {
        format!("board, rank {rank}: empty points are counted by a single digit from 1 to 9")
    })
}

pub(crate) fn rank_width(rank: u8, points: usize) -> Error {
    let details = Details::new().reason(Reason::RankWidth).rank(rank.into());
    Error::new(ErrorKind::Board, details.counted(points as u32, FILES.into()), || {
        if points > usize::from(FILES) {
            format!("board, rank {rank}: more than {FILES} points")
        } else {
            format!("board, rank {rank}: {points} points; expected {FILES}")
        }
    })
}

pub(crate) fn piece_aliases() -> Notice {
    let sentence = || "board: H and E are read as N (horse) and B (elephant)";
    Notice::new(NoticeKind::Alias, Details::new().text("H = N, E = B"), sentence)
}

pub(crate) fn red_alias() -> Notice {
    let sentence = || "side to move: \"r\" is read as \"w\", Red";
    Notice::new(NoticeKind::Alias, Details::new().text("r = w"), sentence)
}

pub(crate) fn turn(field: &str) -> Error {
    Error::new(ErrorKind::Turn, Details::new().text(field), || {
        format!("side to move: {}; expected \"w\" or \"b\"", echo(field))
    })
}

/// A field that xiangqi does not use.
pub(crate) fn unused_field(kind: ErrorKind, name: &str, field: &str) -> Error {
    Error::new(kind, Details::new().reason(Reason::UnusedField).text(field), || {
        format!("{name}: {}; xiangqi has none, expected \"-\"", echo(field))
    })
}

/// An extra field after the one named `last`.
pub(crate) fn extra_field(extra: &str, last: &str) -> Error {
    Error::new(ErrorKind::ExtraFields, Details::new().text(extra), || {
        format!("FEN: {} after the {last}: a FEN ends there", echo(extra))
    })
}

pub(crate) fn generals(side: Side, found: u32) -> Error {
    let details = Details::new().side(side).piece(PieceType::General.letter()).counted(found, 1);
    Error::new(ErrorKind::Kings, details, || {
        format!("{} needs exactly one general (K), not {found}", side_name(side))
    })
}

pub(crate) fn count(Piece { side, kind }: Piece, found: u32) -> Error {
    let most = kind.max_count();
    let details = Details::new().side(side).piece(kind.letter()).counted(found, most);
    Error::new(ErrorKind::Count, details, || {
        format!("{} has {found} {}s; the limit is {most}", side_name(side), kind.name())
    })
}

pub(crate) fn never_stands_on(Piece { side, kind }: Piece, square: Square) -> Error {
    let error = match kind {
        PieceType::General => ErrorKind::Palace,
        PieceType::Advisor => ErrorKind::Advisor,
        PieceType::Elephant => ErrorKind::Elephant,
        _ => ErrorKind::Pawn,
    };
    let details = Details::new().side(side).piece(kind.letter()).squares(&[square]);
    Error::new(error, details, || {
        format!("{}'s {} can never stand on {square}", side_name(side), kind.name())
    })
}

pub(crate) fn generals_face(red: Square, black: Square) -> Error {
    Error::new(ErrorKind::Facing, Details::new().squares(&[red, black]), || {
        format!("the generals on {red} and {black} face each other with nothing between")
    })
}

/// The side has just moved and left its general in check.
pub(crate) fn left_in_check(side: Side, general: Square, attacker: Square) -> Error {
    let details = Details::new().side(side).squares(&[general, attacker]);
    Error::new(ErrorKind::OppositeCheck, details, || {
        format!(
            "{} has just moved, but its general on {general} is attacked from {attacker}",
            side_name(side)
        )
    })
}

/// Several pawns of a side on one file before the river.
pub(crate) fn pawn_stack(side: Side, file: char) -> Notice {
    let details =
        Details::new().side(side).piece(PieceType::Pawn.letter()).text(file.encode_utf8(&mut [0; 4]));
    Notice::new(NoticeKind::PawnStack, details, || {
        format!("{} has two pawns on the {file}-file before the river", side_name(side))
    })
}

/// Pieces without a place on a board.
pub(crate) fn placement() -> Error {
    let sentence = || "board: each piece needs a type of the game and a point of its own";
    Error::new(ErrorKind::Board, Details::new(), sentence)
}

pub(crate) fn illegal(text: &str) -> Error {
    Error::new(ErrorKind::IllegalMove, Details::new().text(text), || {
        format!("{} is not legal here", echo(text))
    })
}

impl IllegalBecause {
    pub(crate) fn error(self, text: &str) -> Error {
        Error::new(ErrorKind::IllegalMove, self.details().text(text), || format!("{}: {self}", echo(text)))
    }

    fn details(self) -> Box<Details> {
        let because = |reason| Details::new().reason(reason);
        match self {
            IllegalBecause::EmptySquare(from) => because(Reason::EmptySquare).squares(&[from]),
            IllegalBecause::OpponentsPiece(from, side) => {
                because(Reason::OpponentsPiece).squares(&[from]).side(side)
            }
            IllegalBecause::OwnPiece(to, piece) => {
                because(Reason::OwnPiece).squares(&[to]).side(piece.side).piece(piece.kind.letter())
            }
            IllegalBecause::HorseLeg(leg) => because(Reason::HorseLeg).squares(&[leg]),
            IllegalBecause::ElephantEye(eye) => because(Reason::ElephantEye).squares(&[eye]),
            IllegalBecause::CannotReach(kind, m) => {
                because(Reason::CannotReach).piece(kind.letter()).squares(&[m.from(), m.to()])
            }
            IllegalBecause::Facing(generals) => because(Reason::Facing).squares(&generals),
            IllegalBecause::IntoCheck(general, side) => {
                because(Reason::IntoCheck).squares(&[general]).side(side).piece(PieceType::General.letter())
            }
        }
    }
}

impl fmt::Display for IllegalBecause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            IllegalBecause::EmptySquare(from) => write!(f, "there is no piece on {from}"),
            IllegalBecause::OpponentsPiece(from, side) => {
                write!(f, "the piece on {from} is not {}'s", side_name(side))
            }
            IllegalBecause::OwnPiece(to, piece) => {
                write!(f, "{}'s {} is on {to}", side_name(piece.side), piece.kind.name())
            }
            IllegalBecause::HorseLeg(leg) => write!(f, "the horse's leg on {leg} is blocked"),
            IllegalBecause::ElephantEye(eye) => write!(f, "the elephant's eye on {eye} is blocked"),
            IllegalBecause::CannotReach(kind, m) => {
                write!(f, "the {} on {} cannot go to {}", kind.name(), m.from(), m.to())
            }
            IllegalBecause::Facing([red, black]) => {
                write!(f, "the generals on {red} and {black} would face each other")
            }
            IllegalBecause::IntoCheck(general, _) => write!(f, "the general would be in check on {general}"),
        }
    }
}

pub(crate) fn no_move(text: &str) -> Error {
    Error::new(ErrorKind::Syntax, Details::new().text(text), || {
        format!("{} is not a move; expected something like h3e3, C2=5 or 炮二平五", echo(text))
    })
}

pub(crate) fn ambiguous(text: &str, kind: PieceType, first: Move, second: Move) -> Error {
    let details = Details::new().text(text).piece(kind.letter()).squares(&[first.from(), second.from()]);
    Error::new(ErrorKind::AmbiguousMove, details, || format!("{} can mean {first} or {second}", echo(text)))
}
