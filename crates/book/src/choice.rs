use crate::{Record, Verdict};
use chariot_game::{Side, SplitMix64};

/// Number of strengths, from 1 to full strength.
pub const STRENGTHS: usize = 12;

/// Loss against the best score, in centipawns, at which a player of each strength no longer plays a move. Moves near it are rare.
const WINDOW: [u64; STRENGTHS] = [400, 340, 280, 230, 190, 160, 130, 110, 100, 90, 80, 60];

/// Divisor of the games of all moves, by strength: each move gets the quotient on top of its own games, so that weak players choose
/// rare openings more often. 0 adds nothing.
const EXTRA: [u64; STRENGTHS] = [12, 14, 18, 24, 40, 96, 192, 0, 0, 0, 0, 0];

/// Length of the book for each strength, in plies of the game.
const PLIES: [u32; STRENGTHS] = [4, 6, 8, 10, 12, 14, 16, 20, 24, 30, 36, u32::MAX];

/// From this strength on only sound moves are played, and, but at full strength, usual ones without a verdict: in one game of
/// [`USUAL`] or more.
const CAREFUL: u8 = 7;
const USUAL: u64 = 20;

/// Chooses a move for a player of `strength` (1 to [`STRENGTHS`], which is full strength) in a game of `ply` plies so far:
/// the index of its record, or `None` where such a player leaves the book.
///
/// People's frequency counts at every strength, and the score the more the stronger the player: a beginner plays what people
/// play, dubious moves too; from strength 7 on moves are sound, and full strength leaves the book where there is no verdict. `seed` decides between the moves.
#[must_use]
pub fn choose(moves: &[Record], strength: u8, ply: u32, seed: u64) -> Option<usize> {
    let level = usize::from(strength).clamp(1, STRENGTHS) - 1;
    if ply >= PLIES[level] {
        return None;
    }
    let best = moves.iter().filter_map(|record| record.score).max();
    let games: u64 = moves.iter().map(|record| u64::from(record.games)).sum();
    let extra = games.checked_div(EXTRA[level]).unwrap_or_default();
    let is_usual = |record: &Record| u64::from(record.games) * USUAL >= games;
    let weight = |record: &Record| {
        let is_trusted = match record.verdict {
            Some(verdict) => verdict == Verdict::Sound,
            None => level + 1 < STRENGTHS && is_usual(record),
        };
        if strength >= CAREFUL && !is_trusted {
            return 0;
        }
        // A move without a score counts as halfway to the worst that is played.
        let behind = match (best, record.score) {
            (Some(best), Some(score)) => best.abs_diff(score).into(),
            (Some(_), None) => WINDOW[level] / 2,
            (None, _) => 0,
        };
        (u64::from(record.games) + 1 + extra) * WINDOW[level].saturating_sub(behind)
    };
    let total: u64 = moves.iter().map(weight).sum();
    if total == 0 {
        return None;
    }
    let mut rest = SplitMix64::new(seed).next_u64() % total;
    moves.iter().position(|record| {
        let weight = weight(record);
        let is_chosen = rest < weight;
        rest = rest.wrapping_sub(weight);
        is_chosen
    })
}

/// Plies of a game so far: `start` is the side to move and the full-move number where it began, `moves` how many were played.
#[must_use]
pub fn ply((side, number): (Side, u16), moves: usize) -> u32 {
    2 * u32::from(number).saturating_sub(1) + side as u32 + moves as u32
}
