use crate::gain::LEAST_GAIN;
use crate::played_line::value;
use game::{EndingChoice, EndingPrinciple, EndingPrinciples, Outcome, Side, Tactics};

/// What is known of a move in an ending, beside its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndingFact {
    /// A principle of the game's endings.
    Principle(EndingPrinciple),
    /// The move leads to a draw, though this side has more material then.
    DrawnThoughAhead(Side),
}

/// What is known of a move in an ending of which every move's result is known. Nothing but what these results bear out.
#[must_use]
pub fn ending_facts<P: EndingPrinciples + Tactics>(choice: &EndingChoice<'_, P>) -> Vec<EndingFact> {
    let mut facts: Vec<EndingFact> =
        P::ending_principles(choice).into_iter().map(EndingFact::Principle).collect();
    let is_drawn = choice.played().outcome() == Outcome::Draw;
    let side = Some(choice).filter(|_| is_drawn).and_then(|choice| ahead(&choice.after(choice.played)));
    facts.extend(side.map(EndingFact::DrawnThoughAhead));
    facts
}

/// The side that has more material.
fn ahead<P: EndingPrinciples + Tactics>(position: &P) -> Option<Side> {
    let of = |side: Side| -> i32 {
        let own = position.pieces().into_iter().filter(|(piece, _)| piece.side == side);
        own.map(|(piece, _)| value::<P>(piece)).sum()
    };
    let balance = of(Side::First) - of(Side::Second);
    (balance.abs() >= LEAST_GAIN).then_some(if balance > 0 { Side::First } else { Side::Second })
}
