/** A bar between two running totals, in percent of the picture. */
export interface Step {
  from: number;
  width: number;
}

/** The bars of a sum, and the place of zero, in percent of the picture. */
export interface Steps {
  zero: number;
  bars: readonly Step[];
}

/** The bars of a sum: each value begins where the one before ends; the last one is the total and begins at zero. */
export function stepsOf(values: readonly number[]): Steps {
  const ends: [number, number][] = [];
  let at = 0;
  for (const value of values.slice(0, -1)) {
    ends.push([at, at + value]);
    at += value;
  }
  ends.push([0, values.at(-1) ?? 0]);
  const all = ends.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const scale = 100 / Math.max(1, high - low);
  const bars = ends.map(([from, to]) => ({
    from: (Math.min(from, to) - low) * scale,
    width: Math.abs(to - from) * scale,
  }));
  return { zero: (0 - low) * scale, bars };
}
