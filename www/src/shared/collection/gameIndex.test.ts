import { expect, test } from 'vitest';
import { GameIndex } from './gameIndex.ts';

const GAMES = [
  {
    White: 'Krämer, Eva',
    Black: 'Ng, Li',
    Event: 'Wijk aan Zee',
    Date: '1997.01.20',
    Result: '1-0',
    ECO: 'B90',
  },
  {
    White: 'Ng, Li',
    Black: 'Krämer, Eva',
    Date: '2001.??.??',
    Result: '0-1',
    Opening: 'Sicilian Defence: Najdorf',
  },
  { Red: '胡荣华', Black: '许银川', Event: '全国赛', UTCDate: '1999.05.01', Result: '1/2-1/2' },
  { White: '?', Black: '?', Date: '????.??.??', Result: '*', WhiteElo: '1997' },
];

const NAMES = ['Sicilian Opening\n西西里防御\n西西里防禦'];
const index = new GameIndex();
for (const [i, tags] of GAMES.entries()) {
  const place = { start: 10 * i, end: 10 * i + 9, line: i + 1, column: 1 };
  index.add({ ...place, tags: new Map(Object.entries(tags)), opening: NAMES[i] ?? '' });
}
const find = (words: string, result = ''): number[] => [...index.find({ words, result })];

test.each([
  ['', [0, 1, 2, 3]],
  ['kramer', [0, 1]],
  ['KRÄMER wijk', [0]],
  ['1997', [0]],
  ['najdorf', [1]],
  ['b90', [0]],
  ['胡荣华', [2]],
  ['1999', [2]],
  ['ng 2001', [1]],
  ['kramer sicilian', [0, 1]],
  ['ng sicilian', [0, 1]],
  ['ening', []],
  ['西西里防禦', [0]],
  ['nobody', []],
])('%j is found', (words, places) => expect(find(words)).toEqual(places));

test('games with a result', () => {
  expect(find('', '1-0')).toEqual([0]);
  expect(find('kramer', '0-1')).toEqual([1]);
  expect(find('', '*')).toEqual([3]);
  expect(find('', 'never')).toEqual([]);
});

test('a row has what the tags say', () => {
  expect(index.row(2)).toMatchObject({ place: 2, first: '胡荣华', date: '1999.05.01', eco: '' });
  expect(index.row(3)).toMatchObject({ first: '', second: '', date: '', firstElo: '1997' });
  expect(index.placeOf(1)).toEqual({ start: 10, end: 19, line: 2, column: 1 });
});

test('it grows with the file', () => {
  const large = new GameIndex();
  for (let i = 0; i < 5_000; i += 1) {
    const tags = new Map([['White', `Player ${i}`]]);
    large.add({ start: i, end: i + 1, line: i, column: 1, tags, opening: '' });
  }
  expect(large.size).toBe(5_000);
  expect(large.row(4_999).first).toBe('Player 4999');
  expect(large.placeOf(4_321).start).toBe(4_321);
  expect([...large.find({ words: 'player 4321', result: '' })]).toEqual([4_321]);
});
