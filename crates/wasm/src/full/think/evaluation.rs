//! The evaluation of a position, broken down.

use super::{Question, letter};
use crate::protocol::{
    EvaluationAnatomy, EvaluationSum, NetworkAnatomy, NeuronState, PieceContribution, PieceWeights,
    SidesWorth, TaperedWorth, TermWorth,
};
use chariot_eval::{
    Breakdown, EvaluationParts, Inspect, NetworkSum, OUTPUT_UNIT, Phases, SHARE_UNIT, TaperedScore,
    WEIGHT_UNIT, contributions,
};
use chariot_game::{Board, Evaluate, Line, PerSide, Piece, Rules};
use session::{Error, PlayableGame, Side, describe_piece};

/// Network file from the page, if any. Natively the game has its own.
pub(super) type NetworkBytes<'a> = Option<&'a [u8]>;

/// Breaks an evaluation down into terms.
pub(super) struct Anatomy<'a>(pub(super) NetworkBytes<'a>);

/// Computes the contribution of each piece.
pub(super) struct Contributions<'a>(pub(super) NetworkBytes<'a>);

/// Reads a side's neurons in the position.
pub(super) struct SeenBy<'a>(pub(super) NetworkBytes<'a>, pub(super) Side);

/// The evaluation that the game's engine uses.
pub(super) fn evaluation_of<G: PlayableGame>(file: NetworkBytes<'_>) -> Result<G::EngineEvaluation, Error> {
    let mut evaluation = G::engine_evaluation();
    if file.is_some() {
        evaluation.set_network(file)?;
    }
    Ok(evaluation)
}

impl Question for Anatomy<'_> {
    type Answer = EvaluationAnatomy;

    fn ask<G: PlayableGame>(self, line: Line<G::Position>) -> Result<EvaluationAnatomy, Error> {
        let (evaluation, position) = (evaluation_of::<G>(self.0)?, line.current());
        let parts = evaluation.inspect(position);
        let breakdown = Breakdown::new(evaluation.hand_written(), position);
        let sign = sign_of(position.side_to_move());
        let sides = |worth: [Phases; 2]| {
            let [first, second] = worth.map(|[middle, end]| TaperedWorth {
                middle,
                end,
                now: breakdown.tapered([middle, end]),
            });
            SidesWorth { first, second }
        };
        let mut terms = Vec::new();
        for group in &breakdown.groups {
            for (is_attack, worth) in [(false, group.worth), (true, group.attack)] {
                if worth != PerSide([TaperedScore::ZERO; 2]) {
                    let worth = sides(worth.0.map(|worth| [worth.middle(), worth.end()]));
                    terms.push(TermWorth { name: group.group.name.to_owned(), is_attack, worth });
                }
            }
        }
        Ok(EvaluationAnatomy {
            terms,
            attack: sides(Side::BOTH.map(|side| breakdown.attack(side))),
            phase: f64::from(breakdown.blend.phase) / f64::from(breakdown.blend.full),
            scale: f64::from(breakdown.blend.scale) / 64.0,
            offset: breakdown.blend.offset,
            hand_written: sign * parts.hand_written,
            network: parts.network.map(|_| sign * (parts.total - parts.hand_written)),
            total: sign * parts.total,
        })
    }
}

impl Question for Contributions<'_> {
    type Answer = Vec<PieceContribution>;

    fn ask<G: PlayableGame>(self, line: Line<G::Position>) -> Result<Vec<PieceContribution>, Error> {
        let evaluation = evaluation_of::<G>(self.0)?;
        let of = contributions(&evaluation, line.current()).into_iter().map(|one| PieceContribution {
            piece: describe_piece::<G::Position>((one.piece, one.square)),
            total: one.worth.map(|worth| worth.total),
            hand_written: one.worth.map(|worth| worth.hand_written),
        });
        Ok(of.collect())
    }
}

