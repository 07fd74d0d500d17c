//! Sessions that know endgame tables.

pub use tablebase::{OnProgress, OnWave, Progress, Wave};

mod tables;
pub use tables::{EndgameTables, EndgameWaves};

mod progress;
pub use progress::{PlayOut, ProgressStep};

mod probing;
mod session_tables;
mod session_waves;
mod unpacking;

use crate::open::new_session;
use crate::{GameId, GameVisitor, PlaySession, PlayableGame};
use session_tables::SessionTables;

/// A game in progress, with an engine and endgame tables: [`open()`] makes one.
///
/// A [`PlaySession`] with two more doors: [`tables`](Session::tables) are the endgame tables,
/// [`waves`](Session::waves) shows how they are made.
pub trait Session: PlaySession {
    /// The endgame tables.
    fn tables(&mut self) -> &mut dyn EndgameTables;

    /// The endgame tables, wave by wave.
    fn waves(&mut self) -> &mut dyn EndgameWaves;
}

/// Opens a session of a game at its start position, with no table yet.
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
