//! The evaluation of a position, taken apart.

use serde::{Deserialize, Serialize};
use session::{BoardPiece, Side};
use tsify::Tsify;

/// What the evaluation of a position is made of. All values are the first side's, in centipawns, unless said otherwise.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct EvaluationAnatomy {
    /// The groups of terms that say something here.
    pub terms: Vec<TermWorth>,
    /// What the attacks on the kings are worth: the points of such terms are added up, then squared.
    pub attack: SidesWorth,
    /// How much of the middlegame is left, from 1 down to 0.
    pub phase: f64,
    /// The share of the balance that counts, less than 1 in endings that are hard to win.
    pub scale: f64,
    /// What no term knows of, in known endings.
    pub offset: i32,
    /// What is written by hand: all of the above.
    pub hand_written: i32,
    /// What the network changes, if it has a say: by its neurons, and by how much of the rest it lets count.
    pub network: Option<i32>,
    /// The evaluation.
    pub total: i32,
}

/// What a group of terms is worth to each side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct TermWorth {
    /// Its name in the source.
    #[tsify(type = "TermName")]
    pub name: String,
    /// True if it counts points of an attack instead of centipawns.
    pub is_attack: bool,
    /// The worth.
    pub worth: SidesWorth,
}

/// Something of each side's.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct SidesWorth {
    /// Of the first side.
    pub first: TaperedWorth,
    /// Of the second side, for that side.
    pub second: TaperedWorth,
}

/// A value that depends on the phase of the game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct TaperedWorth {
    /// In the middlegame.
    pub middle: i32,
    /// In the endgame.
    pub end: i32,
    /// Now.
    pub now: f64,
}

/// What a piece contributes to the evaluation, in centipawns for its owner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct PieceContribution {
    /// The piece.
    pub piece: BoardPiece,
    /// To the evaluation; absent if there is no such position without it.
    pub total: Option<i32>,
    /// To what is written by hand; absent likewise.
    pub hand_written: Option<i32>,
}

/// A network as it sees a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct NetworkAnatomy {
    /// Whose eyes it sees it with.
    pub side: Side,
    /// The neurons.
    pub neurons: Vec<NeuronState>,
    /// What it adds whatever the neurons say, in centipawns of the first side.
    pub output_bias: f64,
    /// The weights of each kind of piece.
    pub weights: Vec<PieceWeights>,
}

/// A neuron as it stands in a position.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct NeuronState {
    /// Its bias and the weights of all pieces, in 64ths.
    pub sum: i16,
    /// Its bias, in 64ths.
    pub bias: i16,
    /// The weight of what it passes on, in 64ths.
    pub weight: i8,
    /// What it adds, in centipawns of the first side.
    pub centipawns: f64,
}

/// The weights of a kind of piece: all squares of the first neuron, of the second and so on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct PieceWeights {
    /// Whose piece.
    pub side: Side,
    /// Capital letter of its kind.
    pub kind: char,
    /// 64ths, by rising square.
    pub weights: Vec<i8>,
}
