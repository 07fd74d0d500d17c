//! Records search trees for display.
//!
//! [`last_iteration`] records a real search through its [`chariot_search::Observer`]. [`compare`] records textbook minimax
//! and alpha-beta in one walk over the same tree. Both take a [`TreeRecorder`] with bounded memory: of a larger tree,
//! the deepest levels are counted but not kept. [`RecordedTree::largest`] selects the part to draw, and
//! [`RecordedTree::describe`] gives the moves and boards of its nodes.

mod node;
pub use node::{NodeFate, TreeNode, TreeStep};

mod recorder;
pub use recorder::TreeRecorder;

mod tree;
pub use tree::{RecordedTree, TrialNode};

mod description;
pub use description::{NodeDescription, SquareChange};

mod comparison;
pub use comparison::{Comparison, compare};

mod iteration;
pub use iteration::{Iteration, last_iteration};
