use game::Score;
use search::{EnteredNode, LeftNode, MovePruning};

/// A node that was searched is worth as much room as so many that were not.
const SEARCHED_WEIGHT: u32 = 8;

/// A node of a recorded tree, or a move that a rule left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeNode<M> {
    /// Index of the parent, which stands before it; its own for the root.
    pub parent: usize,
    /// Number of nodes it is nested in.
    pub level: usize,
    /// How one gets here from the parent.
    pub step: TreeStep<M>,
    /// Zobrist key of the position; 0 for a move that was left out.
    pub key: u64,
    /// Its place in the order in which nodes were entered: 0 is the root of the search. Of a move that was left out, that
    /// of the node entered last.
    pub number: u32,
    /// Nodes from here on down, itself included; none for a move that was left out.
    pub size: u32,
    /// Of these, the nodes that were searched: less than all where minimax and alpha-beta are compared.
    pub searched: u32,
    /// What became of it.
    pub fate: NodeFate<M>,
    /// Its value by minimax for the side to move, where that was computed.
    pub minimax: Option<Score>,
}

/// From a node to one nested in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeStep<M> {
    /// A move.
    Move(M),
    /// A null move.
    NullMove,
    /// The position is searched once more, for another purpose.
    SamePosition,
}

/// What became of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeFate<M> {
    /// It was searched.
    Searched {
        /// As it was entered.
        entered: EnteredNode,
        /// As it was left; `None` if the search was stopped before.
        left: Option<LeftNode<M>>,
    },
    /// Minimax searches it, alpha-beta does not.
    Unvisited,
    /// A rule left the move out.
    LeftOut(MovePruning),
}

impl<M> TreeNode<M> {
    /// What it is worth to draw what is beneath it.
    pub(crate) fn weight(&self) -> u32 {
        self.searched.saturating_mul(SEARCHED_WEIGHT).saturating_add(self.size)
    }

    /// As it was left, if it was searched to an end.
    #[must_use]
    pub fn left(&self) -> Option<&LeftNode<M>> {
        match &self.fate {
            NodeFate::Searched { left, .. } => left.as_ref(),
            NodeFate::Unvisited | NodeFate::LeftOut(_) => None,
        }
    }
}
