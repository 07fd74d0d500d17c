use session::{MoveInfo, SearchResult, Session};

/// What the main thread waits for.
pub(super) enum Event {
    /// A line from the GUI.
    Line(String),
    /// No more lines will come.
    EndOfInput,
    /// A search or perft is over and gives the session back, a search with its result.
    Finished(Box<dyn Session>, Option<Box<SearchResult<MoveInfo>>>),
}
