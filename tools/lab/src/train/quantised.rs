use super::model::{Model, Weights};
use chariot_eval::{NetworkFile, NetworkInputs, OUTPUT_UNIT, SHARE_UNIT, WEIGHT_UNIT};

/// The weights rounded to file precision: as a file, and as numbers.
pub(super) fn quantised<P: NetworkInputs, const NEURONS: usize>(
    model: &Model<P, NEURONS>,
    weights: &Weights,
) -> (NetworkFile, Weights) {
    let [biases, outputs, output_biases, shares] = model.bounds();
    let rounded = |weight: f32, unit: i32| (weight * unit as f32).round() as i32;
    let narrow = |weights: &[f32]| weights.iter().map(|&weight| rounded(weight, WEIGHT_UNIT) as i8).collect();
    let file = NetworkFile {
        layout: P::LAYOUT,
        unit: model.sigmoid.round() as u16,
        weights: narrow(&weights[..biases]),
        biases: weights[biases..outputs].iter().map(|&weight| rounded(weight, WEIGHT_UNIT) as i16).collect(),
        output_weights: narrow(&weights[outputs..output_biases]),
        output_biases: weights[output_biases..shares]
            .iter()
            .map(|&weight| rounded(weight, OUTPUT_UNIT))
            .collect(),
        shares: weights[shares..].iter().map(|&more| rounded(1.0 + more, SHARE_UNIT) as i16).collect(),
    };
    let unit = |index| match index {
        index if index < output_biases => WEIGHT_UNIT,
        index if index < shares => OUTPUT_UNIT,
        _ => SHARE_UNIT,
    };
    let again = |(index, &weight): (usize, &f32)| rounded(weight, unit(index)) as f32 / unit(index) as f32;
    (file, weights.iter().enumerate().map(again).collect())
}
