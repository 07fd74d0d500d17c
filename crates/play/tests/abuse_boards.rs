//! Boards that no game reaches, and moves of other positions. All are refused, or can be played on.

use chariot_game::{Board, Piece, SplitMix64};
use chariot_play::{Notation, Side};
use chariot_play::{chess, xiangqi};

const BOARDS: u64 = 2_000;

/// A counter, more often than not at the end of its range or beyond.
fn counter(random: &mut SplitMix64) -> u16 {
    [0, 1, 1, 100, 9_998, 9_999, 10_000, u16::MAX][random.below(8)]
}

/// Some pieces of the start, a few of them elsewhere or of another type.
fn pieces<P: Board>(random: &mut SplitMix64) -> Vec<(Piece, u8)> {
    let (squares, kinds) = (usize::from(P::FILES) * usize::from(P::RANKS), P::PIECE_LETTERS.len());
    let left = random.below(8);
    let mut pieces = P::startpos().pieces();
    pieces.retain(|(piece, _)| piece.kind == 0 || random.below(8) < left);
    for _ in 0..random.below(5) {
        let changed = random.below(pieces.len());
        match random.below(3) {
            0 => pieces[changed].0.kind = random.below(kinds) as u8,
            _ => pieces[changed].1 = random.below(squares) as u8,
        }
    }
    pieces
}

/// Asks all of a position, and plays each of its moves.
fn ask<P: Notation + Board>(position: &P) -> usize {
    let written = position.to_string();
    let again = P::read_fen(&written).unwrap_or_else(|errors| panic!("{written}: {errors:?}")).position;
    assert_eq!(again.to_string(), written);
    let legal = position.legal_moves();
    for &m in &legal {
        for &style in P::STYLES {
            assert!(!position.write_move(m, style).is_empty(), "{m} of {written}");
        }
        let mut next = position.clone();
        next.play(m);
        let _ = (next.is_check(), next.legal_move_count(), next.draw_by_rule(), next.to_string());
    }
    legal.len()
}

/// Gives boards to `from_pieces`, with moves of the start to each that it takes.
fn boards_and_foreign_moves<P: Notation + Board>() {
    let foreign = P::startpos().legal_moves();
    let mut taken = 0;
    for number in 0..BOARDS {
        let random = &mut SplitMix64::numbered(47, number);
        let pieces = pieces::<P>(random);
        let Ok(position) = P::from_pieces(&pieces, Side::BOTH[random.below(2)]) else { continue };
        taken += 1;
        ask(&position);
        for &m in &foreign {
            let mut next = position.clone();
            assert_eq!(next.try_play(m).is_ok(), position.is_legal(m), "{m} of {position}");
        }
    }
    assert!(taken > BOARDS / 10, "{taken} boards are legal");
    assert!(P::from_pieces(&[(Piece { side: Side::First, kind: u8::MAX }, 0)], Side::First).is_err());
    assert!(P::from_pieces(&[(Piece { side: Side::First, kind: 0 }, u8::MAX)], Side::First).is_err());
}

#[test]
fn boards_are_refused_or_played_on() {
    boards_and_foreign_moves::<chess::Position>();
    boards_and_foreign_moves::<xiangqi::Position>();
}

#[test]
fn setups_of_chess_are_refused_or_played_on() {
    let mut moves = 0;
    for number in 0..BOARDS {
        let random = &mut SplitMix64::numbered(48, number);
        let mut setup = chess::Setup::startpos();
        for _ in 0..random.below(8) {
            let kind = chess::PieceType::ALL[random.below(6)];
            let piece = Some(chess::Piece { side: Side::BOTH[random.below(2)], kind });
            setup.pieces[random.below(64)] = piece.filter(|_| random.below(3) > 0);
        }
        setup.side_to_move = Side::BOTH[random.below(2)];
        if random.below(2) == 0 {
            setup.castling = chess::CastlingRights::NONE;
        }
        setup.en_passant = chess::Square::new(random.below(300).min(255) as u8);
        (setup.halfmove_clock, setup.fullmove_number) = (counter(random), counter(random));
        if let Ok(position) = chess::Position::from_setup(&setup) {
            moves += ask(&position);
        }
    }
    assert!(moves > 1_000, "{moves} moves");
}

#[test]
fn setups_of_xiangqi_are_refused_or_played_on() {
    let mut moves = 0;
    for number in 0..BOARDS {
        let random = &mut SplitMix64::numbered(49, number);
        let mut setup = xiangqi::Setup::startpos();
        for _ in 0..random.below(12) {
            let from = random.below(90);
            let moved = setup.pieces[from].take();
            setup.pieces[random.below(90)] = moved.filter(|_| random.below(4) > 0);
        }
        setup.side_to_move = Side::BOTH[random.below(2)];
        (setup.halfmove_clock, setup.fullmove_number) = (counter(random), counter(random));
        if let Ok(position) = xiangqi::Position::from_setup(&setup) {
            moves += ask(&position);
        }
    }
    assert!(moves > 1_000, "{moves} moves");
}
