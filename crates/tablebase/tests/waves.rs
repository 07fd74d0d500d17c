//! The solver's waves agree with the finished table, and each wave follows from earlier ones.

use crate::support::{results, solve_all, table};
use chariot_chess::Position as Chess;
use chariot_game::{Dtm, Endgame, Side, SingleThread, Tablebase};
use chariot_tablebase::{Material, Progress, Solver, TableSet, solve_dtz};
use chariot_xiangqi::Position as Xiangqi;
use std::ops::ControlFlow::Continue;
use testkit::toy::Skirmish;

/// Solves an ending again and compares each wave with the finished table.
fn agree<P: Endgame + 'static>(name: &str) {
    let tables = solve_all::<P>(&[name]);
    let ending = Material::parse::<P>(name).expect("an ending");
    let mut waves = Vec::new();
    let mut solver = Solver::<P>::by_waves(&ending, &SingleThread).expect("solvable");
    for smaller in solver.missing().to_vec() {
        solver.add(table(&tables, smaller.name()), &SingleThread).expect("memory");
    }
    let solved = solver.solve_by_waves(&SingleThread, &mut |wave| {
        assert_eq!(usize::from(wave.progress().plies), waves.len(), "{name}");
        waves.push(Side::BOTH.map(|side| wave.count(side)));
        Continue(())
    });
    assert!(results(&solved.expect("solvable")) == results(table(&tables, name)), "{name}");
    for (number, side) in Side::BOTH.into_iter().enumerate() {
        let mut counts: Vec<u64> = waves.iter().map(|wave| wave[number]).collect();
        let by_plies = table(&tables, name).stats(side).by_plies;
        assert!(counts.len() >= by_plies.len(), "{name}");
        assert!(counts.split_off(by_plies.len()).iter().all(|&count| count == 0), "{name}");
        assert_eq!(counts, by_plies, "{name} {side:?}");
    }
}

#[test]
fn waves_count_what_the_table_counts() {
    ["KRK", "KQK", "KPK", "KRKR"].into_iter().for_each(agree::<Chess>);
    ["KRK", "KNK", "KPK", "KNKA"].into_iter().for_each(agree::<Xiangqi>);
    agree::<Skirmish>("KRKC");
}

/// Every position of every wave: a win has a move into the previous wave and none into an earlier one; all
/// moves of a loss lead into earlier waves, one of them into the previous one.
fn rests_on_earlier_waves<P: Endgame + 'static>(name: &str) {
    let tables = solve_all::<P>(&[name]);
    for side in Side::BOTH {
        let stats = table(&tables, name).stats(side);
        for (plies, &count) in stats.by_plies.iter().enumerate() {
            let plies = plies as u16;
            let dtm = if plies % 2 == 1 { Dtm::Win(plies) } else { Dtm::Loss(plies) };
            // All of a small wave, and about a hundred spread over a large one.
            for nth in (0..count as usize).step_by(1 + count as usize / 100) {
                let position = table(&tables, name).nth_position(side, dtm, nth).expect("a position");
                assert_eq!(tables.probe(&position), Some(dtm), "{position}");
                assert_eq!(position.side_to_move(), side);
                check_moves(&position, dtm, &tables);
            }
            assert_eq!(table(&tables, name).nth_position(side, dtm, count as usize), None);
        }
    }
}

fn check_moves<P: Endgame>(position: &P, dtm: Dtm, tables: &TableSet<P>) {
    let after = |m| {
        let mut next = position.clone();
        next.play(m);
        tables.probe(&next).expect("a table")
    };
    let replies: Vec<Dtm> = position.legal_moves().into_iter().map(after).collect();
    let losses = replies.iter().filter_map(|reply| match reply {
        Dtm::Loss(plies) => Some(*plies),
        _ => None,
    });
    match dtm {
        Dtm::Win(plies) => assert_eq!(losses.min(), Some(plies - 1), "{position}"),
        Dtm::Loss(plies) => {
            let wins = replies.iter().map(|reply| match reply {
                Dtm::Win(plies) => *plies,
                _ => panic!("{position} has a move that does not lose"),
            });
            assert_eq!(wins.max(), plies.checked_sub(1), "{position}");
        }
        Dtm::Draw => panic!("{position} is of no wave"),
    }
}

