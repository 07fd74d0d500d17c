//! Files: always the same bytes, and damaged ones never answer.

use crate::support::{ReversedPool, Solved, results, solve_all, table};
use chariot_chess::Position;
use chariot_game::{Board, Endgame, Side, SingleThread, SplitMix64};
use chariot_tablebase::{DtzTable, Material, Table, TableError, solve};
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

/// A file with some bytes before its blocks changed, and the checksum recomputed.
fn forged(bytes: &[u8], change: impl FnOnce(&mut [u8])) -> Vec<u8> {
    let mut forged = bytes.to_vec();
    let covered = covered(bytes);
    change(&mut forged);
    let sum = XxHash64::oneshot(0, &forged[..covered]).to_le_bytes();
    forged[covered..covered + 8].copy_from_slice(&sum);
    forged
}

/// Length of all before the checksum (`file/header.rs`).
fn covered(bytes: &[u8]) -> usize {
    let sum = |at: usize| XxHash64::oneshot(0, &bytes[..at]).to_le_bytes();
    (14..bytes.len() - 8).find(|&at| bytes[at..at + 8] == sum(at)).expect("a checksum")
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
            "KCK a59f3a373dec12b2",
            "KCKC e84fbcd61811a186",
            "KNK 43db23fdd645b834",
            "KNNK 18c7faf0c38cf8ee",
            "KPK 680f320f8d75bec9",
            "KPPK b081f38275e7d171",
            "KRCK da0c96d98b1eee41",
            "KRCKC 9f6e0d459dc0d51b",
            "KRK 18feb1a724e46205",
            "KRKC 774d5c6d78a987e2"
        ]
    );
    assert_eq!(
        sums::<Position>(&["KPK", "KRKR"]),
        [
            "KBK f66659473fad6eb8",
            "KNK a34bc8907d670600",
            "KPK 8fbdc5274a932c04",
            "KQK a1127958bd598092",
            "KRK 7d1f8812ff77ffcd",
            "KRKR c3161f09d56983e2"
        ]
    );
    assert_eq!(
        sums::<chariot_xiangqi::Position>(&["KRKA", "KPKB"]),
        [
            "KAK 3c0c21949a35fffb",
            "KBK 642af50f66385d34",
            "KPK 76dfe2a3bd625471",
            "KPKB 36749fc516f66b53",
            "KRK 5cb125938cf591d7",
            "KRKA 9db19cb00b6ecf8d"
        ]
    );
}

#[test]
fn files_of_distances_to_zeroing_keep_their_bytes() {
    assert_eq!(
        sums_of_dtz::<Skirmish>(&["KRKC", "KPPK", "KNNK"], 6),
        [
            "KCK 382641d6e15174b8",
            "KNK 87a22628ee279677",
            "KNNK 50ae2e11919c1468",
            "KPK 95cc13ca31f25a46",
            "KPPK 8b62522bbd671ddc",
            "KRK 1ba10af28dab4854",
            "KRKC 906e9428f98340b4"
        ]
    );
    assert_eq!(
        sums_of_dtz::<Position>(&["KPK", "KRKR"], 12),
        [
            "KBK 3b26f0baae6e15bc",
            "KNK 7b3c82e8cc8a2b4b",
            "KPK a3652ece80115057",
            "KQK 0b751066b0b0d616",
            "KRK d18d30733692d6f7",
            "KRKR b2ebc517a9d3d10c"
        ]
    );
}

#[test]
fn threads_do_not_change_a_byte() {
    let tables = solve_all::<Position>(&["KQK", "KRK"]);
    let ending = Material::parse::<Position>("KQKR").expect("an ending");
    let alone = solve(&ending, &tables, &SingleThread, &mut |_| Continue(())).expect("solvable");
    let together = solve(&ending, &tables, &ReversedPool, &mut |_| Continue(())).expect("solvable");
    assert!(results(&alone) == results(&together));
    assert!(alone.to_bytes(&SingleThread) == together.to_bytes(&ReversedPool));
}

