//! Positions are found by their key, mirrored ones too, and what is not legal is left out.

use chariot_book::{Piece, PositionKey, Record, Squares, moves_of};
use chariot_game::{Board, Notation, Rules};

fn after<P: Notation>(moves: &str) -> P {
    let mut position = P::startpos();
    for text in moves.split_whitespace() {
        position.play(position.read_move(text).expect("a legal move"));
    }
    position
}

fn piece_of<P: Board>(position: &P, moves: &[Squares]) -> Piece {
    let record = |games| Record { games, ..Record::default() };
    let entries = moves.iter().zip(1..).map(|(&squares, games)| (squares, record(games))).collect();
    Piece::parse(&Piece::write(&[(PositionKey::of(position).hash, entries)])).expect("a piece")
}

fn texts<P: Board>(position: &P, pieces: &[&Piece]) -> Vec<String> {
    moves_of(position, pieces).into_iter().map(|(m, _)| m.to_string()).collect()
}

#[test]
fn keys_are_those_that_names_of_openings_have() {
    assert_eq!(PositionKey::of(&chariot_chess::Position::startpos()).to_string(), CHESS_START);
    assert_eq!(PositionKey::of(&chariot_xiangqi::Position::startpos()).to_string(), XIANGQI_START);
}

const CHESS_START: &str = "16v30nl";
const XIANGQI_START: &str = "0rmvrup";

#[test]
fn transpositions_meet() {
    let [one, other] = ["d4 d5 c4 e6 Nc3", "c4 e6 Nc3 d5 d4"].map(after::<chariot_chess::Position>);
    assert_eq!(PositionKey::of(&one), PositionKey::of(&other));
    assert_ne!(PositionKey::of(&one), PositionKey::of(&after::<chariot_chess::Position>("d4 d5 c4 e6")));
}

#[test]
fn a_mirror_image_has_the_moves_mirrored() {
    let [right, left] = ["h3e3 h10g8", "b3e3 b10c8"].map(after::<chariot_xiangqi::Position>);
    let [right_key, left_key] = [&right, &left].map(PositionKey::of);
    assert_eq!(right_key.hash, left_key.hash);
    assert_ne!(right_key.is_mirrored, left_key.is_mirrored);
    let m = right.read_move("h1g3").expect("a move");
    let squares = Squares::of::<chariot_xiangqi::Position>(m);
    let squares =
        if right_key.is_mirrored { squares.mirrored::<chariot_xiangqi::Position>() } else { squares };
    let piece = piece_of(&right, &[squares]);
    assert_eq!(texts(&right, &[&piece]), ["h1g3"]);
    assert_eq!(texts(&left, &[&piece]), ["b1c3"]);
}

/// Chess is not set up the same from left and right: no position has the key of another.
#[test]
fn chess_has_no_mirror_images() {
    let [king, queen] = ["8/8/8/4k3/8/8/8/4K2R w - - 0 1", "8/8/8/3k4/8/8/8/R2K4 w - - 0 1"]
        .map(|fen| chariot_chess::Position::read_fen(fen).expect("a position").position);
    assert_ne!(PositionKey::of(&king).hash, PositionKey::of(&queen).hash);
}

#[test]
fn moves_that_are_not_legal_are_left_out() {
    let position = after::<chariot_chess::Position>("e4 e5 Nf3 Nc6 Bb5 a6");
    let squares = |from, to, promotion| {
        let square = |name| chariot_chess::Position::parse_square(name).expect("a square");
        Squares { from: square(from), to: square(to), promotion }
    };
    let moves = [
        squares("e1", "g1", 0),
        squares("b5", "a4", 0),
        squares("b5", "a4", 2),
        squares("e1", "e8", 0),
        Squares { from: 127, to: 99, promotion: 40 },
    ];
    let piece = piece_of(&position, &moves);
    assert_eq!(texts(&position, &[&Piece::default(), &piece, &piece]), ["e1g1", "b5a4"]);
    assert!(texts(&position, &[]).is_empty());
}

#[test]
fn promotions_are_told_apart() {
    let position =
        chariot_chess::Position::read_fen("8/P6k/8/8/8/8/7K/8 w - - 0 1").expect("a position").position;
    let of = |text| Squares::of::<chariot_chess::Position>(position.read_move(text).expect("a move"));
    let piece = piece_of(&position, &["a8=N", "a8=Q", "Kg2"].map(of));
    assert_eq!(texts(&position, &[&piece]), ["a7a8n", "a7a8q", "h2g2"]);
}
