use crate::bench;
use crate::desk::Desk;
use crate::{GameId, Session};

/// Opens a session of a game at its start position, with an empty table set.
#[must_use]
pub fn open(game: GameId) -> Box<dyn Session> {
    match game {
        GameId::Chess => Box::new(Desk::<chess::Position, _>::new(game, chess::Evaluation, bench::CHESS)),
        GameId::Xiangqi => {
            Box::new(Desk::<xiangqi::Position, _>::new(game, xiangqi::Evaluation, bench::XIANGQI))
        }
    }
}
