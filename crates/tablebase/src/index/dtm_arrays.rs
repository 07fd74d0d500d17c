use super::PositionIndex;
use crate::dtm_code::DtmCode;
use chariot_game::PerSide;

/// The distance to mate of every position of an ending.
#[derive(Clone, Debug)]
pub(crate) struct DtmArrays {
    pub(crate) index: PositionIndex,
    /// Codes by side to move and index. Empty for the second side if the ending is symmetric.
    pub(crate) codes: PerSide<Vec<DtmCode>>,
}
