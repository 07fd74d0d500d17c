use chariot_game::{echo, echo_char};

#[test]
fn markup_and_what_cannot_be_seen_lose_their_power() {
    assert_eq!(echo("e2 e4"), r#""e2 e4""#);
    assert_eq!(echo("<b>"), r#""\u{3c}b\u{3e}""#);
    assert_eq!(echo("a\"\n\u{202e}\u{a0}\u{e0041}"), r#""a\u{22}\u{a}\u{202e}\u{a0}\u{e0041}""#);
}

#[test]
fn letters_of_any_script_stay_as_they_are() {
    assert_eq!(echo("炮二平五 é"), "\"炮二平五 é\"");
    assert_eq!([echo_char('x'), echo_char('Р')], ["\"x\"", "\"Р\" (U+0420)"]);
}

#[test]
fn long_texts_are_cut() {
    assert_eq!(echo(&"é".repeat(1_000)).matches('é').count(), 24);
    assert!(echo(&"x".repeat(25)).ends_with("x…\""));
    assert!(!echo(&"x".repeat(24)).contains('…'));
}
