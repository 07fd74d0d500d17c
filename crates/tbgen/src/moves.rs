use game::{Dtm, Endgame, Outcome};

/// The best of the values that legal moves lead to, `value` giving those.
///
/// # Errors
/// The first error of `value`.
pub(crate) fn value_by_moves<P: Endgame, E>(
    position: &P,
    value: &mut dyn FnMut(&P) -> Result<Dtm, E>,
) -> Result<Dtm, E> {
    let mut best: Option<Dtm> = None;
    for m in position.legal_moves() {
        let mut next = position.clone();
        next.play(m);
        let value = value(&next)?.before_move();
        best = Some(best.filter(|best| best.preference() >= value.preference()).unwrap_or(value));
    }
    Ok(best.unwrap_or_else(|| match position.no_move_outcome().outcome {
        Outcome::Loss => Dtm::Loss(0),
        Outcome::Draw => Dtm::Draw,
        Outcome::Win => Dtm::Win(0),
    }))
}
