use super::walk;
use chariot_eval::{
    ATTACK_UNIT, Breakdown, Contribution, GroupWorth, Inspect, Network, NetworkEvaluation, NetworkFile,
    NetworkInputs, NetworkSum, Neurons, OUTPUT_UNIT, TaperedScore, Tunable, Worth, contributions,
};
use chariot_game::{Evaluate, Notation, Piece, Score, Side, SplitMix64};
use std::collections::BTreeSet;
use std::fmt::Debug;

/// Checks an evaluation's incremental state against recomputation, along random games.
///
/// # Panics
/// At the first difference, with the position.
pub fn check_evaluation<P, E>(evaluation: &E, starts: &[&str], seed: u64, plies: u32)
where
    P: Notation,
    E: Evaluate<P, State: PartialEq + Debug>,
{
    // A state of another position: `update` must ignore the old contents of its result.
    let mut other = None;
    walk::<P>(starts, &mut SplitMix64::new(seed), plies, |before, m, after| {
        let fresh = evaluation.refresh(after);
        let state = evaluation.refresh(before);
        let mut kept = state.clone();
        if let Some(m) = m {
            kept = other.take().unwrap_or(kept);
            evaluation.update(&state, before, m, after, &mut kept);
        }
        assert_eq!(kept, fresh, "state after {m:?} in {before}");
        other = Some(state);
        assert!(!evaluation.evaluate(after, &fresh).is_mate(), "an estimate is no mate: {after}");
    });
}

/// Checks a network's incremental sums against recomputation, along random games. Every piece on every square must
/// have its own input in each view.
///
/// # Panics
/// At the first difference, with the position.
pub fn check_network<P, E>(evaluation: E, starts: &[&str], seed: u64, plies: u32)
where
    P: Notation + NetworkInputs,
    E: Evaluate<P, State: PartialEq + Debug> + Copy,
{
    const NEURONS: usize = 32;
    let file = random_network::<P>(NEURONS, seed).to_bytes();
    let mut with_network = NetworkEvaluation::<P, E, NEURONS>::new(evaluation);
    with_network.set_network(Some(&file)).expect("a network of the game");
    check_evaluation::<P, _>(&with_network, starts, seed, plies);
    let network = Network::<P, NEURONS>::read(&file).expect("a network of the game");
    let mut differ = 0;
    walk::<P>(starts, &mut SplitMix64::new(seed), plies, |_, _, position| {
        for side in Side::BOTH {
            let viewpoint = P::viewpoint(side, position.king_of(side));
            let pieces = position.pieces();
            let inputs: BTreeSet<usize> =
                pieces.iter().map(|&(piece, square)| P::input(viewpoint, piece, square)).collect();
            assert_eq!(inputs.len(), pieces.len(), "{side:?} takes two pieces for one: {position}");
            assert!(inputs.last().is_none_or(|&last| last < P::INPUTS), "{position}");
        }
        assert!(P::output(position.piece_count()) < P::OUTPUTS, "{position}");
        let bare = Side::BOTH
            .into_iter()
            .any(|side| position.pieces().iter().filter(|(piece, _)| piece.side == side).count() == 1);
        assert_eq!(position.has_bare_king(), bare, "{position}");
        let plain = evaluation.evaluate(position, &evaluation.refresh(position));
        let score = with_network.evaluate(position, &with_network.refresh(position));
        assert!(!bare || score == plain, "a bare king is for the hand-written evaluation: {position}");
        differ += u32::from(score != plain);
        let says = with_network.parts(position, &with_network.refresh(position)).network;
        check_neurons(&network, says, position);
    });
    assert!(differ > plies / 4, "the network says something: {differ}");
}

/// The outputs of the neurons, seen by both sides, add up to the network's output, and their weights to their sums.
fn check_neurons<P: NetworkInputs>(neurons: &impl Neurons<P>, says: Option<i32>, position: &P) {
    let NetworkSum { neurons: outputs, bias, unit, .. } = neurons.sum(position);
    for side in Side::BOTH {
        let seen = neurons.seen_by(side, position);
        assert_eq!(seen.iter().map(|neuron| neuron.output).sum::<i32>(), outputs[side], "{position}");
        let mut sums: Vec<i16> = seen.iter().map(|neuron| neuron.bias).collect();
        for (piece, square) in position.pieces() {
            let weights = neurons.weights_of(piece, side, position);
            let squares = weights.len() / seen.len();
            for (sum, board) in sums.iter_mut().zip(weights.chunks(squares)) {
                *sum += i16::from(board[usize::from(square)]);
            }
        }
        assert_eq!(sums, seen.iter().map(|neuron| neuron.sum).collect::<Vec<_>>(), "{side:?} in {position}");
    }
    let sum = i64::from(outputs.0.iter().sum::<i32>() + bias);
    let said = (sum * i64::from(unit)).div_euclid(i64::from(OUTPUT_UNIT));
    assert!(says.is_none_or(|says| i64::from(says) == said), "{says:?}, {said}: {position}");
}

