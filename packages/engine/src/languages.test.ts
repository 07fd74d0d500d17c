import { expect, test } from 'vitest';
import { preferred } from './languages.ts';

test.each([
  [['en-GB', 'zh-CN'], 'en'],
  [['de-DE', 'zh-CN'], 'zh-Hans'],
  [['zh'], 'zh-Hans'],
  [['zh-SG'], 'zh-Hans'],
  [['zh-TW', 'en'], 'zh-Hant'],
  [['zh-HK'], 'zh-Hant'],
  [['zh-Hant-CN'], 'zh-Hant'],
  [['zh-Hans-HK'], 'zh-Hans'],
  [['yue'], 'zh-Hant'],
  [['fr'], 'en'],
  [[], 'en'],
] as const)('a browser that asks for %j gets %s', (wanted, tag) => {
  expect(preferred(wanted)).toBe(tag);
});
