//! Adding and removing tables, and the counts of a table.

use crate::support::{solve_all, table};
use chariot_chess::Position;
use chariot_game::{Board, Dtm, Rules, Side, SingleThread, SplitMix64, Tablebase};
use chariot_tablebase::{Material, Table, TableSet};
use std::collections::{BTreeMap, BTreeSet};

fn start_of(file: &[u8]) -> &[u8] {
    let length = u32::from_le_bytes([file[10], file[11], file[12], file[13]]);
    &file[..length as usize]
}

fn ending(name: &str) -> Material {
    Material::parse::<Position>(name).expect("an ending")
}

#[test]
fn tables_come_and_go_and_the_others_stay() {
    let solved = solve_all::<Position>(&["KQKR", "KPK"]);
    let positions: Vec<(&str, Position)> = ["KBK", "KNK", "KPK", "KQK", "KQKR", "KRK"]
        .into_iter()
        .map(|name| (name, table(&solved, name).nth_position(Side::First, Dtm::Win(1), 0)))
        .filter_map(|(name, position)| Some((name, position?)))
        .collect();
    assert_eq!(positions.len(), 4, "bishop and knight mate nobody");
    let known = |tables: &TableSet<Position>| -> Vec<&str> {
        positions
            .iter()
            .filter_map(|(name, position)| {
                let dtm = tables.probe(position)?;
                assert_eq!(dtm, Dtm::Win(1), "{position}");
                Some(*name)
            })
            .collect()
    };

    let mut tables = TableSet::new();
    assert_eq!(tables.max_pieces(), 2);
    for name in ["KRK", "KQKR", "KPK", "KQK"] {
        tables.insert(table(&solved, name).clone());
    }
    tables.insert(table(&solved, "KRK").clone());
    let names = |tables: &TableSet<Position>| -> Vec<String> {
        tables.tables().map(|table| table.material().name().to_owned()).collect()
    };
    assert_eq!(names(&tables), ["KPK", "KQK", "KQKR", "KRK"]);
    assert_eq!(known(&tables), ["KPK", "KQK", "KQKR", "KRK"]);
    assert_eq!(tables.max_pieces(), 4);
    tables.remove(&ending("KQK"));
    tables.remove(&ending("KBBK"));
    assert_eq!(known(&tables), ["KPK", "KQKR", "KRK"]);
    tables.remove(&ending("KRK"));
    assert_eq!(known(&tables), ["KPK", "KQKR"]);
    tables.insert(table(&solved, "KQK").clone());
    assert_eq!(known(&tables), ["KPK", "KQK", "KQKR"]);
}

/// With castling or en passant rights, and before a step that gives one, the result is the best of the legal
/// moves; without the right it may differ.
#[test]
fn rights_are_looked_at_where_they_decide() {
    let solved = solve_all::<Position>(&["KPKP", "KRKR"]);
    let position = |fen: &str| fen.parse::<Position>().expect("a position");
    for fen in [
        "8/8/8/8/k2pP3/8/8/K7 b - e3 0 1",
        "8/8/8/8/1pP5/k7/8/K7 b - c3 0 1",
        "8/8/8/8/1p6/k7/2P5/K7 w - - 0 1",
        "3k4/8/8/8/8/8/1r6/R3K3 w Q - 0 1",
        "r3k3/1R6/8/8/8/8/8/3K4 b q - 0 1",
    ] {
        let position = position(fen);
        let after = |m| {
            let mut next = position.clone();
            next.play(m);
            solved.probe(&next).unwrap_or_else(|| panic!("{next}: a table")).before_move()
        };
        let best = position.legal_moves().into_iter().map(after).max_by_key(|dtm| dtm.preference());
        assert_eq!(solved.probe(&position), best, "{fen}");
    }
    let probe = |fen: &str| solved.probe(&position(fen));
    assert_ne!(probe("8/8/8/8/k2pP3/8/8/K7 b - e3 0 1"), probe("8/8/8/8/k2pP3/8/8/K7 b - - 0 1"));
    // Castling gives check and attacks the rook.
    for (right, none) in [
        ("3k4/8/8/8/8/8/1r6/R3K3 w Q - 0 1", "3k4/8/8/8/8/8/1r6/R3K3 w - - 0 1"),
        ("r3k3/1R6/8/8/8/8/8/3K4 b q - 0 1", "r3k3/1R6/8/8/8/8/8/3K4 b - - 0 1"),
    ] {
        assert!(matches!(probe(right), Some(Dtm::Win(_))), "{right}: {:?}", probe(right));
        assert_eq!(probe(none), Some(Dtm::Draw), "{none}");
    }
    // Moves that keep the rights could go on forever: unknown.
    assert_eq!(probe("3k4/8/8/8/8/8/1r6/R3K3 b Q - 0 1"), None);
}

