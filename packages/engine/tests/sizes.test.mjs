// The READMEs of the packages: their programs, and their tables of sizes, compared with the sizes
// measured by the build. Their types.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { install, runReadme } from './installed.mjs';

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

test('the programs of the README of engine print what they say', () => {
  assert.ok(runReadme(folder, 'engine') >= 2);
});

for (const name of ['engine', 'board', 'rules']) {
  test(`types of ${name} are found without exports, as with node10`, () => {
    const inside = join(folder, 'node_modules', '@chariot', name);
    const manifest = JSON.parse(readFileSync(join(inside, 'package.json'), 'utf8'));
    const { exports, types, typesVersions } = manifest;
    const files = { '.': [types] };
    for (const [path, to] of Object.entries(typesVersions['*'])) files[`./${path}`] = to;
    for (const [path, [file]] of Object.entries(files)) {
      assert.ok(exports[path], path);
      assert.ok(existsSync(join(inside, file)), file);
    }
    assert.ok(Object.keys(files).length >= 3, `${Object.keys(files)}`);
  });
}
