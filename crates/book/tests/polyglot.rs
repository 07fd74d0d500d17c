//! Books of Polyglot, byte by byte as its format says.

use chariot_book::Polyglot;
use chariot_chess::Position;
use chariot_game::{Notation, Rules};

fn square(name: &str) -> u16 {
    let [file, rank] = *name.as_bytes() else { panic!("{name}") };
    u16::from(rank - b'1') << 3 | u16::from(file - b'a')
}

/// An entry; a fifth letter is what a pawn becomes.
fn entry(key: u64, text: &str, weight: u16) -> Vec<u8> {
    let promotion = text.chars().nth(4).and_then(|letter| "-nbrq".find(letter)).unwrap_or_default() as u16;
    let code = promotion << 12 | square(&text[..2]) << 6 | square(&text[2..4]);
    [&key.to_be_bytes()[..], &code.to_be_bytes(), &weight.to_be_bytes(), &[0; 4]].concat()
}

fn moves(fen: &str, texts: &[&str]) -> Vec<String> {
    let position = Position::read_fen(fen).expect("a position").position;
    let key = position.polyglot_key(None);
    let bytes = texts.iter().flat_map(|text| entry(key, text, 7)).collect::<Vec<u8>>();
    let book = Polyglot::parse(&bytes).expect("a book");
    book.entries(key).filter_map(|entry| entry.find(&position)).map(|m| m.to_string()).collect()
}

#[test]
fn entries_are_found_by_their_key() {
    let start = Position::startpos().polyglot_key(None);
    let bytes = [
        entry(1, "a2a3", 1),
        entry(start - 1, "b2b3", 1),
        entry(start, "e2e4", 300),
        entry(start, "d2d4", 200),
        entry(u64::MAX, "c2c4", 1),
    ]
    .concat();
    let book = Polyglot::parse(&bytes).expect("a book");
    let found: Vec<(String, u16)> = book
        .entries(start)
        .map(|entry| (entry.find(&Position::startpos()).expect("a move").to_string(), entry.weight))
        .collect();
    assert_eq!(found, [("e2e4".to_owned(), 300), ("d2d4".to_owned(), 200)]);
    assert_eq!(book.entries(2).count(), 0);
    assert_eq!((book.entries(1).count(), book.entries(u64::MAX).count()), (1, 1));
}

#[test]
fn castling_is_the_king_taking_its_rook() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assert_eq!(moves(fen, &["e1h1", "e1a1", "e1g1"]), ["e1g1", "e1c1"]);
    // A king that takes nothing, and a rook that is no rook of a right.
    assert!(moves("r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1", &["e1h1"]).is_empty());
}

#[test]
fn promotions_say_to_what() {
    let fen = "8/P6k/8/8/8/8/7K/8 w - - 0 1";
    assert_eq!(moves(fen, &["a7a8q", "a7a8n", "a7a8"]), ["a7a8q", "a7a8n"]);
}

#[test]
fn what_is_no_book_is_refused() {
    let [one, two] = [entry(2, "e2e4", 1), entry(1, "e2e4", 1)];
    assert!(Polyglot::parse(&[]).is_err());
    assert!(Polyglot::parse(&one[..15]).is_err());
    assert!(Polyglot::parse(&[&one[..], &two[..]].concat()).is_err());
    assert!(Polyglot::parse(&[&two[..], &one[..]].concat()).is_ok());
}