/// Moves of the knight and of the other king keep the right for ever.
#[test]
fn nothing_is_missing_where_rights_may_last() {
    let solved = solve_all::<Position>(&["KRNK"]);
    let position: Position = "4k3/8/8/8/8/8/8/4K1NR w K - 0 1".parse().expect("a position");
    assert_eq!(solved.probe(&position), None);
    assert_eq!((solved.missing(&position), solved.missing_tables(&position)), (vec![], vec![]));
}

/// A table answers for its own pieces in either colour, and for no others.
#[test]
fn a_table_knows_its_own_pieces_only() {
    let solved = solve_all::<Position>(&["KQKR"]);
    let position = |fen: &str| fen.parse::<Position>().expect("a position");
    let table = |name: &str| table(&solved, name);
    let [own, exchanged] = ["7k/8/8/8/8/8/1r6/KQ6 w - - 0 1", "kq6/1R6/8/8/8/8/8/7K b - - 0 1"].map(position);
    assert_eq!(table("KQKR").probe(&own), Some(Dtm::Win(15)));
    assert_eq!(table("KQKR").probe(&exchanged), Some(Dtm::Win(15)));
    for other in
        ["7k/8/8/8/8/8/8/KQ6 w - - 0 1", "7k/8/8/8/8/8/1q6/KQ6 w - - 0 1", "7k/8/8/8/8/8/1b6/KQ6 w - - 0 1"]
    {
        assert_eq!(table("KQKR").probe(&position(other)), None, "{other}");
    }
    assert!(table("KQK").probe(&position("7k/8/8/8/8/8/8/KQ6 w - - 0 1")).is_some());
    assert!(table("KQK").probe(&position("kq6/8/8/8/8/8/8/7K w - - 0 1")).is_some());
    assert_eq!(table("KQK").probe(&position("7k/8/8/8/8/8/8/KR6 w - - 0 1")), None);

    // A file answers, and is asked, for only one side to move.
    let file = table("KQKR").to_bytes(&SingleThread).expect("memory");
    let mut start = Table::<Position>::parse_start(start_of(&file)).expect("a start");
    let other_side = position("7k/8/8/8/8/8/1r6/KQ6 b - - 0 1");
    let missing = [&own, &other_side].map(|position| start.missing(position));
    assert_eq!(missing.iter().filter(|range| range.is_some()).count(), 1, "{missing:?}");
    let range = missing.into_iter().flatten().next().expect("a block");
    start.add_block(range.start, &file[range]).expect("the block");
    let known = [&own, &other_side].map(|position| start.probe(position));
    assert_eq!(known.iter().filter(|dtm| dtm.is_some()).count(), 1, "{known:?}");
    assert_eq!([&own, &other_side].map(|position| start.missing(position)), [None, None]);
}

