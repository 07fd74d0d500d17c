use crate::{NodeFate, RecordedTree, TreeStep};
use chariot_game::{Board, Notation, Piece, Style, Tactics};
use std::collections::BTreeMap;

/// A node's moves and board, derived by replaying the tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NodeDescription {
    /// The move to the node in UCI coordinates; empty if there is none.
    pub uci: String,
    /// The move to the node in the notation asked for; empty if there is none.
    pub text: String,
    /// Changes of the board from the parent's; all pieces for the first node, none for a pruned move.
    pub changes: Vec<SquareChange>,
    /// Legal moves neither searched nor pruned one by one; `None` if unknown.
    pub untried: Option<usize>,
}

/// A changed square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareChange {
    /// Index of the square, as in [`Board`].
    pub square: u8,
    /// The piece on it now.
    pub piece: Option<Piece>,
}

impl<M: Copy + Eq + ToString> RecordedTree<M> {
    /// Describes each node, by replaying the tree from `root`, the position at the root of the search.
    #[must_use]
    pub fn describe<P>(&self, root: &P, style: Style) -> Vec<NodeDescription>
    where
        P: Tactics<Move = M> + Board + Notation,
    {
        let children = self.children();
        let first = self.path.iter().fold(root.clone(), |position, &m| after(&position, m));
        let mut positions: Vec<P> = Vec::with_capacity(self.nodes.len());
        let mut described = Vec::with_capacity(self.nodes.len());
        for (index, node) in self.nodes.iter().enumerate() {
            let before = if index == 0 { &first } else { &positions[node.parent] };
            let is_searched = !matches!(node.fate, NodeFate::LeftOut(_));
            let (mut uci, mut text, mut position) = (String::new(), String::new(), before.clone());
            if index > 0 {
                match node.step {
                    TreeStep::Move(m) => {
                        (uci, text) = (m.to_string(), before.write_move(m, style));
                        position = after(before, Some(m));
                    }
                    TreeStep::NullMove => position = after(before, None),
                    TreeStep::SamePosition => {}
                }
            }
            let changes = match index {
                0 => changes(None, &position),
                _ if is_searched => changes(Some(before), &position),
                _ => Vec::new(),
            };
            let untried = (is_searched && (node.size == 1 || !children[index].is_empty())).then(|| {
                let mut tried: Vec<M> = Vec::new();
                for &child in &children[index] {
                    match self.nodes[child].step {
                        TreeStep::Move(m) if !tried.contains(&m) => tried.push(m),
                        _ => {}
                    }
                }
                (position.legal_move_count() as usize).saturating_sub(tried.len())
            });
            described.push(NodeDescription { uci, text, changes, untried });
            positions.push(position);
        }
        described
    }
}

/// The position after a move, or after a null move if there is none.
fn after<P: Tactics>(position: &P, m: Option<P::Move>) -> P {
    let Some(m) = m else { return position.null_move().unwrap_or_else(|| position.clone()) };
    let mut after = position.clone();
    after.play(m);
    after
}

/// Squares on which `after` differs from `before`, or from an empty board.
fn changes<P: Board>(before: Option<&P>, after: &P) -> Vec<SquareChange> {
    let by_square = |position: &P| -> BTreeMap<u8, Piece> {
        position.pieces().into_iter().map(|(piece, square)| (square, piece)).collect()
    };
    let (before, after) = (before.map(by_square).unwrap_or_default(), by_square(after));
    let left = before.keys().filter(|&square| !after.contains_key(square)).map(|&square| (square, None));
    let entered = after.iter().filter(|&(square, piece)| before.get(square) != Some(piece));
    let entered = entered.map(|(&square, &piece)| (square, Some(piece)));
    left.chain(entered).map(|(square, piece)| SquareChange { square, piece }).collect()
}
