//! Files: always the same bytes, and damaged ones never answer.

use crate::support::{ReversedPool, Solved, solve_all, table};
use chariot_chess::Position;
use chariot_game::{Board, Endgame, Piece, Side, SingleThread, SplitMix64, Tablebase};
use chariot_tablebase::{Material, Table, TableError, solve};
use std::ops::ControlFlow::Continue;
use testkit::toy::Skirmish;
use twox_hash::XxHash64;

fn bytes_of(name: &str) -> Vec<u8> {
    table(&solve_all::<Position>(&[name]), name).to_bytes(&SingleThread).expect("memory")
}

fn error_of(bytes: &[u8]) -> TableError {
    Table::<Position>::parse(bytes).expect_err("not a table")
}

fn flip(bytes: &mut [u8], place: usize) {
    bytes[place / 8] ^= 1 << (place % 8);
}

/// A file with some bytes of its header or body changed, and all checksums recomputed.
fn forged(bytes: &[u8], change: impl FnOnce(&mut [u8])) -> Vec<u8> {
    let mut forged = bytes.to_vec();
    change(&mut forged);
    let header = header_length(bytes);
    let blocks = (bytes.len() - 8 - header) as u64;
    // One block for each side; the directory ends the header, before its checksum.
    let directory = header - 8 - 2 * 12;
    let first = u32::from_le_bytes(bytes[directory..directory + 4].try_into().expect("four bytes")) as usize;
    assert!((first as u64) < blocks);
    let sum = |bytes: &[u8]| XxHash64::oneshot(0, bytes).to_le_bytes();
    let sums = [sum(&forged[header..header + first]), sum(&forged[header + first..bytes.len() - 8])];
    forged[directory + 4..directory + 12].copy_from_slice(&sums[0]);
    forged[directory + 16..directory + 24].copy_from_slice(&sums[1]);
    let header_sum = sum(&forged[..header - 8]);
    forged[header - 8..header].copy_from_slice(&header_sum);
    let end = bytes.len() - 8;
    let file_sum = sum(&forged[..end]);
    forged[end..].copy_from_slice(&file_sum);
    forged
}

/// Header length of a file with two sides of one block each; see the layout in `file/header.rs`.
fn header_length(bytes: &[u8]) -> usize {
    let kinds = usize::from(bytes[16]);
    let name = usize::from(bytes[17 + kinds]);
    let mut alphabets = 18 + kinds + name + 8 + 1 + 4;
    for _ in 0..2 {
        alphabets += 1 + 2 * usize::from(bytes[alphabets]);
    }
    alphabets + 2 * 12 + 8
}

#[test]
fn a_table_read_back_is_the_table() {
    let tables = solve_all::<Position>(&["KRK", "KBK", "KRKR"]);
    for table in tables.tables() {
        let bytes = table.to_bytes(&SingleThread).expect("memory");
        let read = Table::parse(&bytes).expect("what was written");
        assert!(read == *table, "{}", table.material());
        assert_eq!(read.to_bytes(&ReversedPool).expect("memory"), bytes);
    }
    let toys = solve_all::<Skirmish>(&["KRKC", "KPPK", "KNNK"]);
    for table in toys.tables() {
        let bytes = table.to_bytes(&SingleThread).expect("memory");
        assert!(Table::parse(&bytes).expect("what was written") == *table, "{}", table.material());
    }
}

/// Name of an ending and digest of its file.
fn told(ending: &Material, bytes: &[u8]) -> String {
    format!("{ending} {:016x}", XxHash64::oneshot(0, bytes))
}

/// Digests of the tables of endings and of all they lead to.
fn sums<P: Endgame + 'static>(names: &[&str]) -> Vec<String> {
    let tables = solve_all::<P>(names);
    let sum = |table: &Table<P>| told(table.material(), &table.to_bytes(&SingleThread).expect("memory"));
    let mut sums: Vec<String> = tables.tables().map(sum).collect();
    sums.sort_unstable();
    sums
}

