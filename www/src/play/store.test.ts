import { beforeEach, expect, test, vi } from 'vitest';
import type { EngineClient } from '../engine/client.ts';
import type { Tables } from '../engine/tables.ts';
import type { Game, Player, Reply, Request, View } from '../generated/wasm.js';

vi.hoisted(() => {
  // What the store and the words find in a browser.
  const document = { documentElement: { dataset: {} } };
  const page = { addEventListener() {}, document, navigator: { languages: ['en'] } };
  Object.assign(globalThis, page);
});

const { PlayStore } = await import('./store.ts');
type PlayStore = InstanceType<typeof PlayStore>;

type Answer = Extract<Reply, { type: 'answer' }>;

/** An engine that answers one request after the other, and thinks until it is told to stop. */
class FakeEngine {
  readonly asked: string[] = [];
  /** Ends the thought that is under way: with this move, at this worth for the side to move. */
  decide: (move: string, worth?: number) => void = () => {};
  #queue: Promise<unknown> = Promise.resolve();

  ask(_type: Reply['type'], request: Request): Promise<Reply> {
    return this.#next(() => {
      this.asked.push(request.type);
      return Promise.resolve(reply(request));
    });
  }

  think(_request: Request, _tell: unknown, stopped: AbortSignal): Promise<Answer | null> {
    return this.#next(() => {
      this.asked.push('think');
      return new Promise((resolve) => {
        if (stopped.aborted) resolve(null);
        stopped.addEventListener('abort', () => resolve(null));
        this.decide = (move, worth = 0) => resolve(answer(move, worth));
      });
    });
  }

  #next<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done;
    return done;
  }
}

function reply(request: Request): Reply {
  switch (request.type) {
    case 'view':
      return view(request.game);
    case 'play':
      return view({ ...request.game, moves: [...request.game.moves, request.text] });
    case 'readFen':
      return request.text === 'bad'
        ? { type: 'fault', kind: 'FEN', message: 'no FEN' }
        : { type: 'fen', fen: request.text, notices: [] };
    case 'handicaps':
      return { type: 'handicaps', handicaps: [] };
    default:
      return { type: 'done' };
  }
}

function view(game: Game): Reply {
  const history = game.moves.map((uci) => ({ uci, from: uci, to: uci, text: uci }));
  const toMove: Player = game.moves.length % 2 === 0 ? 'first' : 'second';
  const shown = { game, history, toMove, men: [], moves: [], mayWin: ['first', 'second'] };
  return { type: 'view', view: { ...shown, startToMove: 'first' } as unknown as View };
}

function answer(uci: string, worth: number): Answer {
  const score = { kind: 'centipawns', value: worth };
  return { type: 'answer', best: { uci }, report: { score } } as unknown as Answer;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const tables = { need: () => Promise.resolve() } as unknown as Tables;

async function opened(): Promise<[PlayStore, FakeEngine]> {
  const engine = new FakeEngine();
  const store = new PlayStore(engine as unknown as EngineClient, tables, 'chess');
  await store.resume();
  await settled();
  return [store, engine];
}

const played = (store: PlayStore) => store.record.head.value?.game.moves;

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

test('a bad FEN while the computer thinks is told, and costs neither the message nor the move', async () => {
  const [store, engine] = await opened();
  void store.play('a');
  await settled();
  expect(store.thinking.busy.value).toBe('move');
  await Promise.race([store.setUp('bad'), settled()]);
  expect(store.fault.value?.fault.kind).toBe('FEN');
  expect(store.thinking.busy.value).toBe('move');
  engine.decide('b');
  await vi.waitFor(() => expect(played(store)).toEqual(['a', 'b']));
  expect(store.fault.value?.fault.kind).toBe('FEN');
});

test('a bad FEN that overtakes a move on its way: both are heard', async () => {
  const [store, engine] = await opened();
  void store.play('a');
  void store.setUp('bad');
  await settled();
  expect([played(store), store.fault.value?.fault.kind]).toEqual([['a'], 'FEN']);
  engine.decide('b');
  await vi.waitFor(() => expect(played(store)).toEqual(['a', 'b']));
});

test('a good FEN does not wait until a move that came before it has been thought about', async () => {
  const [store] = await opened();
  void store.play('a');
  void store.setUp('good');
  await settled();
  expect(store.record.head.value?.game).toMatchObject({ start: 'good', moves: [] });
  expect(store.thinking.busy.value).toBeNull();
});

test('undo while the computer thinks leaves nothing behind', async () => {
  const [store, engine] = await opened();
  void store.play('a');
  await settled();
  await store.undo();
  engine.decide('b');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect([played(store), store.thinking.busy.value]).toEqual([[], null]);
});

test('a draw is offered, refused with a reason to wait, and taken when the computer stands worse', async () => {
  const [store, engine] = await opened();
  const offer = async (worth: number): Promise<void> => {
    void store.offerDraw();
    await settled();
    engine.decide('x', worth);
    await settled();
  };
  for (let move = 0; move < 10; move += 1) {
    void store.play('a');
    await settled();
    engine.decide('b');
    await vi.waitFor(() => expect(played(store)).toHaveLength(2 * move + 2));
    if (move === 3) {
      await offer(900);
      expect([store.end.value, store.refused.value]).toEqual([undefined, 8]);
      expect(store.mayOffer.value).toBe(false);
    }
  }
  expect(store.mayOffer.value).toBe(true);
  await offer(900);
  expect(store.end.value).toMatchObject({ rule: 'agreement', winner: undefined });
  await store.undo();
  expect([store.end.value, played(store)?.length]).toEqual([undefined, 18]);
});

test('a rematch exchanges the sides, and each keeps the own time', async () => {
  const [store] = await opened();
  const [mine, others] = [
    { base: 60_000, increment: 0 },
    { base: 30_000, increment: 0 },
  ];
  await store.begin({
    players: { side: 'first', level: 2, turns: false },
    time: { first: mine, second: others },
  });
  void store.rematch();
  await settled();
  expect(store.players.value.side).toBe('second');
  expect(store.clock.control.value).toEqual({ first: others, second: mine });
});
