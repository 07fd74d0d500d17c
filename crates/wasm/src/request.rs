//! Reads requests from JavaScript's objects, field by field: a few calls for each, where derived code would first
//! copy every object, whatever it holds, and then be as large as the chess engine.

use crate::protocol::{
    Game, GameName, GameResult, MoveStyle, PlacedMan, Player, Request, ThinkClock, ThinkLimits,
};
use js_sys::{Array, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsError, JsValue};

/// A field of a request that is missing or of another type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Malformed(&'static str);

impl From<Malformed> for JsError {
    fn from(Malformed(field): Malformed) -> JsError {
        JsError::new(&["a request without a good field: ", field].concat())
    }
}

type Read<T> = Result<T, Malformed>;

impl Request {
    /// # Errors
    /// The first field that is not of the protocol's form.
    pub(crate) fn read(request: &JsValue) -> Read<Request> {
        let object = Object(request);
        let kind = object.text("type")?;
        if let "view" | "play" | "replay" | "think" | "explore" | "heat" | "missingParts" = kind.as_str() {
            let game = Game::read(&object.get("game"))?;
            return Ok(match kind.as_str() {
                "view" => Request::View { game },
                "play" => Request::Play { game, text: object.text("text")? },
                "replay" => {
                    let texts = object.list("texts")?.into_iter().map(|text| text.as_string());
                    let texts = texts.collect::<Option<_>>().ok_or(Malformed("texts"))?;
                    Request::Replay { game, texts }
                }
                "think" => Request::Think { game, limits: ThinkLimits::read(&object.get("limits"))? },
                "heat" => Request::Heat { game, square: object.text("square")? },
                "missingParts" => Request::MissingParts { game },
                _ => Request::Explore { game },
            });
        }
        let game = object.game_name()?;
        Ok(match kind.as_str() {
            "readFen" => Request::ReadFen { game, text: object.text("text")? },
            "compose" => {
                let men = object.list("men")?.into_iter().map(|man| PlacedMan::read(&man));
                Request::Compose { game, men: men.collect::<Read<_>>()?, to_move: object.player("toMove")? }
            }
            "random" => Request::Random {
                game,
                material: object.text("material")?,
                strong: object.player("strong")?,
                to_move: object.player("toMove")?,
                result: if object.has("result") { Some(object.result()?) } else { None },
                moves: object.number("moves")?,
            },
            "material" => Request::Material { game, material: object.text("material")? },
            "census" => Request::Census { game, material: object.text("material")? },
            "loadTable" => Request::LoadTable { game, bytes: object.bytes("bytes")? },
            "beginTable" => Request::BeginTable { game, bytes: object.bytes("bytes")? },
            "addPart" => Request::AddPart {
                game,
                material: object.text("material")?,
                start: object.number("start")?.ok_or(Malformed("start"))?,
                bytes: object.bytes("bytes")?,
            },
            "solveTable" => Request::SolveTable { game, material: object.text("material")? },
            "newGame" => Request::NewGame { game },
            "handicaps" => Request::Handicaps { game },
            "bench" => Request::Bench { game, depth: object.number("depth")?.ok_or(Malformed("depth"))? },
            _ => return Err(Malformed("type")),
        })
    }
}

impl Game {
    fn read(game: &JsValue) -> Read<Game> {
        let object = Object(game);
        let moves = object.list("moves")?.into_iter().map(|text| text.as_string().ok_or(Malformed("moves")));
        Ok(Game {
            game: object.game_name()?,
            start: if object.has("start") { Some(object.text("start")?) } else { None },
            moves: moves.collect::<Read<_>>()?,
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
    fn read(man: &JsValue) -> Read<PlacedMan> {
        let object = Object(man);
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

    fn bytes(&self, field: &'static str) -> Read<Vec<u8>> {
        let array: Uint8Array = self.get(field).dyn_into().map_err(|_| Malformed(field))?;
        Ok(array.to_vec())
    }

    fn game_name(&self) -> Read<GameName> {
        match self.text("game")?.as_str() {
            "chess" => Ok(GameName::Chess),
            "xiangqi" => Ok(GameName::Xiangqi),
            _ => Err(Malformed("game")),
        }
    }

    fn player(&self, field: &'static str) -> Read<Player> {
        match self.text(field)?.as_str() {
            "first" => Ok(Player::First),
            "second" => Ok(Player::Second),
            _ => Err(Malformed(field)),
        }
    }

    fn result(&self) -> Read<GameResult> {
        match self.text("result")?.as_str() {
            "win" => Ok(GameResult::Win),
            "draw" => Ok(GameResult::Draw),
            "loss" => Ok(GameResult::Loss),
            _ => Err(Malformed("result")),
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
