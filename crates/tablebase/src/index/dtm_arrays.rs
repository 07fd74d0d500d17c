use super::PositionIndex;
use crate::dtm_code::DtmCode;
use crate::material::Material;
use crate::memory::{OutOfMemory, zeroed};
use crate::rules::EndgameRules;
use chariot_game::PerSide;

/// The distance to mate of every position of an ending.
#[derive(Clone, Debug)]
pub(crate) struct DtmArrays {
    pub(crate) index: PositionIndex,
    /// Codes by side to move and index. Empty for the second side if the ending is symmetric.
    pub(crate) codes: PerSide<Vec<DtmCode>>,
}

impl DtmArrays {
    /// Arrays of an ending that are yet to be filled, with zeros.
    pub(crate) fn zeroed(rules: &EndgameRules, material: &Material) -> Result<DtmArrays, OutOfMemory> {
        let index = PositionIndex::new(rules, material);
        let second = if material.is_symmetric() { 0 } else { index.len() };
        let codes = PerSide([zeroed(index.len())?, zeroed(second)?]);
        Ok(DtmArrays { index, codes })
    }
}
