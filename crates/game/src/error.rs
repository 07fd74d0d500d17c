use crate::Details;
use std::fmt;
use thiserror::Error;

/// Whether errors carry a sentence. The page does without: it writes its own from [`Details`].
pub(crate) const HAS_SENTENCES: bool = cfg!(any(not(target_family = "wasm"), feature = "sentences"));

/// An error in a text or a request: a kind and details for programs, and a sentence for people.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "crate::wire::RequestError", from = "crate::wire::RequestError"))]
#[error("{message}")]
pub struct Error {
    /// The kind of error.
    pub kind: ErrorKind,
    /// The facts.
    pub details: Box<Details>,
    /// One English sentence that names the field or place and what was expected. Empty in the browser without
    /// the feature `sentences`.
    pub message: String,
    /// Further errors, also included in `message`.
    pub others: Vec<Error>,
}

impl Error {
    /// Makes an error. `sentence` is called only where errors carry sentences.
    pub fn new<S: Into<String>>(
        kind: ErrorKind,
        details: Box<Details>,
        sentence: impl FnOnce() -> S,
    ) -> Error {
        let message = if HAS_SENTENCES { sentence().into() } else { String::new() };
        Error { kind, details, message, others: Vec::new() }
    }
}

/// Declares an enum whose variants have stable names, written by `Display` and listed in `ALL`.
macro_rules! named_kinds {
    ($(#[$doc:meta])* $type:ident { $($(#[$variant_doc:meta])* $variant:ident = $name:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $type {
            $($(#[$variant_doc])*
            #[doc = concat!("\n\nName: `", $name, "`.")]
            $variant,)*
        }

        impl $type {
            /// Every kind.
            pub const ALL: &[$type] = &[$($type::$variant),*];

            /// The stable name, for programs.
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

        /// Serializes as the name.
        #[cfg(feature = "serde")]
        const _: () = {
            use serde::de::{Deserialize, Deserializer, Error};
            use serde::ser::{Serialize, Serializer};

            impl Serialize for $type {
                fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.serialize_str(self.name())
                }
            }

            impl<'de> Deserialize<'de> for $type {
                fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                    let name = String::deserialize(deserializer)?;
                    let kind = $type::ALL.iter().copied().find(|kind| kind.name() == name);
                    kind.ok_or_else(|| Error::custom("no such name"))
                }
            }
        };
    };
}
pub(crate) use named_kinds;

named_kinds! {
    /// Every kind of error that a user of the engine can meet.
    ErrorKind {
        // FEN text.
        /// The text is longer than any FEN (`count`, `limit`: bytes).
        TooLong = "LENGTH",
        /// The text is empty.
        Empty = "EMPTY",
        /// An unexpected character (`text`).
        Character = "CHAR",
        /// The board field does not describe the board.
        Board = "BOARD",
        /// The board field describes the board of another game.
        WrongGame = "WRONG_GAME",
        /// Too few fields to fill in the rest.
        Fields = "FIELDS",
        /// More fields than a FEN has (`text`: the first extra one).
        ExtraFields = "EXTRA_FIELDS",
        /// Invalid side to move (`text`).
        Turn = "TURN",
        /// Invalid castling field (`text`).
        Castling = "CASTLING",
        /// A castling right by rook file without a rook there and a king on its home rank (`text`).
        Castling960 = "CASTLING_960",
        /// Invalid en passant field (`text`; `rank`: where the square would have to be).
        EnPassant = "EP",
        /// The halfmove clock is not a number (`text`).
        HalfmoveClock = "HALFMOVE",
        /// The halfmove clock is too large (`text`).
        HalfmoveClockRange = "HALFMOVE_RANGE",
        /// The fullmove number is not a number (`text`).
        FullmoveNumber = "FULLMOVE",
        /// The fullmove number is too large (`text`).
        FullmoveNumberRange = "FULLMOVE_RANGE",

        // Impossible positions.
        /// A side has no king, or more than one (`side`, `piece`, `count`, `limit`).
        Kings = "KINGS",
        /// A side has more pieces of a type than at the start (xiangqi; `side`, `piece`, `count`, `limit`).
        Count = "COUNT",
        /// A pawn on the first or last rank (chess; `side`, `squares`).
        BackRankPawn = "BACKRANK_PAWN",
        /// A side has more than eight pawns (chess; `side`, `piece`, `count`, `limit`).
        PawnCount = "PAWN_COUNT",
        /// A side has more than sixteen pieces (chess; `side`, `count`, `limit`).
        PieceCount = "PIECE_COUNT",
        /// A side has more promoted pieces (`count`) than missing pawns (`limit`) (chess; `side`).
        MaterialSurplus = "MATERIAL_SURPLUS",
        /// A general outside its palace (xiangqi; `side`, `piece`, `squares`).
        Palace = "PALACE",
        /// An advisor on a point it can never reach (xiangqi; `side`, `piece`, `squares`).
        Advisor = "ADVISOR",
        /// An elephant on a point it can never reach (xiangqi; `side`, `piece`, `squares`).
        Elephant = "ELEPHANT",
        /// A pawn on a point it can never reach (xiangqi; `side`, `piece`, `squares`).
        Pawn = "PAWN",
        /// The generals face each other (xiangqi; `squares`).
        Facing = "FACING",
        /// The side that has just moved is in check (`side`; `squares`: king, attacker).
        OppositeCheck = "OPPOSITE_CHECK",
        /// More checks at once than a move can give (`squares`: king, attackers).
        ImpossibleCheck = "CHECK_IMPOSSIBLE",

        // Moves.
        /// Not a move in any notation of the game (`text`).
        Syntax = "SYNTAX",
        /// The move is not legal (`text`).
        IllegalMove = "ILLEGAL_MOVE",
        /// Several legal moves match (`text`; `piece`; `squares`: of the candidates).
        AmbiguousMove = "AMBIGUOUS_MOVE",

        // Set-up boards and endings.
        /// The board has no such square (`text`).
        Square = "SQUARE",
        /// The game has no such piece (`text`).
        Piece = "PIECE",
        /// No ending has these pieces, or none that can be solved (`text`).
        Material = "MATERIAL",
        /// A table is damaged or missing.
        Table = "TABLE",
        /// A book is broken.
        Book = "BOOK",
        /// No position matches.
        NotFound = "NONE",
        /// Stopped by the user.
        Stopped = "STOPPED",
        /// Out of memory.
        Memory = "MEMORY",

        // Programs.
        /// The engine does not play this game.
        Game = "GAME",
        /// Input could not be read.
        Input = "INPUT",
        /// Invalid JSON.
        Json = "JSON",
        /// The engine does not understand the page's request.
        Protocol = "PROTOCOL",
        /// A thread ended before finishing its work.
        Thread = "THREAD",
    }
}
