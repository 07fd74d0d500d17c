import { GAME } from '../tests/analysis.ts';
import { ISOLATED, WITHOUT_THREADS } from '../tests/hosted.ts';
import { games } from '../tests/manyGames.ts';
import { firstOf } from '../tests/puzzles.ts';
import { ends } from '../tests/solving.ts';
import { expect, test } from './visit.ts';

test('analysis, with threads where the page is isolated and memory can be shared', {
  tag: '@short',
}, async ({ visit, site, family }) => {
  site.headers = ISOLATED;
  await visit.open('analysis/chess');
  expect(await visit.tab.evaluate(() => crossOriginIsolated)).toBe(true);
  await visit.click('input[name=engine]');
  await visit.has('.pv', 3);
  const { cores, shares, fetched } = await visit.tab.evaluate(() => ({
    cores: navigator.hardwareConcurrency,
    shares: 'SharedArrayBuffer' in globalThis,
    fetched: performance.getEntriesByType('resource').map(({ name }) => name),
  }));
  // WebKit's port to GTK has no shared memory, even in an isolated page.
  expect(shares).toBe(family !== 'webkit');
  const threaded = fetched.some((name) => name.includes('chess_threads_bg'));
  expect(threaded).toBe(shares && cores > 1 && !WITHOUT_THREADS);
  await visit.gives(
    true,
    () => Number(/\d+/.exec(document.querySelector('.engine-panel')?.textContent ?? '')?.[0]) > 5,
  );
  await visit.click('input[name=engine]');
  await visit.has('.pv', 0);
});

test('a game is imported and reviewed', async ({ visit }) => {
  await visit.open('analysis/chess');
  await visit.press('Import');
  await visit.fill('dialog textarea', GAME);
  await visit.click('dialog button', 'Import');
  await visit.has('.tree .move', 12);
  await visit.press('Review');
  await visit.has('td.summary-accuracy', 2);
  await visit.says('td.summary-accuracy', /^\d+\.\d%$/);
});

test('a file of 10 MB is read, and one of its games found and opened', async ({ visit }) => {
  test.setTimeout(240_000);
  const text = games(15_000, `1. e4 { ${'words of a comment '.repeat(30)}} e5 2. Nf3`);
  expect(text.length).toBeGreaterThan(10_000_000);
  await visit.open('analysis/chess');
  await visit.press('Import');
  await visit.choose('dialog input[type=file]', 'games.pgn', text);
  const count = () => document.querySelector('dialog .games-count')?.textContent;
  // Seconds on an idle machine.
  await expect.poll(() => visit.tab.evaluate(count), { timeout: 150_000 }).toBe('15,000 games');
  await visit.fill('input[name=search]', 'black 14321');
  await visit.has('.game-row', 1);
  await visit.click('.game-row');
  await visit.moves(3);
  await visit.says('.game-bar', /Game 14,321 of 15,000/);
});

for (const game of ['chess', 'xiangqi'] as const) {
  test(`a puzzle of ${game}`, async ({ visit, site }) => {
    site.runFirst(() => {
      Math.random = () => 0;
    });
    await visit.open(`puzzles/${game}`);
    await visit.says('.lesson-told', /One move wins/);
    for (const [ply, move] of firstOf(game).moves.entries()) {
      if (ply % 2 === 0) await visit.squares(...ends(move));
      for (const name of ends(move)) await visit.sees(`.stage [data-square="${name}"].is-last`);
    }
    await visit.says('.lesson-told', 'Right! Solved.');
  });
}

test('an ending by its table, to mate', async ({ visit }) => {
  await visit.open('endgame/chess', '.value');
  await visit.ending('k7/8/1K6/8/8/8/8/7R w - - 0 1');
  await visit.title('Mate in 1');
  await visit.click('.value');
  await visit.title('Checkmate');
});

test('an ending that is solved here', { tag: '@short' }, async ({ visit, site }) => {
  site.missing = /^tables\//;
  await visit.open('endgame/chess', '.value');
  await visit.ending('8/8/8/8/8/2k5/8/KBN5 w - - 0 1');
  await visit.title(/^Mate in \d+$/);
  await visit.says('.table-status', /KBNK table file missing: solved here/);
});

test('the chapters of how it thinks', async ({ visit }) => {
  await visit.open('think/chess', '#tree .toy-task');
  for (const name of ['pruning', 'wall']) {
    await visit.open(`think/chess/${name}`, `#${name} .think-figure`);
  }
});
