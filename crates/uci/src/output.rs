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

/// `text` without control characters, cut to a readable length.
pub(crate) fn plain(text: &str) -> String {
    const LONGEST: usize = 400;
    let mut shown: String =
        text.chars().take(LONGEST).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if text.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    shown
}
