use crate::game_session::GameSession;
use crate::{GameId, Session};

/// Hash table of a new session, in MiB. A page that only shows a game takes no memory for searches.
const DEFAULT_HASH: usize = if cfg!(target_family = "wasm") { 1 } else { 16 };

/// True if this build plays the game: each is a feature of the crate.
#[must_use]
pub const fn is_built(game: GameId) -> bool {
    match game {
        GameId::Chess => cfg!(feature = "chess"),
        GameId::Xiangqi => cfg!(feature = "xiangqi"),
    }
}

/// Opens a session of a game at its start position, with an empty table set.
///
/// # Panics
/// If the game is not built ([`is_built`]).
#[must_use]
pub fn open(game: GameId) -> Box<dyn Session> {
    match game {
        #[cfg(feature = "chess")]
        GameId::Chess => Box::new(GameSession::new(game, players::chess(DEFAULT_HASH))),
        #[cfg(feature = "xiangqi")]
        GameId::Xiangqi => Box::new(GameSession::new(game, players::xiangqi(DEFAULT_HASH))),
        #[cfg(not(all(feature = "chess", feature = "xiangqi")))]
        absent => panic!("this build does not play {absent}"),
    }
}
