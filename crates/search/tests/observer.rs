//! The observer sees exactly the tree that was searched.

use chariot_game::{Board, Evaluate, Line, Rules, Score, Tactics};
use chariot_search::{
    Bound, Engine, EnteredNode, LeftNode, Limits, MovePruning, NodeEnd, NodePurpose, Observer, Unwatched,
};
use testkit::toy::{MaterialEvaluation, Skirmish};

const HASH: usize = 1;
const DEEPEST: u16 = 8;

/// A node entered and not yet left.
struct OpenNode<P: Rules> {
    position: P,
    /// The move that led here; `None` for a null move and at the root.
    m: Option<P::Move>,
    entered: EnteredNode,
    /// Moves to the children, with their scores for this node.
    children: Vec<(Option<P::Move>, Score)>,
    skipped: Vec<P::Move>,
}

/// Checks every event against earlier ones.
struct Checker<P: Rules> {
    open: Vec<OpenNode<P>>,
    /// The last move played at each ply; a child may be searched more than once.
    played: Vec<Option<P::Move>>,
    /// Nodes below the root, as the search counts them.
    nodes: u64,
    ends: Vec<NodeEnd>,
    pruned: Vec<MovePruning>,
}

impl<P: Rules> Default for Checker<P> {
    fn default() -> Self {
        Checker { open: Vec::new(), played: Vec::new(), nodes: 0, ends: Vec::new(), pruned: Vec::new() }
    }
}

impl<P: Tactics> Observer<P> for Checker<P> {
    fn play(&mut self, ply: usize, m: Option<P::Move>) {
        let parent = self.open.last().expect("moves are played at a node");
        assert_eq!(ply, parent.entered.ply);
        assert!(m.is_none_or(|m| parent.position.is_legal(m)));
        assert!(m.is_none_or(|m| !parent.skipped.contains(&m)), "a move that was left out is searched");
        self.played.truncate(ply);
        self.played.push(m);
    }

    fn enter(&mut self, position: &P, entered: EnteredNode) {
        assert!(entered.alpha < entered.beta);
        assert_eq!(entered.depth == 0, entered.purpose == NodePurpose::Quiescence);
        match self.open.last() {
            None => assert_eq!((entered.ply, entered.purpose), (0, NodePurpose::Root)),
            Some(parent) if entered.ply == parent.entered.ply => assert_eq!(position, &parent.position),
            Some(parent) => {
                assert_eq!(entered.ply, parent.entered.ply + 1);
                let after = match self.played[parent.entered.ply] {
                    Some(m) => {
                        let mut after = parent.position.clone();
                        after.play(m);
                        after
                    }
                    None => parent.position.null_move().expect("a null move may be made"),
                };
                assert_eq!(position, &after);
            }
        }
        self.nodes += u64::from(entered.purpose != NodePurpose::Root);
        let position = position.clone();
        let m = entered.ply.checked_sub(1).and_then(|ply| self.played[ply]);
        self.open.push(OpenNode { position, m, entered, children: Vec::new(), skipped: Vec::new() });
    }

    fn leave(&mut self, position: &P, left: LeftNode<P::Move>) {
        let node = self.open.pop().expect("only what was entered is left");
        assert_eq!((&node.position, node.entered.ply), (position, left.ply));
        let EnteredNode { alpha, beta, .. } = node.entered;
        let is_in_place = match left.bound {
            Bound::Lower => left.score >= beta,
            Bound::Upper => left.score <= alpha,
            Bound::Exact => alpha < left.score && left.score < beta,
        };
        // Mate distance pruning narrows the window.
        assert!(is_in_place || left.score.is_mate(), "{left:?} in {:?}", node.entered);
        if left.end == NodeEnd::BetaCutoff {
            assert_eq!(left.bound, Bound::Lower);
        }
        if let Some(best) = left.best_move {
            assert!(node.children.contains(&(Some(best), left.score)), "no child has the node's score");
        }
        self.ends.push(left.end);
        if let Some(parent) = self.open.last_mut()
            && parent.entered.ply < left.ply
        {
            parent.children.push((node.m, -left.score));
        }
    }

    fn skip(&mut self, ply: usize, m: P::Move, by: MovePruning) {
        let node = self.open.last_mut().expect("moves are left out at a node");
        assert_eq!(ply, node.entered.ply);
        node.skipped.push(m);
        self.pruned.push(by);
    }
}

/// Observes a search of each position to each depth and checks it. Returns the kinds of node ends and of
/// pruning that occurred.
fn check<P, E>(fens: &[&str], evaluation: impl Fn() -> E) -> (Vec<NodeEnd>, Vec<MovePruning>)
where
    P: Tactics + Board,
    E: Evaluate<P>,
{
    let (mut ends, mut pruned) = (Vec::new(), Vec::new());
    for fen in fens {
        let line = Line::new(fen.parse::<P>().expect("a FEN"));
        let engine = || Engine::new(evaluation(), HASH).expect("memory");
        let (mut plain, mut observed) = (engine(), engine());
        for depth in 1..=DEEPEST {
            for full_width in [false, true] {
                if full_width && depth > 3 {
                    continue;
                }
                let limits = Limits { full_width, ..Limits::depth(depth) };
                let mut checker = Checker::default();
                let expected = plain.search(&line, &limits, None, &mut Unwatched);
                let result = observed.search_observed(&line, &limits, None, &mut Unwatched, &mut checker);
                assert_eq!(result, expected, "observed, {fen} to depth {depth}");
                assert_eq!(checker.nodes, result.nodes, "{fen} to depth {depth}");
                assert!(checker.open.is_empty());
                ends.append(&mut checker.ends);
                pruned.append(&mut checker.pruned);
            }
        }
    }
    (ends, pruned)
}

#[test]
fn chess_is_observed_as_it_is_searched() {
    let fens = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "8/8/8/3k4/8/4K2R/8/8 w - - 0 1",
    ];
    let (ends, pruned) = check::<chariot_chess::Position, _>(&fens, || chariot_chess::Evaluation);
    let all = [
        NodeEnd::AllMoves,
        NodeEnd::BetaCutoff,
        NodeEnd::Rule,
        NodeEnd::TranspositionTable,
        NodeEnd::StandPat,
        NodeEnd::Razoring,
        NodeEnd::ReverseFutility,
        NodeEnd::NullMove,
        NodeEnd::ProbCut,
        NodeEnd::MultiCut,
    ];
    assert_eq!(all.iter().find(|&end| !ends.contains(end)), None, "an end that never happened");
    let all = [MovePruning::Late, MovePruning::Futility, MovePruning::Exchange, MovePruning::Delta];
    assert_eq!(all.iter().find(|&by| !pruned.contains(by)), None, "a rule that never left out a move");
}

#[test]
fn xiangqi_is_observed_as_it_is_searched() {
    let fens = [
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
        "2bakab1r/9/1cn2cn2/p1p1p1p1p/9/2P6/P3P1P1P/1C4NC1/9/R1BAKAB1R w - - 0 1",
    ];
    let (ends, _) = check::<chariot_xiangqi::Position, _>(&fens, || chariot_xiangqi::Evaluation);
    assert!(ends.contains(&NodeEnd::BetaCutoff));
}

#[test]
fn a_small_game_is_observed_as_it_is_searched() {
    let start = Skirmish::startpos().to_string();
    let (ends, _) = check::<Skirmish, _>(&[&start], || MaterialEvaluation);
    assert!(ends.contains(&NodeEnd::AllMoves));
}
