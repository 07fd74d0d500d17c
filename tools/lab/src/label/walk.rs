use crate::args::LabelArgs;
use chariot_game::{Evaluate, Rules, Score, SplitMix64, Tactics};
use games::PlayableGame;

pub(super) struct Walker<G: PlayableGame> {
    pub(super) position: G::Position,
    pub(super) state: State<G>,
}

/// State of the hand-written evaluation for a position.
pub(super) type State<G> =
    <<G as PlayableGame>::Evaluation as Evaluate<<G as PlayableGame>::Position>>::State;

/// A walk. Each ply picks, from some random moves that lose nothing, the one with the best static evaluation.
/// This resembles the positions of a search, with good moves of one side and bad ones of the other.
impl<G: PlayableGame> Walker<G> {
    pub(super) fn new(from: &G::Position) -> Self {
        Walker { position: from.clone(), state: G::EVALUATION.refresh(from) }
    }

    /// Advances by a ply, unless the game is over.
    pub(super) fn step(&mut self, args: &LabelArgs, random: &mut SplitMix64) -> Option<()> {
        let Walker { position, state } = self;
        let moves = position.legal_moves();
        if moves.is_empty() || position.draw_by_rule().is_some() {
            return None;
        }
        // If most moves lose something, fewer candidates must do.
        let drawn = (0..args.candidates * 3).map(|_| moves[random.below(moves.len())]);
        let mut best: Option<(Score, Walker<G>)> = None;
        for m in drawn.filter(|&m| position.see_ge(m, 0)).take(args.candidates) {
            let mut after = position.clone();
            after.play(m);
            let mut next = state.clone();
            G::EVALUATION.update(state, position, m, &after, &mut next);
            let score = -G::EVALUATION.evaluate(&after, &next);
            if best.as_ref().is_none_or(|(most, _)| score > *most) {
                best = Some((score, Walker { position: after, state: next }));
            }
        }
        *self = best?.1;
        Some(())
    }
}
