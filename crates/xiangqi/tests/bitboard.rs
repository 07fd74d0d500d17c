use chariot_game::Side;
use chariot_xiangqi::{Bitboard, Square};

#[test]
fn files_have_ten_points_and_ranks_nine() {
    assert!((0..9).all(|file| Bitboard::file(file).len() == 10));
    assert!((0..10).all(|rank| Bitboard::rank(rank).len() == 9));
}

#[test]
fn sets_hold_points_by_rising_number() {
    let corners = ["i10", "a1", "a10", "i1"].map(|name| name.parse::<Square>().expect("a point"));
    let set: Bitboard = corners.into_iter().collect();
    let names: Vec<String> = set.into_iter().map(|square| square.to_string()).collect();
    assert_eq!(names, ["a1", "i1", "a10", "i10"]);
    assert_eq!((set.len(), (!set).len(), (set & !set).is_empty()), (4, 86, true));
    assert!(!set.is_single() && (set & Bitboard::file(0) & Bitboard::rank(9)).is_single());
}

#[test]
fn halves_meet_at_the_river() {
    let [red, black] = Side::BOTH.map(Bitboard::home);
    assert_eq!((red | black, red.meets(black)), (Bitboard::ALL, false));
    assert_eq!((Bitboard::rank(4) & red, Bitboard::rank(5) & black), (Bitboard::rank(4), Bitboard::rank(5)));
}
