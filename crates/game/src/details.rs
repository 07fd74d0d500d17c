use crate::Side;
use crate::error::named_kinds;
use std::fmt::{self, Display};

/// Characters of a user's text that are kept.
const LONGEST: usize = 24;

/// What an error or a notice is about, for programs that say it in words of their own: each kind and each reason says
/// which of these it has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Details {
    /// Why, where the kind has several reasons.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub reason: Option<Reason>,
    /// The beginning of what was written, or what is read instead.
    pub text: String,
    /// The side it is about.
    pub side: Option<Side>,
    /// Capital letter of a piece type.
    pub piece: Option<char>,
    /// Names of squares.
    pub squares: Vec<String>,
    /// Number of a rank, from 1.
    pub rank: Option<u32>,
    /// How many there are.
    pub count: Option<u32>,
    /// How many there may be or must be.
    pub limit: Option<u32>,
}

/// Behind a pointer, so that errors are small, and each step a call: they are made in many places, and never often.
impl Details {
    /// None.
    #[inline(never)]
    #[must_use]
    pub fn new() -> Box<Details> {
        Box::default()
    }

    /// What was written, cut off when long.
    #[inline(never)]
    #[must_use]
    pub fn text(mut self: Box<Self>, text: &str) -> Box<Self> {
        self.text = text.chars().take(LONGEST).collect();
        if text.chars().nth(LONGEST).is_some() {
            self.text.push('…');
        }
        self
    }

    /// With this reason.
    #[inline(never)]
    #[must_use]
    pub fn reason(mut self: Box<Self>, reason: Reason) -> Box<Self> {
        self.reason = Some(reason);
        self
    }

    /// With this side.
    #[inline(never)]
    #[must_use]
    pub fn side(mut self: Box<Self>, side: Side) -> Box<Self> {
        self.side = Some(side);
        self
    }

    /// With this piece type.
    #[inline(never)]
    #[must_use]
    pub fn piece(mut self: Box<Self>, letter: char) -> Box<Self> {
        self.piece = Some(letter);
        self
    }

    /// With these squares too.
    #[inline(never)]
    #[must_use]
    pub fn squares<S: Display>(mut self: Box<Self>, squares: &[S]) -> Box<Self> {
        for square in squares {
            self.squares.push(square.to_string());
        }
        self
    }

    /// With this rank, from 1.
    #[inline(never)]
    #[must_use]
    pub fn rank(mut self: Box<Self>, rank: u32) -> Box<Self> {
        self.rank = Some(rank);
        self
    }

    /// With what there is and what there may be or must be.
    #[inline(never)]
    #[must_use]
    pub fn counted(mut self: Box<Self>, count: u32, limit: u32) -> Box<Self> {
        (self.count, self.limit) = (Some(count), Some(limit));
        self
    }
}

named_kinds! {
    /// Reasons of errors whose kind has several. Details of a move's reasons begin with its `text`.
    Reason {
        // `BOARD`.
        /// Another number of ranks (`count`) than the board has (`limit`).
        RankCount = "RANK_COUNT",
        /// Another number of squares in a rank (`rank`, `count`) than the board has (`limit`).
        RankWidth = "RANK_WIDTH",
        /// Empty squares of a rank (`rank`) not counted by one digit.
        RankDigits = "RANK_DIGITS",

        // `CASTLING` and `EP`.
        /// A right named twice (`text`).
        CastlingTwice = "CASTLING_TWICE",
        /// The game has no such thing (`text`).
        UnusedField = "UNUSED_FIELD",

        // `MATERIAL`.
        /// More pieces than an ending has (`limit`).
        TooManyPieces = "TOO_MANY_PIECES",

        // `SYNTAX` and `AMBIGUOUS_MOVE`.
        /// A promotion to no piece, or in the wrong letters.
        PromotionLetter = "PROMOTION_LETTER",
        /// A promotion that does not say to what.
        PromotionMissing = "PROMOTION_MISSING",

        // `ILLEGAL_MOVE`.
        /// No piece stands there (`squares`: where).
        EmptySquare = "EMPTY_SQUARE",
        /// The piece is the opponent's (`squares`: where; `side`: to move).
        OpponentsPiece = "OPPONENTS_PIECE",
        /// The game is over.
        GameOver = "GAME_OVER",
        /// A piece of the mover's stands there (`squares`: where; `piece`).
        OwnPiece = "OWN_PIECE",
        /// The king would be in check (`squares`: where).
        IntoCheck = "INTO_CHECK",
        /// The king would be in check without the piece (`squares`: where it stands; `piece`).
        Pinned = "PINNED",
        /// The piece does not move so (`piece`; `squares`: from, to).
        CannotReach = "CANNOT_REACH",
        /// No such piece moves there (`piece`, `side`; `squares`: to).
        NoneReaches = "NONE_REACHES",
        /// The side has no such piece there (`piece`, `side`).
        NoSuchPiece = "NO_SUCH_PIECE",
        /// Nothing to capture (`squares`: where).
        NothingToCapture = "NOTHING_TO_CAPTURE",
        /// The move does not promote.
        NoPromotion = "NO_PROMOTION",
        /// A pawn cannot promote to that (`piece`).
        PromotionPiece = "PROMOTION_PIECE",
        /// The right to castle is lost (`side`).
        NoCastlingRight = "NO_CASTLING_RIGHT",
        /// Castling out of check (`side`).
        CastlingInCheck = "CASTLING_IN_CHECK",
        /// A piece in the way of castling, or an attacked square.
        CastlingBlocked = "CASTLING_BLOCKED",
    }
}
