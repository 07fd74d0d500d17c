use super::*;
use crate::Table;
use crate::probe::{DtzTable, ErasedDtz};
use crate::solve::{ErasedSolver, Method};
use chariot_chess::Position;
use chariot_game::SingleThread;
use std::collections::BTreeMap;
use std::ops::ControlFlow::Continue;

/// Solves an ending and all it leads to as a whole, then this one alone by slices.
fn solved_both_ways(name: &str) -> [ErasedTable; 2] {
    let rules = EndgameRules::of::<Position>();
    let ending = Material::parse::<Position>(name).expect("an ending");
    let mut tables: BTreeMap<String, ErasedTable> = BTreeMap::new();
    solve_whole(rules, &ending, &mut tables);
    [solved(sliced(rules, &ending), &tables), tables[name].clone()]
}

/// A solver by slices of any size.
fn sliced(rules: &'static EndgameRules, ending: &Material) -> ErasedSolver {
    let slices = Slices::of_any_size(rules, ending, &SingleThread).expect("solvable");
    let slices = slices.expect("an ending with one pawn");
    let method = Method::Sliced(Box::new(slices));
    ErasedSolver::by(rules, ending, method, &SingleThread).expect("solvable")
}

fn solve_whole(rules: &'static EndgameRules, ending: &Material, tables: &mut BTreeMap<String, ErasedTable>) {
    if ending.count() == 2 || tables.contains_key(ending.name()) {
        return;
    }
    for smaller in ending.successors_by(rules) {
        solve_whole(rules, &smaller, tables);
    }
    let solver = ErasedSolver::whole(rules, ending, &SingleThread).expect("solvable");
    let table = solved(solver, tables);
    tables.insert(ending.name().to_owned(), table);
}

fn solved(mut solver: ErasedSolver, tables: &BTreeMap<String, ErasedTable>) -> ErasedTable {
    for ending in solver.missing.clone() {
        solver.add(&tables[ending.name()], &SingleThread).expect("memory");
    }
    solver.solve(&SingleThread, &mut |_| Continue(())).expect("solvable")
}

#[test]
fn slices_give_what_the_whole_gives() {
    for name in ["KPK", "KRKP", "KNPK"] {
        let [sliced, whole] =
            solved_both_ways(name).map(|table| table.arrays().expect("solved").codes.clone());
        for (side, whole) in whole.0.into_iter().enumerate() {
            let differ = whole.iter().zip(&sliced.0[side]).filter(|(a, b)| a != b).count();
            assert_eq!(differ, 0, "{name}, side {side}, of {}", whole.len());
        }
    }
}

fn dtz_by(
    mut solver: ErasedSolver,
    dtm: &ErasedTable,
    limit: u16,
    standing: &BTreeMap<String, ErasedTable>,
    seen: &mut Vec<(usize, u16)>,
) -> ErasedDtz {
    for ending in solver.missing.clone() {
        solver.add(&standing[ending.name()], &SingleThread).expect("memory");
    }
    let dtz = solver.solve_dtz(dtm, limit, &SingleThread, &mut |progress| {
        seen.push((progress.slice, progress.plies));
        Continue(())
    });
    dtz.expect("solvable")
}

/// The results of an ending, and of all it leads to, that a rule lets stand.
fn solve_standing(
    ending: &Material,
    limit: u16,
    tables: &BTreeMap<String, ErasedTable>,
    standing: &mut BTreeMap<String, ErasedTable>,
) {
    if ending.count() == 2 || standing.contains_key(ending.name()) {
        return;
    }
    let rules = EndgameRules::of::<Position>();
    for smaller in ending.successors_by(rules) {
        solve_standing(&smaller, limit, tables, standing);
    }
    let dtm = &tables[ending.name()];
    let solver = ErasedSolver::whole(rules, ending, &SingleThread).expect("solvable");
    let dtz = DtzTable::<Position>::of(dtz_by(solver, dtm, limit, standing, &mut Vec::new()));
    let kept = dtz.kept(&Table::of(dtm.clone())).expect("solved");
    standing.insert(ending.name().to_owned(), kept.erased);
}

#[test]
fn slices_give_what_the_whole_gives_under_the_fifty_move_rule() {
    let rules = EndgameRules::of::<Position>();
    for (name, limit) in [("KPK", 4), ("KRKP", 7), ("KNPK", 12), ("KNPK", 100)] {
        let ending = Material::parse::<Position>(name).expect("an ending");
        let mut tables: BTreeMap<String, ErasedTable> = BTreeMap::new();
        solve_whole(rules, &ending, &mut tables);
        let mut standing = BTreeMap::new();
        for smaller in ending.successors_by(rules) {
            solve_standing(&smaller, limit, &tables, &mut standing);
        }
        let mut seen = Vec::new();
        let mut solve = |solver: ErasedSolver| {
            let dtz = dtz_by(solver, &tables[name], limit, &standing, &mut seen);
            let ErasedDtz::Solved(solved) = dtz else { panic!("a file") };
            solved.codes.0
        };
        let whole = solve(ErasedSolver::whole(rules, &ending, &SingleThread).expect("solvable"));
        let sliced = solve(sliced(rules, &ending));
        assert!(whole == sliced, "{name}, {limit} plies");
        let cursed = whole.iter().flatten().filter(|&&code| code == BEYOND).count();
        assert_eq!(cursed > 0, limit < 100, "{name}, {limit} plies: {cursed}");
        assert!(seen.last().is_some_and(|&(slice, _)| slice >= 23), "{seen:?}");
    }
}

#[test]
fn large_endings_with_one_pawn_are_divided() {
    let rules = EndgameRules::of::<Position>();
    let divided = |name| Slices::divide(rules, &Material::parse::<Position>(name).expect("an ending"));
    assert_eq!(["KRPKR", "KPKNN", "KQRPK"].map(divided), [true; 3]);
    assert_eq!(["KRPK", "KPK", "KQRKR", "KPPKP", "KRPKP"].map(divided), [false; 5]);
}

#[test]
fn endings_with_several_pawns_or_none_have_no_slices() {
    for name in ["KRK", "KPKP", "KPPK"] {
        let ending = Material::parse::<Position>(name).expect("an ending");
        let slices = Slices::of_any_size(EndgameRules::of::<Position>(), &ending, &SingleThread);
        assert!(slices.expect("solvable").is_none(), "{name}");
    }
}
