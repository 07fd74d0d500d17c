use crate::gain::LEAST_GAIN;
use crate::played_line::value;
use chariot_game::{EndingChoice, EndingPrinciple, EndingPrinciples, Outcome, Side, Tactics};

/// A fact about a move in an ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndingFact {
    /// A principle of the game's endings applies.
    Principle(EndingPrinciple),
    /// The move leads to a draw in which this side has more material.
    DrawnThoughAhead(Side),
}

/// Facts about a move in an ending, all of them confirmed by the results of the moves.
#[must_use]
pub fn ending_facts<P: EndingPrinciples + Tactics>(choice: &EndingChoice<'_, P>) -> Vec<EndingFact> {
    let mut facts: Vec<EndingFact> =
        P::ending_principles(choice).into_iter().map(EndingFact::Principle).collect();
    let is_drawn = choice.played().outcome() == Outcome::Draw;
    let side = Some(choice).filter(|_| is_drawn).and_then(|choice| ahead(&choice.after(choice.played)));
    facts.extend(side.map(EndingFact::DrawnThoughAhead));
    facts
}

/// The side with more material, if any.
fn ahead<P: EndingPrinciples + Tactics>(position: &P) -> Option<Side> {
    let of = |side: Side| -> i32 {
        let own = position.pieces().into_iter().filter(|(piece, _)| piece.side == side);
        own.map(|(piece, _)| value::<P>(piece)).sum()
    };
    let balance = of(Side::First) - of(Side::Second);
    (balance.abs() >= LEAST_GAIN).then_some(if balance > 0 { Side::First } else { Side::Second })
}
