//! The recorded tree equals the searched tree.

use chariot_game::{Line, Rules, SplitMix64, Style, perft};
use chariot_search::{Engine, Limits, NodeEnd, Unwatched};
use games::{GameId, GamePosition, GameVisitor, PlayableGame};
use recorder::{
    Comparison, NodeFate, RecordedTree, TreeNode, TreeRecorder, TreeStep, TrialNode, compare, last_iteration,
};
use std::collections::BTreeMap;
use std::path::Path;

const ALL: usize = 4_000_000;

struct EachGame<F>(F);

trait Check {
    fn check<G: PlayableGame>(&self);
}

impl<C: Check> GameVisitor for EachGame<&C> {
    type Output = ();

    fn visit<G: PlayableGame>(self) {
        self.0.check::<G>();
    }
}

fn each_game(check: impl Check) {
    for game in GameId::ALL {
        game.visit(EachGame(&check));
    }
}

/// Positions after random moves from the benchmark positions.
fn positions<G: PlayableGame>(count: usize) -> Vec<G::Position> {
    let mut random = SplitMix64::new(7);
    let fens = G::BENCH_POSITIONS.iter().cycle();
    let positions = fens.map(|fen| {
        let mut position: G::Position = fen.parse().expect("a FEN");
        for _ in 0..random.next_u64() % 7 {
            let moves = position.legal_moves();
            if let Some(&m) = moves.get(random.next_u64() as usize % moves.len().max(1)) {
                position.play(m);
            }
        }
        position
    });
    positions.take(count).collect()
}

fn compared<G: PlayableGame>(
    position: &G::Position,
    depth: u16,
    ordered: bool,
    recorder: TreeRecorder<<G::Position as Rules>::Move>,
) -> Comparison<<G::Position as Rules>::Move> {
    compare(position, &G::EVALUATION, depth, ordered, recorder, &mut || false).expect("nobody stops it")
}

/// Properties of every tree: parents come before their children, and sizes add up.
fn assert_adds_up<M: Copy + Eq + std::fmt::Debug>(tree: &RecordedTree<M>) {
    let mut sums: BTreeMap<usize, u32> = BTreeMap::new();
    for (index, node) in tree.nodes.iter().enumerate().skip(1) {
        assert!(node.parent < index);
        assert_eq!(node.level, tree.nodes[node.parent].level + 1);
        *sums.entry(node.parent).or_default() += node.size;
    }
    for (index, sum) in sums {
        assert_eq!(tree.nodes[index].size, sum + 1, "{:?}", tree.nodes[index]);
    }
}

struct AlphaBetaIsMinimax;

impl Check for AlphaBetaIsMinimax {
    fn check<G: PlayableGame>(&self) {
        for (index, position) in positions::<G>(testkit::cases(120) as usize).iter().enumerate() {
            for ordered in [false, true] {
                let depth = 1 + (index % 3) as u16;
                let found = compared::<G>(position, depth, ordered, TreeRecorder::new(ALL, 0));
                assert_eq!(found.alpha_beta, found.minimax, "{position} to depth {depth}");
                let is_visited =
                    |fate: &NodeFate<<G::Position as Rules>::Move>| matches!(fate, NodeFate::Searched { .. });
                let visited = found.tree.nodes.iter().skip(1).filter(|node| is_visited(&node.fate));
                assert_eq!(visited.count() as u64, found.visited);
                assert_eq!(u64::from(found.tree.nodes[0].searched), found.visited + 1);
                assert_eq!(found.tree.nodes.len(), found.tree.searched as usize + 1);
                assert_adds_up(&found.tree);
            }
        }
        let start = G::Position::startpos();
        let found = compared::<G>(&start, 3, true, TreeRecorder::new(ALL, 0));
        assert_eq!(u64::from(found.tree.searched), (1..=3).map(|depth| perft(&start, depth)).sum::<u64>());
        assert!(found.visited * 3 < u64::from(found.tree.searched), "alpha-beta spares little");
    }
}

#[test]
fn alpha_beta_finds_the_move_of_minimax_in_fewer_nodes() {
    each_game(AlphaBetaIsMinimax);
}

