import '../ui/browser.testing.ts';
import { expect, test } from 'vitest';
import type { EngineClient } from '../engine/client.ts';
import type { Tables } from '../engine/tables.ts';
import { fetchForEachGame } from '../games/index.ts';
import type { Game, Reply, Request, View } from '../generated/wasm.js';

Object.assign(globalThis, { location: { hash: '' } });
const { AnalysisStore } = await import('./store.ts');
const games = await fetchForEachGame(({ analysis }) => analysis());

/** An engine that takes every FEN but `bad` and every move, and remembers what it was asked. */
class FakeEngine {
  asked: string[] = [];

  ask(_type: Reply['type'], request: Request): Promise<Reply> {
    this.asked.push(request.type);
    return Promise.resolve(answer(request));
  }
}

function answer(request: Request): Reply {
  switch (request.type) {
    case 'readFen':
      return request.text === 'bad'
        ? { type: 'fault', kind: 'FEN', message: 'no FEN' }
        : { type: 'fen', fen: `${request.text} w - - 0 1`, notices: ['adjusted'] };
    case 'view':
      return { type: 'view', view: view(request.game) };
    case 'replay': {
      const moves = request.texts.map((uci) => ({ move: { uci, text: uci }, fen: uci }));
      return { type: 'moves', moves } as unknown as Reply;
    }
    default:
      throw new Error(`unexpected ${request.type}`);
  }
}

function view(game: Game): View {
  const history = game.moves.map((uci) => ({ uci, text: uci }));
  return { game, history, men: [], fen: `${game.start} w - - 0 1` } as unknown as View;
}

async function opened() {
  const engine = new FakeEngine();
  const tables = {} as Tables;
  const store = new AnalysisStore(engine as unknown as EngineClient, tables, 'chess', games, () => {
    throw new Error('no other game');
  });
  await store.start();
  engine.asked = [];
  return { store, engine };
}

test('a FEN is read, and its position asked for, once', async () => {
  const { store, engine } = await opened();
  await store.setUp('8/8');
  expect(engine.asked).toEqual(['readFen', 'view']);
  expect(store.tree.value?.start).toBe('8/8 w - - 0 1');
  expect(store.view.value?.game.start).toBe('8/8 w - - 0 1');
  expect(store.notices.value).toEqual(['adjusted']);
});

test('a bad FEN changes nothing, and is told', async () => {
  const { store } = await opened();
  const tree = store.tree.value;
  await store.setUp('bad');
  expect(store.tree.value).toBe(tree);
  expect(store.trouble.value).toMatchObject({ about: 'fen', fault: { message: 'no FEN' } });
});

test('what was analysed can be brought back until the new game is worked on', async () => {
  const { store } = await opened();
  const parsed = { next: [{ text: 'e2e4', next: [] }] };
  await store.open({ parsed });
  expect(store.replaced.value).toBe(false);
  await store.setUp('8/8');
  expect(store.replaced.value).toBe(true);
  await store.bringBack();
  expect(store.tree.value?.mainLine()).toHaveLength(1);
  await store.setUp('8/8');
  const { root } = store.tree.value ?? {};
  if (root) store.annotate(root, { comment: 'mine now' });
  expect(store.replaced.value).toBe(false);
});
