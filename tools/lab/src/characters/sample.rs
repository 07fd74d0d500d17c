/// Values of one measure in independent games.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Sample {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Sample {
    pub(super) fn add(&mut self, value: f64) {
        self.count += 1.;
        self.sum += value;
        self.squares += value * value;
    }

    pub(super) fn mean(self) -> f64 {
        self.sum / self.count.max(1.)
    }

    /// Standard error of the mean.
    pub(super) fn error(self) -> f64 {
        let variance = self.squares - self.count * self.mean().powi(2);
        (variance.max(0.) / (self.count - 1.).max(1.) / self.count.max(1.)).sqrt()
    }

    /// Difference of the means in its standard errors (Welch's t); 0 without any spread.
    pub(super) fn errors_from(self, other: Sample) -> f64 {
        let error = self.error().hypot(other.error());
        if error == 0. { 0. } else { (self.mean() - other.mean()) / error }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(values: &[f64]) -> Sample {
        values.iter().fold(Sample::default(), |mut sample, &value| {
            sample.add(value);
            sample
        })
    }

    #[test]
    fn means_differ_by_standard_errors() {
        let (low, high) = (sample(&[1., 2., 3.]), sample(&[4., 5., 6.]));
        assert_eq!((low.mean(), high.mean()), (2., 5.));
        assert!((low.error() - (1f64 / 3.).sqrt()).abs() < 1e-12);
        assert!((high.errors_from(low) - 3. / (2f64 / 3.).sqrt()).abs() < 1e-12);
        assert_eq!(sample(&[1.]).errors_from(sample(&[2.])), 0.);
    }
}
