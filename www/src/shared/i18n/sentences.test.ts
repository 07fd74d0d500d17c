import '@chariot/engine/testing/browser';
import { expect, test } from 'vitest';

const { language } = await import('./dictionary.ts');
const { sentences } = await import('./sentences.ts');

test('English sentences have a space between them, Chinese ones have none', () => {
  const before = language.value;
  language.value = 'en';
  expect(sentences(['One.', '', undefined, false, 'Two.'])).toBe('One. Two.');
  language.value = 'zh-Hant';
  expect(sentences(['一。', '二。'])).toBe('一。二。');
  language.value = before;
});
