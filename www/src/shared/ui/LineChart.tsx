import './line-chart.css';

const WIDTH = 640;
const HEIGHT = 160;
/** Room for the numbers. */
const LEFT = 56;
const EDGE = 14;

interface LineChartProps {
  /** From the oldest to the newest. */
  values: readonly number[];
  /** Ends of the scale. */
  low: number;
  high: number;
  /** The chart in words. */
  label: string;
}

/** A line through values, with a scale and a dot at the newest. */
export function LineChart({ values, low, high, label }: LineChartProps) {
  const x = (i: number): number =>
    LEFT + ((WIDTH - LEFT - EDGE) * i) / Math.max(1, values.length - 1);
  const y = (value: number): number => EDGE + ((HEIGHT - 2 * EDGE) * (high - value)) / (high - low);
  const steps = [low, (low + high) / 2, high];
  const line = values.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  return (
    <svg class="line-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
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
