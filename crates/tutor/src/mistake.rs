use crate::gain::{Gain, gain_after, gain_of};
use crate::played_line::PlayedLine;
use chariot_game::{IllegalMove, NamedMates};

/// The certain facts about a mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Gain of the opponent's reply that the best move would not allow. Plies count from after the move played.
    pub allows: Option<Gain>,
    /// Gain of the best line that the move played misses. Plies count from the start of the best line.
    pub misses: Option<Gain>,
}

/// Compares the line of the move played with the best line. `played` is the move with its refutation, `best` starts
/// with the better move. Both come from a search, and the result is as reliable as they are.
///
/// # Errors
/// [`IllegalMove`] if a move is illegal.
pub fn mistake_of<P: NamedMates>(
    position: &P,
    played: &[P::Move],
    best: &[P::Move],
) -> Result<Mistake, IllegalMove> {
    let allowed = reply_gain(position, played)?;
    let unavoidable = reply_gain(position, best)?;
    let missed = gain_of(position, best)?;
    let kept = gain_of(position, played)?;
    Ok(Mistake { allows: without(allowed, unavoidable), misses: without(missed, kept) })
}

/// Gain of the opponent's reply to the first move of a line, less what the first move captures.
fn reply_gain<P: NamedMates>(position: &P, line: &[P::Move]) -> Result<Option<Gain>, IllegalMove> {
    let Some((&first, rest)) = line.split_first() else { return Ok(None) };
    let mut after = position.clone();
    after.try_play(first)?;
    let conceded = position.captured(first).map(|(piece, _)| piece);
    let gain = gain_after(conceded, &PlayedLine::new(&after, rest)?);
    // A recaptured promoted piece costs only a pawn. Such lines explain themselves.
    Ok(gain.filter(|gain| P::promotion(first).is_none() || gain.gained == crate::Gained::Game))
}

/// The gain, unless `other` is at least as good.
fn without(gain: Option<Gain>, other: Option<Gain>) -> Option<Gain> {
    gain.filter(|gain| !other.is_some_and(|other| other.is_worth(gain)))
}
