use super::model::Weights;

/// AdamW: Adam (Kingma and Ba, 2015) with decoupled weight decay (Loshchilov and Hutter, 2017).
pub(super) struct AdamW {
    decay: f32,
}

/// Running means of each weight's gradient and of its square.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct GradientMoments {
    pub(super) mean: Vec<f32>,
    pub(super) square: Vec<f32>,
}

const MEAN_DECAY: f32 = 0.9;
const SQUARE_DECAY: f32 = 0.999;
const SMALLEST: f32 = 1e-8;
/// Steps after which the means need no bias correction.
const LONG: u64 = 100_000;

impl AdamW {
    pub(super) fn new(decay: f64) -> AdamW {
        AdamW { decay: decay as f32 }
    }

    /// Moves each weight by at most about `rate`. `step` counts from 1.
    pub(super) fn step(
        &self,
        weights: &mut Weights,
        moments: &mut GradientMoments,
        gradient: &[f32],
        step: u64,
        rate: f64,
    ) {
        let step = step.min(LONG) as i32;
        let mean_part = 1.0 / (1.0 - MEAN_DECAY.powi(step));
        let square_part = 1.0 / (1.0 - SQUARE_DECAY.powi(step));
        let rate = rate as f32;
        let moments = moments.mean.iter_mut().zip(&mut moments.square);
        for ((weight, &slope), (mean, square)) in weights.iter_mut().zip(gradient).zip(moments) {
            *mean = MEAN_DECAY * *mean + (1.0 - MEAN_DECAY) * slope;
            *square = SQUARE_DECAY * *square + (1.0 - SQUARE_DECAY) * slope * slope;
            let step = *mean * mean_part / ((*square * square_part).sqrt() + SMALLEST);
            *weight -= rate * (step + self.decay * *weight);
        }
    }
}
