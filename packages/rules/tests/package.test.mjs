// The package as a stranger installs it, in an empty folder and offline.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { launch } from '../../../www/scripts/chromium.mjs';
import { host } from '../../../www/scripts/host.mjs';
import { install, ROOT, runReadme } from '../../engine/tests/installed.mjs';

const folder = install('rules');
const inside = join(folder, 'node_modules', '@chariot', 'rules');
const run = (name, program) => {
  writeFileSync(join(folder, name), program);
  return execFileSync(process.execPath, [name], { cwd: folder, encoding: 'utf8' });
};

test('the package holds what it needs and nothing else', () => {
  const names = readdirSync(inside, { recursive: true }).filter((name) => name.includes('.'));
  const kinds =
    /^(dist\/[\w.-]+(\.d\.ts|\.js|\.wasm)|LICENSES-OTHERS\.md|README\.md|package\.json)$/;
  assert.deepEqual(
    names.filter((name) => !kinds.test(name)),
    [],
  );
  assert.equal(names.filter((name) => name.endsWith('.wasm')).length, 2);
});

test('the programs of the README print what they say', () => {
  assert.ok(runReadme(folder, 'rules') >= 5);
});

test('rules from bytes in a script, from a compiled module, and as chess.js', () => {
  const said = run(
    'sources.mjs',
    `import { createRules, RulesError } from '@chariot/rules';
     import * as embedded from '@chariot/rules/embedded';
     import { Chess } from '@chariot/rules/chess-compat';
     import { readFileSync } from 'node:fs';
     import { createRequire } from 'node:module';
     const path = createRequire(import.meta.url).resolve('@chariot/rules/xiangqi.wasm');
     const wasm = new WebAssembly.Module(readFileSync(path));
     const counts = [
       (await createRules({ game: 'xiangqi', wasm })).newGame(),
       (await embedded.createRules({ game: 'chess' })).newGame(),
     ].map((game) => game.legalUci().length);
     const chess = new Chess();
     chess.move('e4');
     console.log(counts.join(), chess.history().join(), new embedded.RulesError('GAME', '') instanceof RulesError);`,
  );
  assert.equal(said, '44,20 e4 true\n');
});

const TYPED = `import { createRules, type Move, RulesError } from '@chariot/rules';
import { createRules as fromBytes, type GameRecord } from '@chariot/rules/embedded';
import { Chess, type Square } from '@chariot/rules/chess-compat';
export async function play(): Promise<Move[]> {
  const rules = await createRules({ game: 'chess' });
  const game = rules.newGame();
  const move: Move = game.play({ from: 'e2', to: 'e4' });
  const [record]: GameRecord[] = (await fromBytes({ game: 'xiangqi' })).read('');
  const square: Square = 'e4';
  new Chess().get(square)?.type.toUpperCase();
  if (game.problem instanceof RulesError) console.error(game.problem.facts, record?.moves[0]?.fen);
  // @ts-expect-error: a game is one of two.
  await createRules({ game: 'go' });
  return [move];
}
`;

test('types hold for every way in which TypeScript finds them', () => {
  const source = join(folder, 'typed');
  mkdirSync(source, { recursive: true });
  writeFileSync(join(source, 'index.mts'), TYPED);
  writeFileSync(join(source, 'index.ts'), TYPED);
  const base = ['--strict', '--noEmit', '--target', 'es2022', '--types', '', '--lib', 'es2023,dom'];
  const ways = {
    bundler: ['--module', 'esnext', '--moduleResolution', 'bundler', 'index.ts'],
    node16: ['--module', 'node16', '--moduleResolution', 'node16', 'index.mts'],
  };
  for (const options of Object.values(ways))
    execFileSync(join(ROOT, 'node_modules/.bin/tsc'), [...base, ...options], { cwd: source });
});

test('a page without a bundler, and a worker', async () => {
  writeFileSync(
    join(folder, 'page.html'),
    `<!doctype html><title>Rules</title><p id="said"></p>
     <script type="module">
       import { createRules } from './node_modules/@chariot/rules/dist/index.js';
       const rules = await createRules({ game: 'xiangqi' });
       const worker = new Worker('./worker.js', { type: 'module' });
       worker.onmessage = ({ data }) => {
         said.textContent = rules.newGame().legalUci().length + ' ' + data;
       };
     </script>`,
  );
  writeFileSync(
    join(folder, 'worker.js'),
    `import { createRules } from './node_modules/@chariot/rules/dist/embedded.js';
     const rules = await createRules({ game: 'chess' });
     postMessage(rules.newGame().play('e4').uci);`,
  );
  const site = await host(folder, {});
  const browser = await launch();
  const page = await browser.newPage();
  await page.goto(`${site.address}page.html`);
  await page.locator('#said', { hasText: '44 e2e4' }).waitFor();
  await browser.close();
  await site.close();
});

test('it can be imported by its address', async () => {
  const { createRules } = await import(pathToFileURL(join(inside, 'dist', 'node.js')).href);
  assert.equal((await createRules({ game: 'chess' })).newGame().perft(3), 8902);
});
