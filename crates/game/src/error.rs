use std::fmt;
use thiserror::Error;

/// What is wrong with a text or a request: a kind for programs and a sentence for people.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{message}")]
pub struct Error {
    /// What sort of error it is.
    pub kind: ErrorKind,
    /// One sentence that names the field or place and what was expected.
    pub message: String,
}

impl Error {
    /// An error of this kind with this sentence.
    pub fn new(kind: ErrorKind, message: impl Into<String>) -> Error {
        Error { kind, message: message.into() }
    }
}

/// Declares an enum whose variants have a stable name, which `Display` writes and `ALL` lists.
macro_rules! named_kinds {
    ($(#[$doc:meta])* $type:ident { $($(#[$variant_doc:meta])* $variant:ident = $name:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $type {
            $($(#[$variant_doc])* #[doc = concat!("\n\nName: `", $name, "`.")] $variant,)*
        }

        impl $type {
            /// Every kind.
            pub const ALL: &[$type] = &[$($type::$variant),*];

            /// The name that programs may rely on.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $($type::$variant => $name,)*
                }
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}
pub(crate) use named_kinds;

named_kinds! {
    /// Every sort of error that a user of the engine can meet.
    ErrorKind {
        // The text of a FEN.
        /// The text is longer than any FEN.
        TooLong = "LENGTH",
        /// There is no text.
        Empty = "EMPTY",
        /// A character that means nothing where it stands.
        Character = "CHAR",
        /// The board field does not describe the board.
        Board = "BOARD",
        /// The board field describes the board of another game.
        WrongGame = "WRONG_GAME",
        /// Fewer fields than can be made up for.
        Fields = "FIELDS",
        /// More fields than a FEN has.
        ExtraFields = "EXTRA_FIELDS",
        /// The side to move.
        Turn = "TURN",
        /// The castling field.
        Castling = "CASTLING",
        /// A castling right by the file of a rook that has no part in the castling of standard chess.
        Castling960 = "CASTLING_960",
        /// The en passant field.
        EnPassant = "EP",
        /// The halfmove clock is no number.
        HalfmoveClock = "HALFMOVE",
        /// The halfmove clock is too large.
        HalfmoveClockRange = "HALFMOVE_RANGE",
        /// The fullmove number is no number.
        FullmoveNumber = "FULLMOVE",
        /// The fullmove number is too large.
        FullmoveNumberRange = "FULLMOVE_RANGE",

        // Positions that cannot be.
        /// A side has no king, or more than one.
        Kings = "KINGS",
        /// A side has more pieces of a type than it starts with (xiangqi).
        Count = "COUNT",
        /// A pawn on the first or last rank (chess).
        BackRankPawn = "BACKRANK_PAWN",
        /// A side has more than eight pawns (chess).
        PawnCount = "PAWN_COUNT",
        /// A side has more than sixteen pieces (chess).
        PieceCount = "PIECE_COUNT",
        /// A side has more promoted pieces than missing pawns (chess).
        MaterialSurplus = "MATERIAL_SURPLUS",
        /// A general outside its palace (xiangqi).
        Palace = "PALACE",
        /// An advisor on a point it can never reach (xiangqi).
        Advisor = "ADVISOR",
        /// An elephant on a point it can never reach (xiangqi).
        Elephant = "ELEPHANT",
        /// A pawn on a point it can never reach (xiangqi).
        Pawn = "PAWN",
        /// The generals face each other (xiangqi).
        Facing = "FACING",
        /// The side that has just moved is in check.
        OppositeCheck = "OPPOSITE_CHECK",
        /// More checks at once than a move can give.
        ImpossibleCheck = "CHECK_IMPOSSIBLE",

        // Moves.
        /// No notation of the game writes a move so.
        Syntax = "SYNTAX",
        /// The move is not legal.
        IllegalMove = "ILLEGAL_MOVE",
        /// More than one legal move is written so.
        AmbiguousMove = "AMBIGUOUS_MOVE",

        // Set-up boards and endings.
        /// The board has no such square.
        Square = "SQUARE",
        /// The game has no such piece.
        Piece = "PIECE",
        /// No ending has these pieces, or none that can be solved.
        Material = "MATERIAL",
        /// A table is broken, or not there.
        Table = "TABLE",
        /// No position is as wanted.
        NotFound = "NONE",
        /// The user stopped it.
        Stopped = "STOPPED",
        /// Out of memory.
        Memory = "MEMORY",

        // Programs.
        /// This engine does not play the game.
        Game = "GAME",
        /// Input could not be read.
        Input = "INPUT",
        /// A line is not the JSON it should be.
        Json = "JSON",
        /// A request of the page that the engine does not understand.
        Protocol = "PROTOCOL",
        /// A thread ended before its work was done.
        Thread = "THREAD",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn names_are_distinct_and_in_capitals() {
        let names: BTreeSet<&str> = ErrorKind::ALL.iter().map(|kind| kind.name()).collect();
        assert_eq!(names.len(), ErrorKind::ALL.len());
        for name in names {
            assert!(name.bytes().all(|b| matches!(b, b'A'..=b'Z' | b'0'..=b'9' | b'_')), "{name}");
        }
        assert_eq!(ErrorKind::EnPassant.to_string(), "EP");
    }
}
