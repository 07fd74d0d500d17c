// The invariants of ARCHITECTURE.md that no compiler enforces: allowed dependencies, what libraries
// may touch, and the licences of the product's dependencies.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { GAMES as BUILT_GAMES } from '../scripts/build/games.mjs';
import { cargoMetadata, linkedCrates, ROOT } from '../www/scripts/linked-crates.mjs';

const metadata = cargoMetadata();
const crates = metadata.packages.filter((p) => metadata.workspace_members.includes(p.id));
/** Published crates have a prefix: `chariot-chess`. */
const shortName = (name) => name.replace(/^chariot-/, '');
const names = new Set(crates.map((c) => shortName(c.name)));

const { default: GAMES, ...features } = crates.find((c) => c.name === 'games').features;
/** The games of the product, which are the default features of crates/games, and games in the making. */
const ALL_GAMES = Object.keys(features).filter((name) => features[name].includes(`dep:chariot-${name}`));
const LIBRARIES = ['game', 'eval', ...ALL_GAMES, 'search', 'games', 'tablebase', 'book', 'session', 'ladder', 'recorder', 'tutor'];
const PROGRAMS = ['tbgen', 'uci', 'wasm', 'rules'];

/**
 * Crates of the workspace that each may name. Tests may also name games: a search is tested by
 * playing one.
 */
const MAY_DEPEND_ON = {
  game: [],
  eval: ['game'],
  testkit: ['game', 'eval'],
  search: ['game'],
  recorder: ['game', 'search'],
  tablebase: ['game'],
  book: ['game'],
  ...Object.fromEntries(ALL_GAMES.map((game) => [game, ['game', 'eval']])),
  play: ['eval', 'game', 'search', ...GAMES],
  games: ['game', 'eval', 'testkit', ...ALL_GAMES, 'search'],
  rules: ['game', ...GAMES],
  session: ['book', 'game', 'games', 'search', 'tablebase'],
  ladder: ['game'],
  tutor: ['game'],
  tbgen: ['game', 'games', ...GAMES, 'tablebase'],
  uci: ['book', 'game', 'games', 'play', 'session'],
  wasm: ['book', 'eval', 'game', 'games', 'ladder', 'recorder', 'search', 'session', 'tablebase', 'tutor', 'uci'],
  lab: ['book', 'game', 'eval', 'games', 'ladder', 'search', 'session', 'tutor'],
  bindgen: [],
};

test('crates depend only on those below them', () => {
  for (const crate of crates) {
    const allowed = MAY_DEPEND_ON[shortName(crate.name)];
    assert.ok(allowed, `crate ${crate.name} has no row in ${relative(ROOT, import.meta.filename)}`);
    for (const { name: full, kind } of crate.dependencies) {
      const name = shortName(full);
      if (names.has(name) && kind !== 'dev') assert.ok(allowed.includes(name), `${crate.name} must not depend on ${name}`);
    }
  }
});

test('no test in Rust is forgotten where the tests of a crate are one program', () => {
  const gathered = crates.filter(({ targets }) => targets.some(({ name, kind }) => name === 'all' && kind.includes('test')));
  assert.ok(gathered.length > 0);
  for (const { manifest_path, targets } of gathered) {
    const folder = join(dirname(manifest_path), 'tests');
    const alone = targets.filter(({ kind }) => kind.includes('test')).map(({ name }) => name);
    const programs = alone.map((name) => readFileSync(join(folder, `${name}.rs`), 'utf8'));
    const listed = programs.flatMap((text) => Array.from(text.matchAll(/^mod (\w+);/gm), ([, name]) => name));
    const files = readdirSync(folder).filter((name) => name.endsWith('.rs')).map((name) => name.slice(0, -3));
    for (const name of files) assert.ok([...listed, ...alone].includes(name), `${join(folder, name)}.rs does not run`);
  }
});

test('only wasm and rules know JavaScript, and others by a feature that wasm asks for', () => {
  const alien = /^(wasm-bindgen|js-sys|web-sys|serde|serde[-_]wasm.*|tsify)$/;
  for (const crate of crates.filter((c) => !['wasm', 'rules', 'bindgen'].includes(c.name))) {
    const found = crate.dependencies.filter((d) => d.kind !== 'dev' && !d.optional && alien.test(d.name));
    assert.deepEqual(found.map((d) => d.name), [], `in ${crate.name}`);
  }
});

test('every crate takes the lints of the workspace, which forbid unsafe code', () => {
  assert.match(readFileSync(join(ROOT, 'Cargo.toml'), 'utf8'), /^unsafe_code = "forbid"$/m);
  for (const crate of crates) {
    assert.match(readFileSync(crate.manifest_path, 'utf8'), /^\[lints\]\nworkspace = true$/m, crate.name);
  }
});

test('libraries do no input or output, read no clock and start no thread', () => {
  const alien = /\bstd::(fs|net|env|process|thread|time)\b|\b(Instant|SystemTime)::|\be?print(ln)?!/;
  for (const { manifest_path } of crates.filter((c) => LIBRARIES.includes(shortName(c.name)))) {
    for (const file of rustFiles(join(dirname(manifest_path), 'src'))) {
      readFileSync(file, 'utf8').split('\n').forEach((line, index) => {
        const code = line.replace(/\/\/.*/, '');
        assert.doesNotMatch(code, alien, `${relative(ROOT, file)}:${index + 1}`);
      });
    }
  }
});

