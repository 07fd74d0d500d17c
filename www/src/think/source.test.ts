import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addressOf, lineOf, placeOf } from './source.ts';
import { textOf } from './sourceTexts.ts';

/** All sources that the view names, for both games. */
const NAMED = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!test)\.tsx?$/.test(name) && name !== 'source.ts')
  .flatMap((name) => {
    const text = readFileSync(join(import.meta.dirname, name), 'utf8');
    return text.match(/(?<=['`])(crates|tools)\/[^'`\n]+\.rs(#[^'`\n]*)?(?=['`])/g) ?? [];
  })
  .flatMap((source) => ['chess', 'xiangqi'].map((game) => source.replace(/\$\{[^}]*game\}/, game)));

test.each([...new Set(NAMED)])('%s is shipped, and has the line', (source) => {
  const place = placeOf(source);
  const text = textOf(place.path);
  expect(text).toBeDefined();
  expect(lineOf(text ?? '', place)).toBeGreaterThan(0);
});

test('a page on GitHub knows its repository', () => {
  const at = { hostname: 'somebody.github.io', pathname: '/chariot/' };
  expect(addressOf('a/b.rs', 7, at)).toBe(
    'https://github.com/somebody/chariot/blob/main/a/b.rs#L7',
  );
  expect(addressOf('a/b.rs', 7, { hostname: '127.0.0.1', pathname: '/' })).toBeUndefined();
});
