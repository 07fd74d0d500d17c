use super::event::Event;
use std::io::{self, BufRead, Read};
use std::sync::mpsc::Sender;
use std::thread;

/// Bytes at which longer lines are cut, so that memory stays bounded. A game of thousands of moves fits.
const LONGEST_LINE: u64 = 1 << 20;

/// Starts a thread that sends every line of standard input, then its end.
pub(super) fn start_reading(events: Sender<Event>) {
    thread::spawn(move || {
        let mut input = io::stdin().lock();
        while let Some(line) = read_line(&mut input) {
            if events.send(Event::Line(line)).is_err() {
                return;
            }
        }
        // Without a receiver the process is about to end.
        let _ = events.send(Event::EndOfInput);
    });
}

/// The next line without its line end; what is not UTF-8 is replaced. `None` at the end of input. The last
/// line need not have a line feed.
fn read_line(input: &mut impl BufRead) -> Option<String> {
    let mut bytes = Vec::new();
    let read = input.take(LONGEST_LINE).read_until(b'\n', &mut bytes).ok()?;
    if read == 0 {
        return None;
    }
    if !bytes.ends_with(b"\n") && read as u64 == LONGEST_LINE {
        input.skip_until(b'\n').ok()?;
    }
    Some(String::from_utf8_lossy(&bytes).trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_with_any_line_end_or_the_input() {
        let mut input: &[u8] = b"uci\r\n\nis\xFFready\0\nquit";
        let lines: Vec<String> = std::iter::from_fn(|| read_line(&mut input)).collect();
        assert_eq!(lines, ["uci", "", "is\u{FFFD}ready\0", "quit"]);
    }

    #[test]
    fn a_line_too_long_is_cut_and_the_next_is_whole() {
        let mut input = vec![b'x'; LONGEST_LINE as usize + 10];
        input.extend_from_slice(b"\nquit\n");
        let mut input = input.as_slice();
        assert_eq!(read_line(&mut input).map(|line| line.len()), Some(LONGEST_LINE as usize));
        assert_eq!(read_line(&mut input).as_deref(), Some("quit"));
    }
}
