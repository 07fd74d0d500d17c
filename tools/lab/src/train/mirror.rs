//! Mirroring: a position and its mirror image are worth the same, and a network should know it.

use crate::error::LabError;
use crate::labelled::{LabelledPosition, RECORD};
use chariot_eval::NetworkInputs;
use chariot_game::SplitMix64;

/// Mirrors each record at random, if the rules are the same on both wings.
pub(super) fn mirror_some<P: NetworkInputs>(records: &mut [[u8; RECORD]], seed: u64) -> Result<(), LabError> {
    if P::on_other_wing(0).is_none() {
        return Ok(());
    }
    let mut random = SplitMix64::new(seed);
    let mut position = LabelledPosition::default();
    for record in records {
        if random.next_u64() >> 63 == 0 {
            continue;
        }
        position.unpack(record)?;
        for (_, square) in &mut position.pieces {
            *square = P::on_other_wing(*square).unwrap_or(*square);
        }
        position.pieces.sort_unstable_by_key(|&(_, square)| square);
        *record = position.pack();
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labelled::Label;
    use chariot_game::{Board, Rules};

    /// A record of the position after a cannon's first move to the centre, from the right or from the left.
    fn opening(text: &str) -> [u8; RECORD] {
        let mut position = chariot_xiangqi::Position::startpos();
        let m = position.legal_moves().into_iter().find(|m| m.to_string() == text).expect("a legal move");
        position.play(m);
        let pieces = position.pieces();
        LabelledPosition { pieces, label: Label::exact(12), hand_written: -7, half_points: Some(1) }.pack()
    }

    #[test]
    fn half_of_the_records_show_the_other_wing() {
        let [right, left] = ["h3e3", "b3e3"].map(opening);
        assert_ne!(right, left);
        let mut records = vec![right; 1_000];
        mirror_some::<chariot_xiangqi::Position>(&mut records, 3).expect("our own records");
        let mirrored = records.iter().filter(|&&record| record == left).count();
        assert_eq!(mirrored + records.iter().filter(|&&record| record == right).count(), 1_000);
        assert!((400..600).contains(&mirrored), "{mirrored}");
        let mut chess = vec![right; 100];
        mirror_some::<chariot_chess::Position>(&mut chess, 3).expect("nothing to do");
        assert!(chess.iter().all(|&record| record == right));
    }
}
