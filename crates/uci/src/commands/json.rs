use session::Fault;

/// Reads a JSON text that is one string.
///
/// # Errors
/// `JSON`: anything else. Lone surrogates, which no Rust string can hold, become U+FFFD.
pub(crate) fn string(text: &str) -> Result<String, Fault> {
    let fault = || Fault::new("JSON", "expected a line that is a JSON string");
    let inner = text.trim().strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).ok_or_else(fault)?;
    let mut read = String::with_capacity(inner.len());
    let mut chars = inner.chars();
    let mut high: Option<u32> = None;
    while let Some(c) = chars.next() {
        let unit = match c {
            '"' | '\0'..='\x1f' => return Err(fault()),
            '\\' => match chars.next().ok_or_else(fault)? {
                c @ ('"' | '\\' | '/') => u32::from(c),
                'b' => 8,
                'f' => 12,
                'n' => 10,
                'r' => 13,
                't' => 9,
                'u' => code_unit(&mut chars).ok_or_else(fault)?,
                _ => return Err(fault()),
            },
            c => u32::from(c),
        };
        match (high.take(), unit) {
            (Some(high), 0xDC00..=0xDFFF) => {
                let code = 0x1_0000 + ((high - 0xD800) << 10) + (unit - 0xDC00);
                read.push(char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER));
                continue;
            }
            (Some(_), _) => read.push(char::REPLACEMENT_CHARACTER),
            (None, _) => {}
        }
        if (0xD800..0xDC00).contains(&unit) {
            high = Some(unit);
        } else {
            read.push(char::from_u32(unit).unwrap_or(char::REPLACEMENT_CHARACTER));
        }
    }
    if high.is_some() {
        read.push(char::REPLACEMENT_CHARACTER);
    }
    Ok(read)
}

/// The four hexadecimal digits after `\u`.
fn code_unit(chars: &mut std::str::Chars<'_>) -> Option<u32> {
    (0..4).try_fold(0, |unit, _| Some(unit * 16 + chars.next()?.to_digit(16)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agrees_with_a_json_library() {
        let texts = [
            r#""""#,
            r#""8/8 w - -""#,
            r#""\u0000\u00e9\ud83d\ude00\"\\\/\b\f\n\r\t""#,
            r#" "x" "#,
            "\"é\u{1F600}\"",
            r#""\x""#,
            r#""\u12""#,
            r#""a"b""#,
            r#""\""#,
            "7",
            "",
            "\"",
            "\"a",
            "\"\u{1}\"",
            "null",
            r#""a" "b""#,
        ];
        for text in texts {
            assert_eq!(string(text).ok(), serde_json::from_str::<String>(text).ok(), "{text}");
        }
    }

    #[test]
    fn lone_surrogates_are_replaced() {
        for text in [r#""\ud800""#, r#""\udc00""#, r#""\ud800x""#, r#""\ud800\ud800\udc00""#] {
            assert!(string(text).is_ok_and(|read| read.contains('\u{FFFD}')), "{text}");
        }
    }
}
