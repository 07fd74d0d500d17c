//! Incrementally updated state equals state computed from scratch.

use chariot_chess::{BLACK, CastlingSide, Evaluation, Piece, Position, Setup, Square, WHITE};
use chariot_game::{Evaluate, Rules, SplitMix64, Tactics};
use std::hash::{BuildHasher, RandomState};
use testkit::conformance;

const STARTS: [&str; 7] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    // Castling in which king and rook stand in each other's way, or on their new squares already.
    "1rk3r1/1ppp1ppp/8/8/8/8/PPPP1PPP/2RK2R1 w KQkq - 0 1",
    "5rkr/5ppp/8/8/8/8/5PPP/5RKR w KQkq - 0 1",
    "r1k2r2/8/8/8/8/8/8/R1K2R2 b KQkq - 0 1",
];

/// Equality covers placement, rights, clocks, key, checkers and pinned pieces. Equal positions hash alike.
#[test]
fn positions_equal_their_rebuilt_setup() {
    let hasher = RandomState::new();
    conformance::walk::<Position>(
        &STARTS,
        &mut SplitMix64::new(3),
        testkit::cases(20_000),
        |_, _, position| {
            let rebuilt = Position::from_setup(&position.setup());
            assert_eq!(rebuilt.as_ref(), Ok(position));
            assert_eq!(rebuilt.map(|rebuilt| hasher.hash_one(rebuilt)), Ok(hasher.hash_one(position)));
            if let Some(passed) = position.null_move() {
                assert_eq!(Position::from_setup(&passed.setup()), Ok(passed), "after passing in {position}");
            }
        },
    );
}

#[test]
fn evaluation_sums_equal_fresh_ones() {
    conformance::check_evaluation::<Position, _>(&Evaluation, &STARTS, 4, testkit::cases(20_000));
}

#[test]
fn sums_of_a_network_equal_fresh_ones() {
    conformance::check_network::<Position, _>(Evaluation, &STARTS, 7, testkit::cases(3_000));
}

#[test]
fn the_terms_add_up_to_the_score() {
    conformance::check_terms::<Position, _>(&Evaluation, &STARTS, 8, testkit::cases(10_000));
}

#[test]
fn a_piece_contributes_what_the_evaluation_loses_without_it() {
    conformance::check_contributions::<Position, _>(Evaluation, &STARTS, 9, 200);
}

/// Swapping colours and flipping the board does not change the evaluation for the side to move.
#[test]
fn evaluation_is_fair() {
    conformance::walk::<Position>(
        &STARTS,
        &mut SplitMix64::new(5),
        testkit::cases(10_000),
        |_, _, position| {
            let setup = position.setup();
            let mut mirrored = Setup { side_to_move: !setup.side_to_move, ..Setup::EMPTY };
            for square in Square::ALL {
                let turned = Square::at(square.file(), 7 - square.rank()).expect("on the board");
                let piece = setup.pieces[square.index()];
                mirrored.pieces[turned.index()] = piece.map(|piece| Piece { side: !piece.side, ..piece });
            }
            for (side, wing) in
                [WHITE, BLACK].into_iter().flat_map(|side| CastlingSide::BOTH.map(|wing| (side, wing)))
            {
                if let Some(file) = setup.castling.rook_file(side, wing) {
                    mirrored.castling = mirrored.castling.with_rook(!side, wing, file);
                }
            }
            let mirrored = Position::from_setup(&mirrored).expect("legal as its original");
            let score = |position: &Position| Evaluation.evaluate(position, &Evaluation.refresh(position));
            assert_eq!(score(&mirrored), score(position), "{position}");
        },
    );
}

#[test]
fn a_pass_gives_the_move_away_and_starts_the_clock_anew() {
    for (before, after) in [
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 7 9", "4k3/8/8/8/8/8/8/R3K2R b KQ - 0 9"),
        ("4k3/8/8/8/8/8/8/r3K3 w - - 7 9", ""),
        ("r3k3/8/8/8/8/8/8/4K3 b q - 7 9", "r3k3/8/8/8/8/8/8/4K3 w q - 0 10"),
        ("4k3/8/8/8/3pP3/8/8/R3K3 b - e3 0 1", ""),
        ("n3k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "n3k3/8/8/8/3pP3/8/8/4K3 w - - 0 2"),
    ] {
        let next = before.parse::<Position>().expect(before).null_move();
        let expected = (!after.is_empty()).then(|| after.parse::<Position>().expect(after));
        assert_eq!(next, expected, "{before}");
        assert_eq!(next.map(|next| next.key()), expected.map(|expected| expected.key()), "{before}");
    }
}

/// `unpack` accepts exactly those moves of another position that are legal here.
#[test]
fn foreign_moves_are_refused() {
    let mut others: Vec<Position> = Vec::new();
    conformance::walk::<Position>(
        &STARTS,
        &mut SplitMix64::new(6),
        testkit::cases(5_000),
        |_, _, position| {
            let legal = position.legal_moves();
            for other in others.iter().rev().take(5) {
                for m in other.legal_moves() {
                    assert_eq!(
                        position.unpack(Position::pack(m)).is_some(),
                        legal.contains(&m),
                        "{m} in {position}"
                    );
                }
            }
            others.push(position.clone());
        },
    );
    assert!(others[0].legal_moves().into_iter().all(|m| others[0].unpack(Position::pack(m)) == Some(m)));
}
