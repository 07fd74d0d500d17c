//! Xiangqi, Chinese chess: all of `chariot_xiangqi`, and an engine.

use chariot_search::{DynEngine, HashError};
pub use chariot_xiangqi::*;

/// An engine at full strength, with a transposition table of `hash_mib` MiB.
///
/// # Errors
/// The size is beyond [`MAX_HASH_MIB`](crate::MAX_HASH_MIB), or memory is short.
pub fn engine(hash_mib: usize) -> Result<Box<dyn DynEngine<Position>>, HashError> {
    crate::engine::<_, _, NEURONS>(Evaluation, NETWORK, hash_mib)
}
