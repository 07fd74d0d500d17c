import { type OpeningLine, readOpeningLines } from '@chariot/game/openings/lines';
import { expect, test } from 'vitest';
import { findOpenings, movesIn } from './search.ts';

const LISTS = import.meta.glob<string>('../../../../packages/game/openings/*.tsv', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const listOf = (game: string): readonly OpeningLine[] =>
  readOpeningLines(LISTS[`../../../../packages/game/openings/${game}.tsv`] ?? '');
const CHESS = listOf('chess');
const XIANGQI = listOf('xiangqi');

const first = (lines: readonly OpeningLine[], query: string): string | undefined =>
  findOpenings(lines, query)[0]?.english;

test.each([
  ['Najdorf', 'Sicilian Defence: Najdorf Variation'],
  ['sicilian najdorf', 'Sicilian Defence: Najdorf Variation'],
  ['sicilian defense', 'Sicilian Defence'],
  ['grunfeld', 'Grünfeld Defence'],
  ['gruenfeld', 'Grünfeld Defence'],
  ['queens gambit', "Queen's Gambit"],
  ['center game', 'Centre Game'],
  ['counter gambit', 'Albin Countergambit'],
  ['spanish opening', 'Ruy Lopez'],
  ['Spanish', 'Ruy Lopez'],
  ['spanish marshall', 'Ruy Lopez: Marshall Attack'],
  ['petroff', "Petrov's Defence"],
  ['russian game', "Petrov's Defence"],
  ['Légal', 'Philidor Defence'],
  ['legals mate', 'Philidor Defence'],
  ['Fried Liver', 'Two Knights Defence: Fried Liver Attack'],
  ['fegatello', 'Two Knights Defence: Fried Liver Attack'],
  ['Giuoco Piano', 'Italian Game: Giuoco Piano'],
  ['center counter', 'Scandinavian Defence'],
  ['Reti', 'Réti Opening'],
  ['maroczy', 'Sicilian Defence: Maróczy Bind'],
  ['西班牙', 'Ruy Lopez'],
  ['彼得羅夫', "Petrov's Defence"],
  ['皇后弃兵', "Queen's Gambit"],
  ['纳道尔夫', 'Sicilian Defence: Najdorf Variation'],
  ['納道爾夫', 'Sicilian Defence: Najdorf Variation'],
  ['西西里防禦', 'Sicilian Defence'],
])('%s finds %s', (query, name) => {
  expect(first(CHESS, query)).toBe(name);
});

test.each([
  ['屏風馬', '中炮对屏风马'],
  ['屏风马', '中炮对屏风马'],
  ['顺炮横车', '顺炮横车对直车'],
  ['順炮橫車', '顺炮横车对直车'],
  ['五七炮', '五七炮对屏风马'],
  ['仙人指路', '仙人指路'],
  ['elephant', '飞相局'],
  ['当头炮', '中炮局'],
  ['當頭砲', '中炮局'],
  ['順手炮', '顺炮局'],
  ['飞象局', '飞相局'],
  ['過宮砲', '过宫炮'],
])('%s finds %s', (query, name) => {
  expect(findOpenings(XIANGQI, query)[0]?.chinese).toBe(name);
});

test.each([
  ['e4 c5', 'Sicilian Defence'],
  ['1. e4 c5 2. Nf3 d6', 'Sicilian Defence: Modern Variations'],
  ['1.e4 e5 2.nf3 nc6 3.bb5', 'Ruy Lopez'],
  ['d4 d5 c4 e6 nc3 nf6 cd5', "Queen's Gambit Declined: Exchange Variation"],
])('the moves %s find %s', (query, name) => {
  expect(first(CHESS, query)).toBe(name);
});

test.each(['炮二平五', '砲二平五', '炮二平五 马8进7'])(
  'the moves %s find central cannons',
  (query) => {
    const found = findOpenings(XIANGQI, query);
    expect(found.length).toBeGreaterThan(3);
    expect(found.every(({ moves }) => moves[0] === '炮二平五')).toBe(true);
  },
);

test.each([
  ['B90', 'Sicilian Defence: Najdorf Variation'],
  ['c6', 'Ruy Lopez'],
  ['e97', "King's Indian Defence: Mar del Plata Variation"],
])('the code %s finds %s', (query, name) => {
  expect(findOpenings(CHESS, query).map(({ english }) => english)).toContain(name);
});

test.each([
  ['C45', '中炮过河车对屏风马平炮兑车'],
  ['A28', '飞相局对左中炮'],
  ['A02', '边马局'],
])('the code %s finds %s', (query, name) => {
  expect(findOpenings(XIANGQI, query).map(({ chinese }) => chinese)).toContain(name);
});

test('a text is moves only if all of it is', () => {
  expect(movesIn('e4 e5')).toEqual(['e4', 'e5']);
  expect(movesIn('1. e4 e5 2. O-O-O')).toEqual(['e4', 'e5', 'o-o-o']);
  expect(movesIn('e4 gambit')).toBeNull();
  expect(movesIn('')).toBeNull();
  expect(movesIn('屏风马')).toBeNull();
});

test('nothing in the field finds all, nonsense finds none', () => {
  expect(findOpenings(CHESS, ' ')).toHaveLength(CHESS.length);
  expect(findOpenings(CHESS, 'xyzzy')).toEqual([]);
  expect(findOpenings(CHESS, '!!!')).toEqual([]);
});
