//! Temporary storage of solved results: for each stored side a checksum, then one byte for each position.

use super::checksum::checksum;
use crate::index::{DtmArrays, PositionIndex};
use crate::material::Material;
use crate::memory::zeroed;
use crate::rules::EndgameRules;
use chariot_game::{PerSide, Side};
use std::io::{self, ErrorKind, Read, Write};

pub(crate) fn write_results(arrays: &DtmArrays, to: &mut dyn Write) -> io::Result<()> {
    for codes in &arrays.codes.0 {
        to.write_all(&checksum(codes).to_le_bytes())?;
        to.write_all(codes)?;
    }
    Ok(())
}

/// Reads what [`write_results`] wrote.
pub(crate) fn read_results(
    rules: &EndgameRules,
    material: &Material,
    from: &mut dyn Read,
) -> io::Result<DtmArrays> {
    let index = PositionIndex::new(rules, material);
    let mut codes = PerSide([Vec::new(), Vec::new()]);
    for side in Side::BOTH {
        let len = if side == Side::Second && material.is_symmetric() { 0 } else { index.len() };
        let mut expected = [0; 8];
        from.read_exact(&mut expected)?;
        codes[side] = zeroed(len).map_err(|_| ErrorKind::OutOfMemory)?;
        from.read_exact(&mut codes[side])?;
        if checksum(&codes[side]).to_le_bytes() != expected {
            return Err(ErrorKind::InvalidData.into());
        }
    }
    Ok(DtmArrays { index, codes })
}
