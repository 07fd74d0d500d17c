// The examples of the repository, with only the installed package beside them.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { launch } from '../../../www/scripts/chromium.mjs';
import { host } from '../../../www/scripts/host.mjs';
import { copyExample, install } from './installed.mjs';

const folder = install('engine');

/** Headers that isolate a page, so that its workers may share memory. */
const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

test('the package holds what it needs and nothing else', () => {
  const inside = join(folder, 'node_modules', '@chariot', 'engine');
  const names = readdirSync(inside, { recursive: true }).filter((name) =>
    statSync(join(inside, name)).isFile(),
  );
  const kinds = /^(dist\/[\w/-]+(\.d\.ts|\.js|\.wasm|\.bin)|LICENSE\S+|README\.md|package\.json)$/;
  assert.deepEqual(
    names.filter((name) => !kinds.test(name)),
    [],
  );
  assert.equal(names.filter((name) => name.endsWith('.wasm')).length, 6);
  for (const name of ['LICENSE-MIT', 'LICENSE-APACHE', 'LICENSES-OTHERS.md', 'README.md'])
    assert.ok(names.includes(name), name);
  // Scripts name each other, engines and networks by address: all exist, and no others.
  const scripts = names.filter((name) => name.endsWith('.js'));
  const named = scripts.flatMap((name) => {
    const text = readFileSync(join(inside, name), 'utf8');
    return [...text.matchAll(/new URL\([`"']\.\/([^`"']+)/g)].map(([, other]) => `dist/${other}`);
  });
  assert.deepEqual(
    named.filter((name) => !names.includes(name)),
    [],
  );
  const data = names.filter((name) => /\.(wasm|bin)$/.test(name));
  assert.deepEqual(
    data.filter((name) => !named.includes(name)),
    [],
  );
});

test('Node.js: best-move.mjs', () => {
  copyExample('node', folder);
  const said = execFileSync(process.execPath, ['best-move.mjs'], { cwd: folder, encoding: 'utf8' });
  assert.match(said, /it plays \S+\n[\s\S]*g4 blunder\n[\s\S]*king and rook win in 14 moves\n$/);
});

const ANALYSED = /^e4: \d+ \d+ \d+\nf3: \d+ \d+ \d+\n197281 games of four plies\n$/;

test('Node.js: analyse.mjs', () => {
  copyExample('node', folder);
  const said = execFileSync(process.execPath, ['analyse.mjs'], { cwd: folder, encoding: 'utf8' });
  assert.match(said, ANALYSED);
});

/** Deno, without a lock file, which would have to name its package for every system. */
const DENO = ['exec', '--yes', '--ignore-scripts', '--package=deno@2.9.6', '--', 'deno'];

test('Deno: analyse.mjs', () => {
  copyExample('node', folder);
  const run = [...DENO, 'run', '--allow-read', '--allow-sys', 'analyse.mjs'];
  const said = execFileSync('npm', run, { cwd: folder, encoding: 'utf8' });
  assert.match(said, ANALYSED);
});

test('Vite: it builds what a browser runs', async () => {
  copyExample('vite', folder);
  const vite = join(import.meta.dirname, '..', '..', '..', 'node_modules/.bin/vite');
  execFileSync(vite, ['build', '--logLevel', 'warn'], { cwd: folder });
  const site = await host(join(folder, 'dist'));
  const browser = await launch();
  const page = await browser.newPage();
  await page.goto(site.address);
  await page.locator('#best', { hasText: /^[炮马兵相仕车]/ }).waitFor();
  await page.locator('#said', { hasText: /^bestmove \w{4}/ }).waitFor();
  await browser.close();
  await site.close();
});

test('plain HTML: promises.html and uci.html, isolated and not', async () => {
  copyExample('html', folder);
  const browser = await launch();
  for (const headers of [{}, ISOLATED]) {
    const site = await host(folder, headers);
    const page = await browser.newPage();
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));

    await page.goto(`${site.address}promises.html`);
    await page.locator('#line', { hasText: '#1 Qxf7#' }).waitFor();
    await page.locator('#fen').fill('8/8/8/8 w');
    await page.locator('#line', { hasText: 'BOARD: The board has 4 ranks' }).waitFor();

    await page.goto(`${site.address}uci.html`);
    await page.locator('#said', { hasText: 'uciok' }).waitFor();
    const threads = await page.locator('#said').textContent();
    assert.equal(/Threads type spin default 1 min 1 max 1\n/.test(threads), headers !== ISOLATED);
    const dialogue = {
      'go depth 8': /bestmove \w{4}/,
      'setoption name Threads value 2': /uciok/,
      'go infinite': /bestmove [\s\S]*info depth 4 /,
      stop: /bestmove [\s\S]*bestmove \w{4}/,
    };
    for (const [line, answer] of Object.entries(dialogue)) {
      await page.locator('#line').fill(line);
      await page.locator('button').click();
      await page.locator('#said', { hasText: answer }).waitFor();
    }
    assert.deepEqual(errors, []);
    await page.close();
    await site.close();
  }
  await browser.close();
});

/**
 * Runs a worker of the package in a page; resolves to its lines up to one that begins with `end`,
 * or its error.
 */
function dialogue(page, script, lines, end) {
  return page.evaluate(
    ({ script, lines, end }) =>
      new Promise((resolve) => {
        const worker = new Worker(`./node_modules/@chariot/engine/dist/${script}.js`, {
          type: 'module',
        });
        const heard = [];
        const finish = (said) => {
          worker.terminate();
          resolve(said);
        };
        worker.addEventListener('error', ({ message }) => finish(`error: ${message}`));
        worker.addEventListener('message', ({ data }) => {
          heard.push(data);
          if (data.startsWith(end)) finish(heard.join('\n'));
        });
        for (const line of lines) worker.postMessage(line);
      }),
    { script, lines, end },
  );
}

test('workers for one thread and for several visit the same nodes, or say that there are none', async () => {
  writeFileSync(join(folder, 'variants.html'), '<!doctype html><title>Workers</title>');
  const browser = await launch();
  const counts = [];
  for (const [headers, scripts] of [
    [{}, ['uci', 'uci-single']],
    [ISOLATED, ['uci', 'uci-single', 'uci-threads']],
  ]) {
    const site = await host(folder, headers);
    const page = await browser.newPage();
    await page.goto(`${site.address}variants.html`);
    for (const script of scripts) {
      const most = await dialogue(page, script, ['uci'], 'uciok');
      const single = headers !== ISOLATED || script === 'uci-single';
      assert.equal(/Threads type spin default 1 min 1 max 1\n/.test(most), single, script);
      const wanted = single ? [] : ['setoption name Threads value 2'];
      const said = await dialogue(page, script, [...wanted, 'bench 6'], 'nodes ');
      counts.push(said.split('\n').at(-1));
    }
    if (headers !== ISOLATED)
      assert.match(await dialogue(page, 'uci-threads', ['uci'], 'uciok'), /cross-origin isolated/);
    await site.close();
  }
  await browser.close();
  const chariot = join(folder, 'node_modules', '.bin', 'chariot');
  counts.push(execFileSync(chariot, ['bench', '6'], { encoding: 'utf8' }).split('\n')[0]);
  assert.equal(new Set(counts).size, 1, counts.join(', '));
  assert.match(counts[0], /^nodes \d{4,}$/);
});
