mod search;
#[cfg(feature = "tables")]
mod tables;
#[cfg(feature = "tables")]
mod unpacking;
mod view;
#[cfg(feature = "waves")]
mod waves;
pub use view::describe_move;

#[cfg(feature = "tables")]
use crate::EndgameTables;
#[cfg(feature = "waves")]
use crate::EndgameWaves;
use crate::{GameView, Searcher, Session};
use ::search::DynEngine;
use game::{Error, Line, Notice, Style, Tactics};
use games::{GameId, GamePosition};
#[cfg(feature = "tables")]
use {
    ::search::ThreadPool,
    std::sync::Arc,
    tablebase::{DtzTables, Solver, TableSet},
    tables::{TABLE_MEMORY, bounded},
};

/// A session of any game: a line of play, an engine, endgame tables.
pub(crate) struct GameSession<P: Tactics> {
    id: GameId,
    style: Style,
    line: Line<P>,
    engine: Box<dyn DynEngine<P>>,
    #[cfg(feature = "tables")]
    tables: TableSet<P>,
    #[cfg(feature = "tables")]
    dtz: DtzTables<P>,
    /// The large ending whose conversions are being looked at.
    #[cfg(feature = "tables")]
    solver: Option<Solver<P>>,
    /// Help the engine, and the solver of tables.
    #[cfg(feature = "tables")]
    threads: Option<Arc<dyn ThreadPool>>,
}

impl<P: GamePosition> GameSession<P> {
    pub(crate) fn new(id: GameId, engine: Box<dyn DynEngine<P>>) -> Self {
        GameSession {
            id,
            style: P::STYLES[0],
            line: Line::new(P::startpos()),
            engine,
            #[cfg(feature = "tables")]
            tables: bounded(TABLE_MEMORY),
            #[cfg(feature = "tables")]
            dtz: DtzTables::new(P::ZEROING_LIMIT.unwrap_or(0)),
            #[cfg(feature = "tables")]
            solver: None,
            #[cfg(feature = "tables")]
            threads: None,
        }
    }
}

impl<P: GamePosition> Session for GameSession<P> {
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

    #[cfg(feature = "tables")]
    fn tables(&mut self) -> &mut dyn EndgameTables {
        self
    }

    #[cfg(feature = "waves")]
    fn waves(&mut self) -> &mut dyn EndgameWaves {
        self
    }
}