/// A network with weights of any size, so that sums saturate at both ends.
fn random_network<P: NetworkInputs>(neurons: usize, seed: u64) -> NetworkFile {
    let mut random = SplitMix64::new(seed);
    let mut weights = |count: usize| (0..count).map(|_| random.next_u64() as i8 >> 1).collect::<Vec<i8>>();
    NetworkFile {
        layout: P::LAYOUT,
        unit: 150,
        weights: weights(P::INPUTS * neurons),
        biases: weights(neurons).into_iter().map(i16::from).collect(),
        output_weights: weights(P::OUTPUTS * 2 * neurons),
        output_biases: weights(P::OUTPUTS).into_iter().map(|bias| i32::from(bias) << 8).collect(),
        shares: weights(P::OUTPUTS).into_iter().map(|share| 240 + i16::from(share)).collect(),
    }
}

/// Checks that the terms shown to the tuner add up to the engine's evaluation, along random games.
///
/// # Panics
/// At the first difference, with the position.
pub fn check_terms<P, E>(evaluation: &E, starts: &[&str], seed: u64, plies: u32)
where
    P: Notation,
    E: Tunable<P>,
{
    let weights = evaluation.weights();
    let sum = |list: &[(u16, i16)]| {
        list.iter().fold(TaperedScore::ZERO, |sum, &(term, count)| {
            sum + weights[usize::from(term)] * i32::from(count)
        })
    };
    let points = |attack: i32| attack.max(0).pow(2) / ATTACK_UNIT;
    walk::<P>(starts, &mut SplitMix64::new(seed), plies, |_, _, position| {
        let trace = evaluation.trace(position);
        let worth = sum(&trace.terms);
        let [first, second] = Side::BOTH.map(|side| sum(&trace.attack[side]));
        let middle = worth.middle() + points(first.middle()) - points(second.middle());
        let end = worth.end() + points(first.end()) - points(second.end());
        let blend = trace.blend;
        let balance = (middle * blend.phase + end * (blend.full - blend.phase)) / blend.full;
        let expected = Score::cp(balance * blend.scale / 64 + blend.offset);
        let score = evaluation.evaluate(position, &evaluation.refresh(position));
        let seen = if position.side_to_move() == Side::First { score } else { -score };
        assert_eq!(seen, expected, "terms of {position}");
        let breakdown = Breakdown::new(evaluation, position);
        assert_eq!(Score::cp(breakdown.centipawns()), seen, "groups of {position}");
        check_groups(&breakdown);
    });
}

/// Checks that each piece's contribution is the difference of two full evaluations, along random games.
///
/// # Panics
/// At the first difference, with the position.
pub fn check_contributions<P, E>(evaluation: E, starts: &[&str], seed: u64, plies: u32)
where
    P: Notation + NetworkInputs,
    E: Tunable<P> + Copy,
{
    const NEURONS: usize = 32;
    let mut evaluation = NetworkEvaluation::<P, E, NEURONS>::new(evaluation);
    evaluation
        .set_network(Some(&random_network::<P>(NEURONS, seed).to_bytes()))
        .expect("a network of the game");
    let mut removed = 0;
    walk::<P>(starts, &mut SplitMix64::new(seed), plies, |_, _, position| {
        let side = position.side_to_move();
        let for_owner = |position: &P, owner: Side| {
            let parts = evaluation.inspect(position);
            [parts.total, parts.hand_written].map(|value| if owner == side { value } else { -value })
        };
        let pieces = position.pieces();
        let position = P::from_pieces(&pieces, side).expect("a position of a game");
        for Contribution { piece, square, worth } in contributions(&evaluation, &position) {
            let others: Vec<(Piece, u8)> =
                pieces.iter().copied().filter(|&(_, other)| other != square).collect();
            let rest = P::from_pieces(&others, side).ok();
            let expected = rest.map(|rest| {
                let (with, without) = (for_owner(&position, piece.side), for_owner(&rest, piece.side));
                Worth { total: with[0] - without[0], hand_written: with[1] - without[1] }
            });
            assert_eq!(worth, expected, "{piece:?} on {} of {position}", P::square_name(square));
            removed += u32::from(worth.is_some());
        }
    });
    assert!(removed > plies, "pieces were taken away: {removed}");
}

/// The tapered values of all groups and both king attacks add up to the evaluation, up to rounding.
fn check_groups(breakdown: &Breakdown) {
    let worth = |side: Side| -> f64 {
        let of =
            |group: &GroupWorth| breakdown.tapered([group.worth[side].middle(), group.worth[side].end()]);
        breakdown.groups.iter().map(of).sum::<f64>() + breakdown.tapered(breakdown.attack(side))
    };
    let blend = breakdown.blend;
    let balance = worth(Side::First) - worth(Side::Second);
    let expected = balance * f64::from(blend.scale) / 64.0 + f64::from(blend.offset);
    assert!((expected - f64::from(breakdown.centipawns())).abs() <= 2.0, "{expected}: {breakdown:?}");
}
