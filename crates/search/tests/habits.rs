//! Weak levels take what is free, save what is attacked, and do not move a piece to and fro.

use crate::common::levels::{answer_of, line_of};
use chariot_chess::{Evaluation, Position};
use chariot_game::{Board, Evaluate, Notation, Rules, Style, Tactics};
use chariot_search::{Engine, Limits, Unwatched};

const SEEDS: u64 = 20;

/// Centipawns of a lost piece.
const PIECE: i16 = 300;

/// How many of a level's moves after `played`, in this style, are among `moves`.
fn count<P: Tactics + Board + Notation, E: Evaluate<P> + Copy>(
    evaluation: E,
    (start, played, moves): (P, &str, &str),
    level: u8,
    style: Style,
) -> usize {
    let line = line_of(start, played, style);
    let moves: Vec<P::Move> = moves
        .split(' ')
        .map(|text| line.current().read_move_as(text, style).expect("a legal move"))
        .collect();
    (0..SEEDS).filter(|&seed| moves.contains(&answer_of(evaluation, &line, level, seed))).count()
}

#[test]
fn a_free_pawn_is_taken() {
    for (fen, played, captures) in [
        ("5rk1/p1p2pp1/2p4p/8/6P1/2PP4/PP2r1P1/5RK1 b - - 0 24", "", "Rxb2"),
        ("5rk1/p1p2pp1/2p4p/8/6P1/2PP4/PP2r1P1/5RK1 b - - 0 24", "Rd8 b4", "Rxd3 Rxa2"),
        ("6k1/p1p2pp1/7p/1P6/2rP2P1/8/6P1/5K2 b - - 0 31", "", "Rxd4"),
        ("8/p1p2pp1/7p/8/1r4k1/3K2P1/8/8 b - - 0 39", "", "Kxg3"),
    ] {
        let start = Position::read_fen(fen).expect("a position").position;
        for (level, least) in [(5, 10), (6, 16)] {
            let taken = count(Evaluation, (start.clone(), played, captures), level, Style::San);
            assert!(taken >= least, "level {level}, {captures} in {fen}: {taken} of {SEEDS}");
        }
    }
}

#[test]
fn a_pawn_is_taken_back() {
    let positions = [
        ("d4 Nf6 e3 a6 c4 c5 Nf3 cxd4", "exd4 Nxd4 Qxd4"),
        ("e4 Nf6 Nc3 d5 exd5", "Nxd5"),
        ("d4 d5 e3 c5 Be2 cxd4", "exd4 Qxd4"),
        ("d4 Nf6 c4 d5 cxd5 c6 dxc6", "Nxc6 bxc6"),
    ];
    for level in [3, 4, 6] {
        let count_in = |(played, captures)| {
            count(Evaluation, (Position::startpos(), played, captures), level, Style::San)
        };
        let taken: usize = positions.into_iter().map(count_in).sum();
        assert!(taken >= 76, "level {level}: {taken} of {}", 4 * SEEDS);
    }
}

#[test]
fn an_attacked_knight_is_saved() {
    let game = "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 d6 O-O O-O Re1 d5 exd5 Nxd5 Nbd2 Bg4 h3 Bxf3 Nxf3 Re8 Qb3";
    let line = line_of(Position::startpos(), game, Style::San);
    let mut judge = Engine::new(Evaluation, 1).expect("memory");
    let allows = |seed| {
        let mut after = line.clone();
        let m = answer_of(Evaluation, &line, 6, seed);
        after.play(m);
        let judged = judge.search(&after, &Limits::nodes(5_000), None, &mut Unwatched);
        (m.to_string(), judged.lines[0].score.raw())
    };
    let allowed: Vec<(String, i16)> = (0..SEEDS).map(allows).collect();
    let saved = allowed.iter().filter(|(_, score)| *score < PIECE).count();
    assert!(saved >= 16, "{saved} of {SEEDS}: {allowed:?}");
}

#[test]
fn a_piece_does_not_go_home_again() {
    for (played, homes) in [
        ("e4 c5 Nf3 d6 d4 cxd4 Nxd4 Qa5+ Bd2 Qd8 Nc3 Qb6 Nb3", "Qd8"),
        ("d4 Nf6 Bg5 e6 e3 a6 a3 Qe7 Qd2 d6 Qc3 Qd7 Qd2", "Qe7 Qd8"),
        ("e4 Nc6 Nf3 e6 d4", "Nb8"),
    ] {
        for level in [1, 2, 4] {
            let back = count(Evaluation, (Position::startpos(), played, homes), level, Style::San);
            assert!(back <= 2, "level {level}, {played}: {back} of {SEEDS}");
        }
    }
}

#[test]
fn an_advisor_does_not_go_out_and_back() {
    use chariot_xiangqi::{Evaluation, Position};
    for played in ["h3e3 h10g8 h1g3 d10e9 i1h1", "h3e3 d10e9 h1g3 h10g8 i1h1 i10h10 b1c3"] {
        for level in [1, 2, 4] {
            let back = count(Evaluation, (Position::startpos(), played, "e9d10"), level, Style::Uci);
            assert!(back <= 1, "level {level}, {played}: {back} of {SEEDS}");
        }
    }
}

#[test]
fn an_even_exchange_is_completed() {
    let positions = [
        ("e4 e5 Nf3 Nc6 Bb5 a6 Bxc6", "dxc6 bxc6"),
        ("d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 Bxf6", "Bxf6 gxf6"),
        ("e4 e5 Nf3 Nc6 Nc3 Nf6 Bc4 Bc5 d3 d6 Nd5 Nd4 Nxd4", "Bxd4 exd4"),
    ];
    for level in [1, 2, 4] {
        for (played, captures) in positions {
            let taken = count(Evaluation, (Position::startpos(), played, captures), level, Style::San);
            assert!(taken >= 19, "level {level}, {played}: {taken} of {SEEDS}");
        }
    }
}

#[test]
fn a_king_castles_and_does_not_walk_among_many_pieces() {
    let castling = "e4 e5 Nf3 Nc6 Bc4 Bc5 d3 Nf6 Nc3 d6";
    for level in [2, 4] {
        let count_in = |moves| count(Evaluation, (Position::startpos(), castling, moves), level, Style::San);
        let (castles, walks) = (count_in("O-O"), count_in("Ke2 Kd2 Kf1"));
        assert!(castles >= 3 && walks <= 1, "level {level}: {castles} castle, {walks} walk of {SEEDS}");
    }
}

#[test]
fn a_hanging_piece_is_taken() {
    let game = "e4 e5 Nf3 Bd6 Bc4 b5 Bxb5 g6 O-O Nf6 Nc3 O-O d4 Na6 dxe5 Be7 exf6 Bxf6 Bf4 c5 Bd6 Rb8 Bxf8 Qxf8 Nd5 Nc7 Nxf6+ Kh8 e5";
    for (level, least) in [(1, 5), (2, 14), (3, 16)] {
        let taken = count(Evaluation, (Position::startpos(), game, "Nxb5 Rxb5"), level, Style::San);
        assert!(taken >= least, "level {level}: {taken} of {SEEDS}");
    }
}
