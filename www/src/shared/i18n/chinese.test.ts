import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { zh as basics } from '../games/basics/i18n/xiangqi/zh.ts';
import { zh as endings } from '../games/endings/i18n/zh.ts';
import { zh as tactics } from '../games/tactics/i18n/zh.ts';
import { zh as tutor } from '../tutor/i18n/zh.ts';
import { zh as page } from './zh.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** Dictionaries in Chinese, by path. */
const SOURCES = ['www/src', 'packages'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)zh\.ts$/.test(path) && !path.includes('node_modules'))
    .map((path) => join(folder, path)),
);

test('dictionaries are found', () => expect(SOURCES.length).toBeGreaterThan(20));

test.each(SOURCES)('%s has no space between Chinese words, and addresses readers as 你', (path) => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  expect(text.match(/.{0,9}[\u4e00-\u9fff，。：；、] +[\u4e00-\u9fff].{0,9}/g)).toBeNull();
  expect(text).not.toContain('您');
});

for (const script of ['simplified', 'traditional'] as const) {
  const choose = <T extends string>(simplified: T, traditional: T): T =>
    script === 'simplified' ? simplified : traditional;

  test(`xiangqi in ${script} Chinese has points and generals, no squares and kings`, () => {
    for (const said of [basics(choose), tactics(choose).xiangqi, endings(choose).xiangqi]) {
      expect(JSON.stringify(said)).not.toMatch(/格|王/);
    }
  });

  test(`sentences in ${script} Chinese say who, and are what players say`, () => {
    expect(page(choose).games.xiangqi.rules.resignation).toBe('负方认输');
    expect(page(choose).noMoves).toBe('尚未走子。');
    expect(tutor(choose).nothingCertain).toBe('没有发现明显失子。');
  });
}
