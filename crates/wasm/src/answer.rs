//! Meets requests from a session.

#[cfg(any(feature = "bench", feature = "tables"))]
use crate::control::Stopwatch;
use crate::control::{PageControl, PostReport};
use crate::convert::{style, view};
#[cfg(feature = "clients")]
use crate::protocol::LineCount;
use crate::protocol::{Game, Reply, Request, SearchClock, SearchLimits, TypedMoves};
use crate::sessions::{Sessions, open_game};
use session::{Clock, Error, Limits, Skill, Style};
#[cfg(feature = "clients")]
use session::{Details, ErrorKind, MoveInfo};
#[cfg(feature = "tables")]
use session::{PlacedPiece, PositionQuery};
#[cfg(feature = "clients")]
use std::cell::RefCell;

/// Size of the transposition table where the page does not say, in MiB.
const DEFAULT_HASH: u16 = 16;

pub(crate) fn answer(sessions: &mut Sessions, request: Request, post: &PostReport<'_>) -> Reply {
    try_answer(sessions, request, post).unwrap_or_else(|error| Reply::Error(error.into()))
}

fn try_answer(sessions: &mut Sessions, request: Request, post: &PostReport<'_>) -> Result<Reply, Error> {
    Ok(match request {
        Request::View(game) => {
            let session = &mut sessions.of(game.game).session;
            let notices = open_game(session.as_mut(), &game)?;
            Reply::View {
                view: view(session.view(), game),
                notices: notices.into_iter().map(Into::into).collect(),
            }
        }
        Request::Play(TypedMoves { game, texts }) => {
            let session = &mut sessions.at(&game)?.session;
            for text in &texts {
                session.play(text, reading_style(&game))?;
            }
            Reply::Play { view: view(session.view(), game) }
        }
        Request::Replay(line) => replay(sessions, &line)?,
        Request::Search { game, limits, hash } => {
            let open = sessions.at(&game)?;
            let wanted = search_limits(&limits);
            let hash = open.resize_hash(&wanted, hash.unwrap_or(DEFAULT_HASH));
            let mut control = PageControl::new(post, limits.ponder);
            let answer = open.session.search().think(&wanted, &mut control);
            Reply::Search {
                best: answer.best.map(Into::into),
                report: answer.lines.first().map(Into::into),
                hash,
            }
        }
        #[cfg(feature = "tables")]
        Request::Compose { game, pieces, to_move } => {
            let pieces: Vec<PlacedPiece> = pieces.into_iter().map(Into::into).collect();
            let fen = sessions.of(game).session.view().setup_fen(&pieces, to_move.into())?;
            Reply::Compose { fen }
        }
        Request::NewGame(game) => {
            sessions.of(game).session.search().new_game();
            Reply::NewGame {}
        }
        Request::Network { game, bytes } => {
            sessions.of(game).set_network(bytes)?;
            Reply::Network {}
        }
        Request::Odds(game) => {
            let starts = sessions.of(game).session.view().odds().iter().map(Into::into).collect();
            Reply::Odds { starts }
        }
        #[cfg(feature = "bench")]
        Request::Bench { game, depth } => {
            let clock = Stopwatch::start();
            let nodes = sessions.of(game).bench(depth) as f64;
            Reply::Bench { nodes, millis: clock.millis() }
        }
        #[cfg(feature = "clients")]
        Request::Perft { game, depth } => {
            let control = RefCell::new(PageControl::new(post, false));
            let stops = || control.borrow_mut().is_stopped();
            let counts = sessions.at(&game)?.session.view().divide(depth, &stops);
            let counts = counts
                .ok_or_else(|| Error::new(ErrorKind::Stopped, Details::new(), || "stopped".to_owned()))?;
            let counted =
                |(first, lines): (MoveInfo, u64)| LineCount { first: first.into(), lines: lines as f64 };
            Reply::Perft { counts: counts.into_iter().map(counted).collect() }
        }
        #[cfg(feature = "tables")]
        Request::Probe(game) => Reply::Probe { result: sessions.at(&game)?.session.tables().probe().into() },
        #[cfg(feature = "tables")]
        Request::Heatmap { game, square } => {
            let squares = sessions.at(&game)?.session.tables().heat_map(&square);
            Reply::Heatmap { squares: squares.into_iter().map(Into::into).collect() }
        }
        #[cfg(feature = "tables")]
        Request::RandomPosition { game, material, strong, to_move, result, moves } => {
            let query = PositionQuery {
                material,
                strong: strong.into(),
                to_move: to_move.into(),
                outcome: result.map(Into::into),
                moves,
            };
            let fen = sessions.of(game).session.tables().random_position(&query, seed())?;
            Reply::RandomPosition { fen }
        }
        #[cfg(feature = "tables")]
        Request::Ending { game, material } => {
            Reply::Ending { facts: sessions.of(game).session.tables().material(&material)?.into() }
        }
        #[cfg(feature = "tables")]
        Request::Census { game, material } => {
            Reply::Census { census: sessions.of(game).session.tables().dtm_counts(&material).map(Into::into) }
        }
        #[cfg(feature = "tables")]
        Request::LoadTable { game, bytes } => {
            let clock = Stopwatch::start();
            let material = sessions.of(game).session.tables().load(&bytes)?;
            Reply::LoadTable { material, millis: clock.millis() }
        }
        #[cfg(feature = "tables")]
        Request::LoadDtz { game, bytes } => {
            Reply::LoadDtz { material: sessions.of(game).session.tables().load_dtz(&bytes)? }
        }
        #[cfg(feature = "tables")]
        Request::AddCensus { game, material, bytes } => {
            sessions.of(game).session.tables().add_census(&material, &bytes)?;
            Reply::AddCensus {}
        }
        #[cfg(feature = "tables")]
        Request::BeginTable { game, bytes } => {
            let clock = Stopwatch::start();
            let material = sessions.of(game).session.tables().load_start(&bytes)?;
            Reply::BeginTable { material, millis: clock.millis() }
        }
        #[cfg(feature = "tables")]
        Request::MissingParts { game, square } => {
            let tables = sessions.at(&game)?.session.tables();
            let parts = tables.missing_parts(square.as_deref()).into_iter().map(Into::into).collect();
            Reply::MissingParts { parts, endings: tables.missing_tables(square.as_deref()) }
        }
        #[cfg(feature = "tables")]
        Request::AddPart { game, material, start, bytes } => {
            sessions.of(game).session.tables().add_part(&material, start as usize, &bytes)?;
            Reply::AddPart {}
        }
        #[cfg(feature = "tables")]
        Request::SolveTable { game, material } => {
            let mut control = PageControl::new(post, false);
            let clock = Stopwatch::start();
            let session = &mut sessions.of(game).session;
            let material = session.tables().solve(&material, &mut |progress| control.solved(progress))?;
            Reply::SolveTable { material, millis: clock.millis() }
        }
        #[cfg(feature = "tables")]
        Request::Convert { game, material, smaller } => {
            let mut control = PageControl::new(post, false);
            let tables = sessions.of(game).session.tables();
            tables.convert(&material, &smaller, &mut |progress| control.solved(progress))?;
            Reply::Convert {}
        }
        #[cfg(feature = "tables")]
        Request::SolveDtz { game, material } => {
            let mut control = PageControl::new(post, false);
            let tables = sessions.of(game).session.tables();
            tables.solve_dtz(&material, &mut |progress| control.solved(progress))?;
            Reply::SolveDtz {}
        }
        #[cfg(feature = "tables")]
        Request::ChunkedStart { game, material } => {
            Reply::ChunkedStart { bytes: sessions.of(game).session.tables().chunked_start(&material)? }
        }
        #[cfg(feature = "tables")]
        Request::Chunk { game, material, number } => {
            Reply::Chunk { bytes: sessions.of(game).session.tables().chunk(&material, number as usize)? }
        }
        #[cfg(feature = "tables")]
        Request::RestoreTable { game, bytes } => {
            Reply::RestoreTable { material: sessions.of(game).session.tables().restore(&bytes)? }
        }
        #[cfg(feature = "think")]
        Request::Think(request) => {
            Reply::Think(crate::think::answer(sessions, request, &mut PageControl::new(post, false))?)
        }
    })
}

