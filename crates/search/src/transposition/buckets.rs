//! The memory of the table. On Linux it lies in huge pages where the system has them to give: probes jump about in it,
//! and with pages of 4 KiB each of them would also miss the processor's list of pages.

use super::bucket::Bucket;
use std::ops::Deref;

/// The buckets of a table, all empty at first.
pub(super) struct Buckets(
    #[cfg(target_os = "linux")] huge_pages::HugePages,
    #[cfg(not(target_os = "linux"))] Vec<Bucket>,
);

impl Buckets {
    /// `count` buckets; `None` if there is no memory for them.
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
        // A wish: a system without huge pages refuses it, and nothing is lost.
        let _ = map.advise(Advice::HugePage);
        let pages = HugePages::try_new(MutBorrow::new(map), |map| {
            <[Bucket]>::mut_from_bytes(map.borrow_mut()).map(|buckets| &*buckets).map_err(|_| ())
        })
        .ok()?;
        // Pages are there from the first write on: not in the midst of a search.
        pages.borrow_dependent().iter().for_each(Bucket::clear);
        Some(pages)
    }
}
