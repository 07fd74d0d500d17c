import { expect, test } from 'vitest';
import { fetchForEachGame } from '../shared/games/index.ts';
import { looksLikeMaterial, sidesOf } from './endings.ts';
import { bookName } from './i18n/names.ts';
import { zh } from './i18n/zh.ts';
import { theoreticalResult } from './theory.ts';

const games = await fetchForEachGame(({ endgame }) => endgame());
const all = (game: 'chess' | 'xiangqi') =>
  games[game].endings.flatMap(({ materials }) => materials);

/** Those of which the textbooks, and the tables of every site, say who wins. */
const byTextbook = all('xiangqi').filter((material) => theoreticalResult(material) !== undefined);

test('all 35 chess endings of three and four pieces, and the families of the xiangqi text books, once each', () => {
  expect(new Set(all('chess')).size).toBe(35);
  expect(all('chess')).toHaveLength(35);
  expect(new Set(all('xiangqi')).size).toBe(36 + 54 + 3);
  expect(all('xiangqi')).toHaveLength(36 + 54 + 3);
  expect(byTextbook).toHaveLength(36);
  for (const material of all('chess')) expect([3, 4]).toContain(material.length);
});

test('sides are told apart by the second king', () => {
  expect(sidesOf('KCAKAABB')).toEqual({ strong: 'CA', weak: 'AABB' });
  expect(sidesOf('KRK')).toEqual({ strong: 'R', weak: '' });
});

test.each([
  ['KRKAA', '單車勝雙士', '单车胜双士'],
  ['KRKAABB', '單車例和士象全', '单车例和士象全'],
  ['KNKA', '單馬勝單士', '单马胜单士'],
  ['KPK', '單兵對單將', '单兵对单将'],
  ['KCAKABB', '炮仕例和單缺士', '炮仕例和单缺士'],
])('%s is called %s', (material, traditional, inSimplified) => {
  expect(bookName(material, (_, word) => word)).toBe(traditional);
  expect(bookName(material, (word) => word)).toBe(inSimplified);
});

test('a full defence has its name in endings of no textbook too', () => {
  const chinese = zh((word) => word);
  const named = (material: string): string =>
    chinese.endingName('xiangqi', games.xiangqi, material);
  expect(named('KNPKAABB')).toBe('马兵对士象全');
  expect(named('KPPKAA')).toBe('双兵对双士');
  expect(named('KRCKR')).toBe('车炮对车');
});

const DEFENCES = ['', 'A', 'AA', 'B', 'BB', 'AB', 'AAB', 'ABB', 'AABB'];
const against = (attackers: readonly string[]): string[] =>
  attackers.flatMap((attacker) => DEFENCES.map((defence) => `K${attacker}K${defence}`));
const NAMED = against(['R', 'N', 'P', 'CA']);
const UNNAMED = [...against(['PP', 'NP', 'RP', 'NN', 'NC', 'RC']), 'KRPKR', 'KRNKR', 'KRCKR'];

test('endings of one attacker have names of their own in the textbooks, others have none', () => {
  expect([...NAMED, ...UNNAMED].toSorted()).toEqual(all('xiangqi').toSorted());
  const names = NAMED.map((material) => bookName(material, (word) => word) ?? 'undefined');
  expect(new Set(names).size).toBe(NAMED.length);
  expect(names.filter((name) => name.includes('undefined'))).toEqual([]);
  for (const material of [...UNNAMED, 'KRNKAA', 'KRKN']) {
    expect(
      bookName(material, (word) => word),
      material,
    ).toBeUndefined();
  }
});

test.each([
  ['KRPKR', true],
  ['KK', true],
  ['rook', false],
  ['KR', false],
  ['RKK', false],
  ['KRK ', false],
])('%j names an ending by its pieces: %s', (text, expected) => {
  expect(looksLikeMaterial(text)).toBe(expected);
});
