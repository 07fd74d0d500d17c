//! Endings: names, numbers, and successors.

use chariot_chess::Position as Chess;
use chariot_game::{Endgame, Piece};
use chariot_tablebase::{Material, MaterialError, SolveError, supported};
use chariot_xiangqi::Position as Xiangqi;
use testkit::toy::Skirmish;

fn names(endings: Vec<Material>) -> Vec<String> {
    endings.iter().map(|ending| ending.name().to_owned()).collect()
}

fn all<P: Endgame>(pieces: usize) -> Vec<String> {
    names(Material::all_of::<P>(pieces))
}

#[test]
fn every_ending_is_listed_once_under_its_name() {
    assert_eq!([0, 1, 9].map(|pieces| all::<Chess>(pieces).len()), [0; 3]);
    assert_eq!(all::<Chess>(2), ["KK"]);
    assert_eq!(all::<Chess>(3), ["KQK", "KRK", "KBK", "KNK", "KPK"]);
    assert_eq!(all::<Xiangqi>(3).len(), 6);
    // 5 × 6 / 2 pairs on one side, and as many split over both.
    assert_eq!(all::<Chess>(4).len(), 30);
    assert_eq!(all::<Chess>(5).len(), 110);
    let four = all::<Chess>(4);
    assert_eq!((four.first().unwrap().as_str(), four.last().unwrap().as_str()), ("KQQK", "KPKP"));
    for name in all::<Chess>(5).iter().chain(&four) {
        assert_eq!(Material::parse::<Chess>(name).map(|ending| ending.name().to_owned()).as_ref(), Ok(name));
    }
}

/// The side with more pieces that can give check comes first, then the one with the stronger piece.
#[test]
fn the_order_of_sides_and_pieces_does_not_matter() {
    let chess = |name| Material::parse::<Chess>(name).expect("an ending").name().to_owned();
    let xiangqi = |name| Material::parse::<Xiangqi>(name).expect("an ending").name().to_owned();
    assert_eq!(["KKR", "KRKQ", "KQKNN", "KPRK"].map(chess), ["KRK", "KQKR", "KNNKQ", "KRPK"]);
    assert_eq!(["KAKP", "KAAKP", "KNKR", "KBKA"].map(xiangqi), ["KPKA", "KPKAA", "KRKN", "KAKB"]);

    let pieces = |name: &str| Material::parse::<Chess>(name).expect("an ending").pieces();
    let of = |pieces: &[Piece]| {
        Material::of_pieces::<Chess>(pieces).map(|(ending, exchanged)| (ending.name().to_owned(), exchanged))
    };
    let turned = |name: &str| -> Vec<Piece> {
        pieces(name).into_iter().map(|piece| Piece { side: !piece.side, ..piece }).collect()
    };
    assert_eq!(of(&pieces("KQKR")), Some(("KQKR".to_owned(), false)));
    assert_eq!(of(&turned("KQKR")), Some(("KQKR".to_owned(), true)));
    assert_eq!(of(&turned("KRKR")), Some(("KRKR".to_owned(), false)));
    assert_eq!(of(&pieces("KQKR")[1..]), None, "one king");
    assert_eq!(of(&[pieces("KQRBNKR"), pieces("KRRK")].concat()), None, "four kings");
    assert_eq!(of(&[&pieces("KQRBNKQR")[..], &pieces("KRK")[2..]].concat()), None, "nine pieces");
}

#[test]
fn an_ending_leads_to_what_captures_and_promotions_leave() {
    let sorted = |mut names: Vec<String>| {
        names.sort();
        names
    };
    let chess =
        |name| sorted(names(Material::parse::<Chess>(name).expect("an ending").successors::<Chess>()));
    let xiangqi =
        |name| sorted(names(Material::parse::<Xiangqi>(name).expect("an ending").successors::<Xiangqi>()));
    assert_eq!(chess("KQKR"), ["KQK", "KRK"]);
    assert_eq!(chess("KRKR"), ["KRK"]);
    assert_eq!(chess("KPK"), ["KBK", "KK", "KNK", "KQK", "KRK"]);
    // A pawn cannot be captured where another promotes.
    assert_eq!(chess("KPKP"), ["KBKP", "KNKP", "KPK", "KQKP", "KRKP"]);
    // A rook can.
    assert_eq!(chess("KRKP"), ["KBK", "KNK", "KPK", "KQK", "KQKR", "KRK", "KRKB", "KRKN", "KRKR"]);
    assert_eq!(xiangqi("KPKA"), ["KAK", "KPK"]);
}

#[test]
fn names_of_no_ending_are_refused_with_the_reason() {
    let chess = |name| Material::parse::<Chess>(name).expect_err("no ending").to_string();
    assert_eq!(chess("KXK"), "\"KXK\" is not an ending: expected capital letters of KQRBNP, such as KRK");
    assert_eq!(chess("RKK"), "\"RKK\" is not an ending: each side's pieces start with its K, as in KRK");
    assert_eq!(chess("KQRBNKQRB"), "an ending has at most 8 pieces");
    let impossible = |name: &str| match Material::parse::<Xiangqi>(name) {
        Err(MaterialError::Impossible { reason, .. }) => reason,
        other => panic!("{other:?}"),
    };
    assert_eq!(impossible("KAAAAAAK"), "6 pieces share 5 squares");
    let by_the_rules = impossible("KAAAAAK");
    assert!(by_the_rules.contains("advisors") && !by_the_rules.contains("squares"), "{by_the_rules}");
}

#[test]
fn what_is_too_large_is_not_supported() {
    let chess = |name| supported::<Chess>(&Material::parse::<Chess>(name).expect("an ending"));
    assert_eq!(["KQK", "KRPKR", "KPPKP"].map(chess), [Ok(()), Ok(()), Ok(())]);
    assert_eq!(chess("KQRBNK"), Ok(()), "an index has 64 bits");
    let positions = 64 * 64 * 64_u64.pow(5);
    assert_eq!(chess("KQRBNKQ"), Err(SolveError::TooLarge { ending: "KQRBNKQ".to_owned(), positions }));
    let toy = Material::parse::<Skirmish>("KRCKC").expect("an ending");
    assert_eq!(supported::<Skirmish>(&toy), Ok(()));
}
