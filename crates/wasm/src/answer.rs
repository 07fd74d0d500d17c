use crate::convert::{style, think_report, view};
use crate::protocol::{
    Game, GameName, GameReply, GameRequest, MoveFault, Reply, Request, ThinkClock, ThinkLimits,
};
use crate::watch::Watch;
use js_sys::Function;
use session::{Clock, Error, ErrorKind, GameId, Limits, PlacedPiece, Session, Skill, Style, UnknownGame};

/// Memory for what searches remember where the page does not say how much, in MiB.
const USUAL_HASH: u16 = 16;

/// The sessions of this engine, opened when first asked for: of the games that are built into it.
#[derive(Default)]
pub(crate) struct Desks {
    chess: Option<Desk>,
    xiangqi: Option<Desk>,
}

struct Desk {
    session: Box<dyn Session>,
    hash: Hash,
}

/// Memory of a hash table in MiB: nothing until there is a search that remembers.
#[derive(Clone, Copy, Default)]
struct Hash {
    wanted: u16,
    got: u16,
}

impl Desk {
    /// Gives a search that remembers its memory; returns how much it is.
    fn remember(&mut self, limits: &Limits<String>, wanted: u16) -> Option<u16> {
        if limits.skill.is_some_and(Skill::is_weak) {
            return None;
        }
        // What could not be had is not asked for again, which would cost what was learned.
        if self.hash.wanted != wanted {
            let got = self.session.search().set_hash(wanted.into());
            self.hash = Hash { wanted, got: got as u16 };
        }
        Some(self.hash.got)
    }

    /// The positions that the benchmark visits, with a hash table of its own: the next search gets another.
    #[cfg(feature = "bench")]
    fn bench(&mut self, depth: u16) -> u64 {
        self.hash = Hash::default();
        session::bench(self.session.as_mut(), depth)
    }
}

impl Desks {
    /// Meets one request.
    pub(crate) fn answer(&mut self, request: Request, report: &Function) -> Reply {
        self.try_answer(request, report).unwrap_or_else(Reply::from)
    }

    fn try_answer(&mut self, request: Request, report: &Function) -> Result<Reply, Error> {
        match request {
            Request::Game(request) => self.try_game(request, report).map(Reply::from),
            #[cfg(feature = "tables")]
            Request::Tables(request) => crate::endings::answer(self, request, report),
        }
    }

    fn try_game(&mut self, request: GameRequest, report: &Function) -> Result<GameReply, Error> {
        Ok(match request {
            GameRequest::View { game } => {
                let session = self.at(&game)?;
                GameReply::View { view: view(session, game) }
            }
            GameRequest::Play { game, text } => {
                let session = self.at(&game)?;
                let style = style(game.style).unwrap_or(Style::Uci);
                session.play(&text, style)?;
                GameReply::View { view: view(session, game) }
            }
            GameRequest::Replay { game, texts } => {
                let style = style(game.style).unwrap_or(Style::Uci);
                let session = self.at(&game)?;
                let mut fens = Vec::with_capacity(texts.len());
                let fault = texts.iter().find_map(|text| {
                    let played = session.play(text, style);
                    fens.extend(played.is_ok().then(|| session.view().fen()));
                    played.err()
                });
                let moves = session.view().history().into_iter().skip(game.moves.len()).zip(fens);
                let fault =
                    fault.map(|Error { kind, message }| MoveFault { kind: kind.name().to_owned(), message });
                GameReply::Moves { moves: moves.map(Into::into).collect(), fault }
            }
            GameRequest::Think { game, limits, hash } => {
                self.at(&game)?;
                let desk = self.desk(game.game)?;
                let wanted = search_limits(&limits);
                let hash = desk.remember(&wanted, hash.unwrap_or(USUAL_HASH));
                let mut watch = if limits.ponder { Watch::pondering(report) } else { Watch::new(report) };
                let answer = desk.session.search().think(&wanted, &mut watch);
                GameReply::Answer {
                    best: answer.best.map(Into::into),
                    report: answer.lines.first().map(think_report),
                    hash,
                }
            }
            GameRequest::ReadFen { game, text } => {
                let (fen, notices) = self.of(game)?.view().read_fen(&text)?;
                GameReply::Fen { fen, notices }
            }
            GameRequest::Compose { game, men: pieces, to_move } => {
                let pieces: Vec<PlacedPiece> = pieces.into_iter().map(PlacedPiece::from).collect();
                let fen = self.of(game)?.view().setup_fen(&pieces, to_move.into())?;
                GameReply::Fen { fen, notices: Vec::new() }
            }
            GameRequest::NewGame { game } => {
                self.of(game)?.search().new_game();
                GameReply::Done
            }
            GameRequest::Handicaps { game } => {
                let handicaps = self.of(game)?.view().odds().iter().map(Into::into).collect();
                GameReply::Handicaps { handicaps }
            }
            #[cfg(feature = "bench")]
            GameRequest::Bench { game, depth } => {
                let clock = crate::watch::Stopwatch::start();
                let nodes = self.desk(game)?.bench(depth) as f64;
                GameReply::Bench { nodes, millis: clock.millis() }
            }
        })
    }