impl Question for SeenBy<'_> {
    type Answer = Option<NetworkAnatomy>;

    fn ask<G: PlayableGame>(self, line: Line<G::Position>) -> Result<Option<NetworkAnatomy>, Error> {
        let SeenBy(file, side) = self;
        let (evaluation, position) = (evaluation_of::<G>(file)?, line.current());
        let Some(network) = evaluation.neurons() else { return Ok(None) };
        let sign = sign_of(position.side_to_move());
        let sum = network.sum(position);
        let neurons = network.seen_by(side, position).into_iter().map(|neuron| NeuronState {
            sum: neuron.sum,
            bias: neuron.bias,
            weight: neuron.weight,
            output: neuron.output,
            centipawns: f64::from(sign) * neuron.centipawns,
        });
        let kinds = G::Position::PIECE_LETTERS.len() as u8;
        let pieces = Side::BOTH.into_iter().flat_map(|side| (0..kinds).map(move |kind| Piece { side, kind }));
        let weights = pieces.map(|piece| PieceWeights {
            side: piece.side,
            kind: letter::<G::Position>(piece.kind),
            weights: network.weights_of(piece, side, position),
        });
        Ok(Some(NetworkAnatomy {
            side,
            neurons: neurons.collect(),
            weight_unit: WEIGHT_UNIT,
            output_unit: OUTPUT_UNIT,
            output_centipawns: sign * sum.unit,
            sum: evaluation_sum(sum, evaluation.inspect(position)),
            weights: weights.collect(),
        }))
    }
}

/// The sum behind an evaluation; `None` if the network does not count.
fn evaluation_sum(
    NetworkSum { neurons: PerSide([first, second]), bias, share, .. }: NetworkSum,
    EvaluationParts { hand_written, network, total }: EvaluationParts,
) -> Option<EvaluationSum> {
    let counted = hand_written * share / SHARE_UNIT;
    Some(EvaluationSum {
        first,
        second,
        bias,
        network: network?,
        hand_written,
        share,
        share_unit: SHARE_UNIT,
        counted,
        total,
    })
}

/// Factor from a value for `side` to one for the first side.
fn sign_of(side: Side) -> i32 {
    if side == Side::First { 1 } else { -1 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::{GameId, GameVisitor};

    struct Compare;

    impl GameVisitor for Compare {
        type Output = ();

        /// The page adds up the parts it shows. The sum must equal the engine's evaluation.
        fn visit<G: PlayableGame>(self) {
            for text in G::BENCH_POSITIONS {
                let line = || Line::new(text.parse::<G::Position>().expect("a bench position"));
                let anatomy = Anatomy(None).ask::<G>(line()).unwrap();
                let balance = |worth: &SidesWorth| worth.first.now - worth.second.now;
                let terms = anatomy.terms.iter().filter(|term| !term.is_attack);
                let sum: f64 = terms.map(|term| balance(&term.worth)).sum();
                let by_hand = (sum + balance(&anatomy.attack)) * anatomy.scale + f64::from(anatomy.offset);
                assert!((by_hand - f64::from(anatomy.hand_written)).abs() <= 2.0, "{by_hand}: {text}");
                let total = anatomy.hand_written + anatomy.network.unwrap_or(0);
                assert_eq!(total, anatomy.total, "{text}");

                let seen = Side::BOTH.map(|side| SeenBy(None, side).ask::<G>(line()).unwrap());
                let [Some(first), Some(second)] = seen else { continue };
                assert_eq!(first.sum, second.sum, "{text}");
                let Some(sum) = first.sum else { continue };
                let outputs: [i32; 2] =
                    [&first, &second].map(|seen| seen.neurons.iter().map(|one| one.output).sum());
                assert_eq!(outputs, [sum.first, sum.second], "{text}");
                let all = i64::from(sum.first + sum.second + sum.bias);
                let network =
                    (all * i64::from(first.output_centipawns.abs())).div_euclid(first.output_unit.into());
                assert_eq!(network, i64::from(sum.network), "{text}");
                assert_eq!(sum.hand_written * sum.share / sum.share_unit, sum.counted, "{text}");
                assert_eq!(sum.network + sum.counted, sum.total, "{text}");
                let sign = sign_of(line().current().side_to_move());
                assert_eq!(sign * sum.total, anatomy.total, "{text}");
                assert_eq!(sign * sum.hand_written, anatomy.hand_written, "{text}");
            }
        }
    }

    #[test]
    fn the_parts_add_up_to_the_evaluation() {
        for game in GameId::ALL {
            game.visit(Compare);
        }
    }
}
