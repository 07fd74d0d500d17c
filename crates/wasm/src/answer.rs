//! Answers the requests that every edition knows.

use crate::control::{PageControl, PostReport};
use crate::errors;
use crate::protocol::{Game, Reply, Request, SearchClock, SearchLimits, TypedMoves, View};
use crate::sessions::{Sessions, open_game};
use chariot_book::Record;
use serde_bytes::ByteBuf;
use session::{BookMove, BookPiece, Clock, Error, Limits, Skill, Style};

/// Default size of the transposition table, in MiB.
const DEFAULT_HASH: u16 = 16;

pub(crate) fn answer(sessions: &mut Sessions, request: Request, post: &PostReport<'_>) -> Reply {
    try_answer(sessions, request, post).unwrap_or_else(Reply::Error)
}

fn try_answer(sessions: &mut Sessions, request: Request, post: &PostReport<'_>) -> Result<Reply, Error> {
    Ok(match request {
        Request::View(game) => {
            let session = &mut sessions.of(game.game).session;
            let notices = open_game(session.as_mut(), &game)?;
            Reply::View { view: View::new(session.view(), game), notices }
        }
        Request::Play(TypedMoves { game, texts }) => {
            let session = &mut sessions.at(&game)?.session;
            for text in &texts {
                session.play(text, reading_style(&game))?;
            }
            Reply::Play { view: View::new(session.view(), game) }
        }
        Request::Replay(line) => replay(sessions, &line)?,
        Request::Search { game, limits, hash } => {
            let open = sessions.at(&game)?;
            let wanted = search_limits(&limits);
            let hash = open.resize_hash(&wanted, hash.unwrap_or(DEFAULT_HASH));
            let mut control = PageControl::new(post, limits.ponder);
            let answer = open.session.search().think(&wanted, &mut control);
            Reply::Search { best: answer.best, report: answer.lines.first().map(Into::into), hash }
        }
        Request::Compose { game, setup } => {
            let view = sessions.of(game).session.view();
            let fen = view.write_setup(&setup)?;
            let rejected = view.read_fen(&fen).err();
            Reply::Compose { fen, rejected }
        }
        Request::ReadSetup { game, fen } => {
            Reply::ReadSetup { setup: sessions.of(game).session.view().read_setup(&fen) }
        }
        Request::NewGame(game) => {
            sessions.of(game).session.search().new_game();
            Reply::NewGame {}
        }
        Request::Network { game, bytes } => {
            sessions.of(game).set_network(bytes)?;
            Reply::Network {}
        }
        Request::Book { game, pieces } => Reply::Book { moves: book_moves(sessions, &game, &pieces)? },
        Request::BookMove { game, pieces, strength, seed } => {
            let mut moves = book_moves(sessions, &game, &pieces)?;
            let records: Vec<Record> = moves.iter().map(BookMove::record).collect();
            let ply = chariot_book::ply(sessions.of(game.game).session.view().start_turn(), game.moves.len());
            let chosen = chariot_book::choose(&records, strength, ply, seed.into());
            Reply::BookMove { best: chosen.map(|index| moves.swap_remove(index).info) }
        }
        Request::Odds(game) => {
            let starts = sessions.of(game).session.view().odds().iter().map(Into::into).collect();
            Reply::Odds { starts }
        }
        #[cfg(feature = "full")]
        other => crate::full::answer(sessions, other, post)?,
    })
}

fn replay(sessions: &mut Sessions, TypedMoves { game, texts }: &TypedMoves) -> Result<Reply, Error> {
    let session = &mut sessions.at(game)?.session;
    let mut fens = Vec::with_capacity(texts.len());
    let mut opening_keys = Vec::with_capacity(texts.len());
    let rejected = texts.iter().find_map(|text| {
        let played = session.play(text, reading_style(game));
        if played.is_ok() {
            fens.push(session.view().fen());
            opening_keys.push(session.view().opening_key().to_string());
        }
        played.err()
    });
    let moves = session.view().history().into_iter().skip(game.moves.len()).collect();
    Ok(Reply::Replay { moves, fens, opening_keys, rejected })
}

