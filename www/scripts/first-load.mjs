// Adds up what a first visit fetches of www/dist, each file compressed by gzip as static hosts do, and fails above the
// budget. Not counted are:
// - files that no page loads by itself;
// - endgame tables other than KQK and KRK;
// - scripts and styles that are imported when something is chosen that needs them;
// - engines of other games than the first one played (the largest counts), and the full ones, which are fetched when an
//   ending is near, or for several threads during the first search.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BUDGET = 156_000;
const NOT_LOADED = /^(licenses\.md|sw\.js|robots\.txt|icons\/.*|tables\/(?!chess\/K[QR]K\.egt).*)$/;

const dist = join(import.meta.dirname, '..', 'dist');
const names = readdirSync(dist, { recursive: true }).filter(
  (name) => statSync(join(dist, name)).isFile() && !NOT_LOADED.test(name),
);
const scripts = names.filter((name) => name.endsWith('.js'));
const found = (pattern) =>
  scripts.flatMap((name) =>
    [...readFileSync(join(dist, name), 'utf8').matchAll(pattern)].map(([, found]) => found),
  );
const page = readFileSync(join(dist, 'index.html'), 'utf8');
// Scripts by the call that imports them, their styles by the list of what such a script needs.
const importedLater = [
  ...found(/\bimport\([`'"]\.\/([^`'"]+)[`'"]\)/g).map((script) => join('assets', script)),
  ...found(/[`'"]\.\/([^`'"]+\.css)[`'"]/g)
    .map((style) => join('assets', style))
    .filter((style) => !page.includes(style)),
];

const sized = names.map((name) => ({
  name,
  size: gzipSync(readFileSync(join(dist, name)), { level: 9 }).length,
}));
const engines = sized.filter(({ name }) => name.endsWith('.wasm'));
const [firstEngine] = engines
  .filter(({ name }) => !/_(full|threads)/.test(name))
  .sort((a, b) => b.size - a.size);
const otherEngines = engines.filter((engine) => engine !== firstEngine);
const files = sized
  .map((file) => ({
    ...file,
    later: importedLater.includes(file.name) || otherEngines.includes(file),
  }))
  .sort((a, b) => Number(a.later) - Number(b.later) || b.size - a.size);
const total = files.reduce((sum, { size, later }) => sum + (later ? 0 : size), 0);

for (const { name, size, later } of files) {
  console.log(`${String(size).padStart(8)}  ${name}${later ? '  (later)' : ''}`);
}
console.log(`${String(total).padStart(8)}  first load, compressed; the budget is ${BUDGET}`);
if (total > BUDGET) process.exit(1);
