import '@chariot/engine/testing/browser';
import type { EngineClient } from '@chariot/engine/client';
import { FakeAskable } from '@chariot/engine/testing/asker';
import {
  type Game,
  type GameName,
  type NotatedMove,
  nameOf,
  type Request,
  type View,
} from '@chariot/protocol';
import { expect, test } from 'vitest';
import type { Tables } from '../shared/engine/tables.ts';
import { fetchForEachGame } from '../shared/games/index.ts';

Object.assign(globalThis, { location: { hash: '' } });
const { AnalysisStore } = await import('./store.ts');
const { importText } = await import('./import.ts');
const games = await fetchForEachGame(({ analysis }) => analysis());

const NO_FEN = {
  error: { kind: 'EMPTY', facts: [{ kind: 'EMPTY', details: { text: '', squares: [] } }] },
};

/** An engine that accepts every move and every FEN but `bad`, and records requests. */
class FakeEngine extends FakeAskable {
  asked: string[] = [];

  reply(request: Request): object {
    this.asked.push(nameOf(request));
    if ('view' in request && request.view.moves.includes(REFUSED)) return NO_FEN;
    return answer(request);
  }
}

/** A move after which the engine refuses the position. */
const REFUSED = 'h7h8';

function answer(asked: Request): object {
  if ('view' in asked) {
    const { start } = asked.view;
    if (start === 'bad') return NO_FEN;
    return { view: view({ ...asked.view, start: `${start} w - - 0 1` }), notices: ['adjusted'] };
  }
  if ('replay' in asked) {
    const { texts } = asked.replay;
    return { moves: texts.map((uci) => ({ uci, text: uci })), fens: texts, openingKeys: texts };
  }
  throw new Error(`unexpected ${nameOf(asked)}`);
}

function view(game: Game): View {
  const history = game.moves.map((uci) => ({ uci, text: uci }));
  return { game, history, pieces: [], moves: [], fen: game.start } as unknown as View;
}

type Store = InstanceType<typeof AnalysisStore>;

async function opened() {
  const engine = new FakeEngine();
  const tables = {} as Tables;
  const other = (game: GameName): Store => {
    if (game !== 'chess') throw new Error('no other game');
    return store;
  };
  const store: Store = new AnalysisStore(
    engine as unknown as EngineClient,
    tables,
    'chess',
    games,
    other,
  );
  await store.start();
  engine.asked = [];
  return { store, engine };
}

test('a FEN is read and its position shown by one request', async () => {
  const { store, engine } = await opened();
  await store.setUp('8/8');
  expect(engine.asked).toEqual(['view']);
  expect(store.tree.value?.start).toBe('8/8 w - - 0 1');
  expect(store.view.value?.game.start).toBe('8/8 w - - 0 1');
  expect(store.notices.value).toEqual(['adjusted']);
});

test('an imported FEN is read once, good or bad', async () => {
  const { store, engine } = await opened();
  expect(await importText(store, '8/8')).toBeNull();
  expect(store.tree.value?.start).toBe('8/8 w - - 0 1');
  expect(await importText(store, 'bad')).toBe('Enter a FEN.');
  expect(store.tree.value?.start).toBe('8/8 w - - 0 1');
  expect(engine.asked).toEqual(['view', 'view']);
});

test('a bad FEN changes nothing, and is told', async () => {
  const { store } = await opened();
  const tree = store.tree.value;
  await store.setUp('bad');
  expect(store.tree.value).toBe(tree);
  expect(store.trouble.value).toMatchObject({ about: 'fen', error: { kind: 'EMPTY' } });
});

test('what was analysed can be brought back until the new game is worked on', async () => {
  const { store } = await opened();
  const parsed = { next: [{ text: 'e2e4', next: [] }] };
  await store.open({ parsed });
  expect(store.undo.value).toBeNull();
  await store.setUp('8/8');
  expect(store.undo.value?.done).toBe('opened');
  await store.bringBack();
  expect(store.tree.value?.mainLine()).toHaveLength(1);
  await store.setUp('8/8');
  const { root } = store.tree.value ?? {};
  if (root) store.annotate(root, { comment: 'mine now' });
  expect(store.undo.value).toBeNull();
});

test('a move is played only where the board shows the position looked at', async () => {
  const { store } = await opened();
  const move = (uci: string): NotatedMove => ({ uci, text: uci }) as NotatedMove;
  await store.play(move('e2e4'));
  // The engine is asked about the position after the first of these when the second comes.
  await Promise.all([store.play(move('e7e5')), store.play(move('a2a3'))]);
  await store.play(move(REFUSED));
  await store.play(move('a2a4'));
  const played = store.tree.value?.mainLine().map(({ move }) => move?.uci);
  expect(played).toEqual(['e2e4', 'e7e5', REFUSED]);
  expect(store.at.value?.children).toEqual([]);
});
