use crate::BookError;

/// Reads bytes one after the other.
pub(crate) struct Reader<'a> {
    bytes: &'a [u8],
    pub(crate) offset: usize,
}

impl<'a> Reader<'a> {
    /// Reads from `offset` on.
    pub(crate) fn at(bytes: &'a [u8], offset: usize) -> Reader<'a> {
        Reader { bytes, offset }
    }

    pub(crate) fn take(&mut self, count: usize) -> Result<&'a [u8], BookError> {
        let end = self.offset + count;
        let taken = self.bytes.get(self.offset..end);
        let taken = taken.ok_or(BookError::Truncated { offset: self.bytes.len() })?;
        self.offset = end;
        Ok(taken)
    }

    /// A number, little end first.
    pub(crate) fn fixed<const BYTES: usize>(&mut self) -> Result<u32, BookError> {
        let bytes = self.take(BYTES)?;
        Ok(bytes.iter().rev().fold(0, |value, &byte| value << 8 | u32::from(byte)))
    }

    /// A number in seven bits a byte, the lowest first; the high bit says that another byte follows (LEB128).
    pub(crate) fn number(&mut self) -> Result<u32, BookError> {
        let mut value = 0_u64;
        for shift in [0, 7, 14, 21, 28] {
            let byte = self.take(1)?[0];
            value |= u64::from(byte & 127) << shift;
            if byte < 128 {
                return u32::try_from(value).map_err(|_| self.corrupt("numbers"));
            }
        }
        Err(self.corrupt("numbers"))
    }

    /// So many numbers. No more are made room for than there are bytes.
    pub(crate) fn column(&mut self, count: usize) -> Result<Vec<u32>, BookError> {
        if count > self.bytes.len() {
            return Err(self.corrupt("counts"));
        }
        (0..count).map(|_| self.number()).collect()
    }

    pub(crate) fn corrupt(&self, part: &'static str) -> BookError {
        BookError::Corrupt { part, offset: self.offset }
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.offset == self.bytes.len()
    }
}

/// Writes what [`Reader::number`] reads.
pub(crate) fn write_number(bytes: &mut Vec<u8>, mut value: u32) {
    while value >= 128 {
        bytes.push(value as u8 | 128);
        value >>= 7;
    }
    bytes.push(value as u8);
}
