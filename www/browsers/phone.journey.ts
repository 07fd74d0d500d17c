import { expect, test } from './visit.ts';

const VIEWS = [
  'play',
  'puzzles',
  'learn',
  'endgame',
  'openings',
  'analysis',
  'games',
  'think',
  'practice',
  'about',
];

test('on a phone every view fits, and a move is played', async ({ visit }) => {
  await visit.tab.resize(390, 844);
  for (const view of VIEWS) {
    await visit.open(`${view}/chess`, 'h1');
    await visit.gives(true, () => document.documentElement.scrollWidth <= innerWidth);
  }
  await visit.open('play/xiangqi');
  await visit.newGame({ level: 1 });
  await visit.squares('h3', 'e3');
  await visit.moves(2);
  // The narrowest window of a browser may be wider.
  expect(await visit.tab.evaluate(() => innerWidth)).toBeLessThan(500);
});
