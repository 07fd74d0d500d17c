use crate::error::PackedError;

pub(super) struct PackedReader<'a> {
    rest: &'a [u8],
}

impl<'a> PackedReader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> PackedReader<'a> {
        PackedReader { rest: bytes }
    }

    /// Reads `count` bytes.
    ///
    /// # Errors
    /// [`PackedError::Truncated`] if there are fewer.
    pub(super) fn take(&mut self, count: usize) -> Result<&'a [u8], PackedError> {
        let (taken, rest) = self.rest.split_at_checked(count).ok_or(PackedError::Truncated)?;
        self.rest = rest;
        Ok(taken)
    }

    /// A number of this many bytes, at most four.
    pub(super) fn number(&mut self, bytes: usize) -> Result<u32, PackedError> {
        Ok(self.take(bytes)?.iter().rev().fold(0, |number, &byte| number << 8 | u32::from(byte)))
    }

    pub(super) fn text(&mut self) -> Result<String, PackedError> {
        let length = self.number(1)? as usize;
        let bytes = self.take(length)?;
        let is_plain = bytes.iter().all(|byte| (b' '..=b'~').contains(byte));
        let text = std::str::from_utf8(bytes).ok().filter(|_| is_plain);
        text.map(str::to_owned).ok_or(PackedError::Damaged(None))
    }

    pub(super) fn texts(&mut self) -> Result<Vec<String>, PackedError> {
        (0..self.number(1)?).map(|_| self.text()).collect()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }
}

/// Appends a text after its length.
///
/// # Errors
/// [`PackedError::TooMuch`] if it has more than 255 bytes.
pub(super) fn push_text(bytes: &mut Vec<u8>, text: &str) -> Result<(), PackedError> {
    bytes.push(u8::try_from(text.len()).map_err(|_| PackedError::TooMuch)?);
    bytes.extend(text.as_bytes());
    Ok(())
}

/// Appends texts after their number.
///
/// # Errors
/// [`PackedError::TooMuch`] if there are more than 255, or one has more than 255 bytes.
pub(super) fn push_texts(bytes: &mut Vec<u8>, texts: &[String]) -> Result<(), PackedError> {
    bytes.push(u8::try_from(texts.len()).map_err(|_| PackedError::TooMuch)?);
    texts.iter().try_for_each(|text| push_text(bytes, text))
}
