//! Characters choose by their taste, within what their level thinks good.

use chariot_chess::{Evaluation, Move, Position};
use chariot_game::{Line, Notation, Rules, Style};
use chariot_search::style::{FEATURE_NAMES, features};
use chariot_search::{Character, Engine, Limits, Skill, Unwatched};

const SEEDS: u64 = 24;

fn line(moves: &str) -> Line<Position> {
    let mut line = Line::new(Position::startpos());
    for text in moves.split_whitespace() {
        let m = line.current().read_move_as(text, Style::San).expect("a legal move");
        line.play(m);
    }
    line
}

fn answer(line: &Line<Position>, character: Character, level: u8, seed: u64) -> Move {
    let limits = Limits { skill: Some(Skill { level, seed }), character, ..Limits::nodes(20_000) };
    let mut engine = Engine::new(Evaluation, 1).expect("memory");
    engine.search(line, &limits, None, &mut Unwatched).best.expect("a move")
}

/// How many answers of level 5 have the feature.
fn count(moves: &str, character: Character, feature: &str) -> i32 {
    let line = line(moves);
    let of = |m| feature_of(&line, m, feature);
    (0..SEEDS).map(|seed| of(answer(&line, character, 5, seed))).sum()
}

fn feature_of(line: &Line<Position>, m: Move, feature: &str) -> i32 {
    let index = FEATURE_NAMES.iter().position(|&name| name == feature).expect("a feature");
    features(line.current(), m, line.moves().len())[index]
}

#[test]
fn a_character_likes_the_moves_it_is_named_for() {
    for (moves, feature, likes, dislikes) in [
        ("e4 e5 Nf3 Nc6 Bb5 a6", "even trades begun", Character::Grinder, Character::Keeper),
        ("", "set-up", Character::Student, Character::Neutral),
        ("e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6", "quiet moves", Character::Positional, Character::Trickster),
    ] {
        let [more, less] = [likes, dislikes].map(|character| count(moves, character, feature));
        assert!(more > less, "{feature}: {more} and {less}");
    }
}

#[test]
fn grinder_and_keeper_differ_from_the_neutral_one_in_trades() {
    let trades = |character| count("e4 e5 Nf3 Nc6 Bb5 a6", character, "even trades begun");
    let [grinder, neutral, keeper] = [Character::Grinder, Character::Neutral, Character::Keeper].map(trades);
    assert!(grinder > neutral + 2 && neutral > keeper + 2, "{grinder}, {neutral} and {keeper}");
}

#[test]
fn the_same_seed_gives_the_same_move_and_no_taste_spoils_a_mate() {
    for character in Character::ALL {
        let mate = line("e4 e5 Bc4 Nc6 Qh5 Nf6");
        for level in [9, Skill::MAX_LEVEL] {
            assert_eq!(answer(&mate, character, level, 1).to_string(), "h5f7", "{}", character.name());
        }
        let open = line("e4 c5 Nf3");
        assert_eq!(answer(&open, character, 5, 7), answer(&open, character, 5, 7));
        assert_eq!(Character::named(&character.name().to_lowercase()), Some(character));
    }
    assert_eq!(Character::named("nobody"), None);
}

#[test]
fn features_are_those_of_the_move() {
    for (moves, m, feature, expected) in [
        ("e4 e5 Nf3 Nc6 Bb5 a6", "Bxc6", "even trades begun", 1),
        ("e4 e5 Nf3 Nc6 Bb5 a6", "Ba4", "even trades begun", 0),
        ("e4 e5 Nf3 Nc6 Bc4 Bc5 d3 Nf6", "c3", "sacrifices", 0),
        ("e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6", "b4", "sacrifices", 1),
        ("e4 e5 Nf3", "f5", "sacrifices", 1),
        ("e4 e5", "Qh5", "threats", 1),
        ("e4 e5", "Nc3", "threats", 0),
        ("e4 e5 Nf3 Nc6 d3 Nf6 Be2 Be7 O-O", "h6", "pawn storm", 0),
        ("e4 e5 Nf3 Nc6 d3 h5 Be2 Be7 O-O", "h4", "pawn storm", 1),
        ("e4 e5", "Nf3", "set-up", 1),
        ("e4 e5", "Nf3", "beyond the middle", 0),
        ("e4 e5", "Qh5", "beyond the middle", 1),
        ("f3 e5 g4", "Qh4#", "checks", 1),
        ("e4 e5", "Qh5", "squares nearer to the king", 4),
        ("e4 e5", "d3", "quiet moves", 1),
    ] {
        let line = line(moves);
        let played = line.current().read_move_as(m, Style::San).expect("a legal move");
        assert_eq!(feature_of(&line, played, feature), expected, "{moves} {m}: {feature}");
    }
}
