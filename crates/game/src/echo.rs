/// Longest user text repeated in a message, in characters.
const LONGEST: usize = 24;

/// Quotes a user's text for a message and truncates it. Characters that could act as markup, end the
/// quotation, stay invisible or reorder the text are written `\u{…}`.
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

/// One character as [`echo`] shows it. Non-ASCII characters get their code point, since Cyrillic `Р` looks
/// like `P`.
#[must_use]
pub fn echo_char(c: char) -> String {
    let quoted = echo(c.encode_utf8(&mut [0; 4]));
    if c.is_ascii() { quoted } else { format!("{quoted} (U+{:04X})", u32::from(c)) }
}

/// Control characters, unusual spaces and Unicode format characters, including those of bidirectional text.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || (c != ' ' && c.is_whitespace())
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}')
        || matches!(c, '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{fff0}'..='\u{fffb}')
        || c >= '\u{e0000}'
}
