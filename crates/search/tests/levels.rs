//! Weak levels make the errors that people make, and no others.

use crate::common::levels::{answer_of, line_of};
use chariot_chess::{Evaluation, Position};
use chariot_game::{Board, Evaluate, Line, Notation, Rules, SplitMix64, Style, Tactics};
use chariot_search::Skill;

const SEEDS: u64 = 12;
/// Most recaptures that a level misses in three positions.
const MISSES: usize = 4;

/// Moves of a level after `moves` from the start position, by seed.
fn answers(moves: &str, level: u8) -> Vec<chariot_chess::Move> {
    let line = line_of(Position::startpos(), moves, Style::San);
    (0..SEEDS).map(|seed| answer(&line, level, seed)).collect()
}

fn answer(line: &Line<Position>, level: u8, seed: u64) -> chariot_chess::Move {
    answer_of(Evaluation, line, level, seed)
}

fn squares(m: chariot_chess::Move) -> String {
    let (from, to) = Position::from_to(m);
    Position::square_name(from) + &Position::square_name(to)
}

fn weak_levels() -> impl Iterator<Item = u8> {
    1..Skill::MAX_LEVEL
}

#[test]
fn every_level_recaptures() {
    let recaptures = [
        ("e4 Na6 Bxa6", "a6"),
        ("e4 e5 Nf3 Nc6 Bb5 a6 Bxc6", "c6"),
        ("d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7 cxd5 exd5 e3 c6 Bxf6", "f6"),
    ];
    for level in weak_levels() {
        let misses = recaptures.map(|(moves, square)| {
            answers(moves, level).into_iter().filter(|&m| !squares(m).ends_with(square)).count()
        });
        // The margins of levels 1 and 2 are wide enough to miss one.
        assert!(level < 3 || misses[0] == 0, "level {level}: {misses:?}");
        let missed: usize = misses.iter().sum();
        assert!(missed <= MISSES, "level {level}: {missed} of {}", SEEDS * 3);
    }
}

#[test]
fn every_level_saves_a_piece_that_the_last_move_attacks() {
    for level in weak_levels() {
        for m in answers("e4 d6 d4 Bg4 h3", level) {
            assert!(squares(m).starts_with("g4"), "level {level}: {}", squares(m));
        }
    }
}

#[test]
fn no_level_puts_a_rook_where_a_bishop_takes_it() {
    for level in weak_levels() {
        for m in answers("e4 a5 d4", level) {
            assert_ne!(squares(m), "a8a6", "level {level}");
        }
    }
}

#[test]
fn the_stronger_of_them_miss_no_mate_in_one() {
    for level in 7..Skill::MAX_LEVEL {
        for m in answers("f3 e5 g4", level) {
            assert_eq!(squares(m), "d8h4", "level {level}");
        }
        for m in answers("e4 e5 Bc4 Nc6 Qh5 Nf6", level) {
            assert_eq!(squares(m), "h5f7", "level {level}");
        }
    }
}

const RANDOM_GAMES: u64 = 40;
const PLIES: usize = 120;

/// Plays random games, and lets the level move wherever it has a mate in one.
fn check_mates<P: Tactics + Board, E: Evaluate<P> + Copy>(evaluation: E, level: u8) {
    let is_mate = |position: &P, m: P::Move| {
        let mut after = position.clone();
        after.play(m);
        after.is_check() && after.legal_move_count() == 0
    };
    let mut mates = 0;
    for seed in 0..RANDOM_GAMES {
        let mut random = SplitMix64::new(seed);
        let mut line = Line::new(P::startpos());
        while line.result().is_none() && line.moves().len() < PLIES {
            let position = line.current();
            let moves = position.legal_moves();
            if moves.iter().any(|&m| is_mate(position, m)) {
                mates += 1;
                let played = answer_of(evaluation, &line, level, seed);
                assert!(is_mate(position, played), "level {level}: {played} in {position}");
                break;
            }
            line.play(moves[random.below(moves.len())]);
        }
    }
    assert!(mates >= 10, "{mates}");
}

#[test]
fn level_8_misses_no_mate_in_one_of_random_games() {
    check_mates::<Position, _>(Evaluation, 8);
    check_mates::<chariot_xiangqi::Position, _>(chariot_xiangqi::Evaluation, 8);
}

#[test]
fn every_level_sees_promotions() {
    let start = Position::read_fen("8/P6k/8/8/8/8/8/K7 w - - 0 1").expect("a position").position;
    for level in weak_levels() {
        let answers = (0..SEEDS).map(|seed| answer(&Line::new(start.clone()), level, seed));
        let promoted: Vec<char> = answers.filter_map(Position::promotion).collect();
        assert!(
            !promoted.is_empty() && promoted.iter().all(|&piece| piece == 'Q'),
            "level {level}: {promoted:?}"
        );
    }
}
