//! Building blocks of evaluations: tapered scores, tunable terms and small networks.
//!
//! An evaluation is a sum of terms: a count times a weight, one for the middlegame and one for the endgame
//! ([`TaperedScore`]; CPW "Tapered Eval"). A game records its terms once, into a [`TermSink`]: the engine
//! adds them up ([`Totals`]), the tuner lists them ([`Trace`]). A network may add a learned correction
//! ([`NetworkEvaluation`]).
#![doc = "\n\n---\n\n"]
#![doc = include_str!("../README.md")]

mod tapered_score;
pub use tapered_score::TaperedScore;

mod term_group;
pub use term_group::{GroupShape, TermGroup};

mod totals;
pub use totals::{ATTACK_UNIT, Blend, TermSink, Totals};

mod trace;
pub use trace::{Trace, Tunable};

mod breakdown;
pub use breakdown::{Breakdown, GroupWorth, Phases};

mod network;
pub use network::{
    Accumulators, EvaluationParts, Inspect, Network, NetworkEvaluation, NetworkFile, NetworkInputs,
    NetworkState, NetworkSum, Neuron, Neurons, OUTPUT_UNIT, PieceChanges, SHARE_UNIT, Viewpoint, WEIGHT_UNIT,
};

mod contribution;
pub use contribution::{Contribution, Worth, contributions};
