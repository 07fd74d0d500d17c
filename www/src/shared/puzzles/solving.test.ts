import '@chariot/engine/testing/browser';
import type { EngineClient } from '@chariot/engine/client';
import { type Game, type RequestName, request, type View } from '@chariot/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PuzzleTask } from './task.ts';

const { Solving } = await import('./solving.ts');
type Solving = InstanceType<typeof Solving>;

/** Longer than the pause before a move. */
const PAUSE = 600;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An engine that accepts every move; requests named in `held` wait. */
class FakeEngine {
  held: RequestName | null = null;
  #waiting: (() => void)[] = [];

  ask(name: RequestName, content: never): Promise<object> {
    const reply = answerTo(name, content);
    if (name !== this.held) return Promise.resolve(reply);
    return new Promise((resolve) => this.#waiting.push(() => resolve(reply)));
  }

  async release(): Promise<void> {
    this.held = null;
    for (const answer of this.#waiting.splice(0)) answer();
    await vi.advanceTimersByTimeAsync(0);
  }
}

function answerTo(name: RequestName, content: never): object {
  const asked = request(name, content);
  if ('view' in asked) return { view: view(asked.view), notices: [] };
  if (!('play' in asked)) throw new Error(`unexpected ${name}`);
  const { game, texts } = asked.play;
  return { view: view({ ...game, moves: [...game.moves, ...texts] }) };
}

function view(game: Game): View {
  const history = game.moves.map((uci) => ({ uci, text: uci }));
  const toMove = game.moves.length % 2 === 0 ? 'first' : 'second';
  return { game, history, toMove, pieces: [] } as unknown as View;
}

const taskOf = (fen: string, moves: string): PuzzleTask => ({
  fen,
  moves: moves.split(' '),
  goal: 'win',
  packed: null,
});

async function solvingOf(task: PuzzleTask): Promise<[Solving, FakeEngine]> {
  const engine = new FakeEngine();
  const solving = new Solving(engine as unknown as EngineClient, 'chess', () => {});
  await solving.open(task);
  return [solving, engine];
}

const shown = ({ record }: Solving) => record.shown.value?.game.moves.join(' ');
const played = ({ record }: Solving) => record.head.value?.game.moves.join(' ');

test('moves after the solution wait while an earlier position is shown', async () => {
  const [solving] = await solvingOf(taskOf('one', 'a b c'));
  solving.showSolution();
  await vi.advanceTimersByTimeAsync(4 * PAUSE);
  expect(shown(solving)).toBe('a b c');

  await solving.record.lookAt(1);
  solving.playOn(['d', 'e']);
  await vi.advanceTimersByTimeAsync(4 * PAUSE);
  expect(shown(solving)).toBe('a');
  expect(played(solving)).toBe('a b c');

  await solving.record.lookAt(3);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(shown(solving)).toBe('a b c d');
  await solving.record.lookAt(0);
  await vi.advanceTimersByTimeAsync(4 * PAUSE);
  expect(shown(solving)).toBe('');
});

test('the solution is shown from the last position on, whichever is on the board', async () => {
  const [solving] = await solvingOf(taskOf('one', 'a b c'));
  await solving.play({ uci: 'a' } as never);
  await vi.advanceTimersByTimeAsync(PAUSE);
  await solving.record.lookAt(0);
  solving.showSolution();
  await vi.advanceTimersByTimeAsync(2 * PAUSE);
  expect(shown(solving)).toBe('a b c');
});

test('no move of the last puzzle is played in the next one', async () => {
  const [solving, engine] = await solvingOf(taskOf('one', 'a b c'));
  solving.showSolution();
  engine.held = 'play';
  await vi.advanceTimersByTimeAsync(PAUSE);
  // The move is answered while the next puzzle is on its way.
  const opening = solving.open(taskOf('two', 'x y z'));
  await engine.release();
  await opening;
  await vi.advanceTimersByTimeAsync(4 * PAUSE);
  expect(solving.record.head.value?.game.start).toBe('two');
  expect(played(solving)).toBe('');
  expect(solving.phase.value).toEqual({ kind: 'find' });

  // The end of the last one becomes known meanwhile.
  solving.showSolution();
  await vi.advanceTimersByTimeAsync(4 * PAUSE);
  engine.held = 'view';
  const next = solving.open(taskOf('three', 'p q r'));
  solving.playOn(['a']);
  await engine.release();
  await next;
  await vi.advanceTimersByTimeAsync(4 * PAUSE);
  expect(solving.record.head.value?.game.start).toBe('three');
  expect(played(solving)).toBe('');
});
