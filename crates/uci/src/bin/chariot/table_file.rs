use session::BlockSource;
use std::borrow::Cow;
use std::fs::File;
use std::io;
use std::ops::Range;

/// A table file on disk. Threads read it at once, each at its own offset.
#[derive(Debug)]
pub(crate) struct TableFile {
    file: File,
    length: u64,
}

impl TableFile {
    pub(crate) fn open(path: &str) -> io::Result<Box<dyn BlockSource>> {
        let file = File::open(path)?;
        let length = file.metadata()?.len();
        Ok(Box::new(TableFile { file, length }))
    }
}

impl BlockSource for TableFile {
    fn read(&self, range: Range<u64>) -> Option<Cow<'_, [u8]>> {
        // Before memory is allocated for a length that a damaged file gives.
        if range.end > self.length {
            return None;
        }
        let mut bytes = vec![0; usize::try_from(range.end.checked_sub(range.start)?).ok()?];
        read_exact_at(&self.file, &mut bytes, range.start).ok()?;
        Some(Cow::Owned(bytes))
    }
}

#[cfg(unix)]
fn read_exact_at(file: &File, bytes: &mut [u8], offset: u64) -> io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, bytes, offset)
}

#[cfg(windows)]
fn read_exact_at(file: &File, mut bytes: &mut [u8], mut offset: u64) -> io::Result<()> {
    while !bytes.is_empty() {
        let read = std::os::windows::fs::FileExt::seek_read(file, bytes, offset)?;
        if read == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        bytes = &mut bytes[read..];
        offset += read as u64;
    }
    Ok(())
}
