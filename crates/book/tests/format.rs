//! Pieces and headers: what is written is read again, and what is damaged is refused.

use chariot_book::{Book, BookError, Entry, Header, Index, Part, Piece, Record, Squares, Verdict};
use chariot_game::SplitMix64;

/// Positions with random moves and results.
fn positions(count: usize, seed: u64) -> Vec<(u32, Vec<Entry>)> {
    let mut random = SplitMix64::new(seed);
    let mut below = |bound: usize| random.below(bound) as u32;
    let mut hash = 0;
    (0..count)
        .map(|_| {
            hash += 1 + below(40_000_000 / count.max(1));
            let moves = (0..1 + below(5))
                .map(|index| {
                    let squares =
                        Squares { from: below(90) as u8, to: below(90) as u8, promotion: below(6) as u8 };
                    let [wins, draws, losses] = [0; 3].map(|_| below(200) * index);
                    let games = wins + draws + losses + below(2);
                    let score = (below(3) > 0).then(|| below(6_001) as i16 - 3_000);
                    let verdict = [None, Some(Verdict::Sound), Some(Verdict::Dubious), Some(Verdict::Losing)];
                    let verdict = verdict[below(4) as usize];
                    (squares, Record { games, wins, draws, losses, score, verdict })
                })
                .collect();
            (hash, moves)
        })
        .collect()
}

#[test]
fn a_piece_is_read_as_it_was_written() {
    for count in [0, 1, 2, 500] {
        let positions = positions(count, 5);
        let piece = Piece::parse(&Piece::write(&positions)).expect("a piece");
        let read: Vec<(u32, Vec<Entry>)> = piece.iter().map(|(hash, moves)| (hash, moves.to_vec())).collect();
        assert_eq!(read, positions);
        for (hash, moves) in &positions {
            assert_eq!(piece.moves(*hash), moves);
        }
        assert!(piece.moves(u32::MAX).is_empty());
    }
}

#[test]
fn scores_of_any_size_are_kept() {
    let squares = Squares { from: 0, to: 1, promotion: 0 };
    for score in [None, Some(0), Some(-1), Some(1), Some(63), Some(-64), Some(i16::MAX), Some(i16::MIN)] {
        let moves = vec![(squares, Record { score, ..Record::default() })];
        let piece = Piece::parse(&Piece::write(&[(u32::MAX, moves.clone())])).expect("a piece");
        assert_eq!(piece.moves(u32::MAX), moves);
    }
}

/// Every bit that flips and every byte that is missing is noticed.
#[test]
fn damaged_pieces_are_refused() {
    let bytes = Piece::write(&positions(40, 9));
    for length in 0..bytes.len() {
        assert!(Piece::parse(&bytes[..length]).is_err(), "cut off at {length}");
    }
    for index in 0..8 * bytes.len() {
        let mut damaged = bytes.clone();
        damaged[index / 8] ^= 1 << (index % 8);
        assert!(Piece::parse(&damaged).is_err(), "bit {index}");
    }
    assert!(Piece::parse(&[&bytes[..], &[0]].concat()).is_err());
}

/// FNV-1a, to give nonsense the right checksum.
fn with_checksum(columns: &[u8]) -> Vec<u8> {
    let step = |hash: u32, &byte: &u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    let checksum = columns.iter().fold(0x811c_9dc5, step);
    [&checksum.to_le_bytes()[..], columns].concat()
}

#[test]
fn nonsense_with_the_right_checksum_is_refused_too() {
    // Positions, moves, hash, count, from, to, games, wins, draws, open, score, verdict.
    let sound = [1, 1, 7, 1, 12, 28, 3, 1, 1, 0, 0, 1];
    assert!(Piece::parse(&with_checksum(&sound)).is_ok());
    for (place, value) in [(0, 2), (1, 2), (3, 0), (3, 2), (6, 1), (7, 9), (10, 128)] {
        let mut columns = sound;
        columns[place] = value;
        assert!(Piece::parse(&with_checksum(&columns)).is_err(), "{value} at {place}");
    }
    let huge = [255, 255, 255, 255, 15, 255, 255, 255, 255, 15];
    assert!(matches!(Piece::parse(&with_checksum(&huge)), Err(BookError::Corrupt { .. })));
    assert!(Piece::parse(&with_checksum(&[255; 12])).is_err());
    let mut random = SplitMix64::new(3);
    for _ in 0..20_000 {
        let columns: Vec<u8> = (0..random.below(40)).map(|_| random.below(12) as u8).collect();
        // Whatever comes, it does not panic.
        let _ = Piece::parse(&with_checksum(&columns));
    }
}

