//! Labels from the trees of our own searches (TreeStrap: Veness, Silver, Uther and Blair, "Bootstrapping from Game Tree
//! Search", 2009): what a search finds at an inner node teaches what to think of its position at a glance.
//!
//! Bounds mislead where nodes are pruned: a node of a null window that the evaluation overrates is cut before its moves are
//! searched, one that it underrates is searched and fails high, so that lower bounds correct and upper ones hardly do.

use super::lesson::{DECIDED, has_company, is_quiet, record};
use super::walk::Walker;
use super::{GameLine, LineLabeller};
use crate::args::LabelArgs;
use crate::labelled::Label;
use game::{Board, Evaluate, Line, Score, SplitMix64, Tactics};
use games::PlayableGame;
use search::{
    Bound, Engine, EnteredNode, LeftNode, Limits, MovePruning, NodeEnd, NodePurpose, Observer, Unwatched,
};
use std::collections::HashMap;

/// MiB of hash table: small, since it is cleared before every search.
const HASH_MIB: usize = 1;

/// Positions with a larger halfmove clock are scored by the move limit, not by what stands on the board.
const LONGEST_CLOCK: u16 = 40;

/// Labels with what searches find.
pub(super) struct Searched<G: PlayableGame> {
    engine: Engine<G::Position, G::EngineEvaluation>,
    nodes: u64,
}

impl<G: PlayableGame> Searched<G> {
    /// Searches of so many nodes, with this evaluation.
    pub(super) fn new(evaluation: G::EngineEvaluation, nodes: u64) -> Self {
        Searched { engine: Engine::new(evaluation, HASH_MIB), nodes }
    }

    /// Searches a position, and labels it and those of its tree that were searched deepest.
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

/// The positions of a tree to learn from, by key.
struct Lessons<P> {
    /// The least depth, in plies, of a node other than the root.
    least: i32,
    with_bounds: bool,
    /// True for each node that is open, if all its moves are searched.
    open: Vec<bool>,
    found: HashMap<u64, Lesson<P>>,
}

/// A position and what a search of it found.
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

    /// At most so many, those searched deepest first. Their order does not depend on that of the map.
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
        // A capture says what the tree is about, not what the position is worth at a glance; a draw may be one by
        // repetition, which depends on how the position was reached.
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
