//! Chess: all of `chariot_chess`, and an engine.

pub use chariot_chess::*;
use chariot_search::{DynEngine, HashError};

/// An engine at full strength, with a transposition table of `hash_mib` MiB.
///
/// # Errors
/// The size is beyond [`MAX_HASH_MIB`](crate::MAX_HASH_MIB), or memory is short.
pub fn engine(hash_mib: usize) -> Result<Box<dyn DynEngine<Position>>, HashError> {
    crate::engine::<_, _, NEURONS>(Evaluation, NETWORK, hash_mib)
}
