import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { inScript } from './chinese.ts';

test.each([
  ["t('后', '後')", "'后'", "'後'"],
  ["[t('车', '車'), '炮', t('马', '馬')]", "['车', '炮', '马']", "['車', '炮', '馬']"],
  // One choice may hold another.
  ["t('将' + f(t('车', '車')), '將' + f(t('车', '車')))", "'将' + f('车')", "'將' + f('車')"],
  ['names(t)', 'names(t)', 'names(t)'],
  ["t('一', '二', '三')", "t('一', '二', '三')", "t('一', '二', '三')"],
])('%s in one script', (both, simplified, traditional) => {
  const program = parseAst(both);
  expect(inScript(both, 'Hans', program)).toBe(simplified);
  expect(inScript(both, 'Hant', program)).toBe(traditional);
});

test('the words of a file in either script are those that both scripts hold', async () => {
  const { zh } = await import('../../www/src/think/ladder/i18n/zh.ts');
  const [hans, hant] = await Promise.all([
    import('../../www/src/think/ladder/i18n/zh.ts?Hans'),
    import('../../www/src/think/ladder/i18n/zh.ts?Hant'),
  ]);
  const texts = (words: unknown): string[] =>
    Object.values(words as Record<string, unknown>).filter((word) => typeof word === 'string');
  expect(texts(hans.default)).toEqual(texts(zh((simplified) => simplified)));
  expect(texts(hant.default)).toEqual(texts(zh((_, traditional) => traditional)));
  expect(texts(hant.default)).not.toEqual(texts(hans.default));
});
