//! Reads requests from JavaScript's objects, field by field: a few calls for each, where derived code would first
//! copy every object, whatever it holds, and then be as large as the chess engine.

#[cfg(feature = "tables")]
mod tables;

use crate::protocol::{
    Game, GameName, GameReply, GameRequest, MoveStyle, PlacedMan, Player, Reply, Request, ThinkClock,
    ThinkLimits,
};
use js_sys::{Array, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// A field of a request that is missing or of another type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Malformed(&'static str);

impl From<Malformed> for Reply {
    fn from(Malformed(field): Malformed) -> Reply {
        let message = ["a request without a good field: ", field].concat();
        GameReply::Fault { kind: "PROTOCOL".to_owned(), message }.into()
    }
}

type Read<T> = Result<T, Malformed>;

impl Request {
    /// # Errors
    /// The first field that is not of the protocol's form.
    pub(crate) fn read(request: &JsValue) -> Read<Request> {
        let object = Object(request);
        let kind = object.text("type")?;
        if let Some(request) = GameRequest::read(&kind, &object)? {
            return Ok(Request::Game(request));
        }
        #[cfg(feature = "tables")]
        if let Some(request) = crate::protocol::TableRequest::read(&kind, &object)? {
            return Ok(Request::Tables(request));
        }
        Err(Malformed("type"))
    }
}

impl GameRequest {
    /// `None` if no request about a game is called so.
    fn read(kind: &str, object: &Object) -> Read<Option<GameRequest>> {
        Ok(Some(match kind {
            "view" => GameRequest::View { game: object.game()? },
            "play" => GameRequest::Play { game: object.game()?, text: object.text("text")? },
            "replay" => GameRequest::Replay { game: object.game()?, texts: object.texts("texts")? },
            "think" => GameRequest::Think {
                game: object.game()?,
                limits: ThinkLimits::read(&object.get("limits"))?,
                hash: object.number("hash")?,
            },
            "readFen" => GameRequest::ReadFen { game: object.game_name()?, text: object.text("text")? },
            "compose" => {
                let pieces = object.list("men")?.into_iter().map(|piece| PlacedMan::read(&piece));
                GameRequest::Compose {
                    game: object.game_name()?,
                    men: pieces.collect::<Read<_>>()?,
                    to_move: object.player("toMove")?,
                }
            }
            "newGame" => GameRequest::NewGame { game: object.game_name()? },
            "handicaps" => GameRequest::Handicaps { game: object.game_name()? },
            #[cfg(feature = "bench")]
            "bench" => {
                let depth = object.number("depth")?.ok_or(Malformed("depth"))?;
                GameRequest::Bench { game: object.game_name()?, depth }
            }
            _ => return Ok(None),
        }))
    }
}

impl Game {
    fn read(game: &JsValue) -> Read<Game> {
        let object = Object(game);
        Ok(Game {
            game: object.game_name()?,
            start: if object.has("start") { Some(object.text("start")?) } else { None },
            moves: object.texts("moves")?,
            style: if object.has("style") { object.style()? } else { MoveStyle::default() },
        })
    }
}

impl ThinkLimits {
    fn read(limits: &JsValue) -> Read<ThinkLimits> {
        let object = Object(limits);
        Ok(ThinkLimits {
            depth: object.number("depth")?,
            nodes: object.number("nodes")?,
            move_time: object.number("moveTime")?,
            clock: if object.has("clock") { Some(ThinkClock::read(&object.get("clock"))?) } else { None },
            level: object.number("level")?,
            lines: object.number("lines")?,
            ponder: object.get("ponder").is_truthy(),
        })
    }
}

impl ThinkClock {
    fn read(clock: &JsValue) -> Read<ThinkClock> {
        let object = Object(clock);
        let time = |field| object.number(field)?.ok_or(Malformed(field));
        Ok(ThinkClock { remaining: time("remaining")?, increment: time("increment")? })
    }
}

impl PlacedMan {
    fn read(piece: &JsValue) -> Read<PlacedMan> {
        let object = Object(piece);
        let kind = object.text("kind")?;
        let mut letters = kind.chars();
        let (Some(kind), None) = (letters.next(), letters.next()) else { return Err(Malformed("kind")) };
        Ok(PlacedMan { square: object.text("square")?, side: object.player("side")?, kind })
    }
}

/// A value that ought to be an object.
struct Object<'a>(&'a JsValue);

impl Object<'_> {
    /// The field; `undefined` where there is none.
    fn get(&self, field: &'static str) -> JsValue {
        Reflect::get(self.0, &JsValue::from_str(field)).unwrap_or(JsValue::UNDEFINED)
    }

    fn has(&self, field: &'static str) -> bool {
        let value = self.get(field);
        !value.is_undefined() && !value.is_null()
    }

    fn text(&self, field: &'static str) -> Read<String> {
        self.get(field).as_string().ok_or(Malformed(field))
    }

    /// A whole number that fits; `None` where there is none.
    fn number<N: TryFrom<u32>>(&self, field: &'static str) -> Read<Option<N>> {
        if !self.has(field) {
            return Ok(None);
        }
        let given = self.get(field).as_f64().ok_or(Malformed(field))?;
        let whole = given as u32;
        let fits = if f64::from(whole) == given { N::try_from(whole).ok() } else { None };
        fits.map(Some).ok_or(Malformed(field))
    }

    fn list(&self, field: &'static str) -> Read<Array> {
        self.get(field).dyn_into().map_err(|_| Malformed(field))
    }

    fn game_name(&self) -> Read<GameName> {
        match self.text("game")?.as_str() {
            "chess" => Ok(GameName::Chess),
            "xiangqi" => Ok(GameName::Xiangqi),
            _ => Err(Malformed("game")),
        }
    }

    fn texts(&self, field: &'static str) -> Read<Vec<String>> {
        self.list(field)?.into_iter().map(|text| text.as_string().ok_or(Malformed(field))).collect()
    }

    fn game(&self) -> Read<Game> {
        Game::read(&self.get("game"))
    }

    fn player(&self, field: &'static str) -> Read<Player> {
        match self.text(field)?.as_str() {
            "first" => Ok(Player::First),
            "second" => Ok(Player::Second),
            _ => Err(Malformed(field)),
        }
    }

    fn style(&self) -> Read<MoveStyle> {
        match self.text("style")?.as_str() {
            "usual" => Ok(MoveStyle::Usual),
            "uci" => Ok(MoveStyle::Uci),
            "san" => Ok(MoveStyle::San),
            "iccs" => Ok(MoveStyle::Iccs),
            "wxf" => Ok(MoveStyle::Wxf),
            "zh-hans" => Ok(MoveStyle::ZhHans),
            "zh-hant" => Ok(MoveStyle::ZhHant),
            _ => Err(Malformed("style")),
        }
    }
}
