use crate::file::Unpacking;
use crate::index::DtmArrays;
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

/// The unpacked results of a table, shared by all its clones, with usage statistics.
#[derive(Debug, Default)]
pub(crate) struct Results {
    arrays: RwLock<Option<Arc<DtmArrays>>>,
    /// Probes since the last unpacking that did not wait for the results.
    missed: AtomicU32,
    /// Whether the results were used since [`Results::is_unused`].
    used: AtomicBool,
    /// Whether memory was too short to unpack them.
    refused: AtomicBool,
    /// Size of the unpacked results in bytes, once known.
    pub(super) unpacked_size: OnceLock<usize>,
}

/// Whether a probe may wait for a table to be unpacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Access {
    /// The probe unpacks the table.
    Unpack,
    /// The result is unknown, and the table is requested.
    Unpacked,
}

/// Number of rounds of [`make_room`](crate::TableSet) that always ends with enough room.
pub(super) const ANY: usize = 2;

pub(super) struct Wanted {
    pub(super) results: Arc<Results>,
    pub(super) unpacking: Unpacking,
}

impl fmt::Debug for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Wanted").field("bytes", &self.unpacking.size()).finish_non_exhaustive()
    }
}

impl Results {
    pub(crate) fn new(arrays: DtmArrays) -> Results {
        Results { arrays: RwLock::new(Some(Arc::new(arrays))), ..Results::default() }
    }

    pub(crate) fn get(&self) -> Option<Arc<DtmArrays>> {
        self.read(|arrays| Some(Arc::clone(arrays)))
    }

    pub(crate) fn is_unpacked(&self) -> bool {
        self.arrays.read().unwrap_or_else(PoisonError::into_inner).is_some()
    }

    pub(crate) fn read<T>(&self, read: impl FnOnce(&Arc<DtmArrays>) -> Option<T>) -> Option<T> {
        let found = read(self.arrays.read().unwrap_or_else(PoisonError::into_inner).as_ref()?);
        // Written only once, so that threads probing the same table do not contend.
        if !self.used.load(Ordering::Relaxed) {
            self.used.store(true, Ordering::Relaxed);
        }
        found
    }

    pub(crate) fn set(&self, arrays: Arc<DtmArrays>) {
        *self.arrays.write().unwrap_or_else(PoisonError::into_inner) = Some(arrays);
        self.missed.store(0, Ordering::Relaxed);
        self.used.store(true, Ordering::Relaxed);
    }

    /// Drops the unpacked results; current readers keep them until done.
    pub(crate) fn clear(&self) {
        *self.arrays.write().unwrap_or_else(PoisonError::into_inner) = None;
    }

    pub(crate) fn size(&self) -> usize {
        let arrays = self.arrays.read().unwrap_or_else(PoisonError::into_inner);
        arrays.as_ref().map_or(0, |arrays| arrays.codes.0.iter().map(Vec::len).sum())
    }

    /// Whether the results have not been used since the last call.
    pub(crate) fn is_unused(&self) -> bool {
        !self.used.swap(false, Ordering::Relaxed)
    }

    /// Records a probe that did not wait for the results.
    pub(crate) fn miss(&self) {
        self.missed.fetch_add(1, Ordering::Relaxed);
    }

    /// Probes that did not wait for the results; 0 if they cannot be unpacked.
    pub(crate) fn missed(&self) -> u32 {
        if self.refused.load(Ordering::Relaxed) { 0 } else { self.missed.load(Ordering::Relaxed) }
    }

    /// Records that memory is too short to unpack the results.
    pub(crate) fn refuse(&self) {
        self.refused.store(true, Ordering::Relaxed);
    }

    /// Allows another attempt to unpack.
    pub(crate) fn reconsider(&self) {
        self.refused.store(false, Ordering::Relaxed);
    }
}