struct IterationIsWhole;

impl Check for IterationIsWhole {
    fn check<G: PlayableGame>(&self) {
        for (index, position) in positions::<G>(12).into_iter().enumerate() {
            let line = Line::new(position);
            let depth = 4 + (index % 5) as u16;
            let record = |capacity, first| {
                let recorder = TreeRecorder::new(capacity, first);
                last_iteration(&line, G::EVALUATION, depth, recorder, &mut Unwatched)
            };
            let (whole, part) = (record(ALL, 0), record(300, 0));
            let tree = &whole.tree;
            assert_eq!(u64::from(tree.searched) + tree.earlier, whole.result.nodes);
            assert_adds_up(tree);
            let Some(root) = tree.nodes.first() else { continue };
            assert_eq!(root.size, tree.searched + 1);
            let best = tree.principal_variation().first().map(|&index| tree.nodes[index].step);
            assert_eq!(best, whole.result.best.map(TreeStep::Move));

            assert!(part.tree.nodes.len() <= 300);
            assert_adds_up(&part.tree);
            let shown = tree.largest(500);
            assert!(shown.nodes.len() <= 500);
            assert_adds_up(&shown);
            for node in part.tree.nodes.iter().chain(&shown.nodes).skip(1) {
                assert!(tree.nodes.iter().any(|other| TreeNode { parent: node.parent, ..*other } == *node));
            }

            let largest = tree.nodes.iter().skip(1).max_by_key(|node| node.size).expect("a child");
            let beneath = record(ALL, largest.number).tree;
            assert_eq!((beneath.nodes[0].number, beneath.nodes[0].size), (largest.number, largest.size));
            assert_eq!(beneath.nodes.iter().filter(|node| node.size > 0).count() as u32, largest.size);
        }
    }
}

#[test]
fn an_iteration_is_recorded_whole_and_in_part() {
    each_game(IterationIsWhole);
}

struct DescriptionIsTheBoard;

impl Check for DescriptionIsTheBoard {
    fn check<G: PlayableGame>(&self) {
        for position in positions::<G>(4) {
            let line = Line::new(position.clone());
            let record = |first| {
                let recorder = TreeRecorder::new(ALL, first);
                last_iteration(&line, G::EVALUATION, 6, recorder, &mut Unwatched).tree
            };
            let tree = record(0);
            assert_boards_match(&position, &tree.largest(3_000));
            let last = tree.nodes.iter().rev().find(|node| node.level > 3 && node.size > 3).expect("a node");
            assert_boards_match(&position, &record(last.number));
        }
    }
}

/// The boards built from the changes equal those after the moves.
fn assert_boards_match<P: GamePosition>(root: &P, tree: &RecordedTree<P::Move>) {
    let board = |position: &P| -> BTreeMap<u8, chariot_game::Piece> {
        position.pieces().into_iter().map(|(piece, square)| (square, piece)).collect()
    };
    let described = tree.describe(root, Style::Uci);
    let mut first = root.clone();
    for &m in &tree.path {
        match m {
            Some(m) => first.play(m),
            None => first = chariot_game::Tactics::null_move(&first).expect("a null move"),
        }
    }
    let all = described[0].changes.iter().filter_map(|change| Some((change.square, change.piece?)));
    assert_eq!(all.collect::<BTreeMap<_, _>>(), board(&first));
    let mut boards = vec![board(&first)];
    let mut positions = vec![first];
    for (index, node) in tree.nodes.iter().enumerate().skip(1) {
        let mut position = positions[node.parent].clone();
        let mut squares = boards[node.parent].clone();
        for change in &described[index].changes {
            match change.piece {
                Some(piece) => squares.insert(change.square, piece),
                None => squares.remove(&change.square),
            };
        }
        if node.size > 0 {
            match node.step {
                TreeStep::Move(m) => {
                    assert_eq!(position.read_move(&described[index].uci).ok(), Some(m));
                    position.play(m);
                }
                TreeStep::NullMove => {
                    position = chariot_game::Tactics::null_move(&position).expect("a null move")
                }
                TreeStep::SamePosition => {}
            }
            assert_eq!(squares, board(&position));
            assert_eq!(position.key(), node.key);
        }
        if node.left().is_some_and(|left| left.end == NodeEnd::AllMoves && left.depth > 0) && node.size > 1 {
            // Untried moves remain only after a cutoff or pruning.
            assert!(
                described[index].untried.is_none_or(|untried| untried < position.legal_move_count() as usize)
            );
        }
        positions.push(position);
        boards.push(squares);
    }
}

