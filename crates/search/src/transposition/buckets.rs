//! The memory of the table, in huge pages where Linux grants them: probes are random, and with 4 KiB pages
//! each would also miss the TLB.

use super::bucket::Bucket;
use std::ops::Deref;

/// The buckets of a table, all empty at first.
pub(super) struct Buckets(
    #[cfg(target_os = "linux")] huge_pages::HugePages,
    #[cfg(not(target_os = "linux"))] Vec<Bucket>,
);

impl Buckets {
    /// Allocates `count` buckets; `None` if memory is short.
    pub(super) fn allocate(count: usize) -> Option<Buckets> {
        #[cfg(target_os = "linux")]
        return huge_pages::allocate(count).map(Buckets);
        #[cfg(not(target_os = "linux"))]
        {
            let mut buckets = Vec::new();
            buckets.try_reserve_exact(count).ok()?;
            buckets.resize_with(count, Bucket::default);
            Some(Buckets(buckets))
        }
    }
}

impl Deref for Buckets {
    type Target = [Bucket];

    fn deref(&self) -> &[Bucket] {
        #[cfg(target_os = "linux")]
        return self.0.borrow_dependent();
        #[cfg(not(target_os = "linux"))]
        &self.0
    }
}

#[cfg(target_os = "linux")]
mod huge_pages {
    use super::Bucket;
    use memmap2::{Advice, MmapMut};
    use self_cell::{MutBorrow, self_cell};
    use zerocopy::FromBytes;

    type Slice<'a> = &'a [Bucket];

    self_cell! {
        pub(super) struct HugePages {
            owner: MutBorrow<MmapMut>,
            #[covariant]
            dependent: Slice,
        }
    }

    pub(super) fn allocate(count: usize) -> Option<HugePages> {
        let map = MmapMut::map_anon(count * size_of::<Bucket>()).ok()?;
        // Only a hint: a system without huge pages refuses it, harmlessly.
        let _ = map.advise(Advice::HugePage);
        let pages = HugePages::try_new(MutBorrow::new(map), |map| {
            <[Bucket]>::mut_from_bytes(map.borrow_mut()).map(|buckets| &*buckets).map_err(|_| ())
        })
        .ok()?;
        // Pages appear on first write: force that now, not during a search.
        pages.borrow_dependent().iter().for_each(Bucket::clear);
        Some(pages)
    }
}
