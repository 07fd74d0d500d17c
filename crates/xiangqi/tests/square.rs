use chariot_xiangqi::{NotASquare, Square};

fn square(number: u8) -> Square {
    Square::new(number).expect("a point")
}

#[test]
fn text_and_number_name_the_same_point() {
    for (index, square) in Square::ALL.into_iter().enumerate() {
        assert_eq!(square.index(), index);
        assert_eq!(square.to_string().parse(), Ok(square));
        assert_eq!(square.mirrored().mirrored(), square);
        assert_eq!(square.turned().turned(), square);
    }
    assert_eq!("b10".parse(), Ok(square(82)));
    assert_eq!(
        (square(82).mirrored().to_string(), square(82).turned().to_string()),
        ("h10".into(), "h1".into())
    );
}

#[test]
fn what_is_off_the_board_is_no_point() {
    for text in ["", "e", "e0", "e11", "j1", "E4", "e44", "é4", "4e", "e010", "e1 "] {
        assert_eq!(text.parse::<Square>(), Err(NotASquare), "{text}");
    }
    assert_eq!((Square::new(90), Square::at(9, 0), Square::at(0, 10)), (None, None, None));
    assert_eq!(square(8).offset(1, 0), None);
    assert_eq!(square(8).offset(-1, 1), Some(square(16)));
}
