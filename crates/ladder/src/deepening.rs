//! Searches to depth 1, 2, 3 … (CPW "Iterative Deepening"). Shallow searches fill the table, so the deep one tries
//! its best moves first, which saves more than they cost. A move is ready whenever time runs out.

use crate::guided::{Guesses, Guided};
use crate::{Chosen, Counter, Playable};

/// The best move of the last finished search of depths 1 to `depth`, in plies.
pub fn think<P: Playable>(
    position: &P,
    depth: u16,
    guesses: Guesses,
    counter: &mut Counter<'_>,
) -> Chosen<P> {
    let mut search = Guided::new(guesses);
    (1..=depth).map_while(|depth| search.think(position, depth, counter)).last()
}
