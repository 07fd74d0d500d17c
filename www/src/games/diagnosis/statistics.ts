/** A mean with its confidence interval. */
export interface Measured {
  mean: number;
  low: number;
  high: number;
  /** Number of values. */
  count: number;
}

/** Chance that an interval does not contain the true value. */
const ERROR = 0.05;

/** The mean of at least two values. `comparisons`: intervals that are looked at together (Bonferroni). */
export function measured(values: readonly number[], comparisons = 1): Measured {
  const { count, mean, variance } = momentsOf(values);
  const half = student(count - 1, comparisons) * Math.sqrt(variance / count);
  return { mean, low: mean - half, high: mean + half, count };
}

/** How much larger the first mean is than the second, by Welch's test. Each has at least two values. */
export function difference(
  one: readonly number[],
  other: readonly number[],
  comparisons = 1,
): Measured {
  const [a, b] = [momentsOf(one), momentsOf(other)];
  const [errorA, errorB] = [a.variance / a.count, b.variance / b.count];
  const error = errorA + errorB;
  const freedom =
    error === 0
      ? a.count + b.count - 2
      : error ** 2 / (errorA ** 2 / (a.count - 1) + errorB ** 2 / (b.count - 1));
  const half = student(freedom, comparisons) * Math.sqrt(error);
  const mean = a.mean - b.mean;
  return { mean, low: mean - half, high: mean + half, count: a.count + b.count };
}

/** Whether the interval leaves out zero. */
export function isCertain({ low, high }: Measured): boolean {
  return low > 0 || high < 0;
}

function momentsOf(values: readonly number[]): { count: number; mean: number; variance: number } {
  const count = values.length;
  const mean = values.reduce((total, value) => total + value, 0) / count;
  const squares = values.reduce((total, value) => total + (value - mean) ** 2, 0);
  return { count, mean, variance: squares / (count - 1) };
}

/**
 * Two-sided quantile of Student's distribution: the normal one, with the first four terms of its expansion in
 * 1 / freedom (Abramowitz and Stegun, 26.7.5). From five degrees of freedom on it is off by less than 1 %.
 */
function student(freedom: number, comparisons: number): number {
  const z = normal(1 - ERROR / comparisons / 2);
  const [z3, z5, z7, z9] = [z ** 3, z ** 5, z ** 7, z ** 9];
  return (
    z +
    (z3 + z) / (4 * freedom) +
    (5 * z5 + 16 * z3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * freedom ** 3) +
    (79 * z9 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * z) / (92_160 * freedom ** 4)
  );
}

/** Upper quantile of the normal distribution, with an error below 0.00045 (Abramowitz and Stegun, 26.2.23). */
function normal(share: number): number {
  const t = Math.sqrt(-2 * Math.log(1 - share));
  const above = 2.515517 + 0.802853 * t + 0.010328 * t ** 2;
  return t - above / (1 + 1.432788 * t + 0.189269 * t ** 2 + 0.001308 * t ** 3);
}
