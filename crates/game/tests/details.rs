use chariot_game::{Details, Reason, Side};

#[test]
fn each_detail_is_kept_beside_the_others() {
    let details = Details::new()
        .text("e9")
        .reason(Reason::RankCount)
        .side(Side::Second)
        .piece('R')
        .squares(&["a1", "b2"])
        .squares(&["c3"])
        .rank(7)
        .counted(3, 8);
    assert_eq!((details.text.as_str(), details.reason), ("e9", Some(Reason::RankCount)));
    assert_eq!((details.side, details.piece, details.rank), (Some(Side::Second), Some('R'), Some(7)));
    assert_eq!(details.squares, ["a1", "b2", "c3"]);
    assert_eq!((details.count, details.limit), (Some(3), Some(8)));
}

#[test]
fn long_texts_are_cut() {
    assert_eq!(Details::new().text(&"é".repeat(1_000)).text, "é".repeat(24) + "…");
    assert_eq!(Details::new().text("炮二平五").text, "炮二平五");
}
