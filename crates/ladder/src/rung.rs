use crate::alpha_beta::Leaf;
use crate::guided::{Guesses, Guided};
use crate::{Chosen, Counter, Playable, Values};
use crate::{alpha_beta, deepening, greedy, minimax, random_mover};

/// A player of the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
pub enum Rung {
    /// Plays a random move.
    Random,
    /// Takes the most valuable piece it can.
    Greedy,
    /// Searches all lines of play, and counts material.
    Minimax,
    /// Minimax without the irrelevant lines.
    AlphaBeta,
    /// Also values the squares of the pieces.
    Squares,
    /// Plays exchanges to their end.
    Quiescence,
    /// Remembers positions, and tries good moves first.
    Table,
    /// Searches to depth 1, 2, 3 …
    Deepening,
    /// Adds null move pruning and late move reductions.
    Reductions,
}

impl Rung {
    /// Every player, the strongest last.
    pub const ALL: [Rung; 9] = [
        Rung::Random,
        Rung::Greedy,
        Rung::Minimax,
        Rung::AlphaBeta,
        Rung::Squares,
        Rung::Quiescence,
        Rung::Table,
        Rung::Deepening,
        Rung::Reductions,
    ];
}

/// A player's move; `None` if it was stopped before it had one. `depth` is in plies, at least 1; players that do not
/// look ahead ignore it. Only [`Rung::Random`] needs the seed.
pub fn think<P: Playable>(
    rung: Rung,
    position: &P,
    depth: u16,
    seed: u64,
    counter: &mut Counter<'_>,
) -> Chosen<P> {
    let depth = depth.max(1);
    match rung {
        Rung::Random => Some(random_mover::think(position, seed)),
        Rung::Greedy => greedy::think(position, counter),
        Rung::Minimax => minimax::think(position, depth, counter),
        Rung::AlphaBeta => alpha_beta::think(position, depth, Values::Material, Leaf::Stops, counter),
        Rung::Squares => alpha_beta::think(position, depth, Values::Squares, Leaf::Stops, counter),
        Rung::Quiescence => alpha_beta::think(position, depth, Values::Squares, Leaf::Quiet, counter),
        Rung::Table => Guided::new(Guesses::NONE).think(position, depth, counter),
        Rung::Deepening => deepening::think(position, depth, Guesses::NONE, counter),
        Rung::Reductions => deepening::think(position, depth, Guesses::ALL, counter),
    }
}
