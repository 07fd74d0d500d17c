use crate::convert::style;
use crate::protocol::{Game, GameName};
use session::{Error, GameId, Limits, Notice, Session, Skill, Style};

/// The sessions of this engine, one for each game that was asked for.
#[derive(Default)]
pub(crate) struct Sessions(Vec<OpenSession>);

/// A session and its transposition table.
pub(crate) struct OpenSession {
    game: GameId,
    pub(crate) session: Box<dyn Session>,
    hash: Hash,
    /// The file of the network that the session evaluates with.
    #[cfg(feature = "think")]
    network: Option<Vec<u8>>,
}

/// Size of a transposition table in MiB: nothing until there is a search that uses it.
#[derive(Clone, Copy, Default)]
struct Hash {
    wanted: u16,
    got: u16,
}

impl Sessions {
    /// The session of a game, at whatever position it was left; a new one when first asked for.
    pub(crate) fn of(&mut self, GameName(game): GameName) -> &mut OpenSession {
        if let Some(index) = self.0.iter().position(|open| open.game == game) {
            return &mut self.0[index];
        }
        self.0.push(OpenSession::new(game));
        self.0.last_mut().expect("a session was pushed")
    }

    /// The session of a game, with its moves played.
    pub(crate) fn at(&mut self, game: &Game) -> Result<&mut OpenSession, Error> {
        let open = self.of(game.game);
        open_game(open.session.as_mut(), game)?;
        Ok(open)
    }
}

/// Sets the game up and plays its moves. Returns what was repaired in the FEN of its start.
pub(crate) fn open_game(session: &mut dyn Session, game: &Game) -> Result<Vec<Notice>, Error> {
    session.set_style(style(game.style));
    let notices = session.set_start(game.start.as_deref())?;
    for text in &game.moves {
        session.play(text, Style::Uci)?;
    }
    Ok(notices)
}

impl OpenSession {
    fn new(game: GameId) -> OpenSession {
        #[allow(unused_mut, reason = "without threads")]
        let mut session = session::open(game);
        #[cfg(feature = "threads")]
        session.search().set_threads(crate::thread_pool::thread_pool());
        OpenSession {
            game,
            session,
            hash: Hash::default(),
            #[cfg(feature = "think")]
            network: None,
        }
    }

    /// Resizes the transposition table for a search; returns its size, or `None` for a level that uses none.
    pub(crate) fn resize_hash(&mut self, limits: &Limits<String>, wanted: u16) -> Option<u16> {
        if limits.skill.is_some_and(Skill::is_weak) {
            return None;
        }
        // What could not be had is not asked for again: that would clear the table.
        if self.hash.wanted != wanted {
            let got = self.session.search().set_hash(wanted.into());
            self.hash = Hash { wanted, got: got as u16 };
        }
        Some(self.hash.got)
    }

    /// Evaluates with the network of this file from now on.
    pub(crate) fn set_network(&mut self, bytes: Vec<u8>) -> Result<(), Error> {
        self.session.search().set_network(Some(&bytes))?;
        #[cfg(feature = "think")]
        {
            self.network = Some(bytes);
        }
        Ok(())
    }

    /// The file of the network that the session evaluates with, if the page has brought one.
    #[cfg(feature = "think")]
    pub(crate) fn network(&self) -> Option<&[u8]> {
        self.network.as_deref()
    }

    /// The benchmark's node count. It uses a transposition table of its own; the next search gets another.
    #[cfg(feature = "bench")]
    pub(crate) fn bench(&mut self, depth: u16) -> u64 {
        self.hash = Hash::default();
        // Several threads would visit other nodes each time.
        #[cfg(feature = "threads")]
        self.session.search().set_threads(None);
        let nodes = session::bench(self.session.as_mut(), depth);
        #[cfg(feature = "threads")]
        self.session.search().set_threads(crate::thread_pool::thread_pool());
        nodes
    }
}

#[cfg(all(test, feature = "bench"))]
mod tests {
    use super::*;
    use session::Unwatched;

    /// How full a search leaves its transposition table of 1 MiB, in permille.
    fn filled(open: &mut OpenSession) -> u16 {
        let limits = Limits::depth(9);
        open.resize_hash(&limits, 1);
        open.session.search().new_game();
        open.session.set_start(None).unwrap();
        open.session.search().think(&limits, &mut Unwatched).lines[0].hashfull
    }

    #[test]
    fn a_search_after_the_benchmark_has_the_memory_it_asks_for() {
        let mut open = OpenSession::new(GameId::DEFAULT);
        let before = filled(&mut open);
        open.bench(1);
        assert_eq!(filled(&mut open), before);
    }
}
