import { Askable, type EngineClient, type Ticket, type Wish } from '@chariot/engine/client';
import { battery } from '@chariot/engine/testing/browser';
import {
  failure,
  type Game,
  nameOf,
  type Reply,
  type ReplyTo,
  type Request,
  type SideName,
  type View,
} from '@chariot/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TableReader } from './computer.ts';
import { pauseOf } from './rest.ts';

/** The opening book's answer. */
const book = vi.hoisted(() => ({ move: (): Promise<unknown> => Promise.resolve(undefined) }));
vi.mock('../shared/book/choice.ts', () => ({ bookMove: () => book.move() }));

const { usesBook } = await import('../shared/ui/settings.ts');
const { PlayStore } = await import('./store.ts');
type PlayStore = InstanceType<typeof PlayStore>;

type Answer = ReplyTo<'search'>;

/** Move text that the rules refuse. */
const ILLEGAL = 'illegal';
/** A start with few pieces. */
const FEW = 'few';

/** An engine that answers requests in order, and thinks until told to stop. */
class FakeEngine extends Askable {
  readonly asked: string[] = [];
  /** Ends the current search with this move and score, in centipawns for the side to move. */
  decide: (move: string | undefined, worth?: number, first?: string) => void = () => {};
  #queue: Promise<unknown> = Promise.resolve();

  submit(request: Request, { ponders }: Wish): Ticket {
    if (ponders) return this.#ponder();
    let cancel = (): void => {};
    const cancelled = new Promise<null>((resolve) => {
      cancel = () => resolve(null);
    });
    const answered = this.#next(() => {
      this.asked.push(nameOf(request));
      return 'search' in request ? Promise.race([cancelled, this.#think()]) : replyTo(request);
    });
    return { answer: Promise.race([cancelled, answered]), cancel, hit: () => {} };
  }

  #ponder(): Ticket {
    this.asked.push('ponder');
    let give = (_: Reply | null): void => {};
    const answer = new Promise<Reply | null>((resolve) => {
      give = resolve;
    });
    const cancel = (): void => {
      this.asked.push('give up');
      give(null);
    };
    const hit = (): void => {
      this.asked.push('hit');
      void this.#think().then(give);
    };
    return { answer, cancel, hit };
  }

  #think(): Promise<Reply> {
    return new Promise((resolve) => {
      this.decide = (move, worth = 0, first = move) =>
        resolve({ search: answer(move, worth, first) });
    });
  }

  #next<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done;
    return done;
  }
}

function replyTo(asked: Request): Reply {
  const reply = saidTo(asked);
  return ('error' in reply ? reply : { [nameOf(asked)]: reply }) as Reply;
}

function saidTo(asked: Request): object {
  if ('view' in asked) {
    const { start } = asked.view;
    return start === 'bad' ? failure('BOARD', 'no FEN') : { ...view(asked.view), notices: [] };
  }
  if ('play' in asked) {
    const { game, texts } = asked.play;
    if (texts.includes(ILLEGAL)) return failure('MOVES', 'no such move');
    return view({ ...game, moves: [...game.moves, ...texts] });
  }
  return 'odds' in asked ? { starts: [] } : {};
}

const piece = (kind: string, side: SideName) => ({ square: 'a1', kind, side });

function view(game: Game): { view: View } {
  const history = game.moves.map((uci) => ({ uci, from: uci, to: uci, text: uci }));
  const toMove: SideName = game.moves.length % 2 === 0 ? 'first' : 'second';
  const matingMaterial = { first: true, second: true };
  const pieces =
    game.start === FEW ? [piece('K', 'first'), piece('R', 'first'), piece('K', 'second')] : [];
  const shown = { game, history, toMove, pieces, moves: [], matingMaterial };
  return { view: { ...shown, startToMove: 'first' } as unknown as View };
}

/** After each move the computer expects `c`; `first` begins the line of the report. */
function answer(uci: string | undefined, worth: number, first = uci): Answer {
  const score = { kind: 'centipawns', value: worth };
  const pv = [{ uci: first }, { uci: 'c', text: 'C' }];
  return { best: uci && { uci }, report: { score, pv } } as unknown as Answer;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const tables = () =>
  Promise.resolve({ need: () => Promise.resolve(undefined), complete: () => Promise.resolve() });

async function opened(read: TableReader = tables): Promise<[PlayStore, FakeEngine]> {
  const engine = new FakeEngine();
  const store = new PlayStore(engine as unknown as EngineClient, read, 'chess');
  await store.resume();
  await settled();
  return [store, engine];
}

const played = (store: PlayStore) => store.match.record.head.value?.game.moves;

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  usesBook.value = false;
});

const alone = { side: 'first', level: 3, turns: false } as const;