#[test]
fn an_index_names_the_piece_of_every_position() {
    let mut random = SplitMix64::new(11);
    for count in [0_u32, 1, 2, 3, 700, 30_000] {
        let positions: Vec<(u32, usize)> =
            (0..count).map(|number| (number.wrapping_mul(0x9e37_79b1), random.below(60))).collect();
        let bytes = Index::write(&positions, 60);
        let index = Index::parse(&bytes).expect("an index");
        for &(hash, piece) in &positions {
            assert_eq!(index.piece_of(hash, 60), piece, "{count}: {hash}");
        }
        assert!(index.piece_of(12_345, 60) < 60);
        let limit = 60 + count as usize * 5 / 4;
        assert!(bytes.len() <= limit, "{count}: {} bytes", bytes.len());
        for length in 0..bytes.len().min(40) {
            assert!(Index::parse(&bytes[..length]).is_err(), "cut off at {length}");
        }
    }
}

#[test]
fn a_header_says_where_the_parts_lie() {
    let pieces = [vec![], vec![4]];
    let file = Header::file("chess", &[1, 2, 3], &[9], &pieces);
    // Its beginning is enough.
    let header = Header::parse(&file[..file.len() - 5]).expect("a header");
    assert_eq!((header.game.as_str(), header.pieces()), ("chess", 2));
    assert_eq!(header.packed(&file, Part::First), Ok(&[1, 2, 3][..]));
    assert_eq!(header.packed(&file, Part::Index), Ok(&[9][..]));
    for (number, bytes) in pieces.iter().enumerate() {
        assert_eq!(header.packed(&file, Part::Piece(number)), Ok(&bytes[..]));
    }
    assert_eq!(header.check_game("chess"), Ok(()));
    assert_eq!(header.check_game("xiangqi"), Err(BookError::WrongGame { file: "chess".to_owned() }));
}

#[test]
fn a_damaged_header_is_refused() {
    let file = Header::file("chess", &[1], &[2], &[vec![3]]);
    for length in 0..32 {
        assert!(matches!(Header::parse(&file[..length]), Err(BookError::Truncated { .. })), "{length}");
    }
    let with = |place: usize, value: u8| {
        let mut damaged = file.clone();
        damaged[place] = value;
        Header::parse(&damaged)
    };
    assert_eq!(with(0, b'X'), Err(BookError::NotABook));
    assert_eq!(with(4, 9), Err(BookError::WrongVersion { file: 9, engine: 2 }));
    for (place, value) in [(6, 0), (6, 1), (6, 2), (6, 4), (16, 0), (20, 255)] {
        assert!(with(place, value).is_err(), "{value} at {place}");
    }
    let header = Header::parse(&file).expect("a header");
    assert_eq!(header.packed(&file[..33], Part::Index), Err(BookError::Truncated { offset: 33 }));
}

/// Here nothing is packed.
#[test]
fn a_book_finds_each_position_in_its_piece() {
    let positions = positions(90, 2);
    let [first, low, high] = [0, 1, 2].map(|part| positions[30 * part..30 * (part + 1)].to_vec());
    let index: Vec<(u32, usize)> = [&low, &high]
        .iter()
        .enumerate()
        .flat_map(|(n, part)| part.iter().map(move |(hash, _)| (*hash, n)))
        .collect();
    let pieces = [&low, &high].map(|part| Piece::write(part));
    let mut file = Header::file("chess", &Piece::write(&first), &Index::write(&index, 2), &pieces);
    let parsed = |file: &[u8], game| Book::parse(file, game, |bytes| Some(bytes.to_vec()));
    let book = parsed(&file, "chess").expect("a book");
    for (hash, moves) in &positions {
        assert_eq!(book.moves(*hash), moves);
    }
    assert!(book.moves(1).is_empty() || positions[0].0 == 1);
    assert_eq!(book.iter().count(), positions.len());
    assert!(matches!(parsed(&file, "xiangqi"), Err(BookError::WrongGame { .. })));
    assert!(matches!(Book::parse(&file, "chess", |_| None), Err(BookError::Corrupt { part: "packing", .. })));
    *file.last_mut().expect("a byte") ^= 1;
    assert!(parsed(&file, "chess").is_err());
}
