use super::random_line;
use game::{Board, Evaluate, Line, SplitMix64, Tactics};
use search::{Engine, Limits, Report, Unwatched};

/// Random plies at the start of a game.
const RANDOM_PLIES: usize = 6;
/// The longest game, in plies.
const LONGEST: usize = 200;
/// One move of so many is played at random: the players are to make mistakes.
const RANDOM_MOVES: usize = 6;

/// A position of a careless game, as a search sees it.
pub(crate) struct Seen<'a, P: game::Rules> {
    /// The game so far.
    pub(crate) line: &'a Line<P>,
    /// The best line of the search.
    pub(crate) best: &'a Report<P::Move>,
    /// What the search made of the position before the last move, for the side that made it, in centipawns as
    /// [`game::Score::raw`] has them; `None` before the first.
    pub(crate) before: Option<i32>,
}

/// Plays a game of an engine against itself in which one move of six is random; `see` is told of each position.
pub(crate) fn play<P: Tactics + Board, E: Evaluate<P>>(
    engine: &mut Engine<P, E>,
    nodes: u64,
    random: &mut SplitMix64,
    mut see: impl FnMut(Seen<'_, P>),
) {
    let Some(mut line) = random_line::<P>(RANDOM_PLIES, random) else { return };
    let mut before = None;
    while line.result().is_none() && line.moves().len() < LONGEST {
        let answer = engine.search(&line, &Limits::nodes(nodes), None, &mut Unwatched);
        let (Some(best), Some(first)) = (answer.best, answer.lines.first()) else { break };
        see(Seen { line: &line, best: first, before });
        before = Some(i32::from(first.score.raw()));
        let moves = line.current().legal_moves();
        let is_random = random.below(RANDOM_MOVES) == 0;
        line.play(if is_random { moves[random.below(moves.len())] } else { best });
    }
}
