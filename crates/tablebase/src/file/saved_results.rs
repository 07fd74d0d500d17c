//! Temporary storage of solved results: for each stored side a checksum, then one byte for each position.

use super::checksum::checksum;
use crate::index::DtmArrays;
use crate::material::Material;
use crate::rules::EndgameRules;
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
    let mut arrays = DtmArrays::zeroed(rules, material).map_err(|_| ErrorKind::OutOfMemory)?;
    for codes in &mut arrays.codes.0 {
        let mut expected = [0; 8];
        from.read_exact(&mut expected)?;
        from.read_exact(codes)?;
        if checksum(codes).to_le_bytes() != expected {
            return Err(ErrorKind::InvalidData.into());
        }
    }
    Ok(arrays)
}
