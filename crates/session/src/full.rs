//! Sessions with endgame tables.

pub use chariot_tablebase::{BlockSource, OnProgress, OnWave, Progress, Wave};

mod tables;
pub use tables::{EndgameTables, EndgameWaves};

mod progress;
pub use progress::{PlayOut, ProgressStep};

mod probing;
mod session_tables;
mod session_waves;

use crate::open::new_session;
use crate::{GameId, GameVisitor, PlaySession, PlayableGame};
use session_tables::SessionTables;

/// A game in progress, with an engine and endgame tables. [`open()`] makes one.
///
/// Adds two views to [`PlaySession`]: [`tables`](Session::tables) for the endgame tables, and
/// [`waves`](Session::waves) for their retrograde analysis.
pub trait Session: PlaySession {
    /// The endgame tables.
    fn tables(&mut self) -> &mut dyn EndgameTables;

    /// The retrograde analysis of endings, wave by wave.
    fn waves(&mut self) -> &mut dyn EndgameWaves;
}

/// Opens a session at the game's start position, without tables.
#[must_use]
pub fn open(game: GameId) -> Box<dyn Session> {
    game.visit(Open(game))
}

struct Open(GameId);

impl GameVisitor for Open {
    type Output = Box<dyn Session>;

    fn visit<G: PlayableGame>(self) -> Box<dyn Session> {
        Box::new(new_session::<G, _>(self.0, SessionTables::default()))
    }
}
