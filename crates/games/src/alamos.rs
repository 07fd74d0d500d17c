use crate::playable::new_engine;
use crate::{EndingSet, PlayableGame, WinRateModel};
use chariot_alamos::{Hop, MaterialEvaluation, Position};
use chariot_eval::{Blend, Inspect, TaperedScore, TermGroup, TermSink, Tunable};
use chariot_game::{Evaluate, Score, Style};
use chariot_search::DynEngine;

/// Los Alamos chess.
pub(crate) struct Alamos;

impl PlayableGame for Alamos {
    type Position = Position;
    type Evaluation = AlamosEvaluation;
    type EngineEvaluation = AlamosEvaluation;

    const NAME: &'static str = "alamos";
    const IS_TOY: bool = true;
    const EVALUATION: AlamosEvaluation = AlamosEvaluation(MaterialEvaluation);
    /// A placeholder; no test uses it.
    const WIN_RATE: WinRateModel = WinRateModel { middle: [150.0, 0.0], width: [80.0, 0.0] };
    const EPD_STYLE: Style = Style::Uci;
    const ENDING_SETS: &'static [EndingSet] = &[];
    const BENCH_POSITIONS: &'static [&'static str] =
        &["rnqknr/pppppp/6/6/PPPPPP/RNQKNR w 0 1", "r1qk1r/p1p1pp/1pn1n1/2PN2/PP1PPP/R1QKNR b 1 6"];

    fn engine_evaluation() -> AlamosEvaluation {
        Alamos::EVALUATION
    }

    fn engine(hash_mib: usize) -> Box<dyn DynEngine<Position>> {
        new_engine::<Alamos>(hash_mib)
    }
}

/// Material and distance from the centre, without tunable terms.
pub(crate) struct AlamosEvaluation(MaterialEvaluation);

impl Evaluate<Position> for AlamosEvaluation {
    type State = i32;

    fn refresh(&self, position: &Position) -> i32 {
        self.0.refresh(position)
    }

    fn update(&self, state: &i32, before: &Position, m: Hop, after: &Position, next: &mut i32) {
        self.0.update(state, before, m, after, next);
    }

    fn evaluate(&self, position: &Position, state: &i32) -> Score {
        self.0.evaluate(position, state)
    }
}

impl Inspect<Position> for AlamosEvaluation {
    type HandWritten = AlamosEvaluation;

    fn hand_written(&self) -> &AlamosEvaluation {
        self
    }
}

impl Tunable<Position> for AlamosEvaluation {
    const GROUPS: &'static [TermGroup] = &[];

    fn weights(&self) -> &'static [TaperedScore] {
        &[]
    }

    fn record(&self, position: &Position, _: &mut impl TermSink) -> Blend {
        Blend { offset: self.refresh(position), ..Blend::plain(1, 1) }
    }
}
