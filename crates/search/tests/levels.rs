//! Weak levels make the errors that people make, and no others.

use chariot_chess::{Evaluation, Position};
use chariot_game::{Board, Line, Notation, Rules, Style};
use chariot_search::{Engine, Limits, Skill, Unwatched};

const SEEDS: u64 = 12;

/// Moves of a level after `moves` from the start position, by seed.
fn answers(moves: &str, level: u8) -> Vec<chariot_chess::Move> {
    let mut line = Line::new(Position::startpos());
    for text in moves.split(' ') {
        let m = line.current().read_move_as(text, Style::San).expect("a legal move");
        line.play(m);
    }
    (0..SEEDS).map(|seed| answer(&line, level, seed)).collect()
}

fn answer(line: &Line<Position>, level: u8, seed: u64) -> chariot_chess::Move {
    let limits = Limits { skill: Some(Skill { level, seed }), ..Limits::nodes(20_000) };
    let mut engine = Engine::new(Evaluation, 1).expect("memory");
    engine.search(line, &limits, None, &mut Unwatched).best.expect("a move")
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
    for level in weak_levels() {
        for m in answers("e4 Na6 Bxa6", level) {
            assert_eq!(squares(m), "b7a6", "level {level}");
        }
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
    for level in 9..Skill::MAX_LEVEL {
        for m in answers("f3 e5 g4", level) {
            assert_eq!(squares(m), "d8h4", "level {level}");
        }
        for m in answers("e4 e5 Bc4 Nc6 Qh5 Nf6", level) {
            assert_eq!(squares(m), "h5f7", "level {level}");
        }
    }
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
