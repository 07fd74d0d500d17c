use super::{ToJs, object};
use crate::protocol::{
    EndingCensus, Exploration, ExploredMove, FilePart, HeatSquare, MaterialFacts, SideCensus, TableReply,
    Value,
};
use wasm_bindgen::JsValue;

objects! {
    FilePart { material: "material", start: "start", end: "end" }
    Exploration { material: "material", strong: "strong", value: "value", moves: "moves" }
    HeatSquare { square: "square", value: "value" }
    MaterialFacts { name: "name", smaller: "smaller", memory: "memory" }
    EndingCensus { strong: "strong", weak: "weak" }
    SideCensus { wins: "wins", draws: "draws", losses: "losses" }
    ExploredMove { move_text: "move", value: "value" }
}

impl ToJs for Value {
    fn to_js(self) -> JsValue {
        match self {
            Value::Win { plies, moves } => {
                object([("kind", "win".to_js()), ("plies", plies.to_js()), ("moves", moves.to_js())])
            }
            Value::Draw => object([("kind", "draw".to_js())]),
            Value::Loss { plies, moves } => {
                object([("kind", "loss".to_js()), ("plies", plies.to_js()), ("moves", moves.to_js())])
            }
        }
    }
}

impl ToJs for TableReply {
    fn to_js(self) -> JsValue {
        let kind = |kind: &str| ("type", JsValue::from_str(kind));
        match self {
            TableReply::Exploration { exploration } => {
                object([kind("exploration"), ("exploration", exploration.to_js())])
            }
            TableReply::Heat { squares } => object([kind("heat"), ("squares", squares.to_js())]),
            TableReply::Material { material } => object([kind("material"), ("material", material.to_js())]),
            TableReply::Census { census } => object([kind("census"), ("census", census.to_js())]),
            TableReply::Solving { plies, decided } => {
                object([kind("solving"), ("plies", plies.to_js()), ("decided", decided.to_js())])
            }
            TableReply::Table { material, millis } => {
                object([kind("table"), ("material", material.to_js()), ("millis", millis.to_js())])
            }
            TableReply::Parts { parts } => object([kind("parts"), ("parts", parts.to_js())]),
        }
    }
}
