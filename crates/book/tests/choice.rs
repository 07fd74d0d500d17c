//! Who plays what out of a book, and how far.

use chariot_book::{Record, STRENGTHS, Verdict, choose, ply};
use chariot_game::Side;

const FULL: u8 = STRENGTHS as u8;

/// A move without results, judged by its score.
fn record(games: u32, score: i16) -> Record {
    let verdict = if score < -60 { Verdict::Dubious } else { Verdict::Sound };
    Record { games, score: Some(score), verdict: Some(verdict), ..Record::default() }
}

/// How often each move is chosen in a thousand games.
fn shares(moves: &[Record], strength: u8) -> Vec<u32> {
    let mut shares = vec![0; moves.len()];
    for seed in 0..1_000 {
        if let Some(index) = choose(moves, strength, 0, seed) {
            shares[index] += 1;
        }
    }
    shares
}

#[test]
fn a_seed_decides_and_always_the_same() {
    let moves = [record(500, 20), record(300, 15), record(200, 10)];
    for seed in 0..50 {
        assert_eq!(choose(&moves, 5, 0, seed), choose(&moves, 5, 0, seed));
    }
    assert!(shares(&moves, 5).iter().all(|&share| share > 50));
}

#[test]
fn beginners_play_what_people_play_and_full_strength_what_is_good() {
    // A popular move that loses a pawn, a sound one, and one that is a little worse.
    let moves = [record(900, -80), record(90, 20), record(10, 12)];
    let [weak, full] = [1, FULL].map(|strength| shares(&moves, strength));
    assert!(weak[0] > 600 && weak[1] > 50, "{weak:?}");
    assert!(full[0] == 0 && full[1] > 800 && full[2] > 20, "{full:?}");
    let between: Vec<u32> = (1..=FULL).map(|strength| shares(&moves, strength)[0]).collect();
    assert!(between.is_sorted_by(|stronger, weaker| stronger + 60 >= *weaker), "{between:?}");
}

#[test]
fn nobody_plays_what_loses_at_once() {
    let moves = [record(1_000, -600), record(1, 0)];
    assert!((1..=FULL).all(|strength| shares(&moves, strength)[0] == 0));
}

#[test]
fn a_weak_player_leaves_the_book_early() {
    let moves = [record(100, 0)];
    let leaves = |strength| (0..200).find(|&ply| choose(&moves, strength, ply, 1).is_none());
    let plies: Vec<u32> = (1..FULL).map(|strength| leaves(strength).expect("an end")).collect();
    assert!(plies[0] == 4 && plies.is_sorted(), "{plies:?}");
    assert_eq!(leaves(FULL), None);
}

#[test]
fn a_book_without_verdicts_is_played_by_games_but_not_at_full_strength() {
    let moves = [600, 400, 0].map(|games| Record { games, ..Record::default() });
    let shares = shares(&moves, FULL - 1);
    assert!((500..700).contains(&shares[0]) && shares[2] == 0, "{shares:?}");
    assert_eq!(choose(&moves, FULL, 0, 1), None);
    assert_eq!(choose(&[], 5, 0, 1), None);
}

#[test]
fn strengths_out_of_range_are_the_nearest() {
    let moves = [record(900, -80), record(90, 20)];
    assert_eq!(shares(&moves, 0), shares(&moves, 1));
    assert_eq!(shares(&moves, 200), shares(&moves, FULL));
}

#[test]
fn plies_are_counted_from_the_start_of_the_game() {
    assert_eq!(ply((Side::First, 1), 3), 3);
    assert_eq!(ply((Side::Second, 5), 2), 11);
    assert_eq!(ply((Side::First, 0), 0), 0);
}

#[test]
fn strong_players_leave_rare_moves_without_a_verdict_alone() {
    let moves = [600, 380, 20].map(|games| Record { games, ..Record::default() });
    let [weak, strong] = [1, 7].map(|strength| shares(&moves, strength));
    assert!(weak[2] > 0, "{weak:?}");
    assert!(strong[0] > 0 && strong[1] > 0 && strong[2] == 0, "{strong:?}");
}