test('a bad FEN while the computer thinks is told, and costs neither the game nor the move', async () => {
  const [store, engine] = await opened();
  const { identity } = store.match;
  const { id } = identity.value;
  void store.play('a');
  await settled();
  expect(store.match.busy.value).toBe('move');
  const begun = store.begin({ players: alone, time: null, start: 'bad' });
  await Promise.race([begun, settled()]);
  expect(store.match.busy.value).toBe('move');
  engine.decide('b');
  expect(await begun).toMatchObject({ kind: 'BOARD' });
  await vi.waitFor(() => expect(played(store)).toEqual(['a', 'b']));
  expect(identity.value.id).toBe(id);
});

test('a good FEN does not wait until a move that came before it has been thought about', async () => {
  const [store] = await opened();
  void store.play('a');
  void store.begin({ players: alone, time: null, start: 'good' });
  await settled();
  expect(store.match.record.head.value?.game).toMatchObject({ start: 'good', moves: [] });
  expect(store.match.busy.value).toBeNull();
});

test('undo while the computer thinks leaves nothing behind', async () => {
  const [store, engine] = await opened();
  void store.play('a');
  await settled();
  await store.undo();
  engine.decide('b');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect([played(store), store.match.busy.value]).toEqual([[], null]);
});

/** A level with a pause before each move, and the time after which the move would have come. */
const LEISURELY = 3;
const FORCED = { moves: 1, takesBack: false, isSurprised: false, isHard: false };
const AFTER_PAUSE = pauseOf(LEISURELY, FORCED, undefined, 0) + 50;
const afterPause = () => new Promise((resolve) => setTimeout(resolve, AFTER_PAUSE));

/** A game in which the computer has found its move `b` and pauses before playing it. */
async function pausing(): Promise<[PlayStore, FakeEngine]> {
  const [store, engine] = await opened();
  await store.begin({ players: alone, time: null });
  void store.play('a');
  await settled();
  engine.decide('b');
  await settled();
  expect(played(store)).toEqual(['a']);
  return [store, engine];
}

test('a weaker level plays its move after a pause', async () => {
  const [store] = await pausing();
  await vi.waitFor(() => expect(played(store)).toEqual(['a', 'b']));
});

test.each<[string, () => Promise<never>]>([
  ['does not come', () => new Promise(() => {})],
  ['cannot be fetched', () => Promise.reject(new Error('no network'))],
])('the computer plays without a pause if its script %s', async (_, script) => {
  vi.doMock('./rest.ts', script);
  const [store] = await pausing();
  await vi.waitFor(() => expect(played(store)).toEqual(['a', 'b']), { timeout: 1_500 });
  vi.doUnmock('./rest.ts');
});

test.each<[string, (store: PlayStore) => unknown, string[]]>([
  ['undo', (store) => store.undo(), []],
  ['undo and another move', (store) => store.undo().then(() => void store.play('x')), ['x']],
  ['a new game', (store) => store.begin({ players: alone, time: null }), []],
  ['resigning', (store) => store.resign(), ['a']],
])('%s in the pause before a move: the move is not played any more', async (_, change, left) => {
  const [store] = await pausing();
  await change(store);
  await afterPause();
  expect(played(store)).toEqual(left);
});

test.each<[string, string | undefined]>([
  ['no move', undefined],
  ['an illegal move', ILLEGAL],
])(
  'an engine that finds %s is at fault: the game stands, and it is asked again',
  async (_, move) => {
    const [store, engine] = await opened();
    void store.play('a');
    await settled();
    engine.decide(move);
    await vi.waitFor(() => expect(store.trouble.value?.error.kind).toBe('ENGINE'));
    expect(played(store)).toEqual(['a']);
    store.resume();
    await settled();
    engine.decide('b');
    await vi.waitFor(() => expect(played(store)).toEqual(['a', 'b']));
    expect(store.trouble.value).toBeNull();
  },
);

test('a draw is offered, refused with a reason to wait, and taken when the computer stands worse', async () => {
  const [store, engine] = await opened();
  const offer = async (worth: number): Promise<void> => {
    store.offerDraw();
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
      expect([store.match.result.value, store.refused.value]).toEqual([undefined, 8]);
      expect(store.mayOffer.value).toBe(false);
    }
  }
  expect(store.mayOffer.value).toBe(true);
  await offer(900);
  expect(store.match.result.value).toMatchObject({ termination: 'agreement', winner: undefined });
  await store.undo();
  expect([store.match.result.value, played(store)?.length]).toEqual([undefined, 18]);
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
  expect(store.match.players.value.side).toBe('second');
  expect(store.match.clock.control.value).toEqual({ first: others, second: mine });
});

