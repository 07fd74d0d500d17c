const WIDTH = 640;
const HEIGHT = 160;
/** Room for the numbers. */
const LEFT = 34;
const EDGE = 8;

/** A line of accuracies from the oldest game to the newest. */
export function AccuracyChart({ values, label }: { values: readonly number[]; label: string }) {
  const { low, high } = rangeOf(values);
  const x = (i: number): number =>
    LEFT + ((WIDTH - LEFT - EDGE) * i) / Math.max(1, values.length - 1);
  const y = (value: number): number => EDGE + ((HEIGHT - 2 * EDGE) * (high - value)) / (high - low);
  const steps = [low, (low + high) / 2, high];
  const line = values.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  return (
    <svg class="own-games-line" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {steps.map((step) => (
        <g key={step}>
          <line x1={LEFT} x2={WIDTH - EDGE} y1={y(step)} y2={y(step)} />
          <text x={LEFT - 6} y={y(step) + 4} text-anchor="end">
            {Math.round(step)}
          </text>
        </g>
      ))}
      <polyline points={line} />
      <circle cx={x(values.length - 1)} cy={y(values.at(-1) ?? low)} r={4} />
    </svg>
  );
}

/** Multiples of five around the values, at least ten apart. */
export function rangeOf(values: readonly number[]): { low: number; high: number } {
  const low = Math.floor(Math.min(...values, 100) / 5) * 5;
  const high = Math.min(100, Math.ceil(Math.max(...values, low) / 5) * 5);
  return high - low >= 10 ? { low, high } : { low: Math.max(0, high - 10), high };
}
