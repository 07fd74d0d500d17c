use super::PositionIndex;
use crate::dtm_code::DtmCode;
use game::PerSide;

/// The distance to mate of every position of an ending, unpacked.
#[derive(Clone, Debug)]
pub(crate) struct DtmArrays {
    pub(crate) index: PositionIndex,
    /// For each side to move, by index. The second side's are left out where the ending is symmetric.
    pub(crate) codes: PerSide<Vec<DtmCode>>,
}
