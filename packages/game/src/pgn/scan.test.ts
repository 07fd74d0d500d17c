import { expect, test } from 'vitest';
import { OPENING_MOVES } from '../openings/moves.ts';
import { readGames } from './read.ts';
import { type FoundGame, GameScanner } from './scan.ts';

const WANTED = new Set(['White', 'Event']);
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The games of a text that comes in parts of `length` bytes. */
function scan(text: string, length: number): FoundGame[] {
  const games: FoundGame[] = [];
  const scanner = new GameScanner(WANTED, (game) => games.push(game), OPENING_MOVES);
  const bytes = encode(text);
  for (let i = 0; i < bytes.length; i += length) scanner.take(bytes.subarray(i, i + length));
  scanner.end();
  return games;
}

const cut = (text: string, length = 1_000): string[] =>
  scan(text, length).map(({ start, end }) =>
    new TextDecoder().decode(encode(text).subarray(start, end)).trim(),
  );

const GAMES: [string, string[]][] = [
  ['', []],
  [' \n\n', []],
  ['{ only a comment }', []],
  ['*', []],
  ['1. e4 e5', ['1. e4 e5']],
  ['1. e4 1-0 1. d4 *', ['1. e4 1-0', '1. d4 *']],
  ['1.e4 1-0\n1.d4 2.1-0 c4', ['1.e4 1-0', '1.d4 2.1-0', 'c4']],
  ['[White "A"]\n\n1. e4\n[White "B"]\n1. d4', ['[White "A"]\n\n1. e4', '[White "B"]\n1. d4']],
  [
    '[White "A"][Black "B"]1. e4 1/2-1/2[White "C"]*',
    ['[White "A"][Black "B"]1. e4 1/2-1/2', '[White "C"]*'],
  ],
  ['1. e4 { 1-0 [White "x"] } e5 ; 1-0\n 1-0', ['1. e4 { 1-0 [White "x"] } e5 ; 1-0\n 1-0']],
  ['1. e4 (1. d4 1-0) e5 *', ['1. e4 (1. d4 1-0) e5 *']],
  ['[White "a \\" [b] 1-0 \\\\"]\n1. e4 *', ['[White "a \\" [b] 1-0 \\\\"]\n1. e4 *']],
  ['[White "no end\n1. e4 *', ['[White "no end\n1. e4 *']],
  ['\ufeff% 1-0\n[A-b.c "x"]1. e4 *', ['% 1-0\n[A-b.c "x"]1. e4 *']],
  ['% 1-0\n1. e4 [%clk 1] $1 *', ['% 1-0\n1. e4 [%clk 1] $1 *']],
  ['\ufeff[White "A"]\n1. e4　*', ['[White "A"]\n1. e4　*']],
  ['1. 炮二平五　馬８進７　1-0　1. 兵七進一', ['1. 炮二平五　馬８進７　1-0', '1. 兵七進一']],
  ['1. e4 * { of this } [White "B"]\n*', ['1. e4 * { of this }', '[White "B"]\n*']],
  ['1. e4 * { of the next } 1. d4 * { end }', ['1. e4 *', '{ of the next } 1. d4 * { end }']],
  ['1. e4 1-0 1-0 0-1 1. d4', ['1. e4 1-0', '1. d4']],
  ['1. 炮二平五 红胜 1. 兵七进一 （和棋）', ['1. 炮二平五 红胜', '1. 兵七进一 （和棋）']],
  ['1. e4 ½-½ d4', ['1. e4 ½-½', 'd4']],
  [
    '[Event "A"]\n\n1. e4 { never closed *\n\n[Event "B"]\n\n1. d4 *',
    ['[Event "A"]\n\n1. e4 { never closed *', '[Event "B"]\n\n1. d4 *'],
  ],
];

test.each(GAMES)('%j', (text, games) => {
  expect(cut(text)).toEqual(games);
  expect(cut(text, 1)).toEqual(games);
  expect(cut(text.replaceAll('\n', '\r\n'))).toEqual(
    games.map((one) => one.replaceAll('\n', '\r\n')),
  );
  expect(readGames(text)).toHaveLength(games.length);
});

test('tags that are wanted are told, and the place', () => {
  const text = '1. e4 *  1. d4 *\n\n[Event "é\\"é"]\n[Site "x"]\n[White ""]\n\n*\n';
  expect(scan(text, 3)).toMatchObject([
    { start: 0, end: 7, line: 1, column: 1, tags: new Map([['Result', '*']]) },
    { start: 9, end: 18, line: 1, column: 10, tags: new Map([['Result', '*']]) },
    {
      start: 18,
      end: 60,
      line: 3,
      column: 1,
      tags: new Map([
        ['Event', 'é"é'],
        ['White', ''],
        ['Result', '*'],
      ]),
    },
  ]);
});

test('a long tag is told in part', () => {
  const [game] = scan(`[White "${'é'.repeat(100_000)}"] *`, 1_000);
  expect(game?.tags.get('White')).toBe('é'.repeat(128));
});

test.each([
  ['1. e4 c5 *', 'Sicilian Defence'],
  ['1.e4 {a comment 1.d4} c5?! (1... e5 2. f4) 2.h4 h5 *', 'Sicilian Defence'],
  ['1. e4 ( 1. d4 d5 ) 1... c5 *', 'Sicilian Defence'],
  ['1. e4 c5 * 1. a4 *', 'Sicilian Defence'],
  ['1. 炮二平五 马8进7 *', 'Central Cannon vs Left Horse'],
  ['[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n\n1. e4 c5 *', ''],
  ['1. Nh3 *', ''],
  ['*', ''],
])('the opening of the first moves: %j', (text, opening) => {
  const [name] = scan(`[White "A"]\n${text}`, 3)[0]?.opening.split('\n') ?? [];
  expect(name).toBe(opening);
});
