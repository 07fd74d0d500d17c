use crate::Host;
use crate::dialect::Dialect;
use std::fmt::Display;

pub(crate) struct Console<'a> {
    pub(crate) host: &'a mut dyn Host,
    pub(crate) dialect: Dialect,
}

impl Console<'_> {
    pub(crate) fn say(&mut self, lines: impl Display) {
        for line in lines.to_string().split('\n') {
            self.host.say(line);
        }
    }

    /// Prints a line for people.
    pub(crate) fn note(&mut self, text: impl Display) {
        self.say(format_args!("info {} {text}", self.dialect.note_word()));
    }
}

/// Foreign text without control characters, cut to a recognisable length.
pub(crate) fn plain(text: &str) -> String {
    shortened(text, 120)
}

/// One of our messages without control characters. All errors of a FEN fit.
#[must_use]
pub fn message(text: &str) -> String {
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
