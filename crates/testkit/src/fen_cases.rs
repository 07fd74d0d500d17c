//! Lists of FEN texts with their expected results.
//!
//! One case a line, in fields separated by tabs: id, status, code, text as JSON, canonical FEN as JSON (`-` if it is
//! the text itself or there is none). The text may be an object `{"head", "rep", "n", "tail"}`: head, then `n` times
//! rep, then tail. Status: `accept` (the text is canonical), `normalise` (repaired; a notice has the code) and
//! `reject` (the first error has the code). Lines that begin with `#` are comments.

use chariot_game::{Fen, Notation};
use serde_json::Value;

/// One line of a list.
#[derive(Clone, Debug)]
pub struct FenCase {
    /// Name of the case.
    pub id: String,
    /// Expected status.
    pub status: FenStatus,
    /// Kind of the expected notice or first error; `OK` or `CHECK_DOUBLE` where there is neither.
    pub code: String,
    /// Text to read.
    pub text: String,
    /// Expected canonical FEN; `None` if the text is rejected.
    pub canonical: Option<String>,
}

/// Result of reading a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenStatus {
    /// The text is canonical.
    Accept,
    /// The text is repaired.
    Normalise,
    /// The text is no FEN, or no legal position.
    Reject,
}

/// Parses a list.
///
/// # Panics
/// If a line does not have the form described in [`self`].
#[must_use]
pub fn parse(list: &str) -> Vec<FenCase> {
    list.lines().filter(|line| !line.starts_with('#')).map(parse_line).collect()
}

fn parse_line(line: &str) -> FenCase {
    let columns: Vec<&str> = line.split('\t').collect();
    let &[id, status, code, text, canonical] = columns.as_slice() else {
        panic!("five columns expected: {line}");
    };
    let status = match status {
        "accept" => FenStatus::Accept,
        "normalise" => FenStatus::Normalise,
        "reject" => FenStatus::Reject,
        _ => panic!("unknown status: {line}"),
    };
    let text = expand(&serde_json::from_str(text).expect(id));
    let canonical = match canonical {
        "-" => (status == FenStatus::Accept).then(|| text.clone()),
        json => Some(serde_json::from_str(json).expect(id)),
    };
    FenCase { id: id.to_owned(), status, code: code.to_owned(), text, canonical }
}

fn expand(json: &Value) -> String {
    let part = |name| json[name].as_str().unwrap_or_default();
    json.as_str().map_or_else(
        || {
            part("head").to_owned()
                + &part("rep").repeat(json["n"].as_u64().unwrap_or(1) as usize)
                + part("tail")
        },
        ToOwned::to_owned,
    )
}

/// Checks status, code and canonical text of every case.
///
/// # Panics
/// At the first case that fails.
pub fn check<P: Notation>(cases: &[FenCase]) {
    for case in cases {
        let expected = (case.status, case.code.as_str(), case.canonical.clone());
        let (status, codes, canonical) = read_status::<P>(&case.text);
        let nothing = codes.is_empty() && matches!(case.code.as_str(), "OK" | "CHECK_DOUBLE");
        let code = if nothing || codes.contains(&case.code.as_str()) { &case.code } else { &codes.join("+") };
        assert_eq!((status, code.as_str(), canonical), expected, "{} {:?}", case.id, case.text);
    }
}

/// Status, kinds of the notices or of the first error, and canonical text.
fn read_status<P: Notation>(text: &str) -> (FenStatus, Vec<&'static str>, Option<String>) {
    match P::read_fen(text) {
        Err(errors) => (FenStatus::Reject, vec![errors.kind().name()], None),
        Ok(Fen { position, notices }) => {
            let canonical = position.to_string();
            let status = if canonical == text { FenStatus::Accept } else { FenStatus::Normalise };
            (status, notices.iter().map(|notice| notice.kind.name()).collect(), Some(canonical))
        }
    }
}

/// Checks that the messages of errors and notices fit on a line and hold no markup or text direction marks.
///
/// # Panics
/// At the first message that fails.
pub fn check_messages<P: Notation>(cases: &[FenCase]) {
    for case in cases {
        let messages: Vec<String> = match P::read_fen(&case.text) {
            Ok(fen) => fen.notices.into_iter().map(|notice| notice.message).collect(),
            Err(errors) => errors.iter().map(|error| error.message.clone()).collect(),
        };
        for message in messages {
            assert!(message.len() < 250, "{}: {message}", case.id);
            let alien = |c: char| c.is_control() || matches!(c, '<' | '>' | '&' | '\u{202a}'..='\u{202e}');
            assert!(!message.contains(alien), "{}: {message:?}", case.id);
        }
    }
}
