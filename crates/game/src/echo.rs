/// Characters of a user's text that a message repeats at most.
const LONGEST: usize = 24;

/// A user's text as a message may repeat it: in quotes and cut off when long. What could act as markup, ends the quotation,
/// shows nothing or turns the text around it is written `\u{…}`.
#[must_use]
pub fn echo(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars().take(LONGEST) {
        if matches!(c, '<' | '>' | '&' | '"' | '\\') || is_invisible(c) {
            quoted.extend(c.escape_unicode());
        } else {
            quoted.push(c);
        }
    }
    if text.chars().nth(LONGEST).is_some() {
        quoted.push('…');
    }
    quoted.push('"');
    quoted
}

/// One character as [`echo`] shows it, with its code point if it is not ASCII: Cyrillic `Р` looks like `P`.
#[must_use]
pub fn echo_char(c: char) -> String {
    let quoted = echo(c.encode_utf8(&mut [0; 4]));
    if c.is_ascii() { quoted } else { format!("{quoted} (U+{:04X})", u32::from(c)) }
}

/// Control characters, unusual spaces, and what Unicode calls format characters, those of bidirectional text among them.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || (c != ' ' && c.is_whitespace())
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}')
        || matches!(c, '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{fff0}'..='\u{fffb}')
        || c >= '\u{e0000}'
}
