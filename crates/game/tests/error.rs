use chariot_game::ErrorKind;
use std::collections::BTreeSet;

#[test]
fn names_are_distinct_and_in_capitals() {
    let names: BTreeSet<&str> = ErrorKind::ALL.iter().map(|kind| kind.name()).collect();
    assert_eq!(names.len(), ErrorKind::ALL.len());
    for name in names {
        assert!(name.bytes().all(|b| matches!(b, b'A'..=b'Z' | b'0'..=b'9' | b'_')), "{name}");
    }
    assert_eq!(ErrorKind::EnPassant.to_string(), "EP");
}