#[test]
fn each_wave_rests_on_those_before() {
    ["KRK", "KQK", "KPK"].into_iter().for_each(rests_on_earlier_waves::<Chess>);
    ["KRK", "KNK", "KPK", "KNKA"].into_iter().for_each(rests_on_earlier_waves::<Xiangqi>);
}

/// Progress counts the positions decided so far, up to a wave that decides none.
#[test]
fn waves_to_zeroing_end_after_the_last() {
    let tables = solve_all::<Chess>(&["KRK"]);
    let none = |_: &Material| panic!("bare kings have no table");
    let mut waves: Vec<Progress> = Vec::new();
    let mut on_progress = |progress| {
        waves.push(progress);
        Continue(())
    };
    solve_dtz(table(&tables, "KRK"), 100, &none, &SingleThread, &mut on_progress).expect("solvable");
    assert!(waves.iter().map(|wave| wave.plies).eq(0..=33), "{waves:?}");
    let decided: Vec<u64> = waves.iter().map(|wave| wave.decided).collect();
    assert!(decided[..33].is_sorted_by(|before, after| before < after), "{decided:?}");
    assert_eq!(decided[33], decided[32]);
}

/// Folds of the board: the first count distinguishes all placements, the last is the table's.
#[test]
fn folds_halve_the_board_down_to_the_positions_of_the_table() {
    let tables = solve_all::<Chess>(&["KRK", "KPK", "KBBK"]);
    for (name, folds) in [("KRK", 4), ("KPK", 2), ("KBBK", 4)] {
        for side in Side::BOTH {
            let counts = table(&tables, name).counts_by_fold(side).expect("memory");
            let stats = table(&tables, name).stats(side);
            assert_eq!(counts.len(), folds, "{name}");
            assert_eq!(counts.last(), Some(&stats.positions()), "{name} {side:?}");
            // A fold halves the number, except for positions it leaves unchanged.
            assert!(counts.windows(2).all(|pair| pair[1] < pair[0] && pair[0] <= 2 * pair[1]), "{counts:?}");
        }
    }
    // All legal placements, counted by the rules.
    let rook = Material::parse::<Chess>("KRK").expect("an ending").pieces();
    let legal = |side: Side| {
        let squares = 0..64_u8;
        let placements = squares.clone().flat_map(|a| {
            let squares = squares.clone();
            squares.clone().flat_map(move |b| squares.clone().map(move |c| [a, b, c]))
        });
        let placed = placements.filter(|[a, b, c]| a != b && b != c && a != c);
        let position = placed.filter(|squares| {
            let pieces: Vec<_> = rook.iter().copied().zip(*squares).collect();
            <Chess as chariot_game::Board>::from_pieces(&pieces, side).is_ok()
        });
        position.count() as u64
    };
    for side in Side::BOTH {
        assert_eq!(table(&tables, "KRK").counts_by_fold(side).expect("memory")[0], legal(side), "{side:?}");
    }
}

/// Folds with two identical pieces, which no fold distinguishes.
#[test]
fn folds_count_alike_pieces_once() {
    let tables = solve_all::<Skirmish>(&["KNNK"]);
    let pieces = Material::parse::<Skirmish>("KNNK").expect("an ending").pieces();
    for side in Side::BOTH {
        let mut legal = 0;
        for number in 0..25_usize.pow(4) {
            let squares = [number % 25, number / 25 % 25, number / 625 % 25, number / 15_625];
            let placed: Vec<_> = pieces.iter().copied().zip(squares.map(|square| square as u8)).collect();
            let distinct = (1..4).all(|i| !squares[..i].contains(&squares[i]));
            legal +=
                u64::from(distinct && <Skirmish as chariot_game::Board>::from_pieces(&placed, side).is_ok());
        }
        let counts = table(&tables, "KNNK").counts_by_fold(side).expect("memory");
        // Placements counted with the horses in either order.
        assert_eq!(counts[0], legal / 2, "{side:?}");
        assert_eq!(counts.last(), Some(&table(&tables, "KNNK").stats(side).positions()));
    }
}
