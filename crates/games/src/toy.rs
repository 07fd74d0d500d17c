use crate::playable::new_engine;
use crate::{EndingSet, PlayableGame, WinRateModel};
use chariot_eval::{Blend, Inspect, TaperedScore, TermGroup, TermSink, Tunable};
use chariot_game::{Evaluate, Score, Style};
use chariot_search::DynEngine;
use testkit::toy::{Hop, MaterialEvaluation, Skirmish};

/// The toy game of the conformance kit.
pub(crate) struct Toy;

impl PlayableGame for Toy {
    type Position = Skirmish;
    type Evaluation = ToyEvaluation;
    type EngineEvaluation = ToyEvaluation;

    const NAME: &'static str = "toy";
    const IS_TOY: bool = true;
    const EVALUATION: ToyEvaluation = ToyEvaluation(MaterialEvaluation);
    /// A placeholder; no test uses it.
    const WIN_RATE: WinRateModel = WinRateModel { middle: [150.0, 0.0], width: [80.0, 0.0] };
    const EPD_STYLE: Style = Style::Uci;
    const ENDING_SETS: &'static [EndingSet] = &[];
    const BENCH_POSITIONS: &'static [&'static str] =
        &["1cknr/2p2/5/2P2/RNKC1 w 0 1", "2k2/2r2/C4/2N2/R1K2 w 0 1"];

    fn engine_evaluation() -> ToyEvaluation {
        Toy::EVALUATION
    }

    fn engine(hash_mib: usize) -> Box<dyn DynEngine<Skirmish>> {
        new_engine::<Toy>(hash_mib)
    }
}

/// Material and distance from the centre, without tunable terms.
pub(crate) struct ToyEvaluation(MaterialEvaluation);

impl Evaluate<Skirmish> for ToyEvaluation {
    type State = i32;

    fn refresh(&self, position: &Skirmish) -> i32 {
        self.0.refresh(position)
    }

    fn update(&self, state: &i32, before: &Skirmish, m: Hop, after: &Skirmish, next: &mut i32) {
        self.0.update(state, before, m, after, next);
    }

    fn evaluate(&self, position: &Skirmish, state: &i32) -> Score {
        self.0.evaluate(position, state)
    }
}

impl Inspect<Skirmish> for ToyEvaluation {
    type HandWritten = ToyEvaluation;

    fn hand_written(&self) -> &ToyEvaluation {
        self
    }
}

impl Tunable<Skirmish> for ToyEvaluation {
    const GROUPS: &'static [TermGroup] = &[];

    fn weights(&self) -> &'static [TaperedScore] {
        &[]
    }

    fn record(&self, position: &Skirmish, _: &mut impl TermSink) -> Blend {
        Blend { offset: self.refresh(position), ..Blend::plain(1, 1) }
    }
}
