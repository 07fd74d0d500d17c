use crate::{NodeFate, TreeNode, TreeStep};
use chariot_search::{EnteredNode, NodePurpose};
use std::collections::BinaryHeap;

/// The purpose of a search that does not give the node's score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrialNode {
    /// ProbCut: does a capture beat beta by a margin?
    ProbCut,
    /// A singular extension search without one move. Holds the index of that move's node, or `None` if the move was
    /// not searched afterwards (multi-cut).
    Without(Option<usize>),
}

/// A recorded tree, or a part of it to draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedTree<M> {
    /// The nodes in order of entry, pruned moves included; the root first.
    pub nodes: Vec<TreeNode<M>>,
    /// Moves from the root of the search to the first node; `None` for a null move.
    pub path: Vec<Option<M>>,
    /// Nodes below the root, recorded or not; in a real search, those of the last iteration's last window.
    pub searched: u32,
    /// Nodes searched before: earlier iterations and failed windows.
    pub earlier: u64,
}

impl<M: Copy + Eq> RecordedTree<M> {
    /// The most informative part with at most `limit` nodes: the principal variation, then the children of the
    /// largest node without shown children, all or none of them, and so on. Searched nodes weigh most.
    #[must_use]
    pub fn largest(&self, limit: usize) -> RecordedTree<M> {
        let children = self.children();
        let mut shown = vec![false; self.nodes.len()];
        let mut count = 0;
        let mut show = |index: usize, count: &mut usize| {
            *count += usize::from(!shown[index]);
            shown[index] = true;
        };
        let mut largest = BinaryHeap::new();
        if !self.nodes.is_empty() {
            show(0, &mut count);
            largest.push((u32::MAX, std::cmp::Reverse(0)));
        }
        // The principal variation comes with its siblings, whatever its size.
        largest
            .extend(self.principal_variation().into_iter().map(|index| (u32::MAX, std::cmp::Reverse(index))));
        let mut expanded = vec![false; self.nodes.len()];
        while let Some((_, std::cmp::Reverse(index))) = largest.pop() {
            if expanded[index] || count + children[index].len() > limit {
                continue;
            }
            expanded[index] = true;
            for &child in &children[index] {
                show(child, &mut count);
                largest.push((self.nodes[child].weight(), std::cmp::Reverse(child)));
            }
        }
        self.only(&shown)
    }

    /// Indices of the nodes on the principal variation, from the first move on.
    #[must_use]
    pub fn principal_variation(&self) -> Vec<usize> {
        let children = self.children();
        let mut line = Vec::new();
        let mut index = 0;
        while let Some(left) = self.nodes.get(index).and_then(TreeNode::left)
            && let Some(best) = left.best_move
        {
            // A move may be searched several times; the last search with the node's score counts.
            let gave_score = |&&child: &&usize| {
                let node: &TreeNode<M> = &self.nodes[child];
                node.step == TreeStep::Move(best)
                    && node.left().is_some_and(|child| -child.score == left.score)
            };
            let Some(&next) = children[index].iter().rev().find(gave_score) else { break };
            line.push(next);
            index = next;
        }
        line
    }

    /// For each node, the earlier node with the same position, reached by other moves.
    #[must_use]
    pub fn transpositions(&self) -> Vec<Option<usize>> {
        let mut first_with = std::collections::HashMap::new();
        let mut seen_before = |(index, node): (usize, &TreeNode<M>)| {
            if matches!(node.fate, NodeFate::LeftOut(_)) || (index > 0 && node.step == TreeStep::SamePosition)
            {
                return None;
            }
            let first = *first_with.entry(node.key).or_insert(index);
            let is_same_line = self.nodes[first].parent == node.parent && self.nodes[first].step == node.step;
            (first != index && !is_same_line).then_some(first)
        };
        self.nodes.iter().enumerate().map(&mut seen_before).collect()
    }

    /// For each node, the purpose of its search if it does not give the score.
    #[must_use]
    pub fn trials(&self) -> Vec<Option<TrialNode>> {
        let entered = |node: &TreeNode<M>| -> Option<EnteredNode> {
            match node.fate {
                NodeFate::Searched { entered, .. } => Some(entered),
                NodeFate::Unvisited | NodeFate::LeftOut(_) => None,
            }
        };
        let mut trials = vec![None; self.nodes.len()];
        for (index, children) in self.children().into_iter().enumerate() {
            let Some(parent) = entered(&self.nodes[index]) else { continue };
            for (place, &child) in children.iter().enumerate() {
                let node = &self.nodes[child];
                let Some(window) = entered(node) else { continue };
                if window.purpose == NodePurpose::Singular {
                    // The excluded move is searched next.
                    let next = children[place + 1..].iter().copied().find(|&next| {
                        matches!(self.nodes[next].step, TreeStep::Move(_))
                            && entered(&self.nodes[next]).is_some()
                    });
                    trials[child] = Some(TrialNode::Without(next));
                } else if matches!(node.step, TreeStep::Move(_)) && window.alpha < -parent.beta {
                    // Only ProbCut searches above beta.
                    trials[child] = Some(TrialNode::ProbCut);
                }
            }
        }
        trials
    }

    pub(crate) fn children(&self) -> Vec<Vec<usize>> {
        let mut children = vec![Vec::new(); self.nodes.len()];
        for (index, node) in self.nodes.iter().enumerate().skip(1) {
            children[node.parent].push(index);
        }
        children
    }

    fn only(&self, shown: &[bool]) -> RecordedTree<M> {
        let mut moved = vec![0; self.nodes.len()];
        let mut nodes = Vec::new();
        for (index, node) in self.nodes.iter().enumerate().filter(|&(index, _)| shown[index]) {
            moved[index] = nodes.len();
            nodes.push(TreeNode { parent: moved[node.parent], ..*node });
        }
        RecordedTree { nodes, path: self.path.clone(), searched: self.searched, earlier: self.earlier }
    }
}
