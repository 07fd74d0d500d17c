import '@chariot/engine/testing/browser';
import type { MoveStyle, NotatedMove, View } from '@chariot/protocol';
import { signal } from '@preact/signals';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PlayStore } from './store.ts';

const { mayMove } = await import('@chariot/board/parts');
const { premoveHand } = await import('./premoveHand.ts');
const { Premoves } = await import('./premoves.ts');

const PIECES = [
  { square: 'a1', side: 'first', kind: 'R' },
  { square: 'b1', side: 'first', kind: 'N' },
  { square: 'b2', side: 'second', kind: 'P' },
] as const;

/** The position after these moves on a board of three by two, with these legal moves. */
function position(moves: readonly string[], legal: readonly string[] = []): View {
  const text = (uci: string): Partial<NotatedMove> => ({
    uci,
    from: uci.slice(0, 2),
    to: uci.slice(2, 4),
  });
  const view: Partial<View> = {
    game: { game: 'chess', moves: [...moves] },
    history: moves.map(text) as NotatedMove[],
    moves: legal.map(text) as NotatedMove[],
    toMove: moves.length % 2 === 0 ? 'first' : 'second',
    pieces: [...PIECES],
    files: 3,
    ranks: 2,
  };
  return view as View;
}

function noted(view: View, style: MoveStyle): View {
  return { ...view, game: { ...view.game, style } };
}

/** The part of a game that premoves use; a person has the first side. */
const game = {
  players: signal({ side: 'first', level: 1, turns: false }),
  result: signal<unknown>(undefined),
  record: { head: signal<View | null>(null), lookingBack: signal(false) },
};
const store = { game: 'chess', match: game, play: vi.fn() };
let premoves: InstanceType<typeof Premoves>;

const waiting = (): string | null => {
  const { value } = premoves.waiting;
  return value && value.from + value.to;
};
const handOf = () => premoveHand(store as unknown as PlayStore, premoves);
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  vi.clearAllMocks();
  game.result.value = undefined;
  game.record.lookingBack.value = false;
  game.record.head.value = position(['a1a2']);
  premoves = new Premoves(store as unknown as PlayStore);
});

test('the own pieces may go to any square while the computer thinks, and onto each other', () => {
  const hand = handOf();
  expect([...(hand?.sources ?? [])]).toEqual(['a1', 'b1']);
  const squares = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2'];
  const targets = squares.filter((square) => hand && mayMove(hand, 'a1', square));
  expect(targets).toEqual(['c1', 'a2', 'b2', 'c2']);
  hand?.drop('a1', 'b1');
  expect(waiting()).toBe('a1b1');
  expect(premoves.pointers.value).toEqual([{ from: 'a1', to: 'b1', tone: 'planned' }]);
});

test('there are none in the own turn, after the end, or while an earlier move is looked at', () => {
  game.record.head.value = position(['a1a2', 'b2b1'], ['a1a2']);
  expect(handOf()).toBeNull();
  game.record.head.value = position(['a1a2']);
  expect(handOf()).not.toBeNull();
  game.record.lookingBack.value = true;
  expect(handOf()).toBeNull();
  game.record.lookingBack.value = false;
  game.result.value = { rule: 'resignation' };
  expect(handOf()).toBeNull();
});

test('a move that is legal when the turn comes is played once; of promotions the first', async () => {
  handOf()?.drop('b1', 'b2');
  game.record.head.value = position(['a1a2', 'b2b1'], ['a1a2', 'b1b2q', 'b1b2r']);
  expect(waiting()).toBeNull();
  await settled();
  expect(store.play.mock.calls).toEqual([['b1b2q']]);
});

test('another notation is no other position: the move waits on, and is played', async () => {
  handOf()?.drop('a1', 'a2');
  const { head } = game.record;
  head.value = noted(position(['a1a2']), 'uci');
  expect(waiting()).toBe('a1a2');
  head.value = noted(position(['a1a2', 'b2b1'], ['a1a2']), 'uci');
  await settled();
  expect(store.play.mock.calls).toEqual([['a1a2']]);
});

test('who ends them in the moment of the turn makes no move', async () => {
  handOf()?.drop('a1', 'a2');
  game.record.head.value = position(['a1a2', 'b2b1'], ['a1a2']);
  premoves.end();
  await settled();
  expect(store.play).not.toHaveBeenCalled();
});

test('a move that is not legal then is dropped', async () => {
  handOf()?.drop('b1', 'c2');
  game.record.head.value = position(['a1a2', 'b2b1'], ['a1a2']);
  await settled();
  expect([waiting(), store.play.mock.calls.length]).toEqual([null, 0]);
});

test('the last one counts; a click elsewhere, or a piece put beside the board, cancels it', () => {
  const hand = handOf();
  hand?.drop('a1', 'c1');
  hand?.drop('b1', 'c2');
  expect(waiting()).toBe('b1c2');
  hand?.press?.('c1');
  expect(waiting()).toBeNull();
  hand?.drop('a1', 'c1');
  hand?.drop('a1', null);
  expect(waiting()).toBeNull();
});

test.each<[string, () => void]>([
  ['moves are taken back', () => (game.record.head.value = position([]))],
  ['a game begins anew', () => (game.record.head.value = position(['a1a2']))],
  ['another game begins', () => (game.record.head.value = position(['c1c2', 'b2b1'], ['a1a2']))],
  ['an earlier move is looked at', () => (game.record.lookingBack.value = true)],
  ['the game ends', () => (game.result.value = { rule: 'time' })],
])('nothing is left of it when %s', async (_, happen) => {
  handOf()?.drop('a1', 'a2');
  happen();
  await settled();
  expect([waiting(), store.play.mock.calls.length]).toEqual([null, 0]);
});

test('a gesture from before the script had come is played if the turn has come since', async () => {
  const hand = handOf();
  game.record.head.value = position(['a1a2', 'c1c2'], ['a1b1']);
  hand?.drop('a1', 'b1');
  await settled();
  expect(store.play).toHaveBeenCalledWith('a1b1');
  expect(waiting()).toBeNull();
});
