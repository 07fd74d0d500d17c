//! Games between two engines that differ in their search parameters.

use crate::adjudication::{AdjudicationRules, Adjudicator};
use crate::error::LabError;
use chariot_game::{Board, Evaluate, Line, Outcome, Side, Tactics};
use chariot_search::{Engine, Limits, Unwatched};

/// Transposition table of each engine, in MiB.
const HASH_MIB: usize = 8;

/// Two engines with an evaluation each and the usual parameters.
///
/// # Errors
/// [`LabError::Hash`] if there is no memory for their tables.
pub(crate) fn engines<P, E>(evaluation: impl Fn() -> E) -> Result<[Engine<P, E>; 2], LabError>
where
    P: Tactics + Board,
    E: Evaluate<P>,
{
    Ok([Engine::new(evaluation(), HASH_MIB)?, Engine::new(evaluation(), HASH_MIB)?])
}

/// Plays a pair of games from an opening, one with each colour. Returns the first engine's points minus the
/// other's: -2 to 2.
pub(crate) fn pair<P, E>(engines: &mut [Engine<P, E>; 2], start: &P, nodes: u64) -> i32
where
    P: Tactics + Board,
    E: Evaluate<P>,
{
    Side::BOTH.map(|first| play(engines, start, first, nodes)).iter().sum()
}

/// Plays a game with the first engine on side `first`. Returns its points minus the other's: -1, 0 or 1.
fn play<P, E>(engines: &mut [Engine<P, E>; 2], start: &P, first: Side, nodes: u64) -> i32
where
    P: Tactics + Board,
    E: Evaluate<P>,
{
    for engine in &mut *engines {
        engine.clear();
    }
    let mut line = Line::new(start.clone());
    let mut adjudicator = Adjudicator::new(AdjudicationRules::MATCH);
    let winner = loop {
        let side = line.current().side_to_move();
        if let Some((winner, _)) = adjudicator.result(line.result(), side, line.moves().len()) {
            break winner;
        }
        let engine = &mut engines[usize::from(side != first)];
        let answer = engine.search(&line, &Limits::nodes(nodes), None, &mut Unwatched);
        let Some(best) = answer.best else { break None };
        adjudicator.record(side, answer.lines.first().map(|line| i32::from(line.score.raw())));
        line.play(best);
    };
    match Outcome::of(first, winner) {
        Outcome::Win => 1,
        Outcome::Draw => 0,
        Outcome::Loss => -1,
    }
}
