use crate::Session;
use crate::game_session::GameSession;
use game::{ErrorKind, Notation};
use games::{GameId, GameVisitor, PlayableGame};

/// Transposition table of a new session, in MiB. A page that only shows a game needs no memory for searches.
const DEFAULT_HASH: usize = if cfg!(target_family = "wasm") { 1 } else { 16 };

/// Opens a session of a game at its start position, without tables.
#[must_use]
pub fn open(game: GameId) -> Box<dyn Session> {
    game.visit(Open(game))
}

struct Open(GameId);

impl GameVisitor for Open {
    type Output = Box<dyn Session>;

    fn visit<G: PlayableGame>(self) -> Box<dyn Session> {
        Box::new(GameSession::new(self.0, G::engine(DEFAULT_HASH)))
    }
}

/// The game that a FEN is of: the first that reads it without an error or, of a FEN that no game reads, the first that
/// does not take it for a FEN of another game. `None` if every game of this build does.
#[must_use]
pub fn game_of_fen(text: &str) -> Option<GameId> {
    let mut own = None;
    for &game in GameId::ALL {
        match game.visit(ReadFen(text)) {
            Ok(()) => return Some(game),
            Err(ErrorKind::WrongGame) => {}
            Err(_) => own = own.or(Some(game)),
        }
    }
    own
}

struct ReadFen<'a>(&'a str);

impl GameVisitor for ReadFen<'_> {
    type Output = Result<(), ErrorKind>;

    fn visit<G: PlayableGame>(self) -> Result<(), ErrorKind> {
        G::Position::read_fen(self.0).map(|_| ()).map_err(|errors| errors.kind())
    }
}
