use std::fmt::Display;
use std::io::{self, Write};

/// Writes one line to standard output at once. If nobody reads any more the process ends, quietly: there
/// is nobody left to work for.
pub(crate) fn say(line: impl Display) {
    let mut out = io::stdout().lock();
    if writeln!(out, "{line}").and_then(|()| out.flush()).is_err() {
        std::process::exit(0);
    }
}

/// `text` on one line without control characters, cut to a length a person can read.
pub(crate) fn plain(text: &str) -> String {
    const MOST: usize = 400;
    let mut shown: String = text.chars().take(MOST).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if text.chars().nth(MOST).is_some() {
        shown.push('…');
    }
    shown
}
