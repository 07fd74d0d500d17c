use std::io::{self, BufRead, Read};

/// Longest line in bytes; the rest of a longer one is dropped, so that memory stays bounded. A game of thousands of
/// moves fits.
pub(crate) const LONGEST_LINE: u64 = 1 << 20;

/// The next line with its line end, if it has one; `None` at the end of input. Invalid UTF-8 is replaced.
pub(crate) fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let read = input.take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
    if read == 0 {
        return Ok(None);
    }
    if !bytes.ends_with(b"\n") && read as u64 == LONGEST_LINE {
        input.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_too_long_is_cut_and_the_next_is_whole() {
        let mut input = vec![b'x'; LONGEST_LINE as usize + 10];
        input.extend_from_slice(b"\nquit\n");
        let mut input = input.as_slice();
        let mut line = || read_line(&mut input).expect("bytes in memory");
        assert_eq!(line().map(|line| line.len()), Some(LONGEST_LINE as usize));
        assert_eq!(line().as_deref(), Some("quit\n"));
        assert_eq!(line(), None);
    }
}
