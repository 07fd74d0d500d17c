/// Added to each square, so that features which never occur get no weight.
const RIDGE: f64 = 1.0;

/// Sums of a linear fit, to which rows are added in any number.
pub(super) struct LeastSquares {
    size: usize,
    squares: Vec<f64>,
    products: Vec<f64>,
}

impl LeastSquares {
    pub(super) fn new(size: usize) -> LeastSquares {
        LeastSquares { size, squares: vec![0.0; size * size], products: vec![0.0; size] }
    }

    pub(super) fn add(&mut self, features: &[f64], target: f64) {
        for (row, x) in features.iter().enumerate() {
            self.products[row] += x * target;
            for (column, y) in features.iter().enumerate() {
                self.squares[row * self.size + column] += x * y;
            }
        }
    }

    /// The weights with the least squared error, by Cholesky decomposition.
    pub(super) fn solve(&self) -> Vec<f64> {
        let n = self.size;
        let mut lower = self.squares.clone();
        for row in 0..n {
            lower[row * n + row] += RIDGE;
            for column in 0..=row {
                let known: f64 = (0..column).map(|k| lower[row * n + k] * lower[column * n + k]).sum();
                let rest = lower[row * n + column] - known;
                let pivot = lower[column * n + column];
                lower[row * n + column] = if row == column { rest.sqrt() } else { rest / pivot };
            }
        }
        let mut weights = self.products.clone();
        for row in 0..n {
            let known: f64 = (0..row).map(|k| lower[row * n + k] * weights[k]).sum();
            weights[row] = (weights[row] - known) / lower[row * n + row];
        }
        for row in (0..n).rev() {
            let known: f64 = (row + 1..n).map(|k| lower[k * n + row] * weights[k]).sum();
            weights[row] = (weights[row] - known) / lower[row * n + row];
        }
        weights
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plane_is_found() {
        let mut sums = LeastSquares::new(3);
        for i in 0..1_000 {
            let (x, y) = (f64::from(i % 7), f64::from(i % 11));
            sums.add(&[1.0, x, y], 3.0 + 2.0 * x - y);
        }
        let weights = sums.solve();
        for (weight, expected) in weights.iter().zip([3.0, 2.0, -1.0]) {
            assert!((weight - expected).abs() < 0.05, "{weights:?}");
        }
    }
}
