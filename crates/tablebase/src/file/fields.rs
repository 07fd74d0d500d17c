use crate::TableError;

/// Fields of a file, read one after the other.
pub(crate) struct Fields<'a> {
    pub(crate) bytes: &'a [u8],
    pub(crate) at: usize,
}

impl<'a> Fields<'a> {
    pub(crate) fn take(&mut self, length: usize) -> Result<&'a [u8], TableError> {
        let field = self.bytes.get(self.at..).and_then(|rest| rest.get(..length));
        self.at += length;
        field.ok_or(TableError::Truncated { bytes: self.bytes.len() })
    }

    pub(crate) fn array<const N: usize>(&mut self) -> Result<[u8; N], TableError> {
        let mut array = [0; N];
        array.copy_from_slice(self.take(N)?);
        Ok(array)
    }

    pub(crate) fn text(&mut self) -> Result<String, TableError> {
        let [length] = self.array()?;
        Ok(String::from_utf8_lossy(self.take(usize::from(length))?).into_owned())
    }

    /// A number of seven bits a byte, the lowest first; the last byte is below 128.
    pub(crate) fn number(&mut self) -> Result<u64, TableError> {
        let mut number = 0;
        for shift in (0..u64::BITS).step_by(7) {
            let [byte] = self.array()?;
            number |= u64::from(byte & 0x7F) << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(TableError::Corrupt { part: "header", offset: self.at })
    }
}

/// Writes what [`Fields::number`] reads.
pub(crate) fn write_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_any_length_come_back() {
        for number in [0, 1, 127, 128, 300, 1 << 35, u64::MAX] {
            let mut bytes = Vec::new();
            write_number(&mut bytes, number);
            assert_eq!(Fields { bytes: &bytes, at: 0 }.number(), Ok(number));
        }
        assert!(Fields { bytes: &[0x80; 12], at: 0 }.number().is_err());
    }
}
