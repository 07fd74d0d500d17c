use crate::NotatedMove;
use chariot_game::Tablebase;
use chariot_search::{Control, Limits};
use chariot_tablebase::TableSet;
use games::GamePosition;

/// Most pieces of tables unpacked before a search without a time limit, so that its result does not depend on earlier
/// searches. They take a few seconds. All four-man endings that one move can lead to have fewer pieces.
const MOST_PIECES: usize = 8_192;

/// Unpacks the tables of a position and of its successors, until the search should stop or has spent its share of the
/// time. The search unpacks the rest, and other tables it wants, as it goes.
pub(super) fn unpack_for_root<P: GamePosition>(
    tables: &TableSet<P>,
    root: &P,
    limits: &Limits<P::Move>,
    control: &mut dyn Control<NotatedMove>,
) {
    if root.piece_count() > tables.max_pieces() {
        return;
    }
    let patience = patience(limits);
    let mut pieces = 0;
    // Twice: at first all unpacked tables may seem to be in use.
    for _ in 0..2 {
        want(tables, root);
        while pieces < MOST_PIECES
            && patience.is_none_or(|patience| control.spent_ms() < patience)
            && !control.should_stop()
            && tables.unpack_piece()
        {
            pieces += 1;
        }
    }
}

/// Milliseconds available before the search begins; `None` without a time limit.
fn patience<M>(limits: &Limits<M>) -> Option<u64> {
    let of_clock = limits.clock.map(|clock| clock.remaining / 100 + clock.increment / 4);
    [limits.move_time.map(|time| time / 2), of_clock].into_iter().flatten().min()
}

/// Requests the tables of a position and of its successors.
fn want<P: GamePosition>(tables: &TableSet<P>, root: &P) {
    let unpacked = tables.unpacked();
    // The probe only requests what is missing; the search probes again.
    let _ = unpacked.probe(root);
    for m in root.legal_moves() {
        let mut after = root.clone();
        after.play(m);
        let _ = unpacked.probe(&after);
    }
}

#[cfg(test)]
mod tests {
    use super::patience;
    use chariot_search::{Clock, Limits};

    #[test]
    fn tables_get_a_share_of_the_time() {
        let clock = |remaining, increment| Clock { remaining, increment, moves_to_go: None, overhead: 0 };
        let of = |move_time, clock| patience(&Limits::<()> { move_time, clock, ..Limits::default() });
        assert_eq!(of(None, None), None);
        assert_eq!(of(Some(1_000), None), Some(500));
        assert_eq!(of(None, Some(clock(60_000, 2_000))), Some(1_100));
        assert_eq!(of(Some(1_000), Some(clock(60_000, 2_000))), Some(500));
        assert_eq!(of(Some(1_000), Some(clock(1_000, 0))), Some(10));
    }
}
