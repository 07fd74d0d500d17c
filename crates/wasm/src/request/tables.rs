use super::{Malformed, Object, Read};
use crate::protocol::{GameResult, TableRequest};
use js_sys::Uint8Array;
use wasm_bindgen::JsCast;

impl TableRequest {
    /// `None` if no request about endings is called so.
    pub(super) fn read(kind: &str, object: &Object) -> Read<Option<TableRequest>> {
        let material = || object.text("material");
        Ok(Some(match kind {
            "explore" => TableRequest::Explore { game: object.game()? },
            "heat" => TableRequest::Heat { game: object.game()?, square: object.text("square")? },
            "missingParts" => TableRequest::MissingParts { game: object.game()? },
            "random" => TableRequest::Random {
                game: object.game_name()?,
                material: material()?,
                strong: object.player("strong")?,
                to_move: object.player("toMove")?,
                result: if object.has("result") { Some(object.result()?) } else { None },
                moves: object.number("moves")?,
            },
            "material" => TableRequest::Material { game: object.game_name()?, material: material()? },
            "census" => TableRequest::Census { game: object.game_name()?, material: material()? },
            "loadTable" => {
                TableRequest::LoadTable { game: object.game_name()?, bytes: object.bytes("bytes")? }
            }
            "beginTable" => {
                TableRequest::BeginTable { game: object.game_name()?, bytes: object.bytes("bytes")? }
            }
            "addPart" => TableRequest::AddPart {
                game: object.game_name()?,
                material: material()?,
                start: object.number("start")?.ok_or(Malformed("start"))?,
                bytes: object.bytes("bytes")?,
            },
            "solveTable" => TableRequest::SolveTable { game: object.game_name()?, material: material()? },
            _ => return Ok(None),
        }))
    }
}

impl Object<'_> {
    fn bytes(&self, field: &'static str) -> Read<Vec<u8>> {
        let array: Uint8Array = self.get(field).dyn_into().map_err(|_| Malformed(field))?;
        Ok(array.to_vec())
    }

    fn result(&self) -> Read<GameResult> {
        match self.text("result")?.as_str() {
            "win" => Ok(GameResult::Win),
            "draw" => Ok(GameResult::Draw),
            "loss" => Ok(GameResult::Loss),
            _ => Err(Malformed("result")),
        }
    }
}
