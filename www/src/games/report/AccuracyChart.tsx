import { LineChart } from '../../shared/ui/LineChart.tsx';

/** A line of accuracies from the oldest game to the newest. */
export function AccuracyChart({ values, label }: { values: readonly number[]; label: string }) {
  return <LineChart values={values} {...rangeOf(values)} label={label} />;
}

/** Multiples of five around the values, at least ten apart. */
export function rangeOf(values: readonly number[]): { low: number; high: number } {
  const low = Math.floor(Math.min(...values, 100) / 5) * 5;
  const high = Math.min(100, Math.ceil(Math.max(...values, low) / 5) * 5);
  return high - low >= 10 ? { low, high } : { low: Math.max(0, high - 10), high };
}
