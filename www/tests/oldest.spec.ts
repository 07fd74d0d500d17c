import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** Functions that came after Chrome 107, Firefox 104 and Safari 16.4; the first that are likely to slip in. */
const NEWER =
  /\b(toReversed|toSorted|toSpliced|withResolvers|fromAsync|groupBy|canParse|isWellFormed|toBase64|fromBase64|AbortSignal\.any)\b/;

test('no script of the build calls what the oldest browsers lack', () => {
  const folder = join(import.meta.dirname, '..', process.env.E2E_DIST ?? 'dist', 'assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(100);
  const found = scripts.flatMap((name) => {
    const [newer] = NEWER.exec(readFileSync(join(folder, name), 'utf8')) ?? [];
    return newer ? [`${name}: ${newer}`] : [];
  });
  expect(found).toEqual([]);
});