test('what the product links is under permissive licences', () => {
  const allowed = /^(MIT|MIT-0|Apache-2\.0|Apache-2\.0 WITH LLVM-exception|BSD-[23]-Clause|0BSD|Zlib|Unlicense|CC0-1\.0|Unicode-3\.0|ISC|BSL-1\.0)$/;
  // One permitted licence of a choice is enough; with AND, all must be permitted.
  const permissive = (expression) => {
    const licences = expression.replace(/[()]/g, '').split(/ OR | AND |\//);
    const good = (licence) => allowed.test(licence.trim());
    return expression.includes(' AND ') ? licences.every(good) : licences.some(good);
  };
  const linked = PROGRAMS.flatMap((program) => linkedCrates(metadata, program));
  assert.ok(linked.length > crates.length, 'the dependency graph was walked');
  for (const { name, license } of linked) {
    assert.ok(permissive(license ?? 'none'), `${name} is under ${license}`);
  }
});

/** Files that may name games: a game's own, lists with an entry for each, words for people. */
const NAME_GAMES = [
  ...[...GAMES, 'games'].map((crate) => `crates/${crate}/`),
  'crates/tbgen/src/bench.rs', // measures endings by name
  'crates/play/src/',
  'crates/rules/src/border.rs',
  'packages/engine/src/files.ts',
  'packages/engine/src/games.ts',
  'packages/engine/src/node/chariot.ts', // the help of the native UCI door
  'packages/engine/src/think.ts',
  'scripts/build/games.mjs',
  'packages/protocol/src/types.ts', // generated from the list
  'www/src/shared/games/',
  'packages/board/src/pieces',
  'packages/board/src/words/',
  'packages/game/src/openings/',
  'packages/game/src/texts/',
  'packages/rules/src/games.ts',
  'packages/rules/src/texts.ts',
  'packages/rules/src/files.ts',
  'packages/rules/src/chess-compat.ts', // the interface of chess.js
  'packages/rules/src/compat/',
  'packages/game/src/dhtmlxq.ts', // a format of xiangqi records only
  'packages/board/src/games/',
  'packages/board/src/i18n/',
  'www/src/play/characters/', // names and faces of each game
  'www/src/shared/i18n/',
  'www/src/shared/book/i18n/', // names the sources of each book
  'www/src/openings/lessons/',
  'www/src/about/i18n/',
  'www/src/games/i18n/', // names the sites and programs that export games
  'www/src/learn/home/i18n/',
  'www/src/learn/lesson/i18n/',
  'www/src/think/Texts.tsx', // the texts that the page grew out of
  'www/src/think/i18n/',
  'www/src/think/pictures/i18n/',
];

test('no file outside the lists of games names one', () => {
  const game = new RegExp(GAMES.join('|'), 'i');
  // A chess clock, a file's media type, and UCI's castling by taking one's own rook.
  const otherMeanings = /ChessClock|x-chess-pgn|chess960/gi;
  const isTest = /\.(test|testing)\.|\/(tests|examples)\/|\/tests\.rs$/;
  const folders = ['crates', 'tools', 'packages/engine/src', 'packages/game/src', 'packages/board/src', 'packages/rules/src', 'www/src', 'scripts/build'].map((folder) => join(ROOT, folder));
  const files = folders.flatMap((folder) => filesIn(folder, /\.(rs|tsx?|mjs)$/)).map((file) => relative(ROOT, file));
  assert.ok(files.length > 400, 'the sources were found');
  const naming = files
    .filter((file) => !isTest.test(file) && !NAME_GAMES.some((place) => file.startsWith(place)))
    .filter((file) => game.test(codeOf(file).replace(otherMeanings, '')));
  assert.deepEqual(naming, []);
});

test('no game names another', () => {
  for (const game of GAMES) {
    const others = GAMES.filter((other) => other !== game);
    const namesAnother = (file) => others.some((other) => codeOf(file).toLowerCase().includes(other));
    const sources = rustFiles(join(ROOT, 'crates', game, 'src')).map((file) => relative(ROOT, file));
    assert.ok(sources.length > 30, `the sources of ${game} were found`);
    assert.deepEqual(sources.filter(namesAnother), []);
  }
});

test('the build and the page have an entry for each game of the list', () => {
  assert.deepEqual(BUILT_GAMES, GAMES);
  const page = readFileSync(join(ROOT, 'www/src/shared/games/index.ts'), 'utf8');
  const [, entries] = /const GAMES: .* = \{(.*)\};/.exec(page);
  assert.deepEqual(entries.split(',').map((name) => name.trim()), GAMES);
});

/** A file without comments and, in Rust, without its module of tests, which comes last. */
function codeOf(file) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  if (file.endsWith('.rs')) return text.replace(/^#\[cfg\(test\)\]\nmod tests \{[^]*/m, '').replace(/\/\/.*/g, '');
  return text.replace(/\/\*[^]*?\*\//g, '').replace(/(^|\s)\/\/.*/gm, '');
}

function rustFiles(folder) {
  return filesIn(folder, /\.rs$/);
}

function filesIn(folder, names) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => names.test(name))
    .map((name) => join(folder, name));
}