/// After a promotion the side to move may be the one without stored results. They follow from its moves, and
/// a capture there leads to an ending that no move of the first position reaches.
#[test]
fn what_lies_two_moves_ahead_is_asked_for() {
    let whole = solve_all::<Position>(&["KNPK"]);
    let mut parts = TableSet::new();
    let mut files = BTreeMap::new();
    for successor in ending("KNPK").successors::<Position>() {
        let Some(table) = whole.table(&successor) else { continue };
        let bytes = table.to_bytes(&SingleThread).expect("memory");
        parts.insert(Table::parse_start(start_of(&bytes)).expect("a start"));
        files.insert(successor.name().to_owned(), bytes);
    }
    parts.insert(table(&whole, "KNPK").clone());
    assert!(parts.table(&ending("KQNK")).is_some() && parts.table(&ending("KQK")).is_none());
    let add_blocks = |parts: &mut TableSet<Position>, position: &Position| {
        for (wanted, range) in parts.missing(position) {
            let block = &files[wanted.name()][range.clone()];
            parts.table_mut(&wanted).expect("begun").add_block(range.start, block).expect("its block");
        }
    };
    let mut wanted = BTreeSet::new();
    let mut random = SplitMix64::new(2);
    for _ in 0..2_000 {
        let squares = [random.below(64), random.below(64), random.below(64), 48 + random.below(8)];
        let pieces = ending("KNPK").pieces();
        let placed: Vec<_> =
            pieces.into_iter().zip(squares).map(|(piece, square)| (piece, square as u8)).collect();
        let Ok(position) = Position::from_pieces(&placed, Side::First) else { continue };
        assert_eq!(parts.missing_tables(&position), [], "all that moves lead to is there");
        for m in position.legal_moves() {
            let mut next = position.clone();
            next.play(m);
            add_blocks(&mut parts, &next);
            let missing = parts.missing_tables(&next);
            let known = parts.probe(&next);
            assert_eq!(known.is_none(), !missing.is_empty(), "{next}: {missing:?}");
            assert!(known.is_none() || known == whole.probe(&next), "{next}");
            wanted.extend(missing.iter().map(|ending| ending.name().to_owned()));
        }
    }
    assert!(wanted.is_subset(&["KQK", "KRK"].map(str::to_owned).into()), "{wanted:?}");
    assert!(wanted.contains("KQK"), "{wanted:?}");
}

/// With equal pieces on both sides, one side's results are stored; the other's positions have the sides
/// swapped.
#[test]
fn positions_of_either_side_are_found_where_one_is_kept() {
    let solved = solve_all::<Position>(&["KRKR"]);
    for side in Side::BOTH {
        for dtm in [Dtm::Win(1), Dtm::Loss(2), Dtm::Draw] {
            for nth in [0, 1, 50] {
                let position = table(&solved, "KRKR").nth_position(side, dtm, nth).expect("a position");
                assert_eq!(
                    (position.side_to_move(), solved.probe(&position)),
                    (side, Some(dtm)),
                    "{position}"
                );
            }
        }
    }
}

/// A set with the file of KRK.
fn set_of_a_file() -> TableSet<Position> {
    let bytes = table(&solve_all::<Position>(&["KRK"]), "KRK").to_bytes(&SingleThread).expect("memory");
    let mut tables = TableSet::new();
    tables.insert(Table::parse(&bytes).expect("a table"));
    tables
}

/// A file's own probe knows one side only, whatever its set has worked out before.
#[test]
fn a_probe_of_one_table_does_not_depend_on_earlier_ones() {
    let tables = set_of_a_file();
    let position = "8/8/8/8/8/2k5/1R6/K7 b - - 0 1".parse::<Position>().expect("a FEN");
    let alone = || tables.tables().next().expect("one").probe(&position);
    assert_eq!(alone(), None);
    assert!(tables.probe(&position).is_some());
    assert_eq!(alone(), None);
}

/// Hot probes are no slow steps: a search looks at its clock after those.
#[test]
fn decoded_blocks_are_slow_steps() {
    let tables = set_of_a_file();
    let position = "8/8/8/8/8/2k5/1R6/K7 w - - 0 1".parse::<Position>().expect("a FEN");
    let steps = [0, 1, 2].map(|_| {
        assert!(tables.probe(&position).is_some());
        tables.slow_steps()
    });
    assert_eq!(steps, [1, 1, 1]);
}
