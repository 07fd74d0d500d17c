import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { writeGame } from './new-game.mjs';
import { Failure, ROOT } from './run.mjs';

const root = mkdtempSync(join(tmpdir(), 'chariot-'));
after(() => rmSync(root, { recursive: true }));

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');

test('a new game is the toy game under its own name, with an entry in each list', () => {
  for (const part of ['Cargo.toml', 'crates/games', 'crates/testkit'])
    cpSync(join(ROOT, part), join(root, part), { recursive: true });
  writeGame(root, 'shogi');

  const crate = join(root, 'crates/shogi');
  const files = readdirSync(crate, { recursive: true, encoding: 'utf8' });
  const rust = files.filter((file) => file.endsWith('.rs'));
  const toy = readdirSync(join(root, 'crates/testkit/src/toy'));
  assert.equal(rust.length, toy.length + 1);
  const texts = rust.map((file) => read(join('crates/shogi', file)));
  for (const text of [...texts, read('crates/games/src/shogi.rs')])
    assert.doesNotMatch(text.replace(/^.*TODO.*$/gm, ''), /Skirmish|skirmish|\btoy\b|Toy/);

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
