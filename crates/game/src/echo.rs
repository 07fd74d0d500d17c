/// Characters of a user's text that a message repeats at most.
const LONGEST: usize = 24;

/// A user's text as a message may repeat it: in quotes, cut off when long, and with every character that
/// could act as markup or is not plain ASCII written as `\u{…}`.
#[must_use]
pub fn echo(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars().take(LONGEST) {
        match c {
            '<' | '>' | '&' | '"' | '\'' | '\\' => quoted.extend(c.escape_unicode()),
            ' '..='~' => quoted.push(c),
            _ => quoted.extend(c.escape_unicode()),
        }
    }
    if text.chars().nth(LONGEST).is_some() {
        quoted.push('…');
    }
    quoted.push('"');
    quoted
}

#[cfg(test)]
mod tests {
    use super::echo;

    #[test]
    fn markup_and_foreign_characters_lose_their_power() {
        assert_eq!(echo("e2 e4"), r#""e2 e4""#);
        assert_eq!(echo("<b>"), r#""\u{3c}b\u{3e}""#);
        assert_eq!(echo("a\"\n\u{202e}"), r#""a\u{22}\u{a}\u{202e}""#);
    }

    #[test]
    fn long_texts_are_cut() {
        assert_eq!(echo(&"é".repeat(1_000)).matches("\\u{e9}").count(), 24);
        assert!(echo(&"x".repeat(25)).ends_with("x…\""));
        assert!(!echo(&"x".repeat(24)).contains('…'));
    }
}
