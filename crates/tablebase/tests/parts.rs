//! Files of which only some bytes are there.

use crate::support::{Solved, solve_all, table};
use chariot_chess::Position;
use chariot_game::{Board, Piece, Rules, Side, SingleThread, SplitMix64, Tablebase};
use chariot_tablebase::{BlockSource, DtzTables, Material, Table, TableError, TableSet, TableStats};
use std::borrow::Cow;
use std::ops::Range;
use std::sync::{Arc, Mutex};

fn start_of(file: &[u8]) -> &[u8] {
    let length = u32::from_le_bytes([file[10], file[11], file[12], file[13]]);
    &file[..length as usize]
}

fn random(ending: &Material, random: &mut SplitMix64) -> Position {
    loop {
        let pieces = ending.pieces().into_iter();
        let placed: Vec<(Piece, u8)> = pieces.map(|piece| (piece, random.below(64) as u8)).collect();
        if let Ok(position) = Position::from_pieces(&placed, Side::BOTH[random.below(2)]) {
            return position;
        }
    }
}

/// Loading only the blocks that a position needs gives the results of the whole table.
#[test]
fn a_table_read_block_by_block_answers_the_same() {
    for name in ["KQKR", "KBBK", "KPKP"] {
        let mut tables = solve_all::<Position>(&[name]);
        let whole = tables.table(&Material::parse::<Position>(name).expect("an ending")).cloned();
        let whole = whole.expect("solved");
        let bytes = whole.to_bytes(&SingleThread).expect("memory");
        let ending = whole.material().clone();
        tables.insert(Table::parse_start(start_of(&bytes)).expect("a start"));
        let mut numbers = SplitMix64::new(5);
        let mut read = 0;
        for _ in 0..300 {
            let position = random(&ending, &mut numbers);
            let missing = tables.missing(&position);
            if !missing.is_empty() {
                assert_eq!(tables.probe(&position), None, "{position}");
            }
            for (wanted, range) in missing {
                assert_eq!(wanted, ending);
                let mut block = bytes[range.clone()].to_vec();
                block[range.len() / 2] ^= 1;
                let table = tables.table_mut(&ending).expect("the table");
                assert_eq!(
                    table.add_block(range.start, &block),
                    Err(TableError::Corrupt { part: "blocks", offset: range.start })
                );
                assert_eq!(tables.probe(&position), None, "{position}");
                let table = tables.table_mut(&ending).expect("the table");
                table.add_block(range.start, &bytes[range.clone()]).expect("the block");
                read += range.len();
            }
            assert_eq!(tables.probe(&position), whole.probe(&position), "{position}");
        }
        assert!(read < bytes.len(), "{name}: {read} of {} bytes", bytes.len());
    }
}

#[test]
fn a_start_is_whole_or_refused() {
    let tables = solve_all::<Position>(&["KRKR"]);
    let bytes = table(&tables, "KRKR").to_bytes(&SingleThread).expect("memory");
    let start = start_of(&bytes);
    assert!(start.len() < bytes.len());
    for length in (0..start.len()).step_by(97) {
        let cut = Table::<Position>::parse_start(&bytes[..length]).expect_err("cut off");
        assert_eq!(cut, TableError::Truncated { bytes: length });
    }
    for place in (0..start.len()).step_by(7) {
        let mut damaged = start.to_vec();
        damaged[place] ^= 4;
        assert!(Table::<Position>::parse_start(&damaged).is_err(), "byte {place}");
    }
}

#[test]
fn a_start_has_counts_and_samples() {
    for name in ["KQKR", "KRKR"] {
        let tables = solve_all::<Position>(&[name]);
        let whole = table(&tables, name);
        let bytes = whole.to_bytes(&SingleThread).expect("memory");
        let start = Table::<Position>::parse_start(start_of(&bytes)).expect("a start");
        let mut numbers = SplitMix64::new(3);
        for side in Side::BOTH {
            let [known, counted] = [&start, whole].map(|table| table.stats(side));
            assert_eq!(known, counted);
            let longest = |stats: &TableStats<Position>| stats.longest_win.as_ref().map(|win| win.1);
            assert!(longest(&known).is_some() || side == Side::Second);
            for plies in [1, 8, 9, 20] {
                let drawn = start.random_position(side, &|dtm| dtm.plies() == Some(plies), &mut numbers);
                let is_there = counted.by_plies.get(usize::from(plies)).is_some_and(|&count| count > 0);
                assert_eq!(drawn.is_some(), is_there, "{name} {plies}");
                if let Some(position) = drawn {
                    assert_eq!(position.side_to_move(), side);
                    assert_eq!(whole.probe(&position).and_then(|dtm| dtm.plies()), Some(plies), "{position}");
                }
            }
        }
    }
}

