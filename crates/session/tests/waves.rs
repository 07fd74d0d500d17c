//! The waves of an ending, and a search without tables that plays it.

use chariot_game::{Dtm, PerSide, Score, Side};
use chariot_search::Unwatched;
use session::{DtmCounts, GameId, PlayOut, ProgressStep, open};
use std::ops::ControlFlow::Continue;

const LONGEST: &str = "8/8/8/8/8/2k5/1R6/K7 w - - 0 1";

fn chess() -> GameId {
    "chess".parse().expect("a game")
}

#[test]
fn waves_positions_and_folds_are_those_of_the_counts() {
    for (game, material) in [("chess", "KRK"), ("chess", "KPK"), ("xiangqi", "KNK")] {
        let mut session = open(game.parse().expect("a game"));
        let mut waves: Vec<PerSide<u64>> = Vec::new();
        let solved = session.waves().solve_by_waves(material, &mut |wave| {
            waves.push(PerSide(Side::BOTH.map(|side| wave.count(side))));
            Continue(())
        });
        assert_eq!(solved.as_deref(), Ok(material));
        let counts = session.tables().dtm_counts(material).expect("a table");
        let folds = session.waves().counts_by_fold(material).expect("a table");
        for side in Side::BOTH {
            let shown: Vec<u64> = waves.iter().map(|wave| wave[side]).collect();
            let DtmCounts { draws, by_plies } = &counts[side];
            assert_eq!(&shown[..by_plies.len()], &by_plies[..], "{material} {side:?}");
            assert_eq!(folds[side].last().copied(), Some(draws + by_plies.iter().sum::<u64>()));
        }
        let none = session.waves().nth_position(
            material,
            Side::First,
            Dtm::Win(1),
            counts[Side::First].by_plies[1] as usize,
        );
        assert_eq!(none.map_err(|error| error.kind.name()), Err("NONE"));
    }
}

/// The longest mate of KRK, played out in at most 40 moves.
fn played_out(with_tables: bool, depth: u16) -> Vec<ProgressStep> {
    let mut judge = open(chess());
    judge.tables().solve("KRK", &mut |_| Continue(())).expect("solvable");
    let mut player = open(chess());
    if with_tables {
        player.tables().solve("KRK", &mut |_| Continue(())).expect("solvable");
    }
    let mut play = PlayOut::new(judge.as_mut(), player.as_mut(), LONGEST, depth).expect("a position");
    (0..40).map_while(|_| play.step(&mut Unwatched).expect("a move")).collect()
}

/// A search without tables sees no distant mate and wastes moves. With tables each move makes progress, at any depth.
#[test]
fn tables_cure_a_search_that_hardly_makes_progress() {
    let sees_mate = |step: &ProgressStep| step.score.is_some_and(Score::is_mate);
    let wasted = |step: &&ProgressStep| step.after.is_none_or(|after| after + 1 > step.before);
    for depth in [5, 9, 13] {
        let steps = played_out(false, depth);
        assert!(!sees_mate(&steps[0]), "depth {depth}");
        assert!(steps.iter().filter(wasted).count() > 0, "depth {depth}");
        assert!(steps.windows(2).all(|pair| pair[0].after.is_some_and(|after| after > pair[1].before)));
    }
    let cured = played_out(true, 1);
    let distances: Vec<u16> = cured.iter().map(|step| step.before).collect();
    assert_eq!(distances, (0..16).map(|moves| 31 - 2 * moves).collect::<Vec<u16>>());
    assert!(cured.iter().all(sees_mate));
    assert_eq!(cured.last().map(|step| (step.after, step.reply.is_none())), Some((Some(0), true)));
}
