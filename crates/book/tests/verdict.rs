//! Verdicts on moves by score and results.

use chariot_book::Verdict::{Dubious, Losing, Sound};
use chariot_book::{Record, Verdict, judge};

/// A move of so many games with this share of points, half of them drawn, and a score.
fn record(games: u32, percent: u32, score: Option<i16>) -> Record {
    let draws = games * percent.min(100 - percent) / 100;
    let wins = (games * percent / 100).saturating_sub(draws / 2);
    Record { games, wins, draws, losses: games - wins - draws, score, verdict: None }
}

fn verdicts<const N: usize>(moves: [Record; N]) -> Vec<Option<Verdict>> {
    judge(&moves)
}

#[test]
fn a_score_decides_where_games_are_few() {
    let main = record(900, 52, Some(20));
    assert_eq!(verdicts([main, record(10, 50, Some(10))])[1], Some(Sound));
    assert_eq!(verdicts([main, record(10, 60, Some(-60))])[1], Some(Dubious));
    assert_eq!(verdicts([main, record(0, 0, Some(10))])[1], Some(Sound));
    assert_eq!(verdicts([main, record(10, 30, Some(-220))])[1], Some(Losing));
}

#[test]
fn what_is_still_a_good_position_does_not_lose() {
    let verdicts = verdicts([record(900, 60, Some(450)), record(4, 50, Some(150))]);
    assert_eq!(verdicts[1], Some(Dubious));
}

/// The elephant's opening in xiangqi: 35 centipawns behind, and played as successfully as the cannon.
#[test]
fn good_results_of_many_games_outweigh_a_shallow_score() {
    let main = record(9_000, 55, Some(25));
    assert_eq!(verdicts([main, record(2_000, 55, Some(-10))])[1], Some(Sound));
    assert_eq!(verdicts([main, record(2_000, 55, Some(-40))])[1], Some(Sound));
    assert_eq!(verdicts([main, record(12, 55, Some(-40))])[1], Some(Dubious));
    // A gambit that works among people is dubious, not lost.
    assert_eq!(verdicts([main, record(2_000, 55, Some(-200))])[1], Some(Dubious));
}

#[test]
fn bad_results_of_many_games_make_a_move_dubious() {
    let main = record(9_000, 55, Some(25));
    assert_eq!(verdicts([main, record(900, 38, Some(5))])[1], Some(Dubious));
    // The players were to blame.
    assert_eq!(verdicts([main, record(900, 38, Some(20))])[1], Some(Sound));
    // Few games say little.
    assert_eq!(verdicts([main, record(12, 38, Some(5))])[1], Some(Sound));
    // However bad, results alone do not say that a move loses.
    assert_eq!(verdicts([main, record(900, 10, None)])[1], Some(Dubious));
}

#[test]
fn without_scores_only_many_games_are_judged() {
    let moves = [record(900, 52, None), record(300, 50, None), record(20, 50, None)];
    assert_eq!(verdicts(moves), [Some(Sound), Some(Sound), None]);
    // A frequent move lacks a score, so the others' scores say nothing.
    assert_eq!(
        verdicts([record(40, 50, None), record(20, 50, Some(-200)), record(9, 50, Some(0))]),
        [None; 3]
    );
    assert!(judge(&[]).is_empty());
    assert_eq!(verdicts([record(2, 50, Some(10))]), [None]);
}

/// Verdicts stand next to scores, and a reader compares them.
#[test]
fn verdicts_do_not_contradict_scores() {
    // Bad results of the only move with a score: both are shown, and nothing is said.
    assert_eq!(verdicts([record(60, 30, Some(20)), record(60, 60, None)]), [None, Some(Sound)]);
    // However good its results, a move far behind is not sound.
    assert_eq!(verdicts([record(9_000, 55, Some(25)), record(2_000, 60, Some(-60))])[1], Some(Dubious));
    // Many games say that the worst score is sound. Then few games do not say that a better one is not.
    let by_games = [record(900, 55, Some(40)), record(900, 57, Some(-15)), record(10, 10, Some(-10))];
    assert_eq!(verdicts(by_games), [Some(Sound); 3]);
    assert_eq!(verdicts([by_games[0], by_games[2]])[1], Some(Dubious));
}
