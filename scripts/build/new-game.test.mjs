import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { allOrNothing, writeGame } from './new-game.mjs';
import { linesOf, withGame } from './page-entries.mjs';
import { Failure, ROOT } from './run.mjs';

const root = mkdtempSync(join(tmpdir(), 'chariot-'));
after(() => rmSync(root, { recursive: true }));

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');

for (const part of ['Cargo.toml', 'crates/games', 'crates/testkit'])
  cpSync(join(ROOT, part), join(root, part), { recursive: true });

const all = () =>
  readdirSync(root, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [path, readFileSync(path, 'utf8')]);

test('a game that could not be made leaves nothing behind', async () => {
  const before = all();
  const work = async () => {
    writeGame(root, 'shogi');
    throw new Failure('cargo is not there');
  };
  await assert.rejects(allOrNothing(root, 'shogi', work), /cargo is not there/);
  assert.deepEqual(all(), before);
  await assert.rejects(allOrNothing(root, 'toy', work), /is there already/);
  assert.deepEqual(all(), before);
});

test('nothing is left behind by a signal, though a child still writes', async () => {
  // It writes some time after the signal: too late for whoever does not wait.
  const child = `
    const { mkdirSync, writeFileSync } = require('node:fs');
    process.on('SIGTERM', () => setTimeout(() => {
      mkdirSync('crates/shogi', { recursive: true });
      writeFileSync('crates/shogi/late', '');
      writeFileSync('Cargo.toml', '');
      process.exit();
    }, 500));
    setInterval(() => {}, 1_000);
    console.log('ready');`;
  const modules = ['new-game.mjs', 'run.mjs'].map((file) => join(import.meta.dirname, file));
  const program = `
    const [{ allOrNothing, writeGame }, { passSignalsOn, run }] =
      await Promise.all(${JSON.stringify(modules)}.map((file) => import(file)));
    passSignalsOn();
    await allOrNothing(${JSON.stringify(root)}, 'shogi', async () => {
      writeGame(${JSON.stringify(root)}, 'shogi');
      const node = ${JSON.stringify(process.execPath)};
      await run(node, ['-e', ${JSON.stringify(child)}], { cwd: ${JSON.stringify(root)} });
      console.log('went on');
    });`;
  const before = all();
  const command = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  command.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
    if (text.includes('ready')) command.kill('SIGTERM');
  });
  const [status] = await once(command, 'close');
  assert.deepEqual([status, said], [143, 'ready\n']);
  assert.deepEqual(all(), before);
});

test('a new game is the toy game under its own name, with an entry in each list', () => {
  writeGame(root, 'shogi');

  const crate = join(root, 'crates/shogi');
  const files = readdirSync(crate, { recursive: true, encoding: 'utf8' });
  const rust = files.filter((file) => file.endsWith('.rs'));
  const toy = readdirSync(join(root, 'crates/testkit/src/toy'));
  assert.equal(rust.length, toy.length + 1);
  const texts = rust.map((file) => read(join('crates/shogi', file)));
  for (const text of [...texts, read('crates/games/src/shogi.rs')])
    assert.doesNotMatch(text.replace(/^.*TODO.*$/gm, ''), /Skirmish|skirmish|\btoy\b|Toy/);

  const page = JSON.parse(read('crates/shogi/page.json'));
  for (const path of Object.keys(page.entries)) assert.ok(existsSync(join(ROOT, path)), path);
  assert.equal(page.entries['packages/board/src/words/en.ts'].name, 'Shogi');

  assert.match(
    read('crates/games/src/lib.rs'),
    /#\[cfg\(feature = "shogi"\)\]\n {4}Shogi: shogi, "shogi", /,
  );
  assert.match(read('crates/games/Cargo.toml'), /^shogi = \["dep:chariot-shogi"\]$/m);
  assert.match(
    read('crates/games/Cargo.toml'),
    /^chariot-shogi = \{ workspace = true, optional = true \}$/m,
  );
  assert.equal(read('Cargo.toml').match(/^chariot-shogi\b/gm)?.length, 3);
});

test('nothing is written over', () => {
  for (const taken of ['shogi', 'games', 'toy'])
    assert.throws(() => writeGame(root, taken), Failure, taken);
});

test('entries that the page lacks are places of the compiler’s errors', () => {
  const errors = [
    'packages/rules/src/files.ts(4,14): error TS2741: Property ‘shogi’ is missing',
    '  in type ‘{ chess: URL; xiangqi: URL; }’',
    'www/src/games/FilePanel.tsx(75,11): error TS7053: Element implicitly has an ‘any’ type',
    'www/src/games/FilePanel.tsx(75,40): error TS7053: Element implicitly has an ‘any’ type',
    'node_modules/.new-game/types.ts(6,14): error TS2741: Property ‘shogi’ is missing',
  ];
  assert.deepEqual(linesOf(errors.join('\n')), [
    'packages/rules/src/files.ts:4',
    'www/src/games/FilePanel.tsx:75',
  ]);
});

test('a compiler that does not work, or a protocol without a list of games, is an error', () => {
  assert.throws(() => linesOf(''), Failure);
  assert.throws(() => linesOf("error TS5083: Cannot read file 'tsconfig.json'."), Failure);
  const files = /** @type {const} */ ([
    ['index.ts', "export * from './types.ts';\n"],
    ['types.ts', 'export type GameName = "chess" | "xiangqi";\n'],
  ]);
  assert.deepEqual(withGame(files, 'shogi'), [
    files[0],
    ['types.ts', 'export type GameName = "chess" | "xiangqi" | "shogi";\n'],
  ]);
  assert.throws(() => withGame(files.slice(0, 1), 'shogi'), Failure);
});
