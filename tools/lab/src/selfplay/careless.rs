use super::random_line;
use super::watch::{Seen, watch};
use chariot_game::{Board, Evaluate, SplitMix64, Tactics};
use chariot_search::Engine;

const RANDOM_PLIES: usize = 6;
/// Longest game, in plies.
const LONGEST: usize = 200;
/// One move in this many is random, so that the players make mistakes.
const RANDOM_MOVES: usize = 6;

/// Plays a self-play game in which one move in six is random; calls `see` with each position.
pub(crate) fn play<P: Tactics + Board, E: Evaluate<P>>(
    engine: &mut Engine<P, E>,
    nodes: u64,
    random: &mut SplitMix64,
    see: impl FnMut(Seen<'_, P>),
) {
    let Some(line) = random_line(P::startpos(), RANDOM_PLIES, random) else { return };
    watch(engine, nodes, line, see, |line, best| {
        let moves = line.current().legal_moves();
        let is_random = random.below(RANDOM_MOVES) == 0;
        let m = if is_random { moves[random.below(moves.len())] } else { best };
        (line.moves().len() < LONGEST).then_some(m)
    });
}
