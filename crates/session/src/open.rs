use crate::PlaySession;
use crate::game_session::{GameSession, NoTables};
use chariot_game::{ErrorKind, Notation};
use games::{GameId, GameVisitor, PlayableGame};

/// Transposition table of a new session, in MiB. A page that only shows a game needs no memory for searches.
const DEFAULT_HASH: usize = if cfg!(target_family = "wasm") { 1 } else { 16 };

/// Opens a session at the game's start position, without endgame tables.
#[must_use]
pub fn open_to_play(game: GameId) -> Box<dyn PlaySession> {
    game.visit(OpenToPlay(game))
}

struct OpenToPlay(GameId);

impl GameVisitor for OpenToPlay {
    type Output = Box<dyn PlaySession>;

    fn visit<G: PlayableGame>(self) -> Box<dyn PlaySession> {
        Box::new(new_session::<G, _>(self.0, NoTables))
    }
}

/// A session with this knowledge of endings.
pub(crate) fn new_session<G: PlayableGame, E>(id: GameId, endings: E) -> GameSession<G::Position, E> {
    GameSession::new(id, G::engine(DEFAULT_HASH), endings)
}

/// The game of a FEN: the first that reads it without an error, or else the first that does not take it for another
/// game's. `None` if every game does.
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
