// One name for one thing, and nothing named that does not exist: types, and what ARCHITECTURE.md and README.md point at.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { cargoMetadata, ROOT } from '../www/scripts/linked-crates.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const files = (folder) => readdirSync(join(ROOT, folder), { recursive: true }).map((name) => `${folder}/${name}`);

const RUST = ['crates', 'tools'].flatMap(files).filter((path) => /^\w+\/\w+\/src\/.*\.rs$/.test(path));
const TYPESCRIPT = ['www/src', 'packages/engine/src', 'packages/game/src', 'packages/board/src', 'packages/protocol/src'].flatMap(files).filter((path) => /\.tsx?$/.test(path) && !path.includes('/generated/'));

/** The list of games: what crates/games builds by default. */
const SISTERS = cargoMetadata().packages.find((p) => p.name === 'games').features.default;

/** Where games call the same thing alike: sister crates, and the toy game that tests the contract. */
const GAMES = [...SISTERS.map((game) => `crates/${game}/`), 'crates/testkit/src/toy/'];

/** Rust without its unit tests. */
const withoutTests = (text) => text.replace(/^#\[cfg\(test\)\]\nmod tests \{[^]*/m, '');

test('no two types share a name, except where games call the same thing alike', () => {
  const definition = /^\s*(?:pub(?:\([\w: ]+\))? )?(?:struct|enum|trait|union) (\w+)|^(?:pub(?:\([\w: ]+\))? )?type (\w+)(.*)/gm;
  const places = new Map();
  for (const path of RUST) {
    for (const [, type, alias, meaning] of withoutTests(read(path)).matchAll(definition)) {
      // A generic type with its parameters filled in is the same type.
      if (alias && new RegExp(`= (\\w+::)*${alias}<`).test(meaning)) continue;
      const name = type ?? alias;
      places.set(name, [...(places.get(name) ?? []), path]);
    }
  }
  assert.ok(places.size > 300, `${places.size} types were found`);
  const shared = [...places].filter(([, paths]) => {
    const games = paths.map((path) => GAMES.findIndex((folder) => path.startsWith(folder)));
    const isAlike = !games.includes(-1) && new Set(games).size === games.length;
    return paths.length > 1 && !isAlike;
  });
  assert.deepEqual(shared.map(([name, paths]) => `${name}: ${paths.join(', ')}`), []);
});

test('no two types of page and packages share a name', () => {
  const places = new Map();
  // The protocol's index narrows types that are generated.
  const narrowed = 'packages/protocol/src/index.ts';
  for (const path of TYPESCRIPT.filter((path) => !path.includes('.test.') && path !== narrowed)) {
    for (const [, name] of read(path).matchAll(/^(?:export )?(?:abstract )?(?:interface|class|type|enum) (\w+)/gm)) {
      places.set(name, [...(places.get(name) ?? []), path]);
    }
  }
  const shared = [...places].filter(([, paths]) => paths.length > 1);
  assert.deepEqual(shared.map(([name, paths]) => `${name}: ${paths.join(', ')}`), []);
});

/** What is made by a build, or by programs at work. */
const GENERATED = /^(tables|target|www\/dist|packages\/engine\/generated|node_modules)(\/|$)/;

for (const document of ['ARCHITECTURE.md', 'README.md']) {
  const text = read(document);
  // Inline code only: blocks of code show commands.
  const quoted = [...text.replace(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code);

  test(`every path in ${document} exists`, () => {
    const names = new Set(['crates', 'tools', 'docs', 'scripts', 'www/src', 'www/scripts', 'packages/engine/src', 'packages/game/src', 'packages/board/src'].flatMap(files).map((path) => basename(path)));
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path]) => path);
    const paths = quoted.filter((code) => /^\.?[\w-]+(\/[\w.*-]+)+$/.test(code) && !GENERATED.test(code));
    const bare = quoted.filter((code) => /^[\w-]+\.(rs|ts|tsx|mjs|py|md)$/.test(code) && !existsSync(join(ROOT, code)));
    assert.ok(links.length + paths.length > 3, 'paths were found');
    const missing = [...links, ...paths].filter((path) => !existsSync(join(ROOT, path)));
    assert.deepEqual([...missing, ...bare.filter((name) => !names.has(name))], []);
  });

  test(`every identifier in ${document} exists`, () => {
    const code = [...RUST, ...TYPESCRIPT].map(read).join('\n');
    const words = new Set(code.match(/\w+/g));
    const identifiers = quoted.filter((code) => /^(\w+::)*[A-Za-z]\w*$/.test(code) && /[A-Z]|_|::/.test(code));
    assert.deepEqual(identifiers.filter((name) => !words.has(name.split('::').at(-1))), []);
  });
}
