use chariot_game::{Evaluate, Line, NamedMates};
use chariot_search::{Engine, Limits, Skill, Unwatched};

/// The levels of [`Skill`] that try, the weakest first.
const LEVELS: [u8; 7] = [2, 4, 5, 6, 8, 9, 11];
/// Seed of their choices.
const SEED: u64 = 1;

/// Difficulty of finding a move: the number, from 1, of the weakest level that finds it; 8 if only full
/// strength does.
pub(super) fn difficulty<P: NamedMates, E: Evaluate<P>>(
    engine: &mut Engine<P, E>,
    position: &P,
    solution: P::Move,
) -> u8 {
    let line = Line::new(position.clone());
    let finds = |&level: &u8| {
        let limits = Limits { skill: Some(Skill { level, seed: SEED }), ..Limits::default() };
        engine.search(&line, &limits, None, &mut Unwatched).best == Some(solution)
    };
    let weakest = LEVELS.iter().position(finds).unwrap_or(LEVELS.len());
    weakest as u8 + 1
}

/// The level that solves puzzles one step easier than `difficulty` and misses most of that; `None` below all.
pub(super) fn level_below(difficulty: u8) -> Option<u8> {
    LEVELS.get(usize::from(difficulty).checked_sub(2)?).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hard_puzzle_is_too_hard_for_the_level_below() {
        assert_eq!([1, 2, 4, 8].map(level_below), [None, Some(2), Some(5), Some(11)]);
    }
}