/// Checks the trials: a ProbCut ends its node by a capture that it tried, and a search without a move never plays it.
struct Trials {
    /// The toy game ends too soon for trials.
    is_toy: bool,
}

impl Check for Trials {
    fn check<G: PlayableGame>(&self) {
        let [mut probcuts, mut without] = [0, 0];
        for position in positions::<G>(testkit::cases(40) as usize) {
            let recorder = TreeRecorder::new(ALL, 0);
            let tree = last_iteration(&Line::new(position), G::EVALUATION, 11, recorder, &mut Unwatched).tree;
            let trials = tree.trials();
            let mut last_child = vec![0; tree.nodes.len()];
            let mut moves = vec![Vec::new(); tree.nodes.len()];
            for (index, node) in tree.nodes.iter().enumerate().skip(1) {
                last_child[node.parent] = index;
                if let TreeStep::Move(m) = node.step {
                    moves[node.parent].push(m);
                }
            }
            for (index, node) in tree.nodes.iter().enumerate() {
                // If the transposition table sufficed, no move was tried.
                let is_cut = node.left().is_some_and(|left| left.end == NodeEnd::ProbCut);
                if is_cut && !moves[index].is_empty() {
                    assert_eq!(trials[last_child[index]], Some(TrialNode::ProbCut));
                    probcuts += 1;
                }
                if let Some(TrialNode::Without(Some(sibling))) = trials[index] {
                    let TreeStep::Move(m) = tree.nodes[sibling].step else { panic!("a move is left out") };
                    assert_eq!(tree.nodes[sibling].parent, node.parent);
                    assert!(!moves[index].contains(&m));
                    without += usize::from(!moves[index].is_empty());
                }
            }
        }
        assert!(self.is_toy || probcuts > 0 && without > 0, "{probcuts} {without}");
    }
}

#[test]
fn trials_are_told_from_other_nodes() {
    for game in GameId::ALL {
        game.visit(EachGame(&Trials { is_toy: game.is_toy() }));
    }
}

#[test]
fn descriptions_lead_to_the_same_boards_as_the_moves() {
    each_game(DescriptionIsTheBoard);
}

/// Nodes from the start position: minimax and alpha-beta to 3 plies, the engine to 8.
struct StartCounts;

impl GameVisitor for StartCounts {
    type Output = [u64; 3];

    fn visit<G: PlayableGame>(self) -> [u64; 3] {
        let start = G::Position::startpos();
        let found = compared::<G>(&start, 3, true, TreeRecorder::new(ALL, 0));
        let (line, limits) = (Line::new(start), Limits::depth(8));
        let searched =
            Engine::new(G::EVALUATION, 16).expect("memory").search(&line, &limits, None, &mut Unwatched);
        [u64::from(found.tree.searched), found.visited, searched.nodes]
    }
}

/// www/tests/think-tree.spec.ts reads these counts. `UPDATE=1 cargo test -p recorder counts` regenerates them.
#[test]
fn counts_are_those_that_the_page_shows() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/tests/start-nodes.json");
    let rows = GameId::ALL.iter().filter(|game| !game.is_toy()).map(|game| {
        let [minimax, alpha_beta, engine] = game.visit(StartCounts);
        let name = game.name();
        format!(r#"  "{name}": {{ "minimax": {minimax}, "alphaBeta": {alpha_beta}, "engine": {engine} }}"#)
    });
    let counted = format!("{{\n{}\n}}\n", rows.collect::<Vec<_>>().join(",\n"));
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &counted).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap(), counted);
}
