//! Movement as data against the rules, on boards with few pieces.

use chariot_chess::{Position, Square};
use chariot_game::{Board, Endgame, Rules, Side, SplitMix64, SquareSet};
use testkit::conformance;

fn piece(letter: char) -> chariot_game::Piece {
    let side = if letter.is_ascii_uppercase() { Side::First } else { Side::Second };
    let kind = Position::PIECE_LETTERS.find(letter.to_ascii_uppercase()).expect("a kind");
    chariot_game::Piece { side, kind: kind as u8 }
}

fn square(name: &str) -> u8 {
    Position::parse_square(name).expect("a square")
}

/// Destinations of reaches, each with the squares that must be empty: `e4:e3`.
fn reaches(reaches: Vec<chariot_game::Reach>) -> String {
    let names = |set: SquareSet| set.iter().map(Position::square_name).collect::<Vec<_>>().join(",");
    let mut texts: Vec<String> = reaches
        .into_iter()
        .inspect(|reach| assert_eq!(reach.screens, 0, "nothing in chess jumps over a screen"))
        .map(|reach| format!("{}:{}", Position::square_name(reach.to), names(reach.path)))
        .collect();
    texts.sort();
    texts.join(" ")
}

#[test]
fn reach_of_each_kind() {
    let steps = |letter, from| reaches(Position::steps(piece(letter), square(from)));
    let attacks = |letter, from| reaches(Position::attacks(piece(letter), square(from)));
    assert_eq!(steps('K', "a1"), "a2: b1: b2:");
    assert_eq!(steps('n', "h8"), "f7: g6:");
    assert_eq!(steps('B', "c1"), "a3:b2 b2: d2: e3:d2 f4:d2,e3 g5:d2,e3,f4 h6:d2,e3,f4,g5");
    assert_eq!(Position::steps(piece('R'), square("d4")).len(), 14);
    assert_eq!(Position::steps(piece('q'), square("d4")).len(), 27);
    for letter in ['K', 'q', 'R', 'b', 'N'] {
        assert_eq!(steps(letter, "e5"), attacks(letter, "e5"));
    }
}

#[test]
fn pawns_step_ahead_and_attack_aslant_up_to_the_last_rank() {
    let steps = |letter, from| reaches(Position::steps(piece(letter), square(from)));
    let attacks = |letter, from| reaches(Position::attacks(piece(letter), square(from)));
    assert_eq!((steps('P', "e2"), attacks('P', "e2")), ("e3: e4:e3".into(), "d3: f3:".into()));
    assert_eq!((steps('p', "a7"), attacks('p', "a7")), ("a5:a6 a6:".into(), "b6:".into()));
    assert_eq!((steps('P', "h7"), attacks('P', "h7")), ("h8:".into(), "g8:".into()));
    assert_eq!((steps('p', "e2"), attacks('p', "e2")), ("e1:".into(), "d1: f1:".into()));
    assert!(!Position::allowed(piece('P')).contains(square("h8")), "a step to h8 is a promotion");
}

#[test]
fn pawns_are_allowed_six_ranks_and_all_others_the_board() {
    for letter in ['P', 'p'] {
        let expected = (8..56).collect::<SquareSet>();
        assert_eq!(Position::allowed(piece(letter)), expected);
    }
    for letter in ['K', 'q', 'R', 'b', 'N'] {
        assert_eq!(Position::allowed(piece(letter)).len(), 64);
    }
}

#[test]
fn symmetries_are_eight_without_pawns_and_two_with() {
    let count = |letters: &str| Position::symmetries(&letters.chars().map(piece).collect::<Vec<_>>()).len();
    assert_eq!([count("KRk"), count("KBNkq"), count("KPk"), count("KRkp")], [8, 8, 2, 2]);
    let distinct: std::collections::BTreeSet<Vec<u8>> =
        Position::symmetries(&[piece('K'), piece('k')]).into_iter().collect();
    assert_eq!(distinct.len(), 8);
}

#[test]
fn what_is_no_piece_or_no_square_reaches_nothing() {
    let nobody = chariot_game::Piece { side: Side::First, kind: 6 };
    assert!(Position::allowed(nobody).is_empty());
    assert!(Position::steps(nobody, 0).is_empty() && Position::attacks(nobody, 0).is_empty());
    assert!(Position::steps(piece('Q'), 64).is_empty() && Position::attacks(piece('P'), 200).is_empty());
}

#[test]
fn plain_means_no_castling_and_no_en_passant() {
    let plain = |fen: &str| fen.parse::<Position>().expect(fen).is_plain();
    assert!(plain("4k3/8/8/3pP3/8/8/8/4K2R w - - 9 40"));
    assert!(!plain("4k3/8/8/3pP3/8/8/8/4K2R w K - 0 40"));
    assert!(!plain("4k3/8/8/3pP3/8/8/8/4K2R w - d6 0 40"));
}

#[test]
fn movement_data_gives_the_legal_moves_of_thin_boards() {
    let mut random = SplitMix64::new(0xE6);
    let starts: Vec<String> = (0..150).map(|_| thin_board(&mut random).to_string()).collect();
    let starts: Vec<&str> = starts.iter().map(String::as_str).collect();
    conformance::check::<Position>(&starts, 0xE6, 40);
}

/// Two kings and one to four other pieces anywhere.
fn thin_board(random: &mut SplitMix64) -> Position {
    loop {
        let others = 1 + random.below(4);
        let letters =
            (0..others).map(|_| ['Q', 'R', 'B', 'N', 'P', 'q', 'r', 'b', 'n', 'p'][random.below(10)]);
        let letters: Vec<char> = ['K', 'k'].into_iter().chain(letters).collect();
        let pieces: Vec<(chariot_game::Piece, u8)> = letters
            .into_iter()
            .map(|letter| (piece(letter), random.below(Square::ALL.len()) as u8))
            .collect();
        let to_move = Side::BOTH[random.below(2)];
        if let Ok(position) = Position::from_pieces(&pieces, to_move)
            && position.legal_move_count() > 0
        {
            return position;
        }
    }
}
