use crate::console::{Console, plain};
use crate::options::UciOptions;
use crate::read::Go;
use chariot_book::Record;
use session::{Character, GameView, NotatedMove, Session};

/// An opening book that the program has read.
pub trait OpeningBook: Send {
    /// The moves of the position, in coordinates, and how they have fared.
    fn moves(&self, view: &dyn GameView) -> Vec<(String, Record)>;
}

/// The book that the options name; `None` without one, or after a note that it cannot be read.
pub(crate) fn open(options: &UciOptions, console: &mut Console<'_>) -> Option<Box<dyn OpeningBook>> {
    if options.book_file.is_empty() {
        return None;
    }
    let opened = console.host.open_book(&options.book_file, options.game);
    opened.map_err(|reason| console.note(format_args!("book {}", plain(&reason)))).ok()
}

/// The move that the engine plays out of its book, if it may: in analysis, and where the moves to search are named, it may not.
pub(crate) fn book_move(
    book: &dyn OpeningBook,
    session: &dyn Session,
    options: &UciOptions,
    go: &Go,
    seed: u64,
) -> Option<NotatedMove> {
    let analyses = go.infinite || go.ponder || go.evaluate_only || go.mate.is_some() || options.analyses;
    let view = session.view();
    let ply = chariot_book::ply(view.start_turn(), view.history().len());
    // The student knows one opening.
    let has_opening = options.character() == Character::Student;
    if analyses
        || has_opening
        || !go.search_moves.is_empty()
        || ply >= options.book_depth
        || view.result().is_some()
    {
        return None;
    }
    let (texts, records): (Vec<String>, Vec<Record>) = book.moves(view).into_iter().unzip();
    let strength = options.skill(seed).map_or(chariot_book::STRENGTHS as u8, |skill| skill.level);
    let chosen = &texts[chariot_book::choose(&records, strength, ply, seed)?];
    view.legal_moves().into_iter().find(|m| m.uci == *chosen)
}
