//! Tables for a search: no waiting, step-by-step unpacking, a memory limit.

use crate::support::{solve_all, table};
use chariot_game::{Dtm, Endgame, Side, SingleThread, SplitMix64, Tablebase};
use chariot_tablebase::{Material, Table, TableSet};

/// The solved tables, reread from their files.
fn from_files<P: Endgame>(solved: &TableSet<P>) -> TableSet<P> {
    let mut tables = TableSet::new();
    tables.set_memory(1 << 30);
    for table in solved.tables() {
        let bytes = table.to_bytes(&SingleThread).expect("memory");
        tables.insert(Table::parse(&bytes).expect("what was written"));
    }
    tables
}

fn positions<P: Endgame>(tables: &TableSet<P>) -> Vec<P> {
    let mut random = SplitMix64::new(5);
    let mut draw = |table: &Table<P>| {
        let sides = Side::BOTH.into_iter().cycle().take(40);
        sides.filter_map(|side| table.random_position(side, &|_| true, &mut random)).collect::<Vec<_>>()
    };
    tables.tables().flat_map(&mut draw).collect()
}

/// Unpacks everything requested; returns the number of steps.
fn unpack_wanted<P: Endgame>(tables: &TableSet<P>) -> usize {
    let mut pieces = 0;
    while tables.unpack_piece() {
        pieces += 1;
    }
    pieces
}

fn check_pieces<P: Endgame>(solved: &TableSet<P>) {
    let positions = positions(solved);
    let cold = from_files(solved);
    assert_eq!(unpack_wanted(&cold), 0, "nobody has asked");
    for position in &positions {
        assert_eq!(cold.unpacked().probe(position), None, "nothing is unpacked yet");
    }
    assert_eq!(cold.unpacked_bytes(), 0);
    assert!(unpack_wanted(&cold) > 10, "one piece is not the whole");
    for position in &positions {
        assert_eq!(cold.unpacked().probe(position), solved.probe(position), "piece by piece");
    }
    let waited_for = from_files(solved);
    for position in &positions {
        assert_eq!(waited_for.probe(position), solved.probe(position), "at once");
    }
}

#[test]
fn a_table_unpacked_in_pieces_is_the_table() {
    // Both sides stored, one side stored, pawns, and another game.
    check_pieces(&solve_all::<chariot_chess::Position>(&["KQKR", "KRKR", "KPK"]));
    check_pieces(&solve_all::<chariot_xiangqi::Position>(&["KRKA", "KNKA"]));
}

#[test]
fn unpacked_tables_give_way_to_others_when_memory_is_short() {
    let solved = solve_all::<chariot_chess::Position>(&["KQKR", "KRKB", "KBKN"]);
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
    // Positions come table by table, so most are known after the first few of each.
    assert!(known * 100 > positions.len() * 80, "{known} of {}", positions.len());
    // A waiting probe is always answered, exceeding the limit by at most one table.
    for position in positions.iter().step_by(7).chain(positions.iter().rev().step_by(5)) {
        assert_eq!(tables.probe(position), solved.probe(position));
        assert!(tables.unpacked_bytes() <= MEMORY + (4 << 20));
    }
}

/// Files of KQK and KRK, a position of each, and the unpacked size of either.
fn queen_and_rook() -> (TableSet<chariot_chess::Position>, [chariot_chess::Position; 2], usize) {
    let solved = solve_all::<chariot_chess::Position>(&["KQK", "KRK"]);
    let positions = ["KQK", "KRK"].map(|name| {
        let mates = table(&solved, name).nth_position(Side::First, Dtm::Win(1), 0);
        mates.expect("a mate")
    });
    let mut results = Vec::new();
    table(&solved, "KQK").write_results(&mut results).expect("room");
    // Each side's results come with a checksum.
    let size = results.len() - 2 * 8;
    (from_files(&solved), positions, size)
}

#[test]
fn what_was_missed_most_is_unpacked_first() {
    let (tables, [queen, rook], size) = queen_and_rook();
    for position in [&queen, &rook, &rook] {
        assert_eq!(tables.unpacked().probe(position), None);
    }
    while tables.unpacked_bytes() == 0 {
        assert!(tables.unpack_piece());
    }
    assert_eq!(tables.unpacked_bytes(), size);
    assert_eq!(tables.unpacked().probe(&rook), Some(Dtm::Win(1)));
    assert_eq!(tables.unpacked().probe(&queen), None);
    unpack_wanted(&tables);
    assert_eq!(tables.unpacked_bytes(), 2 * size);
}

#[test]
fn a_table_in_use_gives_way_only_to_one_that_is_missed_very_often() {
    let (mut tables, [queen, rook], size) = queen_and_rook();
    let probe = |tables: &TableSet<chariot_chess::Position>, position| tables.unpacked().probe(position);
    tables.set_memory(size - 1);
    assert_eq!(probe(&tables, &queen), None);
    assert!(!tables.unpack_piece(), "a byte is lacking");
    tables.set_memory(size);
    assert_eq!(probe(&tables, &queen), None);
    assert!(unpack_wanted(&tables) > 0);
    assert_eq!(tables.unpacked_bytes(), size);
    for _ in 0..2 {
        assert_eq!(probe(&tables, &queen), Some(Dtm::Win(1)));
        assert_eq!(probe(&tables, &rook), None);
        assert!(!tables.unpack_piece(), "the queen's table is in use");
    }
    assert!(unpack_wanted(&tables) > 0, "it is no more");
    assert_eq!((probe(&tables, &queen), probe(&tables, &rook)), (None, Some(Dtm::Win(1))));

    // That was one miss.
    for _ in 1..99_999 {
        assert_eq!(probe(&tables, &queen), None);
    }
    assert_eq!(probe(&tables, &rook), Some(Dtm::Win(1)));
    assert!(!tables.unpack_piece());
    assert_eq!(probe(&tables, &queen), None);
    assert_eq!(probe(&tables, &rook), Some(Dtm::Win(1)));
    assert!(unpack_wanted(&tables) > 0);
    assert_eq!((probe(&tables, &queen), probe(&tables, &rook)), (Some(Dtm::Win(1)), None));
}

/// A requested table stays, and the others give way.
#[test]
fn a_table_that_is_asked_for_stays() {
    let (mut tables, [queen, rook], size) = queen_and_rook();
    tables.set_memory(size);
    for name in ["KQK", "KRK", "KQK"] {
        let ending = Material::parse::<chariot_chess::Position>(name).expect("an ending");
        assert!(tables.table(&ending).expect("it is there").stats(Side::First).is_some());
        assert!(tables.table(&ending).is_some());
        assert_eq!(tables.unpacked_bytes(), size, "{name}");
        let position = if name == "KQK" { &queen } else { &rook };
        assert_eq!(tables.unpacked().probe(position), Some(Dtm::Win(1)), "{name}");
    }
}

#[test]
fn a_table_that_no_memory_suffices_for_is_unknown_to_searches_only() {
    let solved = solve_all::<chariot_chess::Position>(&["KQK"]);
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
