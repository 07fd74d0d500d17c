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

/** Pixels by which the page is wider than its window, without a scroll bar that takes room. */
function overhang(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

test('on a phone every view fits, and a move is played', async ({ visit }) => {
  for (const view of VIEWS) {
    await visit.open(`${view}/chess`, 'h1');
    for (const width of [320, 390]) {
      await visit.tab.resize(width, 844);
      await visit.gives(0, overhang);
    }
  }
  await visit.open('play/xiangqi');
  await visit.newGame({ level: 1 });
  await visit.squares('h3', 'e3');
  await visit.moves(2);
  // The narrowest window of a browser may be wider.
  expect(await visit.tab.evaluate(() => innerWidth)).toBeLessThan(500);
});
