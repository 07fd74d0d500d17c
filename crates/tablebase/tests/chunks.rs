//! Tables in chunks, as a browser stores them, and endings solved step by step.

use crate::support::{ReversedPool, Solved, solve_all, table};
use chariot_chess::Position;
use chariot_game::{Board, Piece, Rules, Side, SingleThread, SplitMix64, Tablebase};
use chariot_tablebase::{DtzTables, Material, SolveError, Solver, Table, TableError, TableSet};
use std::ops::ControlFlow::Continue;
use twox_hash::XxHash64;

/// Results in a chunk.
const CHUNK: usize = 1 << 18;

fn solved(name: &str) -> Table<Position> {
    table(&solve_all::<Position>(&[name]), name).clone()
}

fn chunks(table: &Table<Position>) -> Vec<Vec<u8>> {
    (0..).map_while(|number| table.chunk(None, number)).collect()
}

#[test]
fn a_table_read_chunk_by_chunk_answers_the_same() {
    // KRKR is symmetric: one side is stored.
    for name in ["KQKR", "KRKR"] {
        let whole = solved(name);
        let chunks = chunks(&whole);
        let ending = whole.material().clone();
        let mut tables = TableSet::new();
        tables.insert(
            Table::parse_start(&whole.chunked_start(None, &SingleThread).expect("memory")).expect("a start"),
        );
        let mut random = SplitMix64::new(5);
        let mut compared = 0;
        while compared < 1_000 {
            let placed: Vec<(Piece, u8)> =
                ending.pieces().into_iter().map(|piece| (piece, random.below(64) as u8)).collect();
            let side = Side::BOTH[random.below(2)];
            let Ok(position) = Position::from_pieces(&placed, side) else { continue };
            for (wanted, range) in tables.missing(&position) {
                assert_eq!(wanted, ending);
                assert_eq!(tables.probe(&position), None, "{position}");
                let mut chunk = chunks[range.start / CHUNK].clone();
                assert_eq!(range.len(), chunk.len());
                let table = tables.table_mut(&ending).expect("the table");
                chunk[7] ^= 1;
                assert_eq!(
                    table.add_block(range.start, &chunk),
                    Err(TableError::Corrupt { part: "blocks", offset: range.start })
                );
                chunk[7] ^= 1;
                table.add_block(range.start, &chunk).expect("the chunk");
            }
            assert_eq!(tables.probe(&position), whole.probe(&position), "{position}");
            compared += 1;
        }
    }
}

/// Distances to zeroing follow the results in chunks of their own, and give the answers of the solved table.
/// Restoring the results does not need them.
#[test]
fn distances_to_zeroing_are_kept_behind_the_results() {
    const LIMIT: u16 = 100;
    for (name, of_results) in [("KRK", 1), ("KRKR", 8)] {
        let solved = Solved::<Position>::new(&[name], LIMIT);
        let ending = Material::parse::<Position>(name).expect("an ending");
        let (whole, dtz) = (solved.dtm(&ending), solved.dtz.table(&ending));
        let start = whole.chunked_start(dtz, &SingleThread).expect("memory");
        assert_eq!(whole.chunked_start(dtz, &ReversedPool), Ok(start.clone()));
        let chunks: Vec<Vec<u8>> = (0..).map_while(|number| whole.chunk(dtz, number)).collect();
        assert_eq!(chunks.len(), 2 * of_results);
        assert_eq!(chunks[..of_results], self::chunks(whole));

        let mut tables = TableSet::new();
        tables.insert(Table::parse_start(&start).expect("a start"));
        for smaller in solved.tables.tables().filter(|table| *table.material() != ending) {
            tables.insert(smaller.clone());
        }
        let kept = DtzTables::new(LIMIT);
        let mut random = SplitMix64::new(9);
        let mut drawn = [0; 2];
        for _ in 0..8_000 {
            let mut placed: Vec<(Piece, u8)> =
                ending.pieces().into_iter().map(|piece| (piece, random.below(64) as u8)).collect();
            // With castling rights the result follows from the moves.
            let castles = random.below(2) == 0;
            if castles {
                (placed[0].1, placed[2].1) = (4, 7);
            }
            let Ok(position) = Position::from_pieces(&placed, Side::BOTH[random.below(2)]) else { continue };
            let (rights, clock) = (if castles { "K" } else { "-" }, 60 + random.below(41));
            let fen = position.to_string().replace(" - - 0 1", &format!(" {rights} - {clock} 80"));
            let position: Position = fen.parse().expect("a FEN");
            let missing = |tables: &TableSet<Position>| {
                let results = tables.missing(&position);
                if results.is_empty() { tables.missing_dtz(&position) } else { results }
            };
            while let [(_, range), ..] = &missing(&tables)[..] {
                let chunk = &chunks[range.start / CHUNK];
                assert_eq!(range.len(), chunk.len());
                let table = tables.table_mut(&ending).expect("the table");
                table.add_block(range.start, chunk).expect("the chunk");
            }
            let outcome = kept.outcome(&tables, &position);
            assert_eq!(outcome, solved.dtz.outcome(&solved.tables, &position), "{position}");
            let dtm = solved.tables.probe(&position).map(|dtm| dtm.outcome());
            drawn[usize::from(castles)] += usize::from(outcome != dtm);
        }
        assert!(drawn.into_iter().all(|drawn| drawn > 5), "{name}: the rule draws {drawn:?}");
        assert_eq!(kept.take_missed(), []);

        let mut restored = Table::restore(&start).expect("a start");
        for (number, chunk) in chunks.iter().enumerate().rev() {
            restored.add_block(number * CHUNK, chunk).expect("the chunk");
        }
        assert_eq!(restored, *whole);
    }
}

