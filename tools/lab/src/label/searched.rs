//! Labels from the trees of our own searches (TreeStrap: Veness, Silver, Uther and Blair, "Bootstrapping from
//! Game Tree Search", 2009): the score of a search at an inner node is the target for its static evaluation.
//!
//! Bounds are biased where nodes are pruned. A null-window node that the evaluation overrates is cut before
//! its moves are searched; one that it underrates is searched and fails high. Lower bounds therefore correct,
//! and upper bounds hardly do.

use super::lesson::{DECIDED, has_company, is_quiet, record};
use super::walk::Walker;
use super::{GameLine, LineLabeller};
use crate::args::LabelArgs;
use crate::labelled::Label;
use chariot_game::{Board, Evaluate, Line, Score, SplitMix64, Tactics};
use chariot_search::{
    Bound, Engine, EnteredNode, HashError, LeftNode, Limits, MovePruning, NodeEnd, NodePurpose, Observer,
    Unwatched,
};
use games::PlayableGame;
use std::collections::HashMap;

/// Transposition table in MiB: small, since it is cleared before every search.
const HASH_MIB: usize = 1;

/// Largest halfmove clock of a labelled position; beyond it, the score reflects the move limit.
const LONGEST_CLOCK: u16 = 40;

/// Labels with the scores of searches.
pub(super) struct Searched<G: PlayableGame> {
    engine: Engine<G::Position, G::EngineEvaluation>,
    nodes: u64,
}

impl<G: PlayableGame> Searched<G> {
    /// Searches of this many nodes, with this evaluation.
    pub(super) fn new(evaluation: G::EngineEvaluation, nodes: u64) -> Result<Self, HashError> {
        Ok(Searched { engine: Engine::new(evaluation, HASH_MIB)?, nodes })
    }

    /// Searches a position, and labels it and the most deeply searched positions of its tree.
    fn search(
        &mut self,
        args: &LabelArgs,
        position: &G::Position,
        half_points: Option<u8>,
        records: &mut Vec<u8>,
    ) {
        let mut lessons = Lessons::<G::Position>::new(args);
        self.engine.clear();
        let limits = Limits::nodes(self.nodes);
        self.engine.search_observed(
            &Line::new(position.clone()),
            &limits,
            None,
            &mut Unwatched,
            &mut lessons,
        );
        for lesson in lessons.deepest(args.most) {
            let pieces = lesson.position.pieces();
            if has_company(&pieces) {
                let state = G::EVALUATION.refresh(&lesson.position);
                let half_points = half_points.filter(|_| lesson.ply == 0);
                let record = record::<G>(&lesson.position, &state, pieces, lesson.label, half_points);
                records.extend(record.pack());
            }
        }
    }
}

impl<G: PlayableGame> LineLabeller<G> for Searched<G> {
    fn label(
        &mut self,
        args: &LabelArgs,
        line: &GameLine<G>,
        random: &mut SplitMix64,
        records: &mut Vec<u8>,
    ) {
        self.search(args, &line.position, Some(line.half_points), records);
        for _ in 0..args.walks {
            let mut walker = Walker::<G>::new(&line.position);
            if (0..args.plies).all(|_| walker.step(args, random).is_some()) {
                self.search(args, &walker.position, None, records);
            }
        }
    }
}

/// Labelled positions of a tree, by key.
struct Lessons<P> {
    /// Least depth of a node other than the root, in plies.
    least: i32,
    with_bounds: bool,
    /// For each open node, whether all its moves are searched.
    open: Vec<bool>,
    found: HashMap<u64, Lesson<P>>,
}

/// A position and the result of its search.
struct Lesson<P> {
    position: P,
    label: Label,
    depth: i32,
    ply: usize,
}

impl<P: Tactics> Lessons<P> {
    fn new(args: &LabelArgs) -> Self {
        Lessons { least: args.depth, with_bounds: args.bounds, open: Vec::new(), found: HashMap::new() }
    }

    /// The `most` lessons with the deepest searches, in an order independent of the map.
    fn deepest(self, most: usize) -> Vec<Lesson<P>> {
        let mut lessons: Vec<(u64, Lesson<P>)> = self.found.into_iter().collect();
        lessons.sort_unstable_by_key(|(key, lesson)| (lesson.ply > 0, -lesson.depth, *key));
        lessons.truncate(most);
        lessons.into_iter().map(|(_, lesson)| lesson).collect()
    }
}

impl<P: Tactics> Observer<P> for Lessons<P> {
    fn play(&mut self, _: usize, _: Option<P::Move>) {}

    fn enter(&mut self, _: &P, node: EnteredNode) {
        self.open.push(matches!(node.purpose, NodePurpose::Root | NodePurpose::Score));
    }

    fn leave(&mut self, position: &P, node: LeftNode<P::Move>) {
        let is_whole = self.open.pop() == Some(true);
        let is_searched = matches!(node.end, NodeEnd::AllMoves | NodeEnd::BetaCutoff);
        // A capture reflects the tree rather than the position itself; a draw may be a repetition, which
        // depends on the line.
        let is_plain = !node.score.is_mate()
            && i32::from(node.score.raw()).abs() <= DECIDED
            && node.score != Score::DRAW
            && node.best_move.is_none_or(|m| !position.is_noisy(m))
            && position.halfmove_clock() < LONGEST_CLOCK;
        let is_told = node.bound == Bound::Exact || self.with_bounds;
        let is_deep = node.ply == 0 || node.depth >= self.least;
        if !(is_whole && is_searched && is_plain && is_told && is_deep) {
            return;
        }
        let key = position.key();
        let label = Label { score: node.score.raw(), bound: node.bound };
        // An exact score says more than a bound, even one from a deeper search that was stopped or narrowed.
        let weight = |bound: Bound, depth: i32| (bound == Bound::Exact, depth);
        let is_better =
            |old: &Lesson<P>| weight(node.bound, node.depth) >= weight(old.label.bound, old.depth);
        match self.found.get_mut(&key) {
            Some(old) if !is_better(old) => {}
            Some(old) => (old.label, old.depth, old.ply) = (label, node.depth, node.ply.min(old.ply)),
            None if is_quiet(position) => {
                let lesson = Lesson { position: position.clone(), label, depth: node.depth, ply: node.ply };
                self.found.insert(key, lesson);
            }
            None => {}
        }
    }

    fn skip(&mut self, _: usize, _: P::Move, _: MovePruning) {}
}
