use crate::Details;
use std::fmt;
use thiserror::Error;

/// True where errors come with a sentence. The page has words of its own and makes sentences of [`Details`].
pub(crate) const HAS_SENTENCES: bool = cfg!(any(not(target_family = "wasm"), feature = "sentences"));

/// What is wrong with a text or a request: a kind and details for programs, and a sentence for people.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "crate::wire::RequestError", from = "crate::wire::RequestError"))]
#[error("{message}")]
pub struct Error {
    /// What sort of error it is.
    pub kind: ErrorKind,
    /// What it is about.
    pub details: Box<Details>,
    /// One sentence in English that names the field or place and what was expected; in the browser empty without the
    /// feature `sentences`.
    pub message: String,
    /// What else is wrong. `message` says that too.
    pub others: Vec<Error>,
}

impl Error {
    /// An error of this kind with this sentence.
    pub fn new<S: Into<String>>(
        kind: ErrorKind,
        details: Box<Details>,
        sentence: impl FnOnce() -> S,
    ) -> Error {
        let message = if HAS_SENTENCES { sentence().into() } else { String::new() };
        Error { kind, details, message, others: Vec::new() }
    }
}

/// Declares an enum whose variants have a stable name, which `Display` writes and `ALL` lists.
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

        /// Writes and reads the name.
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
    /// Every sort of error that a user of the engine can meet.
    ErrorKind {
        // The text of a FEN.
        /// The text is longer than any FEN (`count`, `limit`: bytes).
        TooLong = "LENGTH",
        /// There is no text.
        Empty = "EMPTY",
        /// A character that means nothing where it stands (`text`).
        Character = "CHAR",
        /// The board field does not describe the board.
        Board = "BOARD",
        /// The board field describes the board of another game.
        WrongGame = "WRONG_GAME",
        /// Fewer fields than can be made up for.
        Fields = "FIELDS",
        /// More fields than a FEN has (`text`: the first that is too many).
        ExtraFields = "EXTRA_FIELDS",
        /// The side to move (`text`).
        Turn = "TURN",
        /// The castling field (`text`).
        Castling = "CASTLING",
        /// A castling right by the file of a rook, without a rook there beside a king at home (`text`).
        Castling960 = "CASTLING_960",
        /// The en passant field (`text`; `rank`: that of a possible square).
        EnPassant = "EP",
        /// The halfmove clock is no number (`text`).
        HalfmoveClock = "HALFMOVE",
        /// The halfmove clock is too large (`text`).
        HalfmoveClockRange = "HALFMOVE_RANGE",
        /// The fullmove number is no number (`text`).
        FullmoveNumber = "FULLMOVE",
        /// The fullmove number is too large (`text`).
        FullmoveNumberRange = "FULLMOVE_RANGE",

        // Positions that cannot be.
        /// A side has no king, or more than one (`side`, `piece`, `count`, `limit`).
        Kings = "KINGS",
        /// A side has more pieces of a type than it starts with (xiangqi; `side`, `piece`, `count`, `limit`).
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
        /// No notation of the game writes a move so (`text`).
        Syntax = "SYNTAX",
        /// The move is not legal (`text`).
        IllegalMove = "ILLEGAL_MOVE",
        /// More than one legal move is written so (`text`; `piece`, `squares`: where they stand).
        AmbiguousMove = "AMBIGUOUS_MOVE",

        // Set-up boards and endings.
        /// The board has no such square (`text`).
        Square = "SQUARE",
        /// The game has no such piece (`text`).
        Piece = "PIECE",
        /// No ending has these pieces, or none that can be solved (`text`).
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