/** A game at this level after the computer's reply, and the engine with its requests since. */
async function answered(level: number): Promise<[PlayStore, FakeEngine]> {
  const [store, engine] = await opened();
  await store.begin({ players: { side: 'first', level, turns: false }, time: null });
  void store.play('a');
  await settled();
  engine.asked.length = 0;
  engine.decide('b');
  await vi.waitFor(() => expect(played(store)).toEqual(['a', 'b']));
  // The script is fetched first.
  const timeout = 10_000;
  await vi.waitFor(() => expect(engine.asked).toContain(level === 12 ? 'ponder' : 'play'), {
    timeout,
  });
  return [store, engine];
}

test.each(['c', 'C'])('the expected move, written %s, is not asked about again', async (text) => {
  const [store, engine] = await answered(12);
  expect(engine.asked).toEqual(['play', 'play', 'ponder']);
  void store.play(text);
  await vi.waitFor(() => expect(engine.asked.at(-1)).toBe('hit'));
  expect([played(store), store.match.busy.value]).toEqual([['a', 'b', 'c'], 'move']);
  engine.decide('d');
  await vi.waitFor(() => expect(played(store)).toEqual(['a', 'b', 'c', 'd']));
  expect(engine.asked.slice(3)).toEqual(['hit', 'play', 'play', 'ponder']);
});

test('after another move than the expected one the computer thinks anew', async () => {
  const [store, engine] = await answered(12);
  void store.play('x');
  await vi.waitFor(() => expect(engine.asked.slice(3)).toEqual(['play', 'give up', 'search']));
});

test('undo after the expected move gives the thought up', async () => {
  const [store, engine] = await answered(12);
  void store.play('c');
  await vi.waitFor(() => expect(engine.asked.at(-1)).toBe('hit'));
  await store.undo();
  expect(engine.asked.at(-1)).toBe('give up');
  expect([played(store), store.match.busy.value]).toEqual([['a', 'b'], null]);
});

test.each<[string, (store: PlayStore) => unknown, (store: PlayStore) => unknown]>([
  ['another view', (store) => store.pause(), (store) => store.resume()],
  ['a hidden page', () => hide(true), () => hide(false)],
  ['a low battery', () => drain(0.1), () => drain(0.5)],
])('%s ends pondering, and the way back begins it again', async (_, away, back) => {
  const [store, engine] = await answered(12);
  away(store);
  expect(engine.asked.at(-1)).toBe('give up');
  back(store);
  await vi.waitFor(() => expect(engine.asked.at(-1)).toBe('ponder'));
});

