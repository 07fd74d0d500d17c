// The contents of the package, its use without a browser, and the size of what a page fetches.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { copyExample, install, load } from '../../engine/tests/installed.mjs';
import { drag, openPage, says } from './pages.mjs';

const BUDGET = 194_000;
const ROOT = join(import.meta.dirname, '..', '..', '..');
const folder = install('engine', 'board');

test('the package holds what it needs and nothing else', () => {
  const inside = join(folder, 'node_modules', '@chariot', 'board');
  const names = readdirSync(inside, { recursive: true }).filter((name) =>
    statSync(join(inside, name)).isFile(),
  );
  const kinds = /^(dist\/[\w./-]+\.(js|d\.ts|css|svelte)|LICENSE\S+|README\.md|package\.json)$/;
  assert.deepEqual(
    names.filter((name) => !kinds.test(name)),
    [],
  );
  for (const name of ['LICENSE-MIT', 'LICENSE-APACHE', 'LICENSES-OTHERS.md', 'README.md'])
    assert.ok(names.includes(name), name);
  assert.match(readFileSync(join(inside, 'LICENSES-OTHERS.md'), 'utf8'), /preact[\s\S]*MIT/);
  assert.ok(names.length > 30);
  const manifestOf = (name) =>
    JSON.parse(readFileSync(join(inside, '..', name, 'package.json'), 'utf8'));
  const [engine, board] = ['engine', 'board'].map(manifestOf);
  assert.deepEqual(
    [board.version, board.dependencies],
    [engine.version, { '@chariot/engine': engine.version }],
  );
});

test('a server may import it, where it defines nothing', async () => {
  const { ChariotBoard } = await load(folder, '@chariot/board');
  assert.equal(typeof ChariotBoard, 'function');
});

test('renderBoard draws both games without a browser', async () => {
  const { renderBoard } = await load(folder, '@chariot/board/render');
  const chess = renderBoard('6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', { label: '<Back rank>' });
  assert.match(chess, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  assert.equal(chess.match(/class="chess-piece/g).length, 9);
  assert.match(chess, /aria-label="&lt;Back rank>"/);
  const xiangqi = renderBoard('3k5/9/9/9/9/9/9/9/4K4/H8 w', {
    board: 'jade',
    orientation: 'second',
  });
  assert.equal(xiangqi.match(/class="disc /g).length, 3);
  // Characters are outlines and need no font.
  assert.ok(xiangqi.match(/class="glyph"/g).length > 3);
  for (const fen of ['', '8/8', '8/8/8/8/8/8/8/7x', '<svg onload=1>'])
    assert.throws(() => renderBoard(fen), RangeError);
});

test('Node.js: diagram.mjs writes a page whose diagram a board replaces', async () => {
  copyExample('node', folder);
  const html = execFileSync(process.execPath, ['diagram.mjs'], { cwd: folder, encoding: 'utf8' });
  writeFileSync(join(folder, 'page.html'), html);
  const { page, close } = await openPage(folder, 'page.html');
  await says(page.locator('chariot-board'), 'status', 'Find the best move for White');
  await close();
});

test('Vite: types hold, and a page that plays either game fetches no more than it may', async (t) => {
  copyExample('vite-board', folder);
  const tool = (name, ...args) =>
    execFileSync(join(ROOT, 'node_modules/.bin', name), args, { cwd: folder });
  writeFileSync(
    join(folder, 'tsconfig.json'),
    `{ "compilerOptions": { "strict": true, "noEmit": true, "module": "esnext", "target": "es2022",
       "moduleResolution": "bundler", "lib": ["es2023", "dom"], "types": [] }, "include": ["src"] }`,
  );
  tool('tsc', '-p', '.');
  const chess = readFileSync(join(folder, 'index.html'), 'utf8');
  const games = {
    chess: { html: chess, toMove: 'White to move', move: ['e2', 'e4'] },
    xiangqi: {
      html: chess.replace('<chariot-board', '$& game="xiangqi"'),
      toMove: 'Red to move',
      move: ['h3', 'e3'],
    },
  };
  for (const [game, { html, toMove, move }] of Object.entries(games)) {
    await t.test(game, async () => {
      writeFileSync(join(folder, 'index.html'), html);
      tool('vite', 'build', '--logLevel', 'warn');
      const { page, sent, close } = await openPage(join(folder, 'dist'), 'index.html');
      const board = page.locator('chariot-board');
      await says(board, 'status', toMove);
      await drag(page, board, ...move);
      await page.locator('#last', { hasText: 'by the engine' }).waitFor();
      const sizes = [...sent];
      const total = sizes.reduce((sum, [, size]) => sum + size, 0);
      assert.ok(sizes.some(([name]) => name.includes(game) && name.endsWith('.wasm')));
      assert.ok(total > 100_000 && total <= BUDGET, `${total} bytes: ${sizes.join(' ')}`);
      await close();
    });
  }
});
