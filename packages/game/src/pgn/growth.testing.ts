// For tests only.

/**
 * CPU milliseconds of `work`, which other programs do not disturb. The best of three, because of
 * garbage collection.
 */
export function processorTime(work: () => unknown): number {
  const times = [0, 1, 2].map(() => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}
