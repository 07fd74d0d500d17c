use crate::Bound;
use chariot_game::Score;

/// Searches are counted modulo this; entries of earlier searches are replaced first.
pub(crate) const GENERATIONS: u8 = 32;

/// The stored result of a position. Mate scores count from this position, not from the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TtEntry {
    /// The best move as [`chariot_game::Tactics::pack`]; 0 if unknown.
    pub(crate) best_move: u16,
    pub(crate) score: Score,
    pub(crate) bound: Bound,
    /// Depth of the stored search, in plies.
    pub(crate) depth: u8,
    /// The position has been on a principal variation.
    pub(crate) tt_pv: bool,
    /// Uncorrected static evaluation; `None` in check.
    pub(crate) evaluation: Option<Score>,
}

/// An entry in 64 bits: move 16, score 16, evaluation 16, depth 8, bound 2, tt_pv 1, generation 5. 0 means
/// empty.
#[derive(Clone, Copy)]
pub(crate) struct PackedEntry(pub(crate) u64);

/// Marks a missing evaluation; no score has this raw value.
const NO_EVALUATION: i16 = i16::MIN;

impl PackedEntry {
    pub(crate) fn new(entry: TtEntry, generation: u8) -> PackedEntry {
        let bound = match entry.bound {
            Bound::Upper => 1,
            Bound::Lower => 2,
            Bound::Exact => 3,
        };
        let evaluation = entry.evaluation.map_or(NO_EVALUATION, Score::raw);
        PackedEntry(
            u64::from(entry.best_move)
                | u64::from(entry.score.raw() as u16) << 16
                | u64::from(evaluation as u16) << 32
                | u64::from(entry.depth) << 48
                | bound << 56
                | u64::from(entry.tt_pv) << 58
                | u64::from(generation) << 59,
        )
    }

    pub(crate) fn unpack(self) -> Option<TtEntry> {
        let bound = match self.0 >> 56 & 3 {
            0 => return None,
            1 => Bound::Upper,
            2 => Bound::Lower,
            _ => Bound::Exact,
        };
        let evaluation = (self.0 >> 32) as i16;
        Some(TtEntry {
            best_move: self.0 as u16,
            score: Score::from_raw((self.0 >> 16) as i16),
            bound,
            depth: self.depth(),
            tt_pv: self.0 >> 58 & 1 == 1,
            evaluation: (evaluation != NO_EVALUATION).then(|| Score::from_raw(evaluation)),
        })
    }

    pub(crate) fn depth(self) -> u8 {
        (self.0 >> 48) as u8
    }

    pub(crate) fn is_exact(self) -> bool {
        self.0 >> 56 & 3 == 3
    }

    pub(crate) fn age(self, generation: u8) -> u8 {
        generation.wrapping_sub((self.0 >> 59) as u8) % GENERATIONS
    }

    /// Check word of this entry and `key`: a torn entry does not match it.
    pub(crate) fn check(self, key: u64) -> u32 {
        key as u32 ^ self.0 as u32 ^ (self.0 >> 32) as u32
    }
}