/// A file that counts how it is read.
#[derive(Debug)]
struct Counted {
    bytes: Vec<u8>,
    reads: Arc<Mutex<Vec<Range<u64>>>>,
}

impl BlockSource for Counted {
    fn read(&self, range: Range<u64>) -> Option<Cow<'_, [u8]>> {
        self.reads.lock().expect("no panic").push(range.clone());
        self.bytes.get(range.start as usize..range.end as usize).map(Cow::Borrowed)
    }
}

/// The bytes of a probe are one block, and a second probe nearby reads nothing.
#[test]
fn a_probe_reads_one_block() {
    let tables = solve_all::<Position>(&["KQKR"]);
    let bytes = table(&tables, "KQKR").to_bytes(&SingleThread).expect("memory");
    let reads = Arc::new(Mutex::new(Vec::new()));
    let source = Counted { bytes, reads: Arc::clone(&reads) };
    let read = Table::<Position>::open(Box::new(source)).expect("a table");
    let probe = |fen: &str| read.probe(&fen.parse::<Position>().expect("a FEN"));
    let reads_of = |fen: &str| {
        reads.lock().expect("no panic").clear();
        assert!(probe(fen).is_some(), "{fen}");
        reads.lock().expect("no panic").clone()
    };
    // The blocks that teach and its own.
    let first = reads_of("7k/8/8/8/8/8/1r6/KQ6 w - - 0 1");
    assert_eq!(first.len(), 24 + 1, "{first:?}");
    assert_eq!(reads_of("7k/8/8/2r5/8/8/8/KQ6 w - - 0 1"), []);
    assert_eq!(reads_of("8/8/7k/2r5/8/8/8/KQ6 w - - 0 1"), []);
    let other = reads_of("8/8/7k/8/8/2r5/2Q5/K7 w - - 0 1");
    assert_eq!(other.len(), 1, "{other:?}");
    assert!(other[0].end - other[0].start < 4_096, "{other:?}");
    assert_ne!(other[0], first[24]);
}

/// The last byte is there, so all of them are: blocks are read later.
#[test]
fn a_cut_file_does_not_open() {
    let open = |bytes: &[u8]| Table::<Position>::open(Box::new(bytes.to_vec()));
    // All blocks of one are in its start, but not of the other.
    for name in ["KRK", "KRKR"] {
        let bytes = table(&solve_all::<Position>(&[name]), name).to_bytes(&SingleThread).expect("memory");
        assert!(open(&bytes).is_ok());
        for length in (0..bytes.len()).step_by(977).chain([bytes.len() - 1]) {
            assert!(
                matches!(open(&bytes[..length]), Err(TableError::Corrupt { .. })),
                "{name}, {length} bytes"
            );
        }
    }
}

/// A file of distances to zeroing with a table read by byte ranges.
#[test]
fn distances_to_zeroing_go_with_a_table_in_parts() {
    const LIMIT: u16 = 20;
    let ending = Material::parse::<Position>("KQKR").expect("an ending");
    let solved = Solved::<Position>::new(&["KQKR"], LIMIT);
    let dtm = solved.dtm(&ending);
    let file = dtm.to_bytes(&SingleThread).expect("memory");
    let mut tables = TableSet::new();
    let mut by_blocks = DtzTables::new(LIMIT);
    for smaller in solved.tables.tables() {
        tables.insert(smaller.clone());
        let dtz = solved.dtz.table(smaller.material()).expect("solved");
        let dtz = dtz.to_bytes(smaller, &SingleThread).expect("memory");
        assert_eq!(by_blocks.insert_file(&dtz).as_ref(), Ok(smaller.material()));
    }
    tables.insert(Table::parse_start(start_of(&file)).expect("a table"));
    let mut numbers = SplitMix64::new(6);
    for _ in 0..200 {
        let position = random(&ending, &mut numbers);
        for next in position.legal_moves().into_iter().map(|m| after(&position, m)).chain([position.clone()])
        {
            for (material, range) in tables.missing(&next) {
                let table = tables.table_mut(&material).expect("it is there");
                table.add_block(range.start, &file[range]).expect("a block");
            }
        }
        assert_eq!(by_blocks.probe(&tables, &position), solved.probe(&position), "{position}");
        assert_eq!(by_blocks.take_missed(), []);
    }
}

fn after(position: &Position, m: chariot_chess::Move) -> Position {
    let mut next = position.clone();
    next.play(m);
    next
}
