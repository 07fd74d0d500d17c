import { expect, test } from 'vitest';

// What a file of Chinese words says in one script only is found by the pairs that all of them hold: a character that
// some pair writes differently must never stand alone, nor on the wrong side.
const SOURCES = import.meta.glob<string>(['../../**/zh.ts', '/packages/*/src/**/zh.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const TEXT = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;
const PAIR = /\bt\(\s*(?:'([^'\n]*)'|`([^`]*)`),\s*(?:'([^'\n]*)'|`([^`]*)`),?\s*\)/g;
/** Good in both scripts, though some pair differs there: 后 is a queen too, 打开 is 開啟, and 城堡 is a rook. */
const IN_BOTH = Array.from('后面只里系制打文件粘上案選加入中取台景背索元符堡');
/** Words of the mainland for which Taiwan has others: 西洋棋, 覆盤, 著法, 設定, 儲存 … */
const NOT_TAIWANESE =
  /國際象棋|復盤|着|設置|默認|保存|鏈接|粘貼|復制|文件|內存|加載|導入|導出|點擊|搜索|查找|後台|用戶|網絡|界面|當前|屏幕|鼠標|鍵盤快捷|軟件|程序|信息|數據|質量|字符|自定義/;
const HAN = /\p{Script=Han}/u;

const pairs = Object.values(SOURCES).flatMap((source) =>
  Array.from(source.matchAll(PAIR), ([, a, b, c, d]) => [a ?? b ?? '', c ?? d ?? ''] as const),
);

/** The characters that pairs of equal length write differently, by their script. */
function differing(): { simplified: Set<string>; traditional: Set<string> } {
  const [simplified, traditional, alike] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ];
  for (const [left, right] of pairs) {
    const [a, b] = [Array.from(left), Array.from(right)];
    if (a.length !== b.length) continue;
    for (const [i, character] of a.entries()) {
      const other = b[i] ?? '';
      if (!HAN.test(character) || !HAN.test(other)) continue;
      if (character === other) alike.add(character);
      else {
        simplified.add(character);
        traditional.add(other);
      }
    }
  }
  for (const character of [...alike, ...IN_BOTH]) {
    simplified.delete(character);
    traditional.delete(character);
  }
  return { simplified, traditional };
}

const { simplified, traditional } = differing();
const wrong = (text: string, characters: ReadonlySet<string>): string[] =>
  Array.from(text).filter((one) => characters.has(one));

test('there are pairs in every file of Chinese words', () => {
  expect(Object.keys(SOURCES).length).toBeGreaterThanOrEqual(2);
  for (const source of Object.values(SOURCES)) expect(source.match(PAIR)).not.toBeNull();
});

test('each side of a pair is in its script', () => {
  for (const [left, right] of pairs) {
    expect([left, wrong(left, traditional)]).toEqual([left, []]);
    expect([right, wrong(right, simplified)]).toEqual([right, []]);
  }
});

test('a word without a pair is written alike in both scripts', () => {
  for (const source of Object.values(SOURCES)) {
    for (const [, a, b] of source.replace(PAIR, '').matchAll(TEXT)) {
      const text = a ?? b ?? '';
      expect([text, wrong(text, simplified), wrong(text, traditional)]).toEqual([text, [], []]);
    }
  }
});

test('traditional characters come with the words of Taiwan', () => {
  const traditional = pairs.map(([, right]) => right);
  const alike = Object.values(SOURCES).flatMap((source) =>
    Array.from(source.replace(PAIR, '').matchAll(TEXT), ([, a, b]) => a ?? b ?? ''),
  );
  for (const text of [...traditional, ...alike]) {
    expect([text, NOT_TAIWANESE.exec(text)?.[0]]).toEqual([text, undefined]);
  }
});
