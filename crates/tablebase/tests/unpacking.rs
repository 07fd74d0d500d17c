//! Tables that a search reads: never waited for, unpacked piece by piece, within a bound of memory.

use crate::support::solve_all;
use game::{Endgame, SingleThread, SplitMix64, Tablebase};
use tablebase::{Table, TableSet};

/// The solved tables again, read from their files.
fn from_files<P: Endgame>(solved: &TableSet<P>) -> TableSet<P> {
    let mut tables = TableSet::new();
    tables.set_memory(1 << 30);
    for table in solved.tables() {
        let bytes = table.to_bytes(&SingleThread).expect("memory");
        tables.insert(Table::parse(&bytes).expect("what was written"));
    }
    tables
}

/// Some positions of each table.
fn positions<P: Endgame>(tables: &TableSet<P>) -> Vec<P> {
    let mut random = SplitMix64::new(5);
    let mut draw = |table: &Table<P>| {
        let sides = game::Side::BOTH.into_iter().cycle().take(40);
        sides.filter_map(|side| table.random_position(side, &|_| true, &mut random)).collect::<Vec<_>>()
    };
    tables.tables().flat_map(&mut draw).collect()
}

/// Unpacks all that is wanted, in how many pieces.
fn unpack_wanted<P: Endgame>(tables: &TableSet<P>) -> usize {
    let mut pieces = 0;
    while tables.unpack_piece() {
        pieces += 1;
    }
    pieces
}

fn check_pieces<P: Endgame>(names: &[&str]) {
    let solved = solve_all::<P>(names);
    let positions = positions(&solved);
    let cold = from_files(&solved);
    assert_eq!(unpack_wanted(&cold), 0, "nobody has asked");
    for position in &positions {
        assert_eq!(cold.unpacked().probe(position), None, "nothing is unpacked yet");
    }
    assert_eq!(cold.unpacked_bytes(), 0);
    assert!(unpack_wanted(&cold) > 10, "one piece is not the whole");
    for position in &positions {
        assert_eq!(cold.unpacked().probe(position), solved.probe(position), "piece by piece");
    }
    let waited_for = from_files(&solved);
    for position in &positions {
        assert_eq!(waited_for.probe(position), solved.probe(position), "at once");
    }
}

#[test]
fn a_table_unpacked_in_pieces_is_the_table() {
    // Both sides stored, one side stored, pawns, and a game of other pieces.
    check_pieces::<chess::Position>(&["KQKR", "KRKR", "KPK"]);
    check_pieces::<xiangqi::Position>(&["KRKA", "KNKA"]);
}

#[test]
fn unpacked_tables_give_way_to_others_when_memory_is_short() {
    let solved = solve_all::<chess::Position>(&["KQKR", "KRKB", "KBKN"]);
    let positions = positions(&solved);
    let mut tables = from_files(&solved);
    const MEMORY: usize = 5 << 20;
    tables.set_memory(MEMORY);
    let mut known = 0;
    for position in &positions {
        let found = tables.unpacked().probe(position);
        assert!(found.is_none() || found == solved.probe(position), "no other answer than the right one");
        known += usize::from(found.is_some());
        for _ in 0..2_000 {
            if !tables.unpack_piece() {
                break;
            }
        }
        assert!(tables.unpacked_bytes() <= MEMORY, "{}", tables.unpacked_bytes());
    }
    // The positions come table by table, so that most are known after the first few of each.
    assert!(known * 100 > positions.len() * 80, "{known} of {}", positions.len());
    // Who waits is always answered, and one table more is the most that it takes.
    for position in positions.iter().step_by(7).chain(positions.iter().rev().step_by(5)) {
        assert_eq!(tables.probe(position), solved.probe(position));
        assert!(tables.unpacked_bytes() <= MEMORY + (4 << 20));
    }
}

#[test]
fn a_table_that_no_memory_suffices_for_is_unknown_to_searches_only() {
    let solved = solve_all::<chess::Position>(&["KQK"]);
    let mut tables = from_files(&solved);
    tables.set_memory(1_000);
    let position = &positions(&solved)[0];
    assert_eq!(tables.unpacked().probe(position), None);
    assert!(!tables.unpack_piece());
    assert_eq!(tables.probe(position), solved.probe(position));
    let mut tables = from_files(&solved);
    tables.set_memory(1_000);
    assert_eq!(tables.unpacked().probe(position), None);
    assert!(!tables.unpack_piece());
    tables.set_memory(1 << 20);
    assert_eq!(tables.unpacked().probe(position), None);
    assert!(unpack_wanted(&tables) > 0, "more memory, another attempt");
    assert_eq!(tables.unpacked().probe(position), solved.probe(position));
}
