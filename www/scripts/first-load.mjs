// Sums up the files of www/dist that a first visit fetches, each gzipped as static hosts do, and
// fails above the budget. Not counted:
// - files that no page loads by itself, the documentation, and the page for frames of other sites;
// - opening books, and endgame tables other than KQK and KRK;
// - scripts and styles that a choice of the user imports;
// - engines and tables of games other than the largest one, which counts as the first game played;
// - full engines, which are fetched near an ending, for several threads during the first search, or
// by the view "How it thinks";
// - networks, which are fetched with the first search at full strength.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { GAMES } from '../../scripts/build/games.mjs';

const BUDGET = 200_000;
const NOT_LOADED =
  /^(licenses\.md|SHA256SUMS|sw\.js|robots\.txt|embed\.html|assets\/embed-.*|icons\/.*|docs\/.*|books\/.*|tables\/(?!chess\/K[QR]K\.egt).*)$/;

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
// The page names all scripts that it starts with, shared ones included; the others are workers or
// imported. Styles of an imported script are in that script's list.
const workers = found(/new URL\([`'"]([^`'"]+\.js)[`'"]/g).map((script) => join('assets', script));
const importedLater = [
  ...scripts.filter((script) => !page.includes(script) && !workers.includes(script)),
  ...found(/[`'"]\.\/([^`'"]+\.css)[`'"]/g)
    .map((style) => join('assets', style))
    .filter((style) => !page.includes(style)),
];

// Workers, by the scripts that start them.
const startedBy = (wanted) =>
  scripts
    .filter((name) => importedLater.includes(name) === wanted)
    .flatMap((name) => [
      ...readFileSync(join(dist, name), 'utf8').matchAll(/new URL\([`'"]([^`'"]+\.js)[`'"]/g),
    ])
    .map(([, worker]) => join('assets', worker));
const startedFirst = startedBy(false);
importedLater.push(...startedBy(true).filter((worker) => !startedFirst.includes(worker)));

const sized = names.map((name) => ({
  name,
  size: gzipSync(readFileSync(join(dist, name)), { level: 9 }).length,
}));
/** A game's files that are fetched at once: its first engine, and its counted tables. */
const ofGame = (game) =>
  sized.filter(
    ({ name }) => name.startsWith(`assets/${game}_bg`) || name.startsWith(`tables/${game}/`),
  );
const sum = (files) => files.reduce((total, { size }) => total + size, 0);
const [firstGame] = GAMES.map(ofGame).sort((a, b) => sum(b) - sum(a));
const isOfAGame = (name) => name.startsWith('tables/') || /\.(wasm|bin)$/.test(name);
const files = sized
  .map((file) => ({
    ...file,
    later: isOfAGame(file.name) ? !firstGame.includes(file) : importedLater.includes(file.name),
  }))
  .sort((a, b) => Number(a.later) - Number(b.later) || b.size - a.size);
const total = sum(files.filter(({ later }) => !later));

for (const { name, size, later } of files) {
  console.log(`${String(size).padStart(8)}  ${name}${later ? '  (later)' : ''}`);
}
console.log(`${String(total).padStart(8)}  first load, compressed; the budget is ${BUDGET}`);
if (total > BUDGET) process.exit(1);
