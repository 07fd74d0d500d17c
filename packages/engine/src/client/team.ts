import { WorkerPool } from './pool.ts';

/** Starts workers of the page that work together: one, and so many that help it. `mostPages` bounds what they share. */
export function spawnTeam(
  helpers: number,
  leader: () => Worker,
  mostPages?: readonly number[],
): WorkerPool {
  const helper = (): Worker =>
    new Worker(new URL('./helper.ts', import.meta.url), { type: 'module' });
  return new WorkerPool(helpers, { leader, helper }, mostPages);
}
