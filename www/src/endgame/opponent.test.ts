import type { Turn } from '@chariot/engine/client';
import type {
  DistanceToMate,
  NotatedMove,
  ProbeResult,
  SearchLimits,
  View,
} from '@chariot/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { moveSoon, type Opponent } from './opponent.ts';
import type { Defence } from './roles.ts';
import { readStoredEnding } from './stored.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const move = (uci: string): NotatedMove => ({
  uci,
  from: '',
  to: '',
  text: uci,
  promotion: undefined,
});
const loss = (moves: number): DistanceToMate => ({ kind: 'loss', plies: 2 * moves, moves });

/** A position with the moves `a` and `b`, of which `a` is the first. */
function probed(dtm: DistanceToMate): ProbeResult {
  const moves = ['a', 'b'].map((uci) => ({ move: move(uci), dtm }));
  return { material: 'KRK', strong: 'first', dtm, undecidedDraws: false, moves };
}

/** The move against which the engine's search, if any, finds `found`; and the limits of the searches. */
async function played(defence: Defence, probe: ProbeResult | null, found: NotatedMove | null) {
  const asked: SearchLimits[] = [];
  const search = async ({ limits }: { limits: SearchLimits }) => {
    asked.push(limits);
    return found ? { best: found } : null;
  };
  const engine = { begin: () => ({ isOver: false, search }) as unknown as Turn };
  const estimator = { best: async () => move('estimated') };
  const made: string[] = [];
  const opponent: Opponent = { engine, estimator, defence };
  const view = { game: { game: 'chess', moves: [] } } as unknown as View;
  moveSoon(opponent, { view, probe }, ({ uci }) => void made.push(uci));
  await vi.runAllTimersAsync();
  return { made, asked };
}

test('the computer holds out longest, or asks the engine for the most stubborn defence', async () => {
  expect(await played('longest', probed(loss(9)), move('b'))).toEqual({ made: ['a'], asked: [] });
  expect(await played('stubborn', probed(loss(9)), move('b'))).toEqual({
    made: ['b'],
    asked: [{ depth: 1, stubbornDefence: true }],
  });
});

test('only lost positions of the tables are defended stubbornly, and without an answer as long as possible', async () => {
  const win: DistanceToMate = { kind: 'win', plies: 3, moves: 2 };
  expect(await played('stubborn', probed(win), move('b'))).toEqual({ made: ['a'], asked: [] });
  expect((await played('stubborn', probed(loss(9)), null)).made).toEqual(['a']);
  expect((await played('stubborn', null, move('b'))).made).toEqual(['estimated']);
});

test('the choice is remembered; endings stored without one hold out longest', () => {
  const stored = {
    game: { game: 'chess', moves: [] },
    material: 'KRK',
    role: 'attack',
    strong: 'first',
    below: 'first',
  };
  const defenceOf = (defence?: unknown) =>
    readStoredEnding('chess', { ...stored, defence })?.defence;
  expect([defenceOf('stubborn'), defenceOf(), defenceOf('brave')]).toEqual([
    'stubborn',
    'longest',
    'longest',
  ]);
});
