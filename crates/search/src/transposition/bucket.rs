use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

pub(super) const ENTRIES_PER_BUCKET: usize = 5;

/// One cache line: entries that share an index.
#[derive(Default)]
#[cfg_attr(target_os = "linux", derive(zerocopy::FromBytes, zerocopy::IntoBytes))]
#[repr(C, align(64))]
pub(super) struct Bucket {
    pub(super) data: [AtomicU64; ENTRIES_PER_BUCKET],
    pub(super) check: [AtomicU32; ENTRIES_PER_BUCKET],
    unused: u32,
}

impl Bucket {
    pub(super) fn clear(&self) {
        self.data.iter().for_each(|data| data.store(0, Relaxed));
        self.check.iter().for_each(|check| check.store(0, Relaxed));
    }
}
