import { expect, test } from 'vitest';
import { fetchForEachGame } from '../shared/games/index.ts';
import { isSameEnding, typedEnding } from './typedEnding.ts';

const games = await fetchForEachGame(({ endgame }) => endgame());
const KINDS = { chess: [...'KQRBNP'], xiangqi: [...'KABNRCP'] };
const read = (game: 'chess' | 'xiangqi', text: string) =>
  typedEnding(text, games[game], KINDS[game]);

test.each<['chess' | 'xiangqi', string, string | undefined]>([
  ['chess', 'Q vs R', 'KQKR'],
  ['chess', 'q v r', 'KQKR'],
  ['chess', 'KR v K', 'KRK'],
  ['chess', 'KRvK', 'KRK'],
  ['chess', 'krpvkr', 'KRPKR'],
  ['chess', 'rook and pawn vs rook', 'KRPKR'],
  ['chess', 'Rook + pawn against rook', 'KRPKR'],
  ['chess', 'king and two bishops vs lone king', 'KBBK'],
  ['chess', 'two knights vs pawn', 'KNNKP'],
  ['chess', '后对车', 'KQKR'],
  ['chess', '車兵對車', 'KRPKR'],
  ['chess', '双象对单王', 'KBBK'],
  ['chess', '城堡對騎士', 'KRKN'],
  ['xiangqi', '车兵对车', 'KRPKR'],
  ['xiangqi', '单车胜士象全', 'KRKAABB'],
  ['xiangqi', '單車例和士象全', 'KRKAABB'],
  ['xiangqi', '马双兵对士象全', 'KNPPKAABB'],
  ['xiangqi', '单马对单缺象', 'KNKAAB'],
  ['xiangqi', '单车士象全', 'KRKAABB'],
  ['xiangqi', '單車士象全', 'KRKAABB'],
  ['xiangqi', '马兵士象全', 'KNPKAABB'],
  ['xiangqi', '双兵双士', 'KPPKAA'],
  ['xiangqi', '炮仕单缺象', 'KCAKAAB'],
  ['xiangqi', '炮仕双士', 'KCAKAA'],
  ['xiangqi', '双士', undefined],
  ['xiangqi', '马兵', undefined],
  ['xiangqi', 'chariot vs full defence', 'KRKAABB'],
  ['xiangqi', 'two horses v two advisors', 'KNNKAA'],
  ['xiangqi', 'HE v E', 'KNBKB'],
  ['chess', 'B+N', 'KBNK'],
  ['chess', 'rook + pawn', 'KRPK'],
  ['chess', 'b+n v n', 'KBNKN'],
  ['chess', 'rook', undefined],
  ['chess', '+', undefined],
  ['chess', 'rook vs dragon', undefined],
  ['chess', 'king vs king', undefined],
  ['chess', 'R v R v R', undefined],
  ['chess', 'constructor v toString', undefined],
  ['chess', '', undefined],
])('%s: %s', (game, text, material) => {
  expect(read(game, text)).toBe(material);
});

test('a long text is read in no time', () => {
  const begin = performance.now();
  read('chess', 'rook and '.repeat(100_000));
  read('xiangqi', '车'.repeat(1_000_000));
  expect(performance.now() - begin).toBeLessThan(200);
});

test('the same ending, in any order', () => {
  expect(isSameEnding('KRPKR', 'KRKPR')).toBe(true);
  expect(isSameEnding('KRPKR', 'KRPKN')).toBe(false);
  expect(isSameEnding('KRKQ', 'KQKR')).toBe(true);
});