    pub(crate) fn of(&mut self, game: GameName) -> Result<&mut dyn Session, Error> {
        Ok(self.desk(game)?.session.as_mut())
    }

    fn desk(&mut self, game: GameName) -> Result<&mut Desk, Error> {
        let id: GameId = game
            .name()
            .parse()
            .map_err(|error: UnknownGame| Error::new(ErrorKind::Game, error.to_string()))?;
        let desk = match game {
            GameName::Chess => &mut self.chess,
            GameName::Xiangqi => &mut self.xiangqi,
        };
        Ok(desk.get_or_insert_with(|| Desk { session: opened(id), hash: Hash::default() }))
    }

    /// The session of the game, with its moves played.
    pub(crate) fn at(&mut self, game: &Game) -> Result<&mut dyn Session, Error> {
        let session = self.of(game.game)?;
        session.set_style(style(game.style));
        session.set_start(game.start.as_deref())?;
        for text in &game.moves {
            session.play(text, Style::Uci)?;
        }
        Ok(session)
    }
}

fn opened(game: GameId) -> Box<dyn Session> {
    #[allow(unused_mut, reason = "without threads")]
    let mut session = session::open(game);
    #[cfg(feature = "threads")]
    session.search().set_threads(crate::crew::crew());
    session
}

/// Without any limit a search would never answer: then it gets a second.
fn search_limits(limits: &ThinkLimits) -> Limits<String> {
    let unlimited = limits.depth.is_none()
        && limits.nodes.is_none()
        && limits.move_time.is_none()
        && limits.clock.is_none();
    Limits {
        depth: limits.depth,
        nodes: limits.nodes.map(u64::from),
        move_time: limits.move_time.or(unlimited.then_some(1_000)).map(u64::from),
        clock: limits.clock.map(|ThinkClock { remaining, increment }| Clock {
            remaining: remaining.into(),
            increment: increment.into(),
            ..Clock::default()
        }),
        multi_pv: limits.lines.map_or(1, usize::from),
        skill: limits.level.map(|level| Skill { level: level.saturating_mul(2), seed: seed() }),
        ..Limits::default()
    }
}

pub(crate) fn seed() -> u64 {
    (js_sys::Math::random() * (1_u64 << 52) as f64) as u64
}

#[cfg(all(test, feature = "bench", feature = "chess"))]
mod tests {
    use super::*;
    use session::Unwatched;

    /// How full a search leaves its hash table of 1 MiB, in permille.
    fn filled(desk: &mut Desk) -> u16 {
        let limits = Limits::depth(9);
        desk.remember(&limits, 1);
        desk.session.search().new_game();
        desk.session.set_start(None).unwrap();
        desk.session.search().think(&limits, &mut Unwatched).lines[0].hashfull
    }

    #[test]
    fn a_search_after_the_benchmark_has_the_memory_it_asks_for() {
        let mut desk = Desk { session: opened(GameId::Chess), hash: Hash::default() };
        let before = filled(&mut desk);
        desk.bench(1);
        assert_eq!(filled(&mut desk), before);
    }
}
