use crate::input::read_line;
use std::io::{self, BufRead};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use uci::Input;

/// Starts a thread that sends each line of standard input, and then its end.
pub(crate) fn start_reading() -> Receiver<Input> {
    let (sender, input) = mpsc::channel();
    thread::spawn(move || {
        let mut stdin = io::stdin().lock();
        while let Some(line) = next_line(&mut stdin) {
            if sender.send(Input::Line(line)).is_err() {
                return;
            }
        }
        // Without a receiver the process is about to end.
        let _ = sender.send(Input::End);
    });
    input
}

/// The next line, trimmed, with invalid UTF-8 replaced. `None` at the end of input. The last line need not end in a
/// line feed.
fn next_line(input: &mut impl BufRead) -> Option<String> {
    Some(read_line(input).ok()??.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_with_any_line_end_or_the_input() {
        let mut input: &[u8] = b"uci\r\n\nis\xFFready\0\nquit";
        let lines: Vec<String> = std::iter::from_fn(|| next_line(&mut input)).collect();
        assert_eq!(lines, ["uci", "", "is\u{FFFD}ready\0", "quit"]);
    }
}
