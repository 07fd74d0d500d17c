use chariot_chess::{NotASquare, Square};

fn square(number: u8) -> Square {
    Square::new(number).expect("a square")
}

#[test]
fn text_and_number_name_the_same_square() {
    for (index, square) in Square::ALL.into_iter().enumerate() {
        assert_eq!(square.index(), index);
        assert_eq!(square.to_string().parse(), Ok(square));
    }
    assert_eq!("c6".parse(), Ok(square(42)));
}

#[test]
fn what_is_off_the_board_is_no_square() {
    for text in ["", "e", "e0", "e9", "i1", "E4", "e44", "é4", "4e"] {
        assert_eq!(text.parse::<Square>(), Err(NotASquare), "{text}");
    }
    assert_eq!((Square::new(64), Square::at(8, 0), Square::at(0, 8)), (None, None, None));
    assert_eq!(square(7).offset(1, 0), None);
    assert_eq!(square(7).offset(-1, 1), Some(square(14)));
}
