use chariot_game::Score;
use chariot_search::{EnteredNode, LeftNode, MovePruning};

/// A searched node weighs as much as this many others.
const SEARCHED_WEIGHT: u32 = 8;

/// A node of a recorded tree, or a pruned move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeNode<M> {
    /// Index of the parent, which comes earlier; the root's own index.
    pub parent: usize,
    /// Depth below the first node, in nodes.
    pub level: usize,
    /// The step from the parent.
    pub step: TreeStep<M>,
    /// Zobrist key of the position; 0 for a pruned move.
    pub key: u64,
    /// Number in the order of entry; the root of the search is 0. A pruned move has the number of the node entered
    /// last.
    pub number: u32,
    /// Size of the subtree, itself included; 0 for a pruned move.
    pub size: u32,
    /// Nodes of the subtree that were searched. In a comparison, alpha-beta searches fewer than minimax.
    pub searched: u32,
    /// The fate of the node.
    pub fate: NodeFate<M>,
    /// Minimax score for the side to move, if computed.
    pub minimax: Option<Score>,
}

/// The step from a node to a child.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeStep<M> {
    /// A move.
    Move(M),
    /// A null move.
    NullMove,
    /// A re-search of the same position for another purpose.
    SamePosition,
}

/// The fate of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeFate<M> {
    /// A searched node.
    Searched {
        /// State on entry.
        entered: EnteredNode,
        /// State on leaving; `None` if the search was stopped before.
        left: Option<LeftNode<M>>,
    },
    /// A node that minimax searches and alpha-beta does not.
    Unvisited,
    /// A pruned move.
    LeftOut(MovePruning),
}

impl<M> TreeNode<M> {
    /// Priority for drawing the subtree.
    pub(crate) fn weight(&self) -> u32 {
        self.searched.saturating_mul(SEARCHED_WEIGHT).saturating_add(self.size)
    }

    /// State on leaving, if the node was searched to its end.
    #[must_use]
    pub fn left(&self) -> Option<&LeftNode<M>> {
        match &self.fate {
            NodeFate::Searched { left, .. } => left.as_ref(),
            NodeFate::Unvisited | NodeFate::LeftOut(_) => None,
        }
    }
}
