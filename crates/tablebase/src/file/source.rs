use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};

/// Where the bytes of a table file are: in memory, on a disk, at a host of byte ranges, in a browser's
/// storage.
pub trait BlockSource: Debug + Send + Sync {
    /// These bytes of the file; `None` until they have arrived, or if the file has no such bytes. Returns at
    /// once, since a search waits for it: a source that has to fetch the bytes returns `None` meanwhile.
    fn read(&self, range: Range<u64>) -> Option<Cow<'_, [u8]>>;

    /// Whether these bytes are there.
    fn has(&self, range: Range<u64>) -> bool {
        self.read(range).is_some()
    }
}

/// A whole file in memory.
impl BlockSource for Vec<u8> {
    fn read(&self, range: Range<u64>) -> Option<Cow<'_, [u8]>> {
        let range = usize::try_from(range.start).ok()?..usize::try_from(range.end).ok()?;
        self.get(range).map(Cow::Borrowed)
    }
}

/// Parts of a file that arrive one after the other.
#[derive(Debug)]
pub(crate) struct FileParts(Mutex<BTreeMap<u64, Vec<u8>>>);

impl FileParts {
    pub(crate) fn new(start: &[u8]) -> FileParts {
        FileParts(Mutex::new([(0, start.to_vec())].into()))
    }

    pub(crate) fn add(&self, start: u64, bytes: &[u8]) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(start, bytes.to_vec());
    }

    /// Calls `use_bytes` with these bytes, if they are there.
    fn with<T>(&self, range: Range<u64>, use_bytes: impl FnOnce(&[u8]) -> T) -> Option<T> {
        let parts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let before = parts.range(..=range.start);
        // The part that starts last before the bytes, or else the start of the file.
        let found =
            [before.clone().next_back()?, before.clone().next()?].into_iter().find_map(|(at, part)| {
                part.get(
                    usize::try_from(range.start - at).ok()?
                        ..usize::try_from(range.end.checked_sub(*at)?).ok()?,
                )
            });
        found.map(use_bytes)
    }
}

impl BlockSource for Arc<FileParts> {
    fn read(&self, range: Range<u64>) -> Option<Cow<'_, [u8]>> {
        self.with(range, |bytes| Cow::Owned(bytes.to_vec()))
    }

    fn has(&self, range: Range<u64>) -> bool {
        self.with(range, |_| ()).is_some()
    }
}
