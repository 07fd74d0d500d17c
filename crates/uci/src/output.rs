use std::fmt::Display;
use std::io::{self, Write};

/// Writes one line to standard output at once. If nobody reads it, the process ends: nobody is
/// left to work for.
pub(crate) fn say(line: impl Display) {
    let mut out = io::stdout().lock();
    if writeln!(out, "{line}").and_then(|()| out.flush()).is_err() {
        std::process::exit(0);
    }
}

/// Foreign text without control characters, cut to a length that serves to recognise it.
pub(crate) fn plain(text: &str) -> String {
    shortened(text, 120)
}

/// A message of ours without control characters. All errors of a FEN fit.
pub(crate) fn message(text: &str) -> String {
    shortened(text, 400)
}

fn shortened(text: &str, longest: usize) -> String {
    let mut shown: String =
        text.chars().take(longest).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if text.chars().nth(longest).is_some() {
        shown.push('…');
    }
    shown
}
