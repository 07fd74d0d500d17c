//! Searches to depth 1, 2, 3 … (CPW "Iterative Deepening"): what the shallow searches remember makes the deep one find its best
//! moves first, which saves more than they cost. And there is a move to play whenever time is up.

use crate::{Chosen, Counter, Playable, guided::Guided};

/// The best move by searches of 1 to `depth` plies: that of the last one that was finished.
pub fn think<P: Playable>(position: &P, depth: u16, guesses: bool, counter: &mut Counter<'_>) -> Chosen<P> {
    let mut search = Guided::new(guesses);
    (1..=depth).map_while(|depth| search.think(position, depth, counter)).last()
}
