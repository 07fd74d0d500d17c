//! Errors as JSON: the same facts as in the page's protocol.

use chariot_game::{Details, Error, ErrorKind, Side};

/// The text names no legal move of the position.
pub(crate) fn illegal(text: &str) -> Error {
    Error::new(ErrorKind::IllegalMove, Details::new().text(text), || "not a legal move")
}

/// `RequestError` of the protocol.
pub(crate) fn to_json(error: &Error) -> String {
    let mut json = Json(String::new());
    json.text("{\"kind\":", error.kind.name());
    json.0.push_str(",\"facts\":[");
    json.fact(error);
    for other in &error.others {
        json.0.push(',');
        json.fact(other);
    }
    json.0.push_str("]}");
    json.0
}

struct Json(String);

impl Json {
    fn fact(&mut self, Error { kind, details, .. }: &Error) {
        let Details { reason, text, side, piece, squares, rank, count, limit } = &**details;
        self.text("{\"kind\":", reason.map_or(kind.name(), |reason| reason.name()));
        self.text(",\"details\":{\"text\":", text);
        if let Some(side) = side {
            self.text(",\"side\":", if *side == Side::First { "first" } else { "second" });
        }
        if let Some(piece) = piece {
            self.text(",\"piece\":", piece.encode_utf8(&mut [0; 4]));
        }
        for (name, number) in [(",\"rank\":", rank), (",\"count\":", count), (",\"limit\":", limit)] {
            if let Some(number) = number {
                self.0.push_str(name);
                self.0.push_str(&number.to_string());
            }
        }
        self.0.push_str(",\"squares\":[");
        for (i, square) in squares.iter().enumerate() {
            self.text(if i == 0 { "" } else { "," }, square);
        }
        self.0.push_str("]}}");
    }

    /// A text in quotation marks, after something.
    fn text(&mut self, before: &str, text: &str) {
        self.0.push_str(before);
        self.0.push('"');
        for c in text.chars() {
            let code = u32::from(c);
            if code < 0x20 || c == '"' || c == '\\' {
                self.0.push_str("\\u00");
                self.0.extend([code >> 4, code & 15].map(|digit| char::from_digit(digit, 16).unwrap_or('0')));
            } else {
                self.0.push(c);
            }
        }
        self.0.push('"');
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chariot_game::Reason;

    #[test]
    fn facts_are_json() {
        let details = Details::new().reason(Reason::Pinned).text("\"\n文").side(Side::Second).counted(1, 20);
        let mut error = Error::new(ErrorKind::IllegalMove, details.squares(&["e2", "e4"]).piece('N'), || "");
        error.others.push(illegal("x"));
        assert_eq!(
            to_json(&error),
            concat!(
                r#"{"kind":"ILLEGAL_MOVE","facts":[{"kind":"PINNED","details":{"text":"\u0022\u000a文","#,
                r#""side":"second","piece":"N","count":1,"limit":20,"squares":["e2","e4"]}},"#,
                r#"{"kind":"ILLEGAL_MOVE","details":{"text":"x","squares":[]}}]}"#
            )
        );
    }
}