/// The moves of the last position of a game in these pieces of a book.
fn book_moves(sessions: &mut Sessions, game: &Game, pieces: &[ByteBuf]) -> Result<Vec<BookMove>, Error> {
    let pieces = pieces.iter().map(|bytes| BookPiece::parse(bytes)).collect::<Result<Vec<_>, _>>();
    let pieces = pieces.map_err(|error| errors::book(&error))?;
    Ok(sessions.at(game)?.session.view().book_moves(&pieces.iter().collect::<Vec<_>>()))
}

/// Resolves texts that two notations read differently.
fn reading_style(game: &Game) -> Style {
    game.style.0.unwrap_or(Style::Uci)
}

/// Limits of a search. One without any limit would never end, so it gets one second.
fn search_limits(limits: &SearchLimits) -> Limits<String> {
    let unlimited = limits.depth.is_none()
        && limits.nodes.is_none()
        && limits.move_time.is_none()
        && limits.clock.is_none();
    let play = Limits {
        depth: limits.depth,
        nodes: limits.nodes.map(u64::from),
        move_time: limits.move_time.or(unlimited.then_some(1_000)).map(u64::from),
        clock: limits.clock.map(clock),
        multi_pv: limits.lines.map_or(1, usize::from),
        skill: limits.level.map(|level| Skill { level, seed: seed() }),
        search_moves: limits.search_moves.clone(),
        ..Limits::default()
    };
    #[cfg(feature = "full")]
    let play = Limits {
        character: limits.character.unwrap_or_default(),
        stubborn_defence: limits.stubborn_defence,
        ..play
    };
    play
}

fn clock(clock: SearchClock) -> Clock {
    Clock {
        remaining: clock.remaining.into(),
        increment: clock.increment.into(),
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

    /// The protocol names no game, so it also plays the toy game of the conformance kit.
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

    #[test]
    fn a_book_is_read_from_what_the_page_has_of_it() {
        let fen = "4k/5/5/5/R1K2 w 0 1";
        let game = json!({ "game": "toy", "start": fen, "moves": [] });
        let hash = key_of(fen);
        let squares = chariot_book::Squares { from: 0, to: 20, promotion: 0 };
        let illegal = chariot_book::Squares { from: 0, to: 24, promotion: 0 };
        let record = chariot_book::Record {
            games: 4,
            wins: 2,
            draws: 1,
            losses: 0,
            score: Some(-30),
            verdict: Some(chariot_book::Verdict::Sound),
        };
        let piece = chariot_book::Piece::write(&[(hash, vec![(squares, record), (illegal, record)])]);
        let shown = reply_to(json!({ "book": { "game": game, "pieces": [piece] } }));
        let moves = &shown["book"]["moves"];
        assert_eq!(moves.as_array().map(Vec::len), Some(1), "{shown}");
        assert_eq!((&moves[0]["move"]["uci"], &moves[0]["games"]), (&json!("a1a5"), &json!(4)));
        assert_eq!(
            (&moves[0]["score"], moves[0]["openingKey"].as_str().map(str::len)),
            (&json!(-30), Some(7))
        );
        let choice =
            |pieces| json!({ "bookMove": { "game": game, "pieces": pieces, "strength": 10, "seed": 5 } });
        assert_eq!(reply_to(choice(json!([piece])))["bookMove"]["best"]["uci"], "a1a5");
        assert_eq!(reply_to(choice(json!([])))["bookMove"]["best"], Value::Null);
        let mut damaged = piece;
        damaged[6] ^= 1;
        assert_eq!(reply_to(choice(json!([damaged])))["error"]["kind"], "BOOK");
    }

    fn key_of(fen: &str) -> u32 {
        let shown = reply_to(json!({ "view": { "game": "toy", "start": fen, "moves": [] } }));
        let key = shown["view"]["view"]["openingKey"].as_str().map(str::to_owned).expect("a key");
        u32::from_str_radix(&key, 36).expect("a number")
    }
}
