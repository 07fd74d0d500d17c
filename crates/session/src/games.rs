use crate::bench;
use crate::desk::Desk;
use crate::{GameId, Session};

/// Hash table of a new session, in MiB: as much as a phone gives a page without complaint.
const DEFAULT_HASH: usize = 16;

/// Opens a session of a game at its start position, with an empty table set.
#[must_use]
pub fn open(game: GameId) -> Box<dyn Session> {
    match game {
        GameId::Chess => Box::new(Desk::new(game, players::chess(DEFAULT_HASH), bench::CHESS)),
        GameId::Xiangqi => Box::new(Desk::new(game, players::xiangqi(DEFAULT_HASH), bench::XIANGQI)),
    }
}
