use serde_bytes::ByteBuf;
use session::{Details, Error, ErrorKind};

/// Reads a JSON string. Lone surrogates, which a Rust string cannot hold, become U+FFFD.
///
/// # Errors
/// `JSON`: anything but a string.
pub(crate) fn string(text: &str) -> Result<String, Error> {
    let error = || Error::new(ErrorKind::Json, Details::new(), || "expected a line that is a JSON string");
    // serde_json would also read bytes from an array.
    if !text.trim_start().starts_with('"') {
        return Err(error());
    }
    let bytes: ByteBuf = serde_json::from_str(text).map_err(|_| error())?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_string_is_read_with_its_escapes() {
        for (text, read) in [(r#""8/8 w - -""#, "8/8 w - -"), (r#" "\u00e9\t\ud83d\ude00" "#, "é\t\u{1F600}")]
        {
            assert_eq!(string(text).as_deref(), Ok(read));
        }
    }

    #[test]
    fn anything_else_is_an_error() {
        for text in ["", "7", "null", "[56]", "\"", r#""a"b""#, r#""\x""#, r#""a" "b""#] {
            assert_eq!(string(text).map_err(|error| error.kind), Err(ErrorKind::Json), "{text}");
        }
    }

    #[test]
    fn lone_surrogates_are_replaced() {
        for text in [r#""\ud800""#, r#""\udc00""#, r#""\ud800x""#] {
            assert!(string(text).is_ok_and(|read| read.contains('\u{FFFD}')), "{text}");
        }
    }
}
