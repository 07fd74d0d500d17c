/// Adam (Kingma and Ba, 2015): gradient descent with an individual step for every weight, from the mean and
/// variance of its gradients.
pub(super) struct Adam {
    mean: Vec<[f64; 2]>,
    square: Vec<[f64; 2]>,
    steps: i32,
}

const MEAN_DECAY: f64 = 0.9;
const SQUARE_DECAY: f64 = 0.999;
const SMALLEST: f64 = 1e-12;

impl Adam {
    pub(super) fn new(weights: usize) -> Adam {
        Adam { mean: vec![[0.0; 2]; weights], square: vec![[0.0; 2]; weights], steps: 0 }
    }

    /// Moves each weight by at most about `rate`.
    pub(super) fn step(&mut self, weights: &mut [[f64; 2]], gradient: &[[f64; 2]], rate: f64) {
        self.steps += 1;
        let mean_part = 1.0 - MEAN_DECAY.powi(self.steps);
        let square_part = 1.0 - SQUARE_DECAY.powi(self.steps);
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, slope), (mean, square)) in weights.iter_mut().zip(gradient).zip(moments) {
            for i in 0..2 {
                mean[i] = MEAN_DECAY * mean[i] + (1.0 - MEAN_DECAY) * slope[i];
                square[i] = SQUARE_DECAY * square[i] + (1.0 - SQUARE_DECAY) * slope[i].powi(2);
                let step = (mean[i] / mean_part) / ((square[i] / square_part).sqrt() + SMALLEST);
                weight[i] -= rate * step;
            }
        }
    }
}
