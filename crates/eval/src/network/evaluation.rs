use super::{Accumulators, Network, NetworkInputs, SHARE_UNIT};
use chariot_game::{Evaluate, NetworkError, Score};

/// A hand-written evaluation, and perhaps a network trained to correct it. With a bare king on the board the
/// hand-written evaluation counts alone: it knows how to mate.
#[derive(Debug)]
pub struct NetworkEvaluation<P, E, const NEURONS: usize> {
    pub(super) hand_written: E,
    pub(super) network: Option<Network<P, NEURONS>>,
}

/// State kept from move to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NetworkState<S, const NEURONS: usize> {
    hand_written: S,
    accumulators: Accumulators<NEURONS>,
}

/// Parts of an evaluation, in centipawns for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EvaluationParts {
    /// The hand-written evaluation.
    pub hand_written: i32,
    /// The network's addition to its share of the hand-written evaluation; `None` if it does not count.
    pub network: Option<i32>,
    /// The final evaluation.
    pub total: i32,
}

impl EvaluationParts {
    /// The parts of a hand-written evaluation alone.
    #[inline]
    #[must_use]
    pub fn without_network(score: Score) -> EvaluationParts {
        let hand_written = i32::from(score.raw());
        EvaluationParts { hand_written, network: None, total: hand_written }
    }
}

/// Bound of evaluations, in centipawns, so that none reads as a mate.
const LARGEST: i32 = 15_000;

impl<P, E, const NEURONS: usize> NetworkEvaluation<P, E, NEURONS> {
    /// Starts without a network.
    pub const fn new(hand_written: E) -> Self {
        NetworkEvaluation { hand_written, network: None }
    }
}

impl<P: NetworkInputs, E: Evaluate<P>, const NEURONS: usize> NetworkEvaluation<P, E, NEURONS> {
    /// The evaluation of a position and its parts.
    #[inline]
    pub fn parts(&self, position: &P, state: &NetworkState<E::State, NEURONS>) -> EvaluationParts {
        let score = self.hand_written.evaluate(position, &state.hand_written);
        let network = self.network.as_ref().filter(|_| !position.has_bare_king());
        let Some(network) = network else { return EvaluationParts::without_network(score) };
        let output = P::output(position.piece_count());
        let correction =
            network.output(output, position.side_to_move(), &state.accumulators.0).clamp(-LARGEST, LARGEST);
        let hand_written = i32::from(score.raw());
        let counted = hand_written * i32::from(network.share(output)) / SHARE_UNIT;
        let total = (counted + correction).clamp(-LARGEST, LARGEST);
        EvaluationParts { hand_written, network: Some(correction), total }
    }
}

impl<P, E, const NEURONS: usize> Evaluate<P> for NetworkEvaluation<P, E, NEURONS>
where
    P: NetworkInputs,
    E: Evaluate<P> + Copy,
{
    type State = NetworkState<E::State, NEURONS>;

    fn refresh(&self, position: &P) -> Self::State {
        let network = self.network.as_ref();
        NetworkState {
            hand_written: self.hand_written.refresh(position),
            accumulators: network.map_or(Accumulators::EMPTY, |network| network.refresh(position)),
        }
    }

    fn update(&self, state: &Self::State, before: &P, m: P::Move, after: &P, next: &mut Self::State) {
        self.hand_written.update(&state.hand_written, before, m, after, &mut next.hand_written);
        if let Some(network) = &self.network {
            network.update(&state.accumulators, before, m, after, &mut next.accumulators);
        }
    }

    fn evaluate(&self, position: &P, state: &Self::State) -> Score {
        Score::cp(self.parts(position, state).total)
    }

    fn without_network(&self) -> Option<Self> {
        self.network.is_some().then_some(NetworkEvaluation::new(self.hand_written))
    }

    fn set_network(&mut self, file: Option<&[u8]>) -> Result<(), NetworkError> {
        self.network = file.map(Network::read).transpose()?;
        Ok(())
    }
}
