// What ARCHITECTURE.md and README.md point at exists.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../www/scripts/linked-crates.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const files = (folder) => readdirSync(join(ROOT, folder), { recursive: true }).map((name) => `${folder}/${name}`);

const RUST = ['crates', 'tools'].flatMap(files).filter((path) => /^\w+\/\w+\/src\/.*\.rs$/.test(path));
const TYPESCRIPT = ['www/src', 'packages/engine/src', 'packages/game/src', 'packages/board/src', 'packages/protocol/src'].flatMap(files).filter((path) => /\.tsx?$/.test(path) && !path.includes('/generated/'));

/** What is made by a build, or by programs at work. */
const GENERATED = /^(tables|target|www\/dist|www\/served|packages\/engine\/generated|node_modules)(\/|$)/;

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
