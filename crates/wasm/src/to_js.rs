//! Makes JavaScript's values of the protocol's, a property for each field: as small as [`crate::request`], and for
//! the same reason.

use crate::protocol::{
    Game, GameEnd, GameName, GameReply, HandicapStart, MoveFault, MoveStyle, MoveText, PlacedMan, Player,
    ReplayedMove, Reply, ScoreText, ThinkReport, View,
};
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::JsValue;

/// What JavaScript gets to see of a value. `None` is `undefined`.
pub(crate) trait ToJs {
    fn to_js(self) -> JsValue;
}

macro_rules! as_they_are {
    ($($type:ty),*) => {
        $(impl ToJs for $type {
            fn to_js(self) -> JsValue {
                self.into()
            }
        })*
    };
}
as_they_are!(String, &'static str, u8, u16, i16, f64);

impl ToJs for char {
    fn to_js(self) -> JsValue {
        JsValue::from_str(self.encode_utf8(&mut [0; 4]))
    }
}

impl<T: ToJs> ToJs for Option<T> {
    fn to_js(self) -> JsValue {
        self.map_or(JsValue::UNDEFINED, T::to_js)
    }
}

impl<T: ToJs> ToJs for Vec<T> {
    fn to_js(self) -> JsValue {
        let array = Array::new();
        for item in self {
            array.push(&item.to_js());
        }
        array.into()
    }
}

/// An object with these properties.
fn object<const N: usize>(properties: [(&str, JsValue); N]) -> JsValue {
    filled(&properties)
}

#[inline(never)]
fn filled(properties: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in properties {
        // Only a frozen object refuses.
        let _ = Reflect::set(&object, &JsValue::from_str(name), value);
    }
    object.into()
}

/// Structures: the name in JavaScript of every field.
macro_rules! objects {
    ($($type:ident { $($field:ident: $name:literal),* $(,)? })*) => {
        $(impl ToJs for $type {
            fn to_js(self) -> JsValue {
                let $type { $($field),* } = self;
                object([$(($name, $field.to_js())),*])
            }
        })*
    };
}
#[cfg(feature = "tables")]
mod tables;

objects! {
    Game { game: "game", start: "start", moves: "moves", style: "style" }
    PlacedMan { square: "square", side: "side", kind: "kind" }
    MoveText { uci: "uci", from: "from", to: "to", promotion: "promotion", text: "text" }
    ReplayedMove { move_text: "move", fen: "fen" }
    MoveFault { kind: "kind", message: "message" }
    HandicapStart { name: "name", first_gives: "firstGives", second_gives: "secondGives" }
    GameEnd { winner: "winner", rule: "rule", words: "words", explanation: "explanation" }
    View {
        game: "game", fen: "fen", files: "files", ranks: "ranks", men: "men", to_move: "toMove",
        start_to_move: "startToMove", start_move_number: "startMoveNumber", check: "check", moves: "moves",
        history: "history", end: "end", may_win: "mayWin",
    }
    ThinkReport {
        depth: "depth", seldepth: "seldepth", nodes: "nodes", nps: "nps", millis: "millis",
        hashfull: "hashfull", tbhits: "tbhits", rank: "rank", score: "score", pv: "pv",
    }
}

impl ToJs for Reply {
    fn to_js(self) -> JsValue {
        match self {
            Reply::Game(reply) => reply.to_js(),
            #[cfg(feature = "tables")]
            Reply::Tables(reply) => reply.to_js(),
        }
    }
}

impl ToJs for GameReply {
    fn to_js(self) -> JsValue {
        let kind = |kind: &str| ("type", JsValue::from_str(kind));
        match self {
            GameReply::View { view } => object([kind("view"), ("view", view.to_js())]),
            GameReply::Moves { moves, fault } => {
                object([kind("moves"), ("moves", moves.to_js()), ("fault", fault.to_js())])
            }
            GameReply::Report { report } => object([kind("report"), ("report", report.to_js())]),
            GameReply::Answer { best, report, hash } => object([
                kind("answer"),
                ("best", best.to_js()),
                ("report", report.to_js()),
                ("hash", hash.to_js()),
            ]),
            GameReply::Fen { fen, notices } => {
                object([kind("fen"), ("fen", fen.to_js()), ("notices", notices.to_js())])
            }
            GameReply::Handicaps { handicaps } => {
                object([kind("handicaps"), ("handicaps", handicaps.to_js())])
            }
            #[cfg(feature = "bench")]
            GameReply::Bench { nodes, millis } => {
                object([kind("bench"), ("nodes", nodes.to_js()), ("millis", millis.to_js())])
            }
            GameReply::Done => object([kind("done")]),
            GameReply::Fault { kind: fault, message } => {
                object([kind("fault"), ("kind", fault.to_js()), ("message", message.to_js())])
            }
        }
    }
}

impl ToJs for ScoreText {
    fn to_js(self) -> JsValue {
        match self {
            ScoreText::Centipawns { value } => {
                object([("kind", "centipawns".to_js()), ("value", value.to_js())])
            }
            ScoreText::MateIn { moves } => object([("kind", "mateIn".to_js()), ("moves", moves.to_js())]),
            ScoreText::MatedIn { moves } => object([("kind", "matedIn".to_js()), ("moves", moves.to_js())]),
        }
    }
}

impl ToJs for GameName {
    fn to_js(self) -> JsValue {
        match self {
            GameName::Chess => "chess".to_js(),
            GameName::Xiangqi => "xiangqi".to_js(),
        }
    }
}

impl ToJs for Player {
    fn to_js(self) -> JsValue {
        match self {
            Player::First => "first".to_js(),
            Player::Second => "second".to_js(),
        }
    }
}

impl ToJs for MoveStyle {
    fn to_js(self) -> JsValue {
        let name = match self {
            MoveStyle::Usual => "usual",
            MoveStyle::Uci => "uci",
            MoveStyle::San => "san",
            MoveStyle::Iccs => "iccs",
            MoveStyle::Wxf => "wxf",
            MoveStyle::ZhHans => "zh-hans",
            MoveStyle::ZhHant => "zh-hant",
        };
        name.to_js()
    }
}
