mod search;
mod view;
pub use view::{describe_move, describe_piece};

use crate::{GameView, PlaySession, Searcher};
use chariot_game::{Error, Line, Notice, Style, Tablebase, Tactics};
use chariot_search::{DynEngine, ThreadPool};
use games::{GameId, GamePosition};
use std::sync::Arc;

/// A session of any game: a line of play, an engine, and the endings that its searches know.
pub(crate) struct GameSession<P: Tactics, E> {
    id: GameId,
    pub(crate) style: Style,
    pub(crate) line: Line<P>,
    engine: Box<dyn DynEngine<P>>,
    pub(crate) endings: E,
}

/// Access of searches to endings.
pub(crate) trait KnownEndings<P: Tactics>: Send {
    /// The tables for the search.
    fn tablebase(&self) -> Option<&dyn Tablebase<P>>;

    fn set_threads(&mut self, threads: Option<Arc<dyn ThreadPool>>);
}

/// Sessions without tables.
pub(crate) struct NoTables;

impl<P: Tactics> KnownEndings<P> for NoTables {
    fn tablebase(&self) -> Option<&dyn Tablebase<P>> {
        None
    }

    fn set_threads(&mut self, _: Option<Arc<dyn ThreadPool>>) {}
}

impl<P: GamePosition, E> GameSession<P, E> {
    pub(crate) fn new(id: GameId, engine: Box<dyn DynEngine<P>>, endings: E) -> Self {
        GameSession { id, style: P::STYLES[0], line: Line::new(P::startpos()), engine, endings }
    }
}

impl<P: GamePosition, E: KnownEndings<P>> PlaySession for GameSession<P, E> {
    fn game(&self) -> GameId {
        self.id
    }

    fn set_start(&mut self, fen: Option<&str>) -> Result<Vec<Notice>, Error> {
        let (position, notices) = match fen {
            Some(text) => P::read_fen(text).map(|fen| (fen.position, fen.notices))?,
            None => (P::startpos(), Vec::new()),
        };
        self.line = Line::new(position);
        Ok(notices)
    }

    fn play(&mut self, text: &str, style: Style) -> Result<(), Error> {
        let m = self.line.current().read_move_as(text, style)?;
        self.line.play(m);
        Ok(())
    }

    fn undo(&mut self) -> bool {
        self.line.undo().is_some()
    }

    fn set_style(&mut self, style: Option<Style>) {
        let known = |style: &Style| *style == Style::Uci || P::STYLES.contains(style);
        self.style = style.filter(known).unwrap_or(P::STYLES[0]);
    }

    fn view(&self) -> &dyn GameView {
        self
    }

    fn search(&mut self) -> &mut dyn Searcher {
        self
    }
}
