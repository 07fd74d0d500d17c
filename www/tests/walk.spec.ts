import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { expect, test } from './support.ts';
import { takeWalk } from './walk/driver.ts';

/** The long walks; `npm run walk` takes more. */
const WALKS = Number(process.env.WALKS ?? 4);
const STEPS = Number(process.env.WALK_STEPS ?? 500);
const SEED = Number(process.env.WALK_SEED ?? 1);
/** A file with a line for each walk. The next run leaves out those of as many steps that found nothing wrong. */
const LOG = process.env.WALK_LOG;

function walkTest(title: string, seed: number, steps: number): void {
  test(title, async ({ page }) => {
    test.setTimeout(120_000 + steps * 5_000);
    const began = performance.now();
    const { wrong, hasMoved } = await takeWalk(page, seed, steps);
    if (!hasMoved) wrong.push('no move changed the page');
    const seconds = Math.round((performance.now() - began) / 1_000);
    if (LOG) appendFileSync(LOG, `${JSON.stringify({ seed, steps, seconds, wrong })}\n`);
    expect(wrong).toEqual([]);
  });
}

walkTest(
  'a random walk: title, pieces, moves and address agree, and nothing waits for ever',
  1,
  50,
);

const logged = LOG && existsSync(LOG) ? readFileSync(LOG, 'utf8').split('\n') : [];
const isDone = (seed: number): boolean =>
  logged.some(
    (line) => line.startsWith(`{"seed":${seed},"steps":${STEPS},`) && line.endsWith(',"wrong":[]}'),
  );
for (let seed = SEED; seed < SEED + WALKS; seed += 1)
  if (!isDone(seed)) walkTest(`a random walk @long (seed ${seed})`, seed, STEPS);
