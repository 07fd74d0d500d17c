// Glicko-2 for one result at a time, after M. Glickman, "Example of the Glicko-2 system" (2013). The letters are his.

/** Strength: a rating, how sure it is, and how much it varies. */
export interface Rating {
  rating: number;
  deviation: number;
  volatility: number;
}

/** A result against an opponent: 1 for a win, 0.5 for a draw, 0 for a loss. */
export interface RatedResult {
  opponent: Pick<Rating, 'rating' | 'deviation'>;
  score: number;
}

/** Rating points of one unit of the model, and the rating of its zero. */
const SCALE = 173.7178;
const ZERO = 1_500;
/** Bounds the change of the volatility. */
const TAU = 0.5;
const PRECISION = 1e-6;

/** The rating after a period with these results, of which there is at least one. */
export function rated(before: Rating, results: readonly RatedResult[]): Rating {
  const mu = (before.rating - ZERO) / SCALE;
  const phi = before.deviation / SCALE;
  const played = results.map(({ opponent, score }) => {
    const g = weight(opponent.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (opponent.rating - ZERO) / SCALE)));
    return { g, expected, score };
  });
  const sum = (of: (one: (typeof played)[number]) => number): number =>
    played.reduce((total, one) => total + of(one), 0);
  const v = 1 / sum(({ g, expected }) => g ** 2 * expected * (1 - expected));
  const gained = sum(({ g, expected, score }) => g * (score - expected));
  const sigma = volatilityAfter(before.volatility, phi, v, v * gained);
  const phiStar = Math.hypot(phi, sigma);
  const after = 1 / Math.sqrt(1 / phiStar ** 2 + 1 / v);
  return {
    rating: SCALE * (mu + after ** 2 * gained) + ZERO,
    deviation: SCALE * after,
    volatility: sigma,
  };
}

/** The weight of a result by the deviation of the opponent. */
function weight(phi: number): number {
  return 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);
}

/** Step 5: the zero of f, by the Illinois algorithm. */
function volatilityAfter(sigma: number, phi: number, v: number, delta: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const d = phi ** 2 + v + e;
    return (e * (delta ** 2 - d)) / (2 * d ** 2) - (x - a) / TAU ** 2;
  };
  let [low, high] = [a, a];
  if (delta ** 2 > phi ** 2 + v) high = Math.log(delta ** 2 - phi ** 2 - v);
  else for (high = a - TAU; f(high) < 0; high -= TAU);
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > PRECISION) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, atMiddle];
  }
  return Math.exp(low / 2);
}