fn start_with_census(whole: &Table<Position>) -> Table<Position> {
    let file = whole.to_bytes(&SingleThread).expect("memory");
    let mut start = Table::<Position>::parse_start(&file[..4_096]).expect("a start");
    assert_eq!(start.stats(Side::First), None);
    start.add_census(&whole.census_file(&SingleThread).expect("memory")).expect("its census");
    start
}

#[test]
fn counts_and_samples_need_no_results() {
    for name in ["KQKR", "KRKR"] {
        let whole = solved(name);
        assert_eq!(whole.chunked_start(None, &ReversedPool), whole.chunked_start(None, &SingleThread));
        assert_eq!(whole.census_file(&ReversedPool), whole.census_file(&SingleThread));
        let chunked = whole.chunked_start(None, &SingleThread).expect("memory");
        let chunked = Table::<Position>::parse_start(&chunked).expect("a start");
        for start in [chunked, start_with_census(&whole)] {
            counts_and_samples_are_those(&start, &whole);
        }
    }
}

fn counts_and_samples_are_those(start: &Table<Position>, whole: &Table<Position>) {
    let name = whole.material();
    let mut random = SplitMix64::new(3);
    for side in Side::BOTH {
        let [known, counted] = [start, whole].map(|table| table.stats(side).expect("counts"));
        assert_eq!((known.draws, &known.by_plies), (counted.draws, &counted.by_plies));
        let longest =
            |stats: &chariot_tablebase::TableStats<Position>| stats.longest_win.as_ref().map(|win| win.1);
        assert_eq!(longest(&known), longest(&counted));
        for plies in [1, 8, 9, 20] {
            let drawn = start.random_position(side, &|dtm| dtm.plies() == Some(plies), &mut random);
            let is_there = counted.by_plies.get(usize::from(plies)).is_some_and(|&count| count > 0);
            assert_eq!(drawn.is_some(), is_there, "{name} {plies}");
            if let Some(position) = drawn {
                assert_eq!(position.side_to_move(), side);
                assert_eq!(whole.probe(&position).and_then(|dtm| dtm.plies()), Some(plies), "{position}");
            }
        }
    }
}

#[test]
fn a_census_of_something_else_is_refused() {
    let [krk, kqk] = ["KRK", "KQK"].map(|name| solved(name).census_file(&SingleThread).expect("memory"));
    let file = solved("KRK").to_bytes(&SingleThread).expect("memory");
    let mut start = Table::<Position>::parse_start(&file[..1_000]).expect("a start");
    let wrong = TableError::WrongMaterial { file: "KQK".to_owned(), wanted: "KRK".to_owned() };
    assert_eq!(start.add_census(&kqk), Err(wrong));
    let sums = [&krk, &kqk].map(|census| format!("{:016x}", XxHash64::oneshot(0, census)));
    assert_eq!(sums, ["5f707666bee95d42", "c32f52ec7afe5b08"], "other samples, or another layout");
    for place in (0..krk.len()).step_by(7) {
        let mut damaged = krk.clone();
        damaged[place] ^= 4;
        assert!(start.add_census(&damaged).is_err(), "byte {place}");
        assert!(start.add_census(&krk[..place]).is_err(), "cut at {place}");
    }
    assert_eq!(start.stats(Side::First), None);
    // A table with all results needs none.
    let mut whole = solved("KRK");
    whole.add_census(&krk).expect("its census");
    assert_eq!(whole.stats(Side::First), solved("KRK").stats(Side::First));
}

