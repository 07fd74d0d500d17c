import { Converter } from 'opencc-js';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { inScript, traditional } from './chinese.ts';

const SOURCES = import.meta.glob<string>(['/www/src/**/zh.ts', '/packages/*/src/**/zh.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const TEXT = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;
const PAIR = /\bt\(\s*(?:'([^'\n]*)'|`([^`]*)`),\s*(?:'([^'\n]*)'|`([^`]*)`),?\s*\)/g;
/** Mainland words for which Taiwan has others: 西洋棋, 覆盤, 著法, 設定, 儲存 … */
const NOT_TAIWANESE =
  /國際象棋|復盤|着|設置|默認|保存|鏈接|粘貼|復制|文件|內存|加載|導入|導出|點擊|搜索|查找|後台|用戶|網絡|界面|當前|屏幕|鼠標|鍵盤快捷|軟件|程序|信息|數據|質量|字符|自定義/;

const pairs = Object.values(SOURCES).flatMap((source) =>
  Array.from(source.matchAll(PAIR), ([, a, b, c, d]) => [a ?? b ?? '', c ?? d ?? ''] as const),
);
const unpaired = Object.values(SOURCES).flatMap((source) =>
  Array.from(source.replace(PAIR, '').matchAll(TEXT), ([, a, b]) => a ?? b ?? ''),
);
const simplified = Converter({ from: 't', to: 'cn' });
const taiwanese = Converter({ from: 'cn', to: 'tw' });
/** Right in both scripts, though OpenCC would convert them: 后 is a queen too. */
const IN_BOTH = /[后只厘占]/g;

test('all text is in simplified characters, but for the other side of a pair', () => {
  expect(unpaired.length).toBeGreaterThan(1_000);
  expect(unpaired.filter((text) => simplified(text) !== text)).toEqual([]);
  expect(pairs.filter(([text]) => simplified(text) !== text)).toEqual([]);
  const others = pairs.map(([, right]) => right.replace(IN_BOTH, ''));
  expect(others.filter((text) => taiwanese(text) !== text)).toEqual([]);
});

test('there is a pair only where OpenCC would be wrong', () => {
  expect(pairs.filter(([left, right]) => traditional(left) === right)).toEqual([]);
});

test('traditional characters come with the words of Taiwan', () => {
  const texts = [...unpaired.map(traditional), ...pairs.map(([, right]) => right)];
  expect(texts.filter((text) => NOT_TAIWANESE.test(text))).toEqual([]);
});

test.each([
  ["t('后', '後')", "'后'", "'後'"],
  ["[t('车', '車'), '炮', t('马', '馬')]", "['车', '炮', '马']", "['車', '炮', '馬']"],
  // Choices may be nested.
  ["t('将' + f(t('车', '車')), '將' + f(t('车', '車')))", "'将' + f('车')", "'將' + f('車')"],
  ['names(t)', 'names(t)', 'names(t)'],
  ["t('一', '二', '三')", "t('一', '二', '三')", "t('一', '二', '三')"],
  // Without a choice, characters and words are converted, also between computed parts.
  ["'复制棋谱'", "'复制棋谱'", "'複製棋譜'"],
  ['`“”当前`', '`“”当前`', '`「」目前`'],
])('%s in one script', (both, simplified, traditional) => {
  const program = parseAst(both);
  expect(inScript(both, 'Hans', program)).toBe(simplified);
  expect(inScript(both, 'Hant', program)).toBe(traditional);
});

test('a file comes in either script, and so does what it imports', async () => {
  const [hans, hant] = await Promise.all([
    import('../../www/src/think/i18n/zh.ts?Hans'),
    import('../../www/src/think/i18n/zh.ts?Hant'),
  ]);
  const ladder = (name: string) => ({ rungs: { tables: { name } } });
  expect(hans.default).toMatchObject({ contents: '章节', ladder: ladder('加上残局库') });
  expect(hant.default).toMatchObject({ contents: '章節', ladder: ladder('加上殘局庫') });
});
