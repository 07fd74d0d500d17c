use super::model::{Model, Weights};
use chariot_eval::{NetworkFile, NetworkInputs, OUTPUT_UNIT, SHARE_UNIT, WEIGHT_UNIT};
use chariot_game::NetworkError;

/// The weights of a network that may have fewer neurons and king buckets, to train on from. Each king bucket
/// starts with its rows; `random` gives the weights of further neurons.
///
/// # Errors
/// [`NetworkError::Architecture`] if it cannot grow to this model.
pub(super) fn grown<P: NetworkInputs, const NEURONS: usize>(
    file: &NetworkFile,
    model: &Model<P, NEURONS>,
    random: Weights,
) -> Result<Weights, NetworkError> {
    let neurons = file.biases.len();
    let inputs = file.weights.len().checked_div(neurons).unwrap_or_default();
    let is_smaller = neurons <= NEURONS && inputs > 0 && P::INPUTS.is_multiple_of(inputs);
    // The last letter of a layout tells the generations of a game's inputs apart.
    let is_same_game = file.layout[..3] == P::LAYOUT[..3];
    let has_same_outputs = file.output_biases.len() == P::OUTPUTS && f32::from(file.unit) == model.sigmoid;
    if !(is_smaller && is_same_game && has_same_outputs) {
        return Err(NetworkError::Architecture);
    }
    let mut weights = random;
    let [biases, outputs, output_biases, shares] = model.bounds();
    let number = |number: i32, unit: i32| number as f32 / unit as f32;
    let copy = |to: &mut [f32], from: &[i8]| {
        to.iter_mut().zip(from).for_each(|(to, &from)| *to = number(from.into(), WEIGHT_UNIT));
    };
    let rows: Vec<_> = file.weights.chunks_exact(neurons).collect();
    for (row, from) in weights[..biases].chunks_exact_mut(NEURONS).zip(rows.iter().cycle()) {
        copy(row, from);
    }
    for (row, from) in weights[outputs..output_biases]
        .chunks_exact_mut(NEURONS)
        .zip(file.output_weights.chunks_exact(neurons))
    {
        copy(row, from);
    }
    for (to, &from) in weights[biases..outputs].iter_mut().zip(&file.biases) {
        *to = number(from.into(), WEIGHT_UNIT);
    }
    for (to, &from) in weights[output_biases..shares].iter_mut().zip(&file.output_biases) {
        *to = number(from, OUTPUT_UNIT);
    }
    for (to, &from) in weights[shares..].iter_mut().zip(&file.shares) {
        *to = number(i32::from(from) - SHARE_UNIT, SHARE_UNIT);
    }
    Ok(weights)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labelled::{Label, LabelledPosition};
    use crate::train::quantised::quantised;
    use chariot_chess::Position;
    use chariot_game::{Board, Rules};

    const SMALL: fn() -> Model<Position, 8> = || Model::new(150.0, 0.0);
    const LARGE: fn() -> Model<Position, 32> = || Model::new(150.0, 0.0);

    #[test]
    fn a_larger_network_evaluates_as_the_smaller_one() {
        let (file, rounded) = quantised(&SMALL(), &SMALL().random_weights(7));
        let weights = grown(&file, &LARGE(), LARGE().no_weights()).expect("a smaller network");
        let pieces = Position::startpos().pieces();
        let (label, hand_written) = (Label::exact(100), 20);
        let records = [LabelledPosition { pieces, label, hand_written, half_points: None }.pack()];
        let before = SMALL().loss(&rounded, &records, 1).expect("a loss");
        let after = LARGE().loss(&weights, &records, 1).expect("a loss");
        assert!((before - after).abs() < 1e-6, "{before}, {after}");
    }

    #[test]
    fn king_buckets_start_with_the_rows_of_all_squares() {
        let (file, _) = quantised(&SMALL(), &SMALL().random_weights(7));
        let half = file.weights.len() / 2;
        let mut of_one = file.clone();
        of_one.weights.truncate(half);
        let weights = grown(&of_one, &SMALL(), SMALL().no_weights()).expect("half of the inputs");
        let (of_two, _) = quantised(&SMALL(), &weights);
        assert_eq!(of_two.weights[..half], file.weights[..half]);
        assert_eq!(of_two.weights[half..], file.weights[..half]);
    }

    #[test]
    fn other_networks_are_refused() {
        let (file, _) = quantised(&LARGE(), &LARGE().random_weights(7));
        let refused = [
            NetworkFile { layout: *b"xia1", ..file.clone() },
            NetworkFile { unit: 300, ..file.clone() },
            NetworkFile { weights: file.weights[..32 * 3].to_vec(), ..file.clone() },
            NetworkFile { output_biases: vec![0], ..file.clone() },
        ];
        for file in refused {
            assert_eq!(grown(&file, &LARGE(), LARGE().no_weights()), Err(NetworkError::Architecture));
        }
        assert_eq!(grown(&file, &SMALL(), SMALL().no_weights()), Err(NetworkError::Architecture), "larger");
    }
}
