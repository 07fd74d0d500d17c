// Checks that everything ARCHITECTURE.md and README.md point at exists.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { cargoMetadata, ROOT } from '../www/scripts/linked-crates.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const files = (folder) => readdirSync(join(ROOT, folder), { recursive: true }).map((name) => `${folder}/${name}`);

const RUST = ['crates', 'tools'].flatMap(files).filter((path) => /^\w+\/\w+\/src\/.*\.rs$/.test(path));
const TYPESCRIPT = ['www/src', 'packages/engine/src', 'packages/game/src', 'packages/board/src', 'packages/rules/src', 'packages/protocol/src'].flatMap(files).filter((path) => /\.tsx?$/.test(path) && !path.includes('/generated/'));

/** Products of builds and of running programs. */
const GENERATED = /^(tables|target|www\/dist|www\/served|packages\/\w+\/generated|node_modules)(\/|$)/;

for (const document of ['ARCHITECTURE.md', 'README.md']) {
  const text = read(document);
  // Inline code only: code blocks show commands.
  const quoted = [...text.replace(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code);

  test(`every path in ${document} exists`, () => {
    const names = new Set(['crates', 'tools', 'docs', 'scripts', 'www/src', 'www/scripts', 'packages/engine/src', 'packages/game/src', 'packages/board/src', 'packages/rules/src'].flatMap(files).map((path) => basename(path)));
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

test('the map in ARCHITECTURE.md is the graph of the workspace', () => {
  const [, drawn] = /```mermaid\n([^]*?)```/.exec(read('ARCHITECTURE.md'));
  const arrows = new Map();
  for (const [, from, to] of drawn.matchAll(/^ +([\w &]+) --> (.*)$/gm)) {
    for (const name of from.split(' & ')) {
      const below = to.replace(/\[.*?\]/g, '').split(' & ');
      arrows.set(name, [...(arrows.get(name) ?? []), ...below]);
    }
  }
  const packages = cargoMetadata().packages.filter(({ source }) => source === null);
  // Features of the list of games that no product has: the toy game, which only tests need, and games in the making.
  const { default: shipped, ...features } = packages.find(({ name }) => name === 'games').features;
  const unshipped = Object.keys(features).filter((name) => !shipped.includes(name)).flatMap((name) => features[name]);
  const left = new Set(unshipped.map((feature) => feature.replace('dep:', '')));
  const crates = packages.filter(({ name }) => name !== 'bindgen' && (name === 'testkit' || !left.has(name)));
  const crateOf = new Map(crates.map(({ name }) => [name, name.replace('chariot-', '')]));
  const graph = new Map(crates.map(({ name, dependencies }) => {
    const own = dependencies.filter((d) => d.kind === null && crateOf.has(d.name) && !left.has(d.name));
    return [crateOf.get(name), own.map((d) => crateOf.get(d.name))];
  }));
  const workspaces = ['packages/protocol', 'packages/engine', 'packages/game', 'packages/board', 'packages/rules', 'www'];
  const packageOf = (name) => name.replace('@chariot/', '').replace(/^game$/, 'record').replace(/^rules$/, 'rulebook').replace('chariot-', '');
  for (const folder of workspaces) {
    const { name, dependencies, devDependencies } = JSON.parse(read(`${folder}/package.json`));
    const own = Object.keys({ ...dependencies, ...devDependencies }).filter((other) => other.startsWith('@chariot/'));
    graph.set(packageOf(name), own.map(packageOf));
  }
  const below = (name) => new Set(graph.get(name).flatMap((other) => [other, ...below(other)]));
  for (const [name, own] of graph) {
    const needed = own.filter((other) => !own.some((third) => third !== other && below(third).has(other)));
    assert.deepEqual([...(arrows.get(name) ?? [])].sort(), [...new Set(needed)].sort(), `${name} depends on`);
  }
});
