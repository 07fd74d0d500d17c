use crate::protocol::Game;
use session::{Error, GameId, Limits, Notice, PlaySession, Skill, Style, ThreadPool};
use std::sync::Arc;

#[cfg(not(feature = "full"))]
pub(crate) use session::{PlaySession as Session, open_to_play as open};
/// The session type of this edition.
#[cfg(feature = "full")]
pub(crate) use session::{Session, open};

/// The sessions of this engine, one for each game asked for.
#[derive(Default)]
pub(crate) struct Sessions(Vec<OpenSession>);

pub(crate) struct OpenSession {
    game: GameId,
    pub(crate) session: Box<dyn Session>,
    pub(crate) hash: Hash,
    /// The network file from the page, if any.
    pub(crate) network: Option<Vec<u8>>,
}

/// Size of a transposition table in MiB. It is allocated for the first search that needs it.
#[derive(Clone, Copy, Default)]
pub(crate) struct Hash {
    wanted: u16,
    got: u16,
}

impl Sessions {
    /// The session of a game, at the position it was left at. The first call opens it.
    pub(crate) fn of(&mut self, game: GameId) -> &mut OpenSession {
        if let Some(index) = self.0.iter().position(|open| open.game == game) {
            return &mut self.0[index];
        }
        self.0.push(OpenSession::new(game));
        self.0.last_mut().expect("a session was pushed")
    }

    /// The session of a game, at the position after its moves.
    pub(crate) fn at(&mut self, game: &Game) -> Result<&mut OpenSession, Error> {
        let open = self.of(game.game);
        open_game(open.session.as_mut(), game)?;
        Ok(open)
    }
}

/// Sets up the game and plays its moves. Returns the repairs in its start FEN.
pub(crate) fn open_game(session: &mut dyn PlaySession, game: &Game) -> Result<Vec<Notice>, Error> {
    session.set_style(game.style.0);
    let notices = session.set_start(game.start.as_deref())?;
    for text in &game.moves {
        session.play(text, Style::Uci)?;
    }
    Ok(notices)
}

impl OpenSession {
    pub(crate) fn new(game: GameId) -> OpenSession {
        let mut session = open(game);
        session.search().set_threads(thread_pool());
        OpenSession { game, session, hash: Hash::default(), network: None }
    }

    /// Resizes the transposition table for a search. Returns its size in MiB, or `None` for a level without one.
    pub(crate) fn resize_hash(&mut self, limits: &Limits<String>, wanted: u16) -> Option<u16> {
        if limits.skill.is_some_and(Skill::is_weak) {
            return None;
        }
        // After a failed allocation, the size is not asked for again: resizing would clear the table.
        if self.hash.wanted != wanted {
            let got = self.session.search().set_hash(wanted.into());
            self.hash = Hash { wanted, got: got as u16 };
        }
        Some(self.hash.got)
    }

    /// Evaluates with this network file from now on.
    pub(crate) fn set_network(&mut self, bytes: Vec<u8>) -> Result<(), Error> {
        self.session.search().set_network(Some(&bytes))?;
        self.network = Some(bytes);
        Ok(())
    }
}

/// The engine's thread pool, if there is one.
pub(crate) fn thread_pool() -> Option<Arc<dyn ThreadPool>> {
    #[cfg(feature = "threads")]
    return crate::thread_pool::thread_pool();
    #[cfg(not(feature = "threads"))]
    None
}