#[test]
fn a_restored_table_is_the_table() {
    for name in ["KQKR", "KRKR"] {
        let whole = solved(name);
        let mut table =
            Table::restore(&whole.chunked_start(None, &SingleThread).expect("memory")).expect("a start");
        for (number, chunk) in chunks(&whole).iter().enumerate().rev() {
            assert!(!table.is_solved());
            table.add_block(number * CHUNK, chunk).expect("the chunk");
        }
        assert!(table.is_solved());
        assert_eq!(table, whole);
    }
}

#[test]
fn damaged_starts_are_refused() {
    let start = solved("KRK").chunked_start(None, &SingleThread).expect("memory");
    for place in (0..start.len()).step_by(7) {
        let mut damaged = start.clone();
        damaged[place] ^= 4;
        assert!(Table::<Position>::parse_start(&damaged).is_err(), "byte {place}");
        assert!(Table::<Position>::restore(&start[..place]).is_err(), "cut at {place}");
    }
}

#[test]
fn an_ending_is_solved_step_by_step() {
    let tables = solve_all::<Position>(&["KRPK"]);
    let whole = table(&tables, "KRPK");
    let mut solver = Solver::<Position>::new(whole.material(), &SingleThread).expect("solvable");
    let mut missing: Vec<Material> = solver.missing().to_vec();
    let last = missing.pop().expect("an ending it leads to");
    for ending in &missing {
        solver.add(&tables.table(ending).expect("solved").unshared(), &SingleThread).expect("memory");
    }
    assert_eq!(solver.missing(), std::slice::from_ref(&last));
    solver.add(tables.table(&last).expect("solved"), &SingleThread).expect("memory");
    assert_eq!(solver.solve(&SingleThread, &mut |_| Continue(())).expect("solvable"), *whole);

    let solver = Solver::<Position>::new(whole.material(), &SingleThread).expect("solvable");
    let error = solver.solve(&SingleThread, &mut |_| Continue(())).expect_err("nothing was added");
    assert!(matches!(error, SolveError::Missing { .. }));
}

/// A census with a valid checksum and impossible contents.
#[test]
fn a_census_that_lies_is_refused() {
    let krk = solved("KRK").census_file(&SingleThread).expect("memory");
    let ending = Material::parse::<Position>("KRK").expect("an ending");
    let sealed = |mut bytes: Vec<u8>| {
        bytes.extend(XxHash64::oneshot(0, &bytes).to_le_bytes());
        Table::<Position>::check_census(&ending, &bytes)
    };
    let body = &krk[..krk.len() - 8];
    assert_eq!(sealed(body.to_vec()), Ok(()));
    let corrupt = Err(TableError::Corrupt { part: "header", offset: 0 });
    // The last four bytes are a sample's index.
    let beyond = [&body[..body.len() - 4], &u32::MAX.to_le_bytes()].concat();
    assert_eq!(sealed(beyond), corrupt);
    // The first code follows the header, which ends with name, positions and sides.
    let sides = body.windows(3).position(|bytes| bytes == b"KRK").expect("its name") + 3 + 8;
    for (place, value) in [(sides, 1), (sides, 0), (sides + 2, u8::MAX), (sides - 1, 1)] {
        let mut bytes = body.to_vec();
        bytes[place] = value;
        assert_eq!(sealed(bytes), corrupt, "byte {place} as {value}");
    }
    let mut large = body[..sides - 12].to_vec();
    large.extend(b"\x07KQRBNKQ");
    large.extend([0; 8]);
    large.extend([2, 0, 0]);
    let error = sealed(large).expect_err("too large");
    assert_eq!(error, TableError::TooLarge { ending: "KQRBNKQ".to_owned(), positions: 0 });
}
