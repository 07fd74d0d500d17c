import { WorkerPool } from './pool.ts';

/** Starts workers of the page that search together: one, and so many that help it. */
export function spawnTeam(helpers: number, leader: () => Worker): WorkerPool {
  const helper = (): Worker =>
    new Worker(new URL('./helper.ts', import.meta.url), { type: 'module' });
  return new WorkerPool(helpers, { leader, helper });
}
