import '@chariot/engine/testing/browser';
import { afterEach, expect, test, vi } from 'vitest';
import type { GameRow } from '../../shared/collection/gameIndex.ts';
import type { FromReader, ToReader } from '../../shared/collection/messages.ts';
import { analysis as chess } from '../../shared/games/chess/analysis.ts';
import { analysis as xiangqi } from '../../shared/games/xiangqi/analysis.ts';
import { FileOfGames, newestOf, orderIn } from './file.ts';
import { ownAmong } from './own.ts';

const row = (place: number, date: string, first = 'Me'): GameRow => ({
  place,
  first,
  firstElo: '',
  second: 'Other',
  secondElo: '',
  event: '',
  date,
  result: '',
  eco: '',
  opening: '',
  names: '',
});

/** A reader whose file vanishes once its games are listed. */
class VanishingReader {
  #hear: (event: { data: FromReader }) => void = () => {};
  addEventListener(type: string, hear: (event: { data: FromReader }) => void): void {
    if (type === 'message') this.#hear = hear;
  }
  postMessage(message: ToReader): void {
    if (message.type === 'open') this.#hear({ data: { type: 'ready', games: 2 } });
    else if ('rows' in message.question) {
      const answer = [row(0, '2026.01.02'), row(1, '2026.01.01', 'me')];
      this.#hear({ data: { type: 'answer', id: message.id, answer } });
    } else this.#hear({ data: { type: 'failed', id: message.id } });
  }
  terminate(): void {}
}

afterEach(() => vi.unstubAllGlobals());

test('a file that vanishes while it is read is a fault', async () => {
  vi.stubGlobal('Worker', VanishingReader);
  const file = new FileOfGames();
  await file.open([]);
  expect(file.isOf(new Set(['me']))).toBe(true);
  expect(file.isOf(new Set(['other', 'x']))).toBe(true);
  expect(file.isOf(new Set(['x']))).toBe(false);
  const taken = await file.take('chess', new Set(['me']), { chess, xiangqi }, async () => 0);
  expect(taken).toEqual({ kind: 'gone' });
});

test('games of a day keep the order of the file, whichever end is new', () => {
  const newestFirst = [row(0, '2026.01.02'), row(1, '2026.01.01'), row(2, '2026.01.01')];
  const oldestFirst = [row(0, '2026.01.01'), row(1, '2026.01.01'), row(2, '2026.01.02')];
  const sorted = (rows: readonly GameRow[]): number[] => {
    const orderOf = orderIn(rows);
    return rows.toSorted((a, b) => orderOf(b) - orderOf(a)).map(({ place }) => place);
  };
  expect(sorted(newestFirst)).toEqual([0, 1, 2]);
  expect(sorted(oldestFirst)).toEqual([2, 1, 0]);
  expect(sorted([row(0, ''), row(1, '?')])).toEqual([1, 0]);
});

test('the newest of many games are taken, those of a day in the order of the file', () => {
  const rows = [row(0, '2026.01.01'), row(1, '2026.01.02'), row(2, '2026.01.02'), row(3, '')];
  const places = (most: number): number[] =>
    newestOf(rows, most, ({ place }) => place).map(({ place }) => place);
  expect(places(2)).toEqual([2, 1]);
  expect(places(9)).toEqual([2, 1, 0, 3]);
});

test('games against the computer that were broken off at once are left out', () => {
  const played = (id: string, plies: number) => ({
    game: { game: 'chess', moves: Array(plies).fill('e2e4') },
    players: { side: 'first', level: 1 },
    identity: { id },
    result: { winner: 'second', termination: 'resignation' },
    changed: 1,
  });
  const { sources, short } = ownAmong('chess', [played('a', 9), played('b', 10)]);
  expect(sources.map(({ id }) => id)).toEqual(['chariot-b']);
  expect(short).toBe(1);
});
