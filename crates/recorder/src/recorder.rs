use crate::{NodeFate, RecordedTree, TreeNode, TreeStep};
use chariot_game::{Rules, Score, Tactics};
use chariot_search::{EnteredNode, LeftNode, MovePruning, NodePurpose, Observer};

/// Records the tree of a search's last iteration, or the part of it below a node.
///
/// When the tree outgrows the capacity, the recorder drops the deepest level and stops recording it. The nodes above
/// still count their whole subtrees.
pub struct TreeRecorder<M> {
    capacity: usize,
    /// Number of the top node; 0 for the root.
    first: u32,
    /// Deepest recorded level.
    deepest: usize,
    nodes: Vec<TreeNode<M>>,
    open: Vec<OpenNode>,
    /// Length of `open` on entry of the first node, until it is left.
    base: Option<usize>,
    /// The last move played at each ply; a child may be searched more than once.
    played: Vec<Option<M>>,
    /// Moves to the first node.
    path: Vec<Option<M>>,
    /// Nodes entered in this iteration, without its root.
    entered: u32,
    /// Nodes searched among these and the root.
    searched: u32,
    /// Nodes of earlier iterations.
    earlier: u64,
}

/// A node that has not been left yet.
struct OpenNode {
    /// Index in the record, if the node is recorded.
    index: Option<usize>,
    number: u32,
    /// Nodes searched before this one.
    searched_before: u32,
    ply: usize,
}

impl<M: Copy> TreeRecorder<M> {
    /// A recorder of at most `capacity` nodes, below node number `first`.
    #[must_use]
    pub fn new(capacity: usize, first: u32) -> Self {
        TreeRecorder {
            capacity,
            first,
            deepest: usize::MAX,
            nodes: Vec::new(),
            open: Vec::new(),
            base: None,
            played: Vec::new(),
            path: Vec::new(),
            entered: 0,
            searched: 0,
            earlier: 0,
        }
    }

    /// The recorded tree; empty if no node has the number `first`.
    #[must_use]
    pub fn finish(mut self) -> RecordedTree<M> {
        while let Some(open) = self.open.pop() {
            self.set_size(&open);
        }
        let TreeRecorder { nodes, path, entered, earlier, .. } = self;
        RecordedTree { nodes, path, searched: entered, earlier }
    }

    pub(crate) fn step_to(&mut self, ply: usize, m: Option<M>) {
        self.played.truncate(ply);
        self.played.push(m);
    }

    /// Opens a node at `ply`. A root starts a new tree.
    pub(crate) fn open(&mut self, key: u64, ply: usize, fate: NodeFate<M>) {
        let step = match self.open.last() {
            None => {
                self.earlier += u64::from(self.entered);
                (self.entered, self.searched) = (0, 0);
                (self.deepest, self.base) = (usize::MAX, None);
                self.nodes.clear();
                TreeStep::SamePosition
            }
            Some(parent) => {
                self.entered += 1;
                if parent.ply == ply {
                    TreeStep::SamePosition
                } else {
                    self.played[parent.ply].map_or(TreeStep::NullMove, TreeStep::Move)
                }
            }
        };
        let (number, searched_before) = (self.entered, self.searched);
        self.searched += u32::from(matches!(fate, NodeFate::Searched { .. }));
        if number == self.first {
            self.base = Some(self.open.len());
            self.path = self.played.iter().take(ply).copied().collect();
        }
        let index = self.keep(TreeNode {
            parent: self.nodes.len(),
            level: self.level(),
            step,
            key,
            number,
            size: 1,
            searched: 1,
            fate,
            minimax: None,
        });
        self.open.push(OpenNode { index, number, searched_before, ply });
    }

    /// Closes the node opened last.
    pub(crate) fn close(&mut self, left: Option<LeftNode<M>>, minimax: Option<Score>) {
        let Some(open) = self.open.pop() else { return };
        self.set_size(&open);
        if let Some(index) = open.index {
            let node = &mut self.nodes[index];
            node.minimax = minimax;
            if let NodeFate::Searched { left: unknown, .. } = &mut node.fate {
                *unknown = left;
            }
        }
        if self.base == Some(self.open.len()) {
            self.base = None;
        }
    }

    /// Levels below the first node.
    fn level(&self) -> usize {
        self.open.len() - self.base.unwrap_or(0)
    }

    fn set_size(&mut self, open: &OpenNode) {
        if let Some(index) = open.index {
            self.nodes[index].size = self.entered - open.number + 1;
            self.nodes[index].searched = self.searched - open.searched_before;
        }
    }

    /// Records a node below the one opened last, unless it is out of range. Returns its index.
    fn keep(&mut self, mut node: TreeNode<M>) -> Option<usize> {
        self.base?;
        if node.level > 0 {
            node.parent = self.open.last()?.index?;
        }
        if node.level > self.deepest {
            return None;
        }
        if self.nodes.len() >= self.capacity {
            self.forget_deepest_level();
            return self.keep(node);
        }
        self.nodes.push(node);
        Some(self.nodes.len() - 1)
    }

    fn forget_deepest_level(&mut self) {
        let deepest = self.nodes.iter().map(|node| node.level).max().unwrap_or(0);
        self.deepest = deepest.saturating_sub(1);
        let mut moved = Vec::with_capacity(self.nodes.len());
        let mut kept = 0;
        for node in &self.nodes {
            let stays = node.level <= self.deepest;
            moved.push(stays.then_some(kept));
            kept += usize::from(stays);
        }
        let limit = self.deepest;
        self.nodes.retain(|node| node.level <= limit);
        for node in &mut self.nodes {
            // Parents are on the level above, which stays.
            node.parent = moved[node.parent].unwrap_or(0);
        }
        for open in &mut self.open {
            open.index = open.index.and_then(|index| moved[index]);
        }
    }
}

impl<P: Tactics> Observer<P> for TreeRecorder<<P as Rules>::Move> {
    fn play(&mut self, ply: usize, m: Option<P::Move>) {
        self.step_to(ply, m);
    }

    fn enter(&mut self, position: &P, entered: EnteredNode) {
        if entered.purpose == NodePurpose::Root {
            self.open.clear();
        }
        self.open(position.key(), entered.ply, NodeFate::Searched { entered, left: None });
    }

    fn leave(&mut self, _: &P, node: LeftNode<P::Move>) {
        self.close(Some(node), None);
    }

    fn skip(&mut self, _: usize, m: P::Move, by: MovePruning) {
        self.keep(TreeNode {
            parent: 0,
            level: self.level(),
            step: TreeStep::Move(m),
            key: 0,
            number: self.entered,
            size: 0,
            searched: 0,
            fate: NodeFate::LeftOut(by),
            minimax: None,
        });
    }
}
