//! The opening books that the page ships: small enough, found by their index, every move legal, verdicts in agreement with scores.

use chariot_book::{Book, Header, Part, PositionKey, Record, Squares};
use chariot_game::Board;
use games::{GameVisitor, PlayableGame};
use miniz_oxide::inflate::decompress_to_vec;
use session::GameId;
use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::Path;

/// Bytes of the header and the first piece, at most.
const FIRST: usize = 12_000;

#[test]
fn every_move_of_the_books_is_legal() {
    for (game, limit) in [(GameId::Chess, 600_000), (GameId::Xiangqi, 400_000)] {
        let path = format!("../../www/public/books/{game}.book");
        let file = fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect("a file");
        assert!(file.len() <= limit, "{game}: {} bytes", file.len());
        let header = Header::parse(&file).expect("a header");
        assert!(header.range(Part::First).end <= FIRST, "{game}: the first piece");
        let unpack = |packed: &[u8]| decompress_to_vec(packed).ok();
        game.visit(Legal(&Book::parse(&file, game.name(), unpack).expect("a book")));
    }
}

struct Legal<'a>(&'a Book);

impl GameVisitor for Legal<'_> {
    type Output = ();

    fn visit<G: PlayableGame>(self) {
        walk::<G::Position>(self.0);
    }
}

/// Walks from the usual start over the book's moves. A position may come with several rights, and each move is legal with some.
fn walk<P: Board>(book: &Book) {
    let mut unseen: HashMap<u32, HashSet<Squares>> = HashMap::new();
    for (hash, moves) in book.iter() {
        assert_eq!(book.moves(hash), moves, "the index finds it");
        assert!(moves.is_sorted_by(|(_, one), (_, next)| one.games >= next.games));
        assert_verdicts_agree(moves.iter().map(|(_, record)| record));
        let squares = moves.iter().map(|(squares, _)| *squares).collect();
        assert!(unseen.insert(hash, squares).is_none(), "a position twice");
    }
    assert!(unseen.len() > 10_000, "{} positions", unseen.len());
    let mut open = vec![P::startpos()];
    let mut seen = HashSet::new();
    while let Some(position) = open.pop() {
        let PositionKey { hash, is_mirrored } = PositionKey::of(&position);
        let Some(unseen) = unseen.get_mut(&hash) else { continue };
        let known = book.moves(hash);
        for m in position.legal_moves() {
            let squares = Squares::of::<P>(m);
            let squares = if is_mirrored { squares.mirrored::<P>() } else { squares };
            if !known.iter().any(|(known, _)| *known == squares) {
                continue;
            }
            unseen.remove(&squares);
            let mut after = position.clone();
            after.play(m);
            let with_rights: Vec<String> = after.to_string().split(' ').take(4).map(str::to_owned).collect();
            if seen.insert(with_rights) {
                open.push(after);
            }
        }
    }
    let illegal: usize = unseen.values().map(HashSet::len).sum();
    assert_eq!(illegal, 0, "moves that are legal nowhere");
}

/// Of two moves that have both, the better score never has the worse verdict.
fn assert_verdicts_agree<'a>(records: impl Iterator<Item = &'a Record>) {
    let mut judged: Vec<_> = records.filter_map(|record| Some((record.score?, record.verdict?))).collect();
    judged.sort_by_key(|&(score, verdict)| (std::cmp::Reverse(score), verdict));
    assert!(judged.is_sorted_by_key(|&(_, verdict)| verdict), "{judged:?}");
}
