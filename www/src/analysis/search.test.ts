import '@chariot/engine/testing/browser';
import { FakeAskable } from '@chariot/engine/testing/asker';
import { failure, type Request, type View } from '@chariot/protocol';
import { signal } from '@preact/signals';
import { beforeEach, expect, test, vi } from 'vitest';
import { InfiniteSearch } from './search.ts';
import { Threat } from './threat.ts';

const position = (name: string, more: Partial<View> = {}): View =>
  ({
    game: { game: 'chess', moves: [name] },
    toMove: 'first',
    moves: [1, 2],
    ...more,
  }) as View;

const VIEW = position('a');
/** An engine that records searches and gives prepared answers. */
class FakeEngine extends FakeAskable {
  readonly searched: string[] = [];
  answer: object | Promise<object> = new Promise(() => {});

  reply(request: Request): object | Promise<object> {
    if ('compose' in request) return { fen: `${request.compose.setup.toMove} to move` };
    if (!('search' in request)) throw new Error('no search');
    const { game, limits } = request.search;
    this.searched.push(`${game.start ?? game.moves} ${limits.lines ?? 'threat'}`);
    return this.answer;
  }
}

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => {});
});

test('the engine follows the position while it is on, with as many lines as are wanted', () => {
  const engine = new FakeEngine();
  const shown = signal<View | null>(VIEW);
  const search = new InfiniteSearch(engine, shown);
  search.want(2);
  expect(engine.searched).toEqual([]);
  search.on.value = true;
  shown.value = position('b');
  search.want(1);
  shown.value = null;
  expect(engine.searched).toEqual(['a 2', 'b 2', 'b 1']);
});

test('an error is shown, and a person may try again', async () => {
  const engine = new FakeEngine();
  engine.answer = failure('ENGINE', 'lost');
  const search = new InfiniteSearch(engine, signal<View | null>(VIEW));
  search.on.value = true;
  await vi.waitFor(() => expect(search.error.value?.kind).toBe('ENGINE'));
  engine.answer = new Promise(() => {});
  search.retry();
  expect([search.error.value, engine.searched.length]).toEqual([null, 2]);
});

test('a threat is looked for once in each position, and not in check', async () => {
  const engine = new FakeEngine();
  engine.answer = { best: { uci: 'x' } };
  const shown = signal<View | null>(VIEW);
  const threat = new Threat(engine, shown);
  threat.toggle();
  await vi.waitFor(() => expect(threat.found.value?.view).toBe(VIEW));
  shown.value = null;
  shown.value = VIEW;
  shown.value = position('c', { check: 'e1' } as never);
  expect(engine.searched).toEqual(['second to move threat']);
  threat.toggle();
  expect(threat.found.value).toBeNull();
});
