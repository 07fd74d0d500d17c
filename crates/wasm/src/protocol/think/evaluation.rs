//! The evaluation of a position, broken down.

use serde::{Deserialize, Serialize};
use session::{BoardPiece, Side};
use tsify::Tsify;

/// The parts of an evaluation. All values are for the first side, in centipawns, unless said otherwise.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct EvaluationAnatomy {
    /// The groups of terms that apply here.
    pub terms: Vec<TermWorth>,
    /// King attack of each side: the points of its terms, added up and then squared.
    pub attack: SidesWorth,
    /// Share of the middlegame, from 1 down to 0.
    pub phase: f64,
    /// Scale of the balance, 0 to 1; below 1 in endings that are hard to win.
    pub scale: f64,
    /// Correction for known endings.
    pub offset: i32,
    /// The hand-written evaluation: the sum of the above.
    pub hand_written: i32,
    /// Change made by the network, through its neurons and its scaling of the rest; absent if there is no network.
    pub network: Option<i32>,
    /// The whole evaluation.
    pub total: i32,
}

/// Values of a group of terms.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct TermWorth {
    /// Name of the group in the source.
    #[tsify(type = "TermName")]
    pub name: String,
    /// Whether it counts points of an attack instead of centipawns.
    pub is_attack: bool,
    /// Values of the group.
    pub worth: SidesWorth,
}

/// A value for each side.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct SidesWorth {
    /// Value for the first side.
    pub first: TaperedWorth,
    /// Value for the second side, from its own point of view.
    pub second: TaperedWorth,
}

/// A value that depends on the game phase.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct TaperedWorth {
    /// Value in the middlegame.
    pub middle: i32,
    /// Value in the endgame.
    pub end: i32,
    /// Value at the present phase.
    pub now: f64,
}

/// Contribution of a piece to the evaluation, in centipawns for its owner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct PieceContribution {
    /// The piece.
    pub piece: BoardPiece,
    /// Contribution to the whole evaluation; absent if the position without the piece is illegal.
    pub total: Option<i32>,
    /// Contribution to the hand-written evaluation; absent likewise.
    pub hand_written: Option<i32>,
}

/// A network with its neurons in a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct NetworkAnatomy {
    /// Perspective of the neurons.
    pub side: Side,
    /// The neurons.
    pub neurons: Vec<NeuronState>,
    /// A sum or a weight of 1.
    pub weight_unit: i32,
    /// An output of 1.
    pub output_unit: i32,
    /// Centipawns for the first side of an output of 1.
    pub output_centipawns: i32,
    /// The sum behind the evaluation; absent where the hand-written evaluation counts alone.
    pub sum: Option<EvaluationSum>,
    /// Weights of each piece type.
    pub weights: Vec<PieceWeights>,
}

/// The sum behind an evaluation, in the engine's own integers, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct EvaluationSum {
    /// The outputs of the neurons that see the board for the first side, in units of 1 / `output_unit`.
    pub first: i32,
    /// The outputs of the neurons that see it for the second side, in the same units.
    pub second: i32,
    /// A constant for this number of pieces, in the same units.
    pub bias: i32,
    /// Contribution of the network: the sum of the above in centipawns, rounded down.
    pub network: i32,
    /// The hand-written evaluation, in centipawns.
    pub hand_written: i32,
    /// Share of it that counts, in units of 1 / `share_unit`.
    pub share: i32,
    /// The whole share.
    pub share_unit: i32,
    /// That share in centipawns, rounded towards zero.
    pub counted: i32,
    /// The evaluation, in centipawns: `network` and `counted`.
    pub total: i32,
}

/// The state of a neuron.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct NeuronState {
    /// Bias plus the weights of all pieces, in units of 1 / `weightUnit`.
    pub sum: i16,
    /// Bias, likewise.
    pub bias: i16,
    /// Output weight, likewise.
    pub weight: i8,
    /// Output for the side to move: the clamped sum squared, times the weight.
    pub output: i32,
    /// The same in centipawns for the first side.
    pub centipawns: f64,
}

/// Weights of a piece type: all squares of the first neuron, then of the second, and so on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct PieceWeights {
    /// Owner of the pieces.
    pub side: Side,
    /// Capital letter of the piece type.
    pub kind: char,
    /// Weights in units of 1 / `weightUnit`, by ascending square.
    pub weights: Vec<i8>,
}