/// Digests of their distances to zeroing, likewise.
fn sums_of_dtz<P: Endgame + 'static>(names: &[&str], limit: u16) -> Vec<String> {
    let solved = Solved::<P>::new(names, limit);
    let sum = |dtm: &Table<P>| {
        let dtz = solved.dtz.table(dtm.material()).expect("solved");
        told(dtm.material(), &dtz.to_bytes(dtm, &SingleThread).expect("memory"))
    };
    let mut sums: Vec<String> = solved.tables.tables().map(sum).collect();
    sums.sort_unstable();
    sums
}

/// Different bytes mean another format, which needs another version, or different results.
#[test]
fn files_keep_their_bytes() {
    assert_eq!(
        sums::<Skirmish>(&["KRCKC", "KPPK", "KNNK"]),
        [
            "KCK 1055222a74c5292d",
            "KCKC 9690e326419593b6",
            "KNK 114dd367633f741a",
            "KNNK f94c70dddf07d957",
            "KPK a93ce717965f57de",
            "KPPK b73155da4c00285f",
            "KRCK 3b64a994f499f1a2",
            "KRCKC 7c7d4ee99291d35a",
            "KRK f011f5ef6e375f2a",
            "KRKC 45e14b8e92843533"
        ]
    );
    assert_eq!(
        sums::<Position>(&["KPK", "KRKR"]),
        [
            "KBK 5d65992b69200b69",
            "KNK da68b9b8d197a875",
            "KPK 74f1b96822abdd0d",
            "KQK ab5d3717c73461fe",
            "KRK 2dcd77ddf9d1b71b",
            "KRKR bc1db908bcfe498d"
        ]
    );
    assert_eq!(
        sums::<chariot_xiangqi::Position>(&["KRKA", "KPKB"]),
        [
            "KAK 72386cd12425f281",
            "KBK 39d1269ac0382b1a",
            "KPK fc7ac5c3ab41e882",
            "KPKB 883d7a51e6cd3b82",
            "KRK 0e76232a4be6a7c0",
            "KRKA 60f6070edc5b62ee"
        ]
    );
}

#[test]
fn files_of_distances_to_zeroing_keep_their_bytes() {
    assert_eq!(
        sums_of_dtz::<Skirmish>(&["KRKC", "KPPK", "KNNK"], 6),
        [
            "KCK c492350827d53727",
            "KNK aa569b0e0ed88db0",
            "KNNK b184b58775751067",
            "KPK 8c31a52e777bc416",
            "KPPK 4f5d11066411c951",
            "KRK 8a65fdea77b9e725",
            "KRKC 37ee877f626a1874"
        ]
    );
    assert_eq!(
        sums_of_dtz::<Position>(&["KPK", "KRKR"], 12),
        [
            "KBK 81f17606155c19fe",
            "KNK d55692c5923f6e5f",
            "KPK fce066d473754b16",
            "KQK 9ce13707f5939a59",
            "KRK 34cafe3aa821d18c",
            "KRKR a66d674243d6f5db"
        ]
    );
}

#[test]
fn threads_do_not_change_a_byte() {
    let tables = solve_all::<Position>(&["KQK", "KRK"]);
    let ending = Material::parse::<Position>("KQKR").expect("an ending");
    let alone = solve(&ending, &tables, &SingleThread, &mut |_| Continue(())).expect("solvable");
    let together = solve(&ending, &tables, &ReversedPool, &mut |_| Continue(())).expect("solvable");
    assert!(alone == together);
    assert!(alone.to_bytes(&SingleThread) == together.to_bytes(&ReversedPool));
}

#[test]
fn the_first_tables_a_page_loads_are_small() {
    assert!(bytes_of("KQK").len() + bytes_of("KRK").len() < 6_000);
}

#[test]
fn every_flipped_bit_is_noticed() {
    for name in ["KRK", "KPK"] {
        let mut bytes = bytes_of(name);
        for place in 0..8 * bytes.len() {
            flip(&mut bytes, place);
            assert!(Table::<Position>::parse(&bytes).is_err(), "{name}: bit {place}");
            flip(&mut bytes, place);
        }
    }
}

