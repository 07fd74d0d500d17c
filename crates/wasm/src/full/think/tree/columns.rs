use crate::protocol::{FateName, SearchTree, TreeResult};
use chariot_game::{Board, Score, Side, Style};
use chariot_search::{EnteredNode, LeftNode, MovePruning, NodeEnd, NodePurpose};
use games::GamePosition;
use recorder::{NodeDescription, NodeFate, RecordedTree, SquareChange, TreeNode, TreeStep, TrialNode};

/// The tree as columns. `root` is the position at the root of the search.
pub(super) fn columns<P: GamePosition>(
    tree: &RecordedTree<P::Move>,
    root: &P,
    style: Style,
    found: TreeResult,
) -> SearchTree {
    let described = tree.describe(root, style);
    let plies = plies(tree);
    let entered: Vec<EnteredNode> =
        tree.nodes.iter().zip(&plies).map(|(node, &ply)| as_entered(node, ply)).collect();
    let column = |value: fn(&EnteredNode) -> Score| entered.iter().map(|node| value(node).raw()).collect();
    let nodes = tree.nodes.iter();
    let score = |node: &TreeNode<P::Move>| node.left().map_or(0, |left| left.score.raw());
    let known: fn(Option<usize>) -> i32 = |index| index.map_or(-1, |index| index as i32);
    SearchTree {
        searched: tree.searched,
        earlier: tree.earlier as u32,
        visited: None,
        found,
        alpha_beta: None,
        fates: FateName::ALL.to_vec(),
        parent: nodes.clone().map(|node| node.parent as u32).collect(),
        number: nodes.clone().map(|node| node.number).collect(),
        size: nodes.clone().map(|node| node.size).collect(),
        seen: nodes.clone().map(|node| node.searched).collect(),
        fate: nodes.clone().zip(&described).map(|(node, about)| fate(node, about) as u8).collect(),
        ply: plies.iter().map(|&ply| ply as u8).collect(),
        depth: entered.iter().map(|node| node.depth as i16).collect(),
        reduction: entered.iter().map(|node| node.reduction as i8).collect(),
        alpha: column(|node| node.alpha),
        beta: column(|node| node.beta),
        score: nodes.clone().map(score).collect(),
        minimax: nodes.clone().filter_map(|node| node.minimax.map(Score::raw)).collect(),
        untried: described.iter().map(|about| known(about.untried) as i16).collect(),
        same: tree.transpositions().into_iter().map(known).collect(),
        trial: tree.trials().into_iter().enumerate().map(trial_index).collect(),
        pv: tree.principal_variation().into_iter().map(|index| index as u32).collect(),
        uci: lines(described.iter().map(|about| about.uci.clone())),
        text: lines(described.iter().map(|about| about.text.clone())),
        board: lines(described.iter().map(|about| board_text::<P>(&about.changes))),
    }
}

/// Value of the column `trial` for a node and its trial.
fn trial_index((index, trial): (usize, Option<TrialNode>)) -> i32 {
    match trial {
        None => -1,
        Some(TrialNode::ProbCut) => -2,
        Some(TrialNode::Without(left_out)) => left_out.unwrap_or(index) as i32,
    }
}

/// Ply of each node, counted from the root of the search.
fn plies<M>(tree: &RecordedTree<M>) -> Vec<usize> {
    let mut plies: Vec<usize> = Vec::with_capacity(tree.nodes.len());
    for (index, node) in tree.nodes.iter().enumerate() {
        plies.push(match node.step {
            _ if index == 0 => tree.path.len(),
            TreeStep::SamePosition => plies[node.parent],
            TreeStep::Move(_) | TreeStep::NullMove => plies[node.parent] + 1,
        });
    }
    plies
}

/// The node as entered; empty values if it was never entered.
fn as_entered<M>(node: &TreeNode<M>, ply: usize) -> EnteredNode {
    let (alpha, beta) = (-Score::INFINITE, Score::INFINITE);
    match node.fate {
        NodeFate::Searched { entered, .. } => entered,
        NodeFate::Unvisited | NodeFate::LeftOut(_) => {
            EnteredNode { ply, depth: 0, alpha, beta, reduction: 0, purpose: NodePurpose::Score }
        }
    }
}

fn fate<M>(node: &TreeNode<M>, about: &NodeDescription) -> FateName {
    let (entered, left) = match &node.fate {
        NodeFate::Unvisited => return FateName::Unvisited,
        NodeFate::LeftOut(by) => return left_out(*by),
        NodeFate::Searched { entered, left } => (entered, left),
    };
    let Some(LeftNode { end, .. }) = left else { return FateName::Unfinished };
    match end {
        NodeEnd::AllMoves if node.size == 1 && about.untried == Some(0) => FateName::NoMoves,
        NodeEnd::AllMoves if entered.purpose == NodePurpose::Quiescence => FateName::Quiet,
        NodeEnd::AllMoves => FateName::AllMoves,
        NodeEnd::BetaCutoff => FateName::BetaCutoff,
        NodeEnd::Rule | NodeEnd::Tablebase => FateName::Rule,
        NodeEnd::MateDistance => FateName::MateDistance,
        NodeEnd::TranspositionTable => FateName::TranspositionTable,
        NodeEnd::MaxPly => FateName::Leaf,
        NodeEnd::StandPat => FateName::StandPat,
        NodeEnd::Razoring => FateName::Razoring,
        NodeEnd::ReverseFutility => FateName::ReverseFutility,
        NodeEnd::NullMove => FateName::NullMove,
        NodeEnd::ProbCut => FateName::ProbCut,
        NodeEnd::MultiCut => FateName::MultiCut,
    }
}

fn left_out(by: MovePruning) -> FateName {
    match by {
        MovePruning::Late => FateName::Late,
        MovePruning::Futility => FateName::Futility,
        MovePruning::History => FateName::History,
        MovePruning::Exchange => FateName::Exchange,
        MovePruning::Delta => FateName::Delta,
    }
}

/// The changed squares as text: `e2. e4P`.
fn board_text<P: Board>(changes: &[SquareChange]) -> String {
    let texts = changes.iter().map(|change| {
        let letter = change.piece.map_or('.', |piece| {
            let letter = char::from(P::PIECE_LETTERS.as_bytes()[usize::from(piece.kind)]);
            if piece.side == Side::First { letter } else { letter.to_ascii_lowercase() }
        });
        format!("{}{letter}", P::square_name(change.square))
    });
    texts.collect::<Vec<_>>().join(" ")
}

fn lines(texts: impl Iterator<Item = String>) -> String {
    texts.collect::<Vec<_>>().join("\n")
}
