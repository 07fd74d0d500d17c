use crate::Side;
use crate::error::named_kinds;
use std::fmt::{self, Display};

/// Longest user text kept, in characters.
const LONGEST: usize = 24;

/// Facts of an error or a notice, for programs that write their own messages. Each kind and reason lists the
/// fields it sets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Details {
    /// The reason, for kinds that have several.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub reason: Option<Reason>,
    /// The input's beginning, or its replacement.
    pub text: String,
    /// The side concerned.
    pub side: Option<Side>,
    /// Capital letter of a piece type.
    pub piece: Option<char>,
    /// Names of squares as in UCI, in any notation of the input: the ranks of xiangqi count from 1.
    pub squares: Vec<String>,
    /// Rank number, from 1.
    pub rank: Option<u32>,
    /// Number found.
    pub count: Option<u32>,
    /// Number allowed or required.
    pub limit: Option<u32>,
}

/// Boxed to keep errors small, and never inlined to keep code small: errors are built in many places, but
/// rarely.
impl Details {
    /// No details.
    #[inline(never)]
    #[must_use]
    pub fn new() -> Box<Details> {
        Box::default()
    }

    /// Adds the input, truncated to 24 characters.
    #[inline(never)]
    #[must_use]
    pub fn text(mut self: Box<Self>, text: &str) -> Box<Self> {
        self.text = text.chars().take(LONGEST).collect();
        if text.chars().nth(LONGEST).is_some() {
            self.text.push('…');
        }
        self
    }

    /// Adds a reason.
    #[inline(never)]
    #[must_use]
    pub fn reason(mut self: Box<Self>, reason: Reason) -> Box<Self> {
        self.reason = Some(reason);
        self
    }

    /// Adds a side.
    #[inline(never)]
    #[must_use]
    pub fn side(mut self: Box<Self>, side: Side) -> Box<Self> {
        self.side = Some(side);
        self
    }

    /// Adds a piece type.
    #[inline(never)]
    #[must_use]
    pub fn piece(mut self: Box<Self>, letter: char) -> Box<Self> {
        self.piece = Some(letter);
        self
    }

    /// Adds squares to those already there.
    #[inline(never)]
    #[must_use]
    pub fn squares<S: Display>(mut self: Box<Self>, squares: &[S]) -> Box<Self> {
        for square in squares {
            self.squares.push(square.to_string());
        }
        self
    }

    /// Adds a rank number, from 1.
    #[inline(never)]
    #[must_use]
    pub fn rank(mut self: Box<Self>, rank: u32) -> Box<Self> {
        self.rank = Some(rank);
        self
    }

    /// Adds the number found and the number allowed or required.
    #[inline(never)]
    #[must_use]
    pub fn counted(mut self: Box<Self>, count: u32, limit: u32) -> Box<Self> {
        (self.count, self.limit) = (Some(count), Some(limit));
        self
    }
}

named_kinds! {
    /// Reasons, for error kinds that have several. Reasons for a rejected move also set `text`.
    Reason {
        // `BOARD`.
        /// Wrong number of ranks (`count`; `limit`: the board's).
        RankCount = "RANK_COUNT",
        /// Wrong number of squares in a rank (`rank`, `count`; `limit`: the board's).
        RankWidth = "RANK_WIDTH",
        /// A run of empty squares not written as one digit (`rank`).
        RankDigits = "RANK_DIGITS",

        // `CASTLING` and `EP`.
        /// The same right twice (`text`).
        CastlingTwice = "CASTLING_TWICE",
        /// A field that the game does not use (`text`).
        UnusedField = "UNUSED_FIELD",

        // `MATERIAL`.
        /// More pieces than any ending has (`limit`).
        TooManyPieces = "TOO_MANY_PIECES",

        // `SYNTAX` and `AMBIGUOUS_MOVE`.
        /// The promotion letter names no piece, or is in the wrong case.
        PromotionLetter = "PROMOTION_LETTER",
        /// The promotion piece is missing.
        PromotionMissing = "PROMOTION_MISSING",

        // `ILLEGAL_MOVE`.
        /// The square is empty (`squares`).
        EmptySquare = "EMPTY_SQUARE",
        /// The piece is the opponent's (`squares`: its square; `side`: to move).
        OpponentsPiece = "OPPONENTS_PIECE",
        /// The game is over.
        GameOver = "GAME_OVER",
        /// The destination holds the mover's own piece (`squares`: the destination; `piece`; in xiangqi `side` too).
        OwnPiece = "OWN_PIECE",
        /// The king would be in check (`squares`: its square after the move; in xiangqi `piece` and `side` too).
        IntoCheck = "INTO_CHECK",
        /// The piece is pinned (`squares`: its square; `piece`).
        Pinned = "PINNED",
        /// The piece does not move like that (`piece`; `squares`: from, to).
        CannotReach = "CANNOT_REACH",
        /// A piece blocks a horse of xiangqi (`squares`: its leg).
        HorseLeg = "HORSE_LEG",
        /// A piece blocks an elephant of xiangqi (`squares`: its eye).
        ElephantEye = "ELEPHANT_EYE",
        /// The generals of xiangqi would face each other (`squares`).
        Facing = "FACING",
        /// No piece of this type reaches the square (`piece`, `side`; `squares`: to).
        NoneReaches = "NONE_REACHES",
        /// The side has no such piece on the named square or file (`piece`, `side`).
        NoSuchPiece = "NO_SUCH_PIECE",
        /// Nothing to capture (`squares`: the destination).
        NothingToCapture = "NOTHING_TO_CAPTURE",
        /// The move does not promote.
        NoPromotion = "NO_PROMOTION",
        /// A pawn cannot promote to this piece (`piece`).
        PromotionPiece = "PROMOTION_PIECE",
        /// The castling right is lost (`side`).
        NoCastlingRight = "NO_CASTLING_RIGHT",
        /// Castling out of check (`side`).
        CastlingInCheck = "CASTLING_IN_CHECK",
        /// A piece blocks castling, or the king would cross an attacked square.
        CastlingBlocked = "CASTLING_BLOCKED",
    }
}
