// For tests only.

/**
 * Milliseconds of the processor that something takes, which other programs do not disturb; the best of several tries, for
 * memory is tidied at times.
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
