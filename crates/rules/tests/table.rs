use chariot_game::{Endgame, Line, Notation, Side, Style};
use rules::{MOVE_BYTES, NONE, Table, Which};

fn table<P: Notation + Endgame + 'static>(fen: &str) -> Box<dyn Table> {
    let mut table: Box<dyn Table> = Box::new(Line::new(P::startpos()));
    table.start(fen).expect("a legal position");
    table
}

fn play(table: &mut dyn Table, moves: &[&str]) {
    for text in moves {
        let index = table.find(text, None).expect("a legal move");
        assert!(table.play(index));
    }
}

#[test]
fn moves_are_named_by_their_index() {
    let mut chess = table::<chariot_chess::Position>("");
    let bytes = chess.moves(Which::All);
    assert_eq!(bytes.len(), 20 * MOVE_BYTES);
    let (moves, rest) = bytes.as_chunks::<MOVE_BYTES>();
    assert!(rest.is_empty());
    for (index, &[number, from, ..]) in moves.iter().enumerate() {
        assert_eq!(usize::from(number), index);
        assert_eq!(chess.moves(Which::Index(index)), moves[index]);
        assert!(chess.moves(Which::From(from)).as_chunks().0.contains(&moves[index]));
        let text = chess.texts(Which::Index(index), Style::San);
        assert_eq!(chess.find(text.trim_end(), None).ok(), Some(index));
    }
    assert!(!chess.play(20));
    play(&mut *chess, &["e4", "e7e5"]);
    assert!(chess.undo() && chess.undo() && !chess.undo());
}

#[test]
fn captures_promotions_and_castling_are_told_in_bytes() {
    let square =
        |name: &str| <chariot_chess::Position as chariot_game::Board>::parse_square(name).expect("a square");
    let chess = table::<chariot_chess::Position>("1r2k3/P7/8/4pP2/8/8/8/4K2R w K e6 0 1");
    let moves = chess.moves(Which::All);
    let found = |text: &str| {
        let index = chess.find(text, None).expect("a legal move");
        moves.as_chunks::<MOVE_BYTES>().0[index]
    };
    let [_, _, to, piece, captured, at, last, rook] = found("axb8=N");
    assert_eq!((to, piece, captured, at, last, rook), (square("b8"), 5, 2, square("b8"), 4, NONE));
    let [.., captured, at, last, rook] = found("fxe6");
    assert_eq!((captured, at, last, rook), (5, square("e5"), NONE, NONE));
    let [_, from, to, _, captured, _, last, rook] = found("O-O");
    let squares = (square("e1"), square("g1"), NONE, square("g1"), square("h1"));
    assert_eq!((from, to, captured, last, rook), squares);
}

#[test]
fn results_are_lines() {
    let mut chess = table::<chariot_chess::Position>("");
    assert_eq!(chess.result(Style::San), "");
    play(&mut *chess, &["f3", "e5", "g4", "Qh4"]);
    assert_eq!(chess.result(Style::San), "second\ncheckmate\ncheckmate\n\n");
    assert_eq!(chess.check(), Some(4));

    let mut xiangqi = table::<chariot_xiangqi::Position>("4k4/9/9/9/9/9/9/R8/9/3K5 w - - 0 1");
    let round = ["f10e10", "f3e3", "e10f10", "e3f3"];
    play(&mut *xiangqi, &["a3e3", "e10f10", "e3f3"]);
    play(&mut *xiangqi, &[round, round].concat());
    let result = xiangqi.result(Style::ZhHans);
    assert!(result.starts_with("second\nperpetualCheck\nperpetual check\n红"), "{result}");
    assert_eq!(xiangqi.repetitions(), 3);
}

#[test]
fn attackers_are_those_that_could_capture() {
    let chess = table::<chariot_chess::Position>("4k3/8/8/3p4/8/4N3/8/R3K2Q w - - 0 1");
    let names = |squares: Vec<u8>| {
        squares
            .into_iter()
            .map(<chariot_chess::Position as chariot_game::Board>::square_name)
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(names(chess.attackers(35, Side::First)), "h1 e3");
    assert_eq!(names(chess.attackers(3, Side::First)), "a1 e1 e3");
    // A cannon captures over one piece, and a horse not over its leg.
    let xiangqi = table::<chariot_xiangqi::Position>("");
    assert_eq!(xiangqi.attackers(82, Side::First), [19]);
    assert!(xiangqi.attackers(81, Side::First).is_empty());
}

#[test]
fn errors_leave_the_game_as_it_was() {
    let mut xiangqi = table::<chariot_xiangqi::Position>("");
    let before = xiangqi.fen();
    assert!(xiangqi.start("8/8/8 w").is_err());
    assert!(xiangqi.find("a1a9", None).is_err());
    assert_eq!(xiangqi.fen(), before);
    assert_eq!(xiangqi.divide(2).len(), 44);
}
