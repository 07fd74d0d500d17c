// The tables of sizes in the READMEs, compared with the sizes measured by the build.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { install } from './installed.mjs';

const folder = install('engine', 'board', 'rules');
/** Most KB by which a README may differ. */
const TOLERANCE = 4;

const sizesIn = (...path) =>
  [...readFileSync(join(...path), 'utf8').matchAll(/ (\d+) KB \|/g)].map(([, size]) =>
    Number(size),
  );

for (const name of ['engine', 'board', 'rules']) {
  test(`the README of ${name} tells the sizes`, () => {
    const measured = sizesIn(folder, 'node_modules', '@chariot', name, 'README.md');
    const told = sizesIn(import.meta.dirname, '..', '..', name, 'README.md');
    assert.ok(measured.length >= 8, `${measured}`);
    assert.equal(told.length, measured.length);
    for (const [i, size] of measured.entries())
      assert.ok(Math.abs(size - told[i]) <= TOLERANCE, `${told} is told, ${measured} measured`);
  });
}
