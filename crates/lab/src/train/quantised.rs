use super::model::{Model, Weights};
use eval::{NetworkFile, NetworkInputs, OUTPUT_UNIT, WEIGHT_UNIT};

/// In 128ths, an evaluation that counts in full.
const IN_FULL: u16 = 128;

/// The weights rounded to what a file holds: as a file, and as numbers again.
pub(super) fn quantised<P: NetworkInputs, const NEURONS: usize>(
    model: &Model<P, NEURONS>,
    weights: &Weights,
) -> (NetworkFile, Weights) {
    let [biases, outputs, output_biases] = model.bounds();
    let rounded = |weight: f32, unit: i32| (weight * unit as f32).round() as i32;
    let narrow = |weights: &[f32]| weights.iter().map(|&weight| rounded(weight, WEIGHT_UNIT) as i8).collect();
    let file = NetworkFile {
        layout: P::LAYOUT,
        unit: model.sigmoid.round() as u16,
        norm: IN_FULL,
        weights: narrow(&weights[..biases]),
        biases: weights[biases..outputs].iter().map(|&weight| rounded(weight, WEIGHT_UNIT) as i16).collect(),
        output_weights: narrow(&weights[outputs..output_biases]),
        output_biases: weights[output_biases..].iter().map(|&weight| rounded(weight, OUTPUT_UNIT)).collect(),
    };
    let unit = |index| if index < output_biases { WEIGHT_UNIT } else { OUTPUT_UNIT };
    let again = |(index, &weight): (usize, &f32)| rounded(weight, unit(index)) as f32 / unit(index) as f32;
    (file, weights.iter().enumerate().map(again).collect())
}
