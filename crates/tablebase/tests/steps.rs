//! Endings solved step by step, and results put aside meanwhile.

use crate::support::{results, solve_all, table};
use chariot_chess::Position;
use chariot_game::SingleThread;
use chariot_tablebase::{Material, SolveError, Solver, Table};
use std::ops::ControlFlow::Continue;

#[test]
fn an_ending_is_solved_step_by_step() {
    let tables = solve_all::<Position>(&["KRPK"]);
    let whole = table(&tables, "KRPK");
    let mut solver = Solver::<Position>::new(whole.material(), &SingleThread).expect("solvable");
    let mut missing: Vec<Material> = solver.missing().to_vec();
    let last = missing.pop().expect("an ending it leads to");
    for ending in &missing {
        solver.add(tables.table(ending).expect("solved"), &SingleThread).expect("memory");
    }
    assert_eq!(solver.missing(), std::slice::from_ref(&last));
    solver.add(tables.table(&last).expect("solved"), &SingleThread).expect("memory");
    let solved = solver.solve(&SingleThread, &mut |_| Continue(())).expect("solvable");
    assert!(results(&solved) == results(whole));

    let solver = Solver::<Position>::new(whole.material(), &SingleThread).expect("solvable");
    let error = solver.solve(&SingleThread, &mut |_| Continue(())).err();
    assert!(matches!(error, Some(SolveError::Missing { .. })));
}

/// A file has the results of one side to move, and a solver needs both.
#[test]
fn a_file_does_not_help_a_solver() {
    let tables = solve_all::<Position>(&["KQK"]);
    let file = table(&tables, "KQK").to_bytes(&SingleThread).expect("memory");
    let read = Table::<Position>::parse(&file).expect("a table");
    let not_solved = SolveError::NotSolved { ending: "KQK".to_owned() };
    // The second is solved slice by slice.
    for name in ["KQKR", "KRPKR"] {
        let ending = Material::parse::<Position>(name).expect("an ending");
        let mut solver = Solver::<Position>::new(&ending, &SingleThread).expect("solvable");
        assert_eq!(solver.add(&read, &SingleThread), Err(not_solved.clone()), "{name}");
    }
    assert_eq!(read.to_bytes(&SingleThread), Err(not_solved));
}

#[test]
fn results_put_aside_are_read_again() {
    for name in ["KQK", "KRKR"] {
        let tables = solve_all::<Position>(&[name]);
        let whole = table(&tables, name);
        let ending = whole.material();
        let mut aside = results(whole);
        let read = Table::<Position>::read_results(ending, &mut &aside[..]).expect("what was written");
        assert!(read.is_solved() && results(&read) == aside);
        assert!(Table::<Position>::read_results(ending, &mut &aside[..aside.len() - 1]).is_err());
        aside[20] ^= 1;
        assert!(Table::<Position>::read_results(ending, &mut &aside[..]).is_err());

        let file = whole.to_bytes(&SingleThread).expect("memory");
        let file = Table::<Position>::parse(&file).expect("a table");
        let mut nothing = Vec::new();
        assert!(!file.write_results(&mut nothing).expect("room") && nothing.is_empty(), "not solved");
    }
}
