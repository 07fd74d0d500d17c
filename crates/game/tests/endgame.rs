use chariot_game::{Reach, SquareSet};

#[test]
fn a_set_holds_what_was_put_in_by_rising_square() {
    let set: SquareSet = [127, 0, 64, 0].into_iter().collect();
    assert_eq!(set.iter().collect::<Vec<_>>(), [0, 64, 127]);
    assert_eq!((set.len(), set.is_empty(), SquareSet::EMPTY.is_empty()), (3, false, true));
    assert!(set.contains(64) && !set.contains(63));
    assert_eq!(set.with(63).with(63).len(), 4);
}

#[test]
fn a_reach_is_open_with_exactly_its_screens_on_the_path() {
    let path: SquareSet = [1, 2].into_iter().collect();
    let occupied = [&[0, 3][..], &[1], &[1, 2]].map(|pieces| pieces.iter().copied().collect());
    let open = |screens| occupied.map(|pieces| Reach { to: 3, path, screens }.is_open(pieces));
    assert_eq!(open(0), [true, false, false]);
    assert_eq!(open(1), [false, true, false]);
}
