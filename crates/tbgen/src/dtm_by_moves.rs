use chariot_game::{Dtm, Endgame, Outcome};

/// Best result of the legal moves; `probe` gives those of the positions they lead to.
///
/// # Errors
/// The first error of `probe`.
pub(crate) fn dtm_by_moves<P: Endgame, E>(
    position: &P,
    probe: &mut dyn FnMut(&P) -> Result<Dtm, E>,
) -> Result<Dtm, E> {
    let mut best: Option<Dtm> = None;
    for m in position.legal_moves() {
        let mut next = position.clone();
        next.play(m);
        let dtm = probe(&next)?.before_move();
        best = Some(best.filter(|best| best.preference() >= dtm.preference()).unwrap_or(dtm));
    }
    Ok(best.unwrap_or_else(|| match position.no_move_outcome().outcome {
        Outcome::Loss => Dtm::Loss(0),
        Outcome::Draw => Dtm::Draw,
        Outcome::Win => Dtm::Win(0),
    }))
}
