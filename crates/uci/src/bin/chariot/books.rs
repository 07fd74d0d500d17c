//! Opening books in files: our own, and for a game that has them those of Polyglot.

use chariot_book::{Book, Polyglot, Record, Verdict};
use chariot_game::{Line, Notation};
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use session::{GameId, GameView, GameVisitor, PlayableGame};
use std::fs;
use std::path::Path;
use uci::OpeningBook;

/// Bytes of a piece unpacked, at most: a damaged one may claim any number.
const LARGEST_PIECE: usize = 16 << 20;

/// The book of a file: Polyglot's if its name ends in `.bin`.
///
/// # Errors
/// Why it cannot be read, for people.
pub(crate) fn open(path: &str, game: GameId) -> Result<Box<dyn OpeningBook>, String> {
    let bytes = fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    let opened: Result<Box<dyn OpeningBook>, String> =
        if Path::new(path).extension().is_some_and(|end| end == "bin") {
            PolyglotFile::open(bytes, game).map(|book| Box::new(book) as _)
        } else {
            OwnFile::open(&bytes, game).map(|book| Box::new(book) as _)
        };
    opened.map_err(|reason| format!("{path}: {reason}"))
}

/// A book in our format.
struct OwnFile(Book);

impl OwnFile {
    fn open(file: &[u8], game: GameId) -> Result<OwnFile, String> {
        let unpack = |packed: &[u8]| decompress_to_vec_with_limit(packed, LARGEST_PIECE).ok();
        Book::parse(file, game.name(), unpack).map(OwnFile).map_err(|error| error.to_string())
    }
}

impl OpeningBook for OwnFile {
    fn moves(&self, view: &dyn GameView) -> Vec<(String, Record)> {
        let found = view.book_moves(&self.0.pieces_of(view.opening_key().hash));
        found.into_iter().map(|m| (m.info.uci.clone(), m.record())).collect()
    }
}

/// A book in Polyglot's format. The weight of a move counts as its games, and whoever gave it one took it for sound.
struct PolyglotFile {
    book: Polyglot<Vec<u8>>,
    game: GameId,
}

impl PolyglotFile {
    fn open(bytes: Vec<u8>, game: GameId) -> Result<PolyglotFile, String> {
        if !game.visit(HasPolyglot) {
            return Err(format!("Polyglot has no books of {game}"));
        }
        let book = Polyglot::parse(bytes).map_err(|error| error.to_string())?;
        Ok(PolyglotFile { book, game })
    }
}

impl OpeningBook for PolyglotFile {
    fn moves(&self, view: &dyn GameView) -> Vec<(String, Record)> {
        let moves = view.history().into_iter().map(|m| m.uci).collect();
        self.game.visit(InPolyglot { book: &self.book, start: view.start_fen(), moves })
    }
}

struct HasPolyglot;

impl GameVisitor for HasPolyglot {
    type Output = bool;

    fn visit<G: PlayableGame>(self) -> bool {
        G::POLYGLOT_KEY.is_some()
    }
}

/// The moves of the position after these from a start.
struct InPolyglot<'a> {
    book: &'a Polyglot<Vec<u8>>,
    start: String,
    moves: Vec<String>,
}

impl GameVisitor for InPolyglot<'_> {
    type Output = Vec<(String, Record)>;

    fn visit<G: PlayableGame>(self) -> Self::Output {
        let line = line_of::<G::Position>(&self.start, &self.moves);
        let Some((line, key)) = line.zip(G::POLYGLOT_KEY) else { return Vec::new() };
        let entries = self.book.entries(key(&line)).filter(|entry| entry.weight > 0);
        let named = entries.filter_map(|entry| {
            let m = entry.find(line.current())?;
            let record =
                Record { games: entry.weight.into(), verdict: Some(Verdict::Sound), ..Record::default() };
            Some((m.to_string(), record))
        });
        named.collect()
    }
}

fn line_of<P: Notation>(start: &str, moves: &[String]) -> Option<Line<P>> {
    let mut line = Line::new(P::read_fen(start).ok()?.position);
    for text in moves {
        let m = line.current().legal_moves().into_iter().find(|m| m.to_string() == *text)?;
        line.play(m);
    }
    Some(line)
}
