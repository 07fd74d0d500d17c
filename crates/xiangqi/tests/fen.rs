//! FEN reading and writing: the case list, and what the messages say.

use game::{ErrorKind, Fen, Notation};
use xiangqi::Position;

/// One line of `data/fen_cases.tsv`; its head says what the columns mean.
struct Case<'a> {
    id: &'a str,
    verdict: &'a str,
    code: &'a str,
    text: String,
    canonical: Option<String>,
}

fn cases() -> Vec<Case<'static>> {
    let lines = include_str!("data/fen_cases.tsv").lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let columns: Vec<&str> = line.split('\t').collect();
            let &[id, verdict, code, text, canonical] = columns.as_slice() else {
                panic!("five columns expected: {line}");
            };
            let text = text_of(&serde_json::from_str(text).expect(id));
            let canonical = (canonical != "-").then(|| serde_json::from_str(canonical).expect(id));
            Case { id, verdict, code, text, canonical }
        })
        .collect()
}

fn text_of(json: &serde_json::Value) -> String {
    let part = |name| json[name].as_str().unwrap_or_default();
    match json.as_str() {
        Some(text) => text.to_string(),
        None => {
            let times = json["n"].as_u64().unwrap_or(1) as usize;
            format!("{}{}{}", part("head"), part("rep").repeat(times), part("tail"))
        }
    }
}

/// Verdict, code and canonical text as the reader sees a text; the code is `wanted` if that is among the
/// notices.
fn judge(text: &str, wanted: &str) -> (&'static str, String, Option<String>) {
    match Position::read_fen(text) {
        Err(errors) => ("reject", errors.kind().to_string(), None),
        Ok(Fen { position, notices }) => {
            let canonical = position.to_string();
            let verdict = if canonical == text { "accept" } else { "normalise" };
            let kinds: Vec<&str> = notices.iter().map(|notice| notice.kind.name()).collect();
            let code = if kinds.contains(&wanted) { wanted.to_string() } else { kinds.join("+") };
            (verdict, code, Some(canonical))
        }
    }
}

#[test]
fn every_case_has_its_verdict_code_and_canonical_text() {
    let cases = cases();
    assert!(cases.len() > 170, "{} cases", cases.len());
    for Case { id, verdict, code, text, canonical } in cases {
        let known = ["accept", "normalise", "reject"].into_iter().find(|&known| known == verdict);
        let code = if code == "OK" { "" } else { code };
        let canonical = if verdict == "accept" { Some(text.clone()) } else { canonical };
        let expected = (known.expect("a verdict"), code.to_string(), canonical);
        assert_eq!(judge(&text, code), expected, "{id} {text:?}");
    }
}

#[test]
fn messages_name_the_place_and_what_was_expected() {
    let board = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";
    let facts = [
        (format!("{board} W - - 0 1"), "side to move: \"W\"; expected \"w\" or \"b\""),
        (format!("{board} w - - x 1"), "halfmove clock: \"x\"; expected a number in digits 0 to 9"),
        (
            format!("{board} w - - 0 1 <b>"),
            "FEN: \"\\u{3c}b\\u{3e}\" after the fullmove number: a FEN ends there",
        ),
        (board.replace("1C5C1", "1C6C1"), "board, rank 3: more than 9 points"),
        (board.replace('K', "Q"), "board, character 55: \"Q\" is no piece letter"),
        (
            "3k5/9/9/9/9/9/9/9/9/3K5 w".into(),
            "the generals on d1 and d10 face each other with nothing between",
        ),
        ("3k5/9/9/9/9/9/9/9/A8/4K4 w".into(), "Red's advisor can never stand on a2"),
        (
            "4k4/9/9/9/4R4/9/9/9/9/3K5 w".into(),
            "Black has just moved, but its general on e10 is attacked from e6",
        ),
    ];
    for (text, message) in facts {
        assert_eq!(Position::read_fen(&text).expect_err(&text).to_string(), message, "{text}");
    }
}

#[test]
fn everything_wrong_is_reported() {
    use ErrorKind::*;
    let facts: [(&str, &[ErrorKind]); 4] = [
        ("3k5/8/9/9/9/9/9/9/77/4K4 w - - 0 1", &[Board, Board]),
        (
            "3k5/9/9/9/9/9/9/9/9/4K4 W KQ e3 -1 99999",
            &[Turn, Castling, EnPassant, HalfmoveClock, FullmoveNumberRange],
        ),
        (
            "4k4/9/9/9/9/9/9/9/A8/RRR1K1B2 w - - 0 x more",
            &[ExtraFields, FullmoveNumber, Count, Advisor, Facing],
        ),
        ("4k4/9/9/9/4R4/9/9/9/9/9 w - - 0 1", &[Kings]),
    ];
    for (text, kinds) in facts {
        let errors = Position::read_fen(text).expect_err(text);
        assert_eq!(errors.iter().map(|error| error.kind).collect::<Vec<_>>(), kinds, "{text}: {errors}");
    }
}

#[test]
fn missing_fields_are_named() {
    let board = "4k4/9/9/9/9/9/9/9/9/3K5";
    let facts = [
        (format!("{board} w 5"), "FEN: castling, en passant, fullmove number missing; read as \"- - 1\""),
        (format!("{board} w - - 5"), "FEN: fullmove number missing; read as \"1\""),
        (
            format!("{board} b"),
            "FEN: castling, en passant, halfmove clock, fullmove number missing; read as \"- - 0 1\"",
        ),
    ];
    for (text, message) in facts {
        let notices = Position::read_fen(&text).expect(&text).notices;
        assert_eq!(notices.iter().map(|notice| &*notice.message).collect::<Vec<_>>(), [message], "{text}");
    }
}

#[test]
fn a_rejected_text_is_no_position_for_anyone() {
    for case in cases().into_iter().filter(|case| case.verdict == "reject") {
        assert!(case.text.parse::<Position>().is_err(), "{}", case.id);
    }
}