#[test]
fn every_cut_is_noticed() {
    for name in ["KRK", "KPK"] {
        let bytes = bytes_of(name);
        for length in 0..bytes.len() {
            let error = error_of(&bytes[..length]);
            let cut = matches!(error, TableError::Truncated { bytes } if bytes == length);
            assert!(cut, "{name}, {length} bytes: {error}");
        }
        assert!(matches!(error_of(&[&bytes[..], b"\0"].concat()), TableError::Corrupt { .. }));
    }
}

#[test]
fn random_damage_of_a_larger_file_is_noticed() {
    let mut bytes = bytes_of("KRKR");
    let mut random = SplitMix64::new(1);
    for _ in 0..5_000 {
        let place = random.below(8 * bytes.len());
        flip(&mut bytes, place);
        assert!(Table::<Position>::parse(&bytes).is_err(), "bit {place}");
        flip(&mut bytes, place);
        let length = random.below(bytes.len());
        assert!(Table::<Position>::parse(&bytes[..length]).is_err(), "{length} bytes");
    }
    assert!(Table::<Position>::parse(&bytes).is_ok());
}

#[test]
fn other_files_are_told_apart() {
    let bytes = bytes_of("KRK");
    assert_eq!(error_of(b"<!doctype html><title>404</title>"), TableError::NotATable);
    let version = forged(&bytes, |bytes| bytes[8] += 1);
    assert_eq!(error_of(&version), TableError::WrongVersion { file: 5, engine: 4 });
    let rules = forged(&bytes, |bytes| bytes[10] += 1);
    let engine = Position::RULES_VERSION;
    assert_eq!(error_of(&rules), TableError::WrongRules { file: engine + 1, engine });
    let toy = table(&solve_all::<Skirmish>(&["KRK"]), "KRK").to_bytes(&SingleThread).expect("memory");
    assert_eq!(error_of(&toy), TableError::WrongGame { pieces: "KRNCP".to_owned() });
    for side_of_the_board in [14, 15] {
        let board = forged(&bytes, |bytes| bytes[side_of_the_board] += 1);
        assert_eq!(error_of(&board), TableError::WrongGame { pieces: Position::PIECE_LETTERS.to_owned() });
    }
    let sides = 17 + Position::PIECE_LETTERS.len() + 1 + 3 + 8;
    for (place, value) in [(12, 1), (13, 2), (sides, 0), (sides, 1), (sides, 3)] {
        let error = error_of(&forged(&bytes, |bytes| bytes[place] = value));
        assert_eq!(error, TableError::Corrupt { part: "header", offset: 0 }, "byte {place} as {value}");
    }
    let wanted = Material::parse::<Position>("KQK").expect("an ending");
    assert_eq!(
        Table::<Position>::parse_as(&wanted, &bytes).err(),
        Some(TableError::WrongMaterial { file: "KRK".to_owned(), wanted: "KQK".to_owned() })
    );
}

/// A header may lie even with a valid checksum: it cannot cause large allocations.
#[test]
fn lengths_are_checked_before_memory_is_taken() {
    let bytes = bytes_of("KRK");
    let counts = 17 + Position::PIECE_LETTERS.len() + 1 + 3;
    let blocks = counts + 9;
    for huge in [1 << 31, u32::MAX] {
        let forged = forged(&bytes, |bytes| bytes[blocks..blocks + 4].copy_from_slice(&huge.to_le_bytes()));
        assert!(Table::<Position>::parse(&forged).is_err());
    }
    for huge in [0, 1 << 31, 1 << 63, u64::MAX] {
        let forged = forged(&bytes, |bytes| bytes[counts..counts + 8].copy_from_slice(&huge.to_le_bytes()));
        assert!(matches!(error_of(&forged), TableError::Corrupt { part: "header", .. }));
    }
    let directory = header_length(&bytes) - 8 - 2 * 12;
    for huge in [u32::MAX, 1 << 31] {
        let forged =
            forged(&bytes, |bytes| bytes[directory..directory + 4].copy_from_slice(&huge.to_le_bytes()));
        assert!(matches!(error_of(&forged), TableError::Truncated { .. }));
    }
    let eight_pieces = Material::parse::<Position>("KQRBNKQR").expect("an ending");
    let name = forged(&bytes, |bytes| {
        bytes[counts - 3..counts].copy_from_slice(&eight_pieces.name().as_bytes()[..3])
    });
    assert!(Table::<Position>::parse(&name).is_err());
}