function hide(hidden: boolean): void {
  Object.assign(document, { hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

function drain(level: number): void {
  Object.assign(battery, { level });
  battery.dispatchEvent(new Event('levelchange'));
}

test.each<[string, (store: PlayStore) => unknown]>([
  ['taking back', (store) => store.undo()],
  ['resigning', (store) => store.resign()],
  ['another position', (store) => store.begin({ players: alone, time: null, start: 'good' })],
  [
    'a new game',
    (store) => store.begin({ players: { side: 'both', level: 12, turns: false }, time: null }),
  ],
])('%s ends pondering', async (_, change) => {
  const [store, engine] = await answered(12);
  await change(store);
  await settled();
  expect(engine.asked.filter((one) => one === 'ponder' || one === 'give up')).toEqual([
    'ponder',
    'give up',
  ]);
});

test('the computer expects no reply to another move than its own', async () => {
  const [store, engine] = await answered(12);
  void store.play('x');
  await vi.waitFor(() => expect(engine.asked.at(-1)).toBe('search'));
  engine.asked.length = 0;
  engine.decide('d', 0, 'other');
  await vi.waitFor(() => expect(played(store)).toEqual(['a', 'b', 'x', 'd']));
  await settled();
  expect(engine.asked).toEqual(['play']);
});

test('a first game is against a level without a character', async () => {
  const [store] = await opened();
  await store.begin({ players: { ...alone, turns: true, character: 'keeper' }, time: null });
  expect(await store.playAgainst(1)).toBeNull();
  expect(store.match.players.value).toEqual({ side: 'first', level: 1, turns: true });
});

test('below full strength the computer does not ponder', async () => {
  const [, engine] = await answered(11);
  await settled();
  expect(engine.asked).toEqual(['play']);
});

/** A game in which a person has begun with `a`, where the book says this. */
async function inBook(
  move: () => Promise<unknown>,
  start?: string,
): Promise<[PlayStore, FakeEngine]> {
  const [store, engine] = await opened();
  usesBook.value = true;
  book.move = move;
  await store.begin({ players: alone, time: null, start });
  void store.play('a');
  return [store, engine];
}

test('a move of the book is played without a search', async () => {
  const [store, engine] = await inBook(() => Promise.resolve({ uci: 'b' }));
  await vi.waitFor(() => expect(played(store)).toEqual(['a', 'b']));
  expect(engine.asked).not.toContain('search');
  expect(store.match.busy.value).toBeNull();
});

test.each<[string, () => Promise<unknown>, string?]>([
  ['the book has none', () => Promise.resolve(undefined)],
  ['there is no book', () => Promise.reject(new Error('no network'))],
  ['the book does not come', () => new Promise(() => {})],
  ['the game began elsewhere', () => Promise.resolve({ uci: 'b' }), 'good'],
])('the computer searches its move if %s', async (_, move, start) => {
  const [store, engine] = await inBook(move, start);
  const timeout = 5_000;
  await vi.waitFor(() => expect(engine.asked.at(-1)).toBe('search'), { timeout });
  expect(store.match.busy.value).toBe('move');
  engine.decide('c');
  await vi.waitFor(() => expect(played(store)).toEqual(['a', 'c']));
});

test('a book that does not come is waited for once in a game', async () => {
  let asked = 0;
  const [store, engine] = await inBook(() => {
    asked += 1;
    return new Promise(() => {});
  });
  const timeout = 5_000;
  await vi.waitFor(() => expect(engine.asked.at(-1)).toBe('search'), { timeout });
  engine.decide('b');
  await vi.waitFor(() => expect(played(store)).toEqual(['a', 'b']), { timeout });
  void store.play('c');
  await vi.waitFor(() => expect(engine.asked.at(-1)).toBe('search'));
  expect(asked).toBe(1);
  await store.begin({ players: alone, time: null });
  void store.play('a');
  await vi.waitFor(() => expect(asked).toBe(2));
});

test('a game begins in the book, wherever the one before it left the book', async () => {
  let asked = 0;
  const [store, engine] = await inBook(() => {
    asked += 1;
    return Promise.resolve(undefined);
  });
  const answer = async (): Promise<void> => {
    await vi.waitFor(() => expect(engine.asked.at(-1)).toBe('search'));
    engine.decide('b');
  };
  await answer();
  await vi.waitFor(() => expect(played(store)).toEqual(['a', 'b']));
  void store.play('c');
  await answer();
  await vi.waitFor(() => expect(played(store)).toHaveLength(4));
  expect(asked).toBe(1);
  await store.begin({ players: alone, time: null, moves: ['a', 'b'] });
  void store.play('c');
  await vi.waitFor(() => expect(asked).toBe(2));
});

test('taking back while the book is asked leaves nothing behind', async () => {
  let tell = (_: unknown): void => {};
  const [store, engine] = await inBook(
    () =>
      new Promise((resolve) => {
        tell = resolve;
      }),
  );
  await settled();
  await store.undo();
  tell({ uci: 'b' });
  await afterPause();
  expect([played(store), store.match.busy.value]).toEqual([[], null]);
  expect(engine.asked).not.toContain('search');
});

test('a game begins with the moves of an opening, and so does its rematch', async () => {
  const [store] = await opened();
  await store.begin({ players: { ...alone, side: 'second' }, time: null, moves: ['a', 'b', 'c'] });
  expect(played(store)).toEqual(['a', 'b', 'c']);
  await store.rematch();
  expect(played(store)).toEqual(['a', 'b', 'c']);
  expect(store.match.players.value.side).toBe('first');
});

test('the clock of the next game runs, whichever side it ran for in the one before', async () => {
  const [store] = await opened();
  const allowance = { base: 60_000, increment: 0 };
  const time = { first: allowance, second: allowance };
  const players = { side: 'both', level: 1, turns: false } as const;
  for (let game = 0; game < 2; game += 1) {
    await store.begin({ players, time, moves: ['a', 'b'] });
    expect(store.match.clock.running.value).toBe('first');
  }
});

test('with few pieces left the computer searches after it has read the results of its moves', async () => {
  let isRead = (): void => {};
  const complete = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        isRead = resolve;
      }),
  );
  const need = vi.fn(() => Promise.resolve('KRK'));
  const [store, engine] = await opened(() => Promise.resolve({ need, complete }));
  await store.begin({ players: { ...alone, side: 'second' }, time: null, start: FEW });
  await settled();
  expect(need).toHaveBeenCalledWith('chess', 'KRK');
  expect(complete.mock.lastCall).toEqual([expect.objectContaining({ start: FEW })]);
  expect(engine.asked).not.toContain('search');
  isRead();
  await settled();
  expect(engine.asked).toContain('search');
});

test('the computer plays on without tables that cannot be read, or come late', async () => {
  for (const complete of [
    () => Promise.reject(new Error('lost')),
    () => new Promise<void>(() => {}),
  ]) {
    const need = () => Promise.resolve('KRK');
    const [store, engine] = await opened(() => Promise.resolve({ need, complete }));
    await store.begin({ players: { ...alone, side: 'second' }, time: null, start: FEW });
    await vi.waitFor(() => expect(engine.asked).toContain('search'), { timeout: 5_000 });
  }
});