#[test]
fn the_first_tables_a_page_loads_are_small() {
    assert!(bytes_of("KQK").len() + bytes_of("KRK").len() < 6_600);
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
    for _ in 0..testkit::cases(5_000) {
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
    for text in ["<!doctype html><title>404</title>", "<"] {
        assert_eq!(error_of(text.as_bytes()), TableError::NotATable);
    }
    let version = forged(&bytes, |bytes| bytes[8] = 4);
    assert_eq!(error_of(&version), TableError::WrongVersion { file: 4, engine: 5 });
    let told = error_of(&version).to_string();
    assert!(told.contains("tbgen generate") && told.lines().count() == 1, "{told}");
    let rules = forged(&bytes, |bytes| bytes[14] += 1);
    let engine = Position::RULES_VERSION;
    assert_eq!(error_of(&rules), TableError::WrongRules { file: engine + 1, engine });
    let toy = table(&solve_all::<Skirmish>(&["KRK"]), "KRK").to_bytes(&SingleThread).expect("memory");
    assert_eq!(error_of(&toy), TableError::WrongGame { pieces: "KRNCP".to_owned() });
    for side_of_the_board in [17, 18] {
        let board = forged(&bytes, |bytes| bytes[side_of_the_board] += 1);
        assert_eq!(error_of(&board), TableError::WrongGame { pieces: Position::PIECE_LETTERS.to_owned() });
    }
    let metric = forged(&bytes, |bytes| bytes[16] = 1);
    assert_eq!(error_of(&metric), TableError::Corrupt { part: "header", offset: 0 });
    let wanted = Material::parse::<Position>("KQK").expect("an ending");
    assert_eq!(
        Table::<Position>::parse_as(&wanted, &bytes).err(),
        Some(TableError::WrongMaterial { file: "KRK".to_owned(), wanted: "KQK".to_owned() })
    );
}

/// A header may lie even with a valid checksum: it cannot cause large allocations, nor a panic.
#[test]
fn a_header_that_lies_does_no_harm() {
    let bytes = bytes_of("KRK");
    let counts = 20 + Position::PIECE_LETTERS.len() + 1 + 3;
    for huge in [1 << 31, u32::MAX] {
        let blocks = counts + 8;
        let forged = forged(&bytes, |bytes| bytes[blocks..blocks + 4].copy_from_slice(&huge.to_le_bytes()));
        assert!(Table::<Position>::parse(&forged).is_err());
    }
    let positions = u64::from_le_bytes(bytes[counts..counts + 8].try_into().expect("eight bytes"));
    for lie in [0, positions - 1, positions + 1, 1 << 31, 1 << 63, u64::MAX] {
        let forged = forged(&bytes, |bytes| bytes[counts..counts + 8].copy_from_slice(&lie.to_le_bytes()));
        assert!(matches!(error_of(&forged), TableError::Corrupt { part: "header", .. }));
    }
    let eight_pieces = Material::parse::<Position>("KQRBNKQR").expect("an ending");
    let name = forged(&bytes, |bytes| {
        bytes[counts - 3..counts].copy_from_slice(&eight_pieces.name().as_bytes()[..3])
    });
    assert!(Table::<Position>::parse(&name).is_err());
    let position = "8/8/8/8/8/2k5/1R6/K7 w - - 0 1".parse::<Position>().expect("a FEN");
    for at in 14..covered(&bytes) {
        for byte in [0, 1, 0x7F, 0xFF, bytes[at] ^ 0x40] {
            if let Ok(table) = Table::<Position>::parse(&forged(&bytes, |bytes| bytes[at] = byte)) {
                let _ = (table.probe(&position), table.stats(Side::Second));
                let _ = table.random_position(Side::First, &|_| true, &mut SplitMix64::new(1));
            }
        }
    }
}

/// Distances to zeroing of draws are not stored.
#[test]
fn distances_to_zeroing_that_store_draws_are_damaged() {
    let solved = Solved::<Position>::new(&["KPK"], 100);
    let ending = Material::parse::<Position>("KPK").expect("an ending");
    let dtz = solved.dtz.table(&ending).expect("solved");
    let bytes = dtz.to_bytes(solved.dtm(&ending), &SingleThread).expect("memory");
    let blocks = 20 + Position::PIECE_LETTERS.len() + 1 + 3 + 8;
    let blocks = u32::from_le_bytes(bytes[blocks..blocks + 4].try_into().expect("four bytes"));
    // The code of the longest codeword, before the directory.
    let last = covered(&bytes) - 6 * blocks as usize - 2;
    let read =
        |code| DtzTable::<Position>::parse_as(&ending, &forged(&bytes, |bytes| bytes[last] = code)).err();
    assert_eq!([bytes[last], 249].map(read), [None, None]);
    assert!(matches!(read(253), Some(TableError::Corrupt { part: "header", .. })));
}

/// The start's length is checked before anything is read: nobody waits for bytes that no file has.
#[test]
fn a_wrong_length_of_the_start_is_damage() {
    let bytes = bytes_of("KRKR");
    let real = u32::from_le_bytes([bytes[10], bytes[11], bytes[12], bytes[13]]);
    assert!(bytes.len() > real as usize + 1, "not all blocks are in the start");
    for length in [0, 13, 14, 40, real - 1, real + 1, u32::MAX] {
        let lying = forged(&bytes, |bytes| bytes[10..14].copy_from_slice(&length.to_le_bytes()));
        let error = error_of(&lying);
        let offset = if (14..1 << 30).contains(&length) { 0 } else { 10 };
        assert_eq!(error, TableError::Corrupt { part: "header", offset }, "{length}");
        let start = Table::<Position>::parse_start(&lying).expect_err("damaged");
        assert!(matches!(start, TableError::Corrupt { .. }), "{length}: {start}");
    }
}

/// Replaces the census of the first side, whose counts are those of a whole file.
fn with_census(bytes: &[u8], census: &[u8]) -> Vec<u8> {
    let start = 20 + Position::PIECE_LETTERS.len() + 1 + 3 + 12;
    forged(bytes, |bytes| bytes[start..start + census.len()].copy_from_slice(census))
}

#[test]
fn a_census_that_cannot_be_is_refused() {
    let bytes = bytes_of("KRK");
    let start = 20 + Position::PIECE_LETTERS.len() + 1 + 3 + 12;
    let [codes, first] = [bytes[start], bytes[start + 1]];
    assert!(codes > 2 && first < 200);
    assert_eq!(with_census(&bytes, &[codes, first]), bytes);
    let huge: Vec<u8> = [&[codes, first][..], &[0xFF; 8], &[0x7F, 1, 0]].concat();
    let unsampled = [codes, first, 7, 0];
    let more_samples_than_positions = [codes, first, 1, 2, 3, 4];
    let illegal = [codes, 255, 7, 1, 0];
    let twice = [codes, 9, 7, 1, 0, 9, 7, 1, 0];
    let none = [codes, first, 0, 0];
    let wrong: [&[u8]; 6] = [&huge, &unsampled, &more_samples_than_positions, &illegal, &twice, &none];
    for census in wrong {
        let error = error_of(&with_census(&bytes, census));
        assert!(matches!(error, TableError::Corrupt { part: "header", .. }), "{census:?}: {error}");
    }
}

#[test]
fn a_census_that_counts_a_code_twice_is_refused() {
    let bytes = bytes_of("KRK");
    let first = 20 + Position::PIECE_LETTERS.len() + 1 + 3 + 12 + 1;
    let past_number = |at: usize| at + 1 + bytes[at..].iter().take_while(|&&byte| byte >= 0x80).count();
    let samples = past_number(first + 1);
    let second = (0..bytes[samples]).fold(samples + 1, |at, _| past_number(at));
    assert!(bytes[second] > bytes[first]);
    let twice = forged(&bytes, |bytes| bytes[second] = bytes[first]);
    assert_eq!(error_of(&twice), TableError::Corrupt { part: "header", offset: 0 });
}