fn replay(sessions: &mut Sessions, TypedMoves { game, texts }: &TypedMoves) -> Result<Reply, Error> {
    let session = &mut sessions.at(game)?.session;
    let mut fens = Vec::with_capacity(texts.len());
    let rejected = texts.iter().find_map(|text| {
        let played = session.play(text, reading_style(game));
        fens.extend(played.is_ok().then(|| session.view().fen()));
        played.err()
    });
    let moves = session.view().history().into_iter().skip(game.moves.len()).map(Into::into).collect();
    Ok(Reply::Replay { moves, fens, rejected: rejected.map(Into::into) })
}

/// Decides between notations that read the same text differently.
fn reading_style(game: &Game) -> Style {
    style(game.style).unwrap_or(Style::Uci)
}

/// A search without any limit would never end: it gets a second.
fn search_limits(limits: &SearchLimits) -> Limits<String> {
    let unlimited = limits.depth.is_none()
        && limits.nodes.is_none()
        && limits.move_time.is_none()
        && limits.clock.is_none();
    Limits {
        depth: limits.depth,
        nodes: limits.nodes.map(u64::from),
        move_time: limits.move_time.or(unlimited.then_some(1_000)).map(u64::from),
        clock: limits.clock.map(clock),
        multi_pv: limits.lines.map_or(1, usize::from),
        skill: limits.level.map(|level| Skill { level: level.saturating_mul(2), seed: seed() }),
        #[cfg(feature = "clients")]
        search_moves: limits.search_moves.clone(),
        ..Limits::default()
    }
}

