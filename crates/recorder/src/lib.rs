//! The tree of a search, recorded to be looked at.
//!
//! [`last_iteration`] records a real search through its [`search::Observer`]; [`compare`] records minimax and
//! alpha-beta, the two of every textbook, in one walk over the same tree. Both fill a [`TreeRecorder`], whose memory is
//! bounded: of a tree that is too large the deepest levels are counted, not kept. [`RecordedTree::largest`] is the part
//! of it that can be drawn, and [`RecordedTree::describe`] what there is to say of each node.

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
