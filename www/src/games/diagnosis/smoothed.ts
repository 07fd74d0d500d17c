/** Means of so many values each, at most; the last ones whole. */
export function smoothed(values: readonly number[], window: number): number[] {
  return values.flatMap((_, end) => {
    if (end + 1 < window) return [];
    const part = values.slice(end + 1 - window, end + 1);
    return part.reduce((sum, value) => sum + value, 0) / window;
  });
}
