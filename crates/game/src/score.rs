use crate::{Dtm, Outcome};
use std::fmt;
use std::ops::{Add, Neg, Sub};

/// A score for the side to move: centipawns, or plies to a forced mate.
///
/// All scores are ordered on one line, so alpha-beta compares with `<`. Losses by mate lie below every
/// centipawn value, wins by mate above, and a shorter win is greater.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "crate::wire::SearchScore", from = "crate::wire::SearchScore"))]
pub struct Score(i16);

/// A score split into mate and centipawns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreKind {
    /// The side to move mates in this many plies.
    WinIn(u16),
    /// The side to move is mated in this many plies.
    LossIn(u16),
    /// An estimate in hundredths of a pawn.
    Centipawns(i16),
}

impl Score {
    /// A drawn position.
    pub const DRAW: Score = Score(0);
    /// Above every score a position can have: the open end of a search window.
    pub const INFINITE: Score = Score(32_001);
    /// Largest estimate, in centipawns; scores beyond it are forced mates.
    pub const MAX_CP: i16 = 30_000;
    /// Longest mate that can be expressed, in plies.
    pub const MAX_MATE: u16 = 1_999;
    const MATE: i16 = 32_000;

    /// An estimate in centipawns, clamped to ±[`Score::MAX_CP`].
    #[must_use]
    pub const fn cp(centipawns: i32) -> Score {
        let max = Self::MAX_CP as i32;
        let clamped = if centipawns > max {
            max
        } else if centipawns < -max {
            -max
        } else {
            centipawns
        };
        Score(clamped as i16)
    }

    /// The side to move mates in `plies`, clamped to [`Score::MAX_MATE`].
    #[must_use]
    pub const fn win_in(plies: u16) -> Score {
        let plies = if plies > Self::MAX_MATE { Self::MAX_MATE } else { plies };
        Score(Self::MATE - plies as i16)
    }

    /// The side to move is mated in `plies`; 0 if it is mated already.
    #[must_use]
    pub const fn loss_in(plies: u16) -> Score {
        Score(-Self::win_in(plies).0)
    }

    /// The score of a game that ends like this now.
    #[must_use]
    pub const fn of(outcome: Outcome) -> Score {
        match outcome {
            Outcome::Win => Self::win_in(0),
            Outcome::Draw => Self::DRAW,
            Outcome::Loss => Self::loss_in(0),
        }
    }

    /// Splits the score into mate and centipawns, for display.
    #[must_use]
    pub const fn kind(self) -> ScoreKind {
        if self.0 > Self::MAX_CP {
            ScoreKind::WinIn((Self::MATE - self.0) as u16)
        } else if self.0 < -Self::MAX_CP {
            ScoreKind::LossIn((Self::MATE + self.0) as u16)
        } else {
            ScoreKind::Centipawns(self.0)
        }
    }

    /// Whether this is a forced mate, either way.
    #[must_use]
    pub const fn is_mate(self) -> bool {
        self.0 > Self::MAX_CP || self.0 < -Self::MAX_CP
    }

    /// The score seen from `plies` earlier in the line: mates move that much further away, estimates stay.
    #[must_use]
    pub const fn earlier_by(self, plies: u16) -> Score {
        match self.kind() {
            ScoreKind::WinIn(n) => Self::win_in(n + plies),
            ScoreKind::LossIn(n) => Self::loss_in(n + plies),
            ScoreKind::Centipawns(_) => self,
        }
    }

    /// The reverse of [`Score::earlier_by`].
    #[must_use]
    pub const fn later_by(self, plies: u16) -> Score {
        match self.kind() {
            ScoreKind::WinIn(n) => Self::win_in(n.saturating_sub(plies)),
            ScoreKind::LossIn(n) => Self::loss_in(n.saturating_sub(plies)),
            ScoreKind::Centipawns(_) => self,
        }
    }

    /// The raw number, for packing into tables. [`Score::from_raw`] is the inverse.
    #[must_use]
    pub const fn raw(self) -> i16 {
        self.0
    }

    /// Unpacks [`Score::raw`].
    #[must_use]
    pub const fn from_raw(raw: i16) -> Score {
        Score(raw)
    }
}

impl From<Dtm> for Score {
    fn from(distance: Dtm) -> Score {
        match distance {
            Dtm::Win(plies) => Score::win_in(plies),
            Dtm::Draw => Score::DRAW,
            Dtm::Loss(plies) => Score::loss_in(plies),
        }
    }
}

impl Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        Score(-self.0)
    }
}

/// Shifts a window bound by centipawns, without turning an estimate into a mate.
impl Add<i32> for Score {
    type Output = Score;

    fn add(self, centipawns: i32) -> Score {
        if self.is_mate() { self } else { Score::cp(i32::from(self.0) + centipawns) }
    }
}

impl Sub<i32> for Score {
    type Output = Score;

    fn sub(self, centipawns: i32) -> Score {
        self + -centipawns
    }
}

impl fmt::Debug for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// `+0.35`, `-1.20`, `#3` (mates in three moves), `#-2` (is mated in two moves).
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            ScoreKind::WinIn(plies) => write!(f, "#{}", plies.div_ceil(2)),
            ScoreKind::LossIn(plies) => write!(f, "#-{}", plies.div_ceil(2)),
            ScoreKind::Centipawns(cp) => {
                let sign = if cp < 0 { '-' } else { '+' };
                let size = cp.unsigned_abs();
                write!(f, "{sign}{}.{:02}", size / 100, size % 100)
            }
        }
    }
}
