use chariot_game::{Board, Evaluate, Line, Rules, Tactics};
use chariot_search::{Engine, Limits, Report, Unwatched};

/// A position of a game with its search.
pub(crate) struct Seen<'a, P: Rules> {
    pub(crate) line: &'a Line<P>,
    pub(crate) best: &'a Report<P::Move>,
    /// Score of the position before the last move, for the side that made it, in centipawns as in
    /// [`chariot_game::Score::raw`]; `None` before the first move.
    pub(crate) before: Option<i32>,
}

/// Walks through a game and searches each position until the game is over. Calls `see` with each; `next`
/// gives the next move, if any, from the game so far and the search's best move.
pub(crate) fn watch<P: Tactics + Board, E: Evaluate<P>>(
    engine: &mut Engine<P, E>,
    nodes: u64,
    mut line: Line<P>,
    mut see: impl FnMut(Seen<'_, P>),
    mut next: impl FnMut(&Line<P>, P::Move) -> Option<P::Move>,
) {
    let mut before = None;
    while line.result().is_none() {
        let answer = engine.search(&line, &Limits::nodes(nodes), None, &mut Unwatched);
        let (Some(best), Some(first)) = (answer.best, answer.lines.first()) else { break };
        see(Seen { line: &line, best: first, before });
        before = Some(i32::from(first.score.raw()));
        let Some(m) = next(&line, best) else { break };
        line.play(m);
    }
}
