use crate::gain::{Gain, gain_after, gain_of};
use crate::played_line::PlayedLine;
use game::{IllegalMove, NamedMates};

/// What is wrong with a move, as far as it can be said for certain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// What the other side gains by its reply, and would not gain against the best move. The plies are those after the
    /// move that was played.
    pub allows: Option<Gain>,
    /// What the best move would have gained, and the one that was played does not. The plies are those of the best line.
    pub misses: Option<Gain>,
}

/// Compares the line that a move led to with the best one. `played` begins with the move and goes on with its refutation;
/// `best` begins with the move that was better. Both come from a search, and are as good as it is.
///
/// # Errors
/// [`IllegalMove`] if one of the moves is not legal.
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

/// What the other side gains by its reply to the first move of a line. What the first move captures counts for it.
fn reply_gain<P: NamedMates>(position: &P, line: &[P::Move]) -> Result<Option<Gain>, IllegalMove> {
    let Some((&first, rest)) = line.split_first() else { return Ok(None) };
    let mut after = position.clone();
    after.try_play(first)?;
    let conceded = position.captured(first).map(|(piece, _)| piece);
    let gain = gain_after(conceded, &PlayedLine::new(&after, rest)?);
    // A promoted piece that is captured again is no piece lost: such lines speak for themselves.
    Ok(gain.filter(|gain| P::promotion(first).is_none() || gain.gained == crate::Gained::Game))
}

/// The gain, unless the other is worth as much.
fn without(gain: Option<Gain>, other: Option<Gain>) -> Option<Gain> {
    gain.filter(|gain| !other.is_some_and(|other| other.is_worth(gain)))
}
