use chariot_game::{Dtm, Endgame};
use chariot_tablebase::Dtz;

/// Result under a rule that draws after `limit` plies, from the legal moves; `probe` gives the results of the
/// positions they lead to. `dtm` is the result without the rule.
///
/// # Errors
/// The first error of `probe`.
pub(crate) fn dtz_by_moves<P: Endgame, E>(
    position: &P,
    dtm: Dtm,
    limit: u16,
    probe: &mut dyn FnMut(&P) -> Result<Dtz, E>,
) -> Result<Dtz, E> {
    let (mut quickest, mut slowest, mut saved) = (None::<u16>, 0, false);
    for m in position.legal_moves() {
        let mut next = position.clone();
        next.play(m);
        let after = probe(&next)?;
        let plies = match next.halfmove_clock() {
            0 => 1,
            _ => after.plies().unwrap_or(0) + 1,
        };
        match after {
            Dtz::Loss(_) => quickest = Some(quickest.unwrap_or(plies).min(plies)),
            Dtz::Win(_) => slowest = slowest.max(plies),
            Dtz::CursedWin | Dtz::Draw | Dtz::BlessedLoss => saved = true,
        }
    }
    Ok(match (dtm, quickest) {
        (Dtm::Draw, _) => Dtz::Draw,
        (Dtm::Win(_), Some(plies)) if plies <= limit => Dtz::Win(plies),
        (Dtm::Win(_), _) => Dtz::CursedWin,
        (Dtm::Loss(_), None) if !saved && slowest <= limit => Dtz::Loss(slowest),
        (Dtm::Loss(_), _) => Dtz::BlessedLoss,
    })
}
