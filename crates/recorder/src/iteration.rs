use crate::{RecordedTree, TreeRecorder};
use chariot_game::{Board, Evaluate, Line, Tactics};
use chariot_search::{Control, Engine, Limits, SearchResult};

/// Transposition table of a recorded search, in MiB.
const HASH: usize = 16;

/// The last iteration of a real search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Iteration<M> {
    /// Tree of its last window.
    pub tree: RecordedTree<M>,
    /// Result of the search.
    pub result: SearchResult<M>,
}

/// Searches the position at the end of `line` to `depth` plies. The engine is fresh, so equal searches have equal
/// trees.
pub fn last_iteration<P: Tactics + Board, E: Evaluate<P>>(
    line: &Line<P>,
    evaluation: E,
    depth: u16,
    mut recorder: TreeRecorder<P::Move>,
    control: &mut dyn Control<P::Move>,
) -> Iteration<P::Move> {
    let Ok(mut engine) = Engine::new(evaluation, HASH) else { panic!("no memory for a transposition table") };
    let result = engine.search_observed(line, &Limits::depth(depth), None, control, &mut recorder);
    Iteration { tree: recorder.finish(), result }
}
