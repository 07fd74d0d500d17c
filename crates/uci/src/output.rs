use std::fmt::Display;
use std::io::{self, Write};
use std::sync::OnceLock;

/// Writes one line to standard output at once. If nobody reads it, the process ends: nobody is
/// left to work for.
pub(crate) fn say(line: impl Display) {
    let mut out = io::stdout().lock();
    if writeln!(out, "{line}").and_then(|()| out.flush()).is_err() {
        std::process::exit(0);
    }
}

/// The word after `info` that begins a note for people; `string`, as UCI has it, if nobody sets another.
static NOTE_WORD: OnceLock<&str> = OnceLock::new();

/// Sets the word after `info` that begins a note, once and for all: a process speaks one protocol.
pub(crate) fn name_notes(word: &'static str) {
    let _ = NOTE_WORD.set(word);
}

/// Writes a line that is meant for people, in the form of the protocol.
pub(crate) fn note(text: impl Display) {
    say(format_args!("info {} {text}", NOTE_WORD.get().unwrap_or(&"string")));
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