fn clock(clock: SearchClock) -> Clock {
    Clock {
        remaining: clock.remaining.into(),
        increment: clock.increment.into(),
        #[cfg(feature = "clients")]
        moves_to_go: clock.moves_to_go,
        ..Clock::default()
    }
}

pub(crate) fn seed() -> u64 {
    (js_sys::Math::random() * (1_u64 << 52) as f64) as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use js_sys::Function;
    use serde_json::{Value, json};
    use wasm_bindgen::{JsCast, JsValue};

    fn reply_to(request: Value) -> Value {
        let nobody: Function = JsValue::NULL.unchecked_into();
        let request = serde_json::from_value(request).expect("a request");
        let reply = answer(&mut Sessions::default(), request, &PostReport(&nobody));
        serde_json::to_value(reply).expect("a reply")
    }

    /// The protocol names no game: the toy game of the conformance kit, of which it knows nothing, is played by it.
    #[test]
    fn the_protocol_is_about_any_game_of_the_list() {
        let fen = "4k/5/5/5/R1K2 w 0 1";
        let game = json!({ "game": "toy", "start": fen, "moves": [] });
        let shown = reply_to(json!({ "view": game }));
        assert_eq!(shown["view"]["view"]["fen"], fen);
        let played = reply_to(json!({ "play": { "game": game, "texts": ["a1a5"] } }));
        assert_eq!(played["play"]["view"]["fen"], "R3k/5/5/5/2K2 b 1 1");
        let ending = reply_to(json!({ "ending": { "game": "toy", "material": "KKR" } }));
        assert_eq!(ending["ending"]["facts"]["name"], "KRK");
        let unreadable = reply_to(json!({ "view": { "game": "toy", "start": "", "moves": [] } }));
        assert_eq!(unreadable["error"]["kind"], "EMPTY");
    }
}