#[test]
fn codewords_that_are_no_code_are_refused() {
    let bytes = bytes_of("KRK");
    let alphabet = 18 + Position::PIECE_LETTERS.len() + 3 + 8 + 1 + 4;
    let words = usize::from(bytes[alphabet]);
    for at in alphabet + 1..alphabet + 1 + 2 * words {
        for byte in [0, 0x7F, 0xFF] {
            // Another DTM code may still be valid; only unsorted or overlong words are not.
            let is_length = (at - alphabet).is_multiple_of(2);
            let forged = forged(&bytes, |bytes| bytes[at] = byte);
            let refused = Table::<Position>::parse(&forged).is_err();
            assert!(refused || !is_length || byte == bytes[at], "byte {at} as {byte}");
        }
    }
}

/// Noise with valid checksums unpacks to some results, without a panic.
#[test]
fn noise_is_unpacked_without_harm() {
    let bytes = bytes_of("KRK");
    let header = header_length(&bytes);
    let mut random = SplitMix64::new(2);
    let pieces = Material::parse::<Position>("KRK").expect("an ending").pieces();
    let placed: Vec<(Piece, u8)> = pieces.into_iter().zip([0, 2, 63]).collect();
    let position = Position::from_pieces(&placed, Side::First).expect("a position");
    for _ in 0..20 {
        let noisy = forged(&bytes, |bytes| {
            let end = bytes.len() - 8;
            bytes[header..end].fill_with(|| random.next_u64() as u8);
        });
        let table = Table::<Position>::parse(&noisy).expect("checksums hold");
        assert_eq!(table.probe(&position), table.probe(&position));
        assert!(table.stats(Side::Second).is_some());
    }
}

/// Loading only the blocks that a position needs gives the results of the whole table.
#[test]
fn a_table_read_block_by_block_answers_the_same() {
    let mut tables = solve_all::<Position>(&["KQKR", "KBBK"]);
    for name in ["KQKR", "KBBK"] {
        let whole = table(&tables, name).clone();
        let bytes = whole.to_bytes(&SingleThread).expect("memory");
        let ending = whole.material().clone();
        tables.insert(Table::parse_start(&bytes[..4_096]).expect("a start"));
        let mut random = SplitMix64::new(5);
        let (mut compared, mut read) = (0, 0);
        while compared < 1_000 {
            let placed: Vec<(Piece, u8)> =
                ending.pieces().into_iter().map(|piece| (piece, random.below(64) as u8)).collect();
            let side = Side::BOTH[random.below(2)];
            let Ok(position) = Position::from_pieces(&placed, side) else { continue };
            let missing = tables.missing(&position);
            if !missing.is_empty() {
                assert_eq!(tables.probe(&position), None, "{position}");
            }
            for (wanted, range) in missing {
                assert_eq!(wanted, ending);
                let table = tables.table_mut(&ending).expect("the table");
                let mut block = bytes[range.clone()].to_vec();
                block[range.len() / 2] ^= 1;
                assert!(matches!(
                    table.add_block(range.start, &block),
                    Err(TableError::Corrupt { part: "blocks", offset }) if offset == range.start
                ));
                assert_eq!(tables.probe(&position), None, "{position}");
                let table = tables.table_mut(&ending).expect("the table");
                table.add_block(range.start, &bytes[range.clone()]).expect("the block");
                read += range.len();
            }
            assert_eq!(tables.probe(&position), whole.probe(&position), "{position}");
            compared += 1;
        }
        assert!(read < bytes.len(), "{name}: {read} of {} bytes", bytes.len());
    }
    let cut = Table::<Position>::parse_start(&bytes_of("KRK")[..20]).expect_err("cut off");
    assert_eq!(cut, TableError::Truncated { bytes: 20 });
}
