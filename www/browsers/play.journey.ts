import { GAMES } from '../tests/games.ts';
import { expect, test, type Visit } from './visit.ts';

const squaresOf = (move: string): string[] => /^(\w\d+)(\w\d+)$/.exec(move)?.slice(1) ?? [];

/** Moves the focus from one square to another by the arrow keys, the first side below. */
async function walk({ tab }: Visit, from: string, to: string): Promise<void> {
  const files = to.charCodeAt(0) - from.charCodeAt(0);
  const ranks = Number(to.slice(1)) - Number(from.slice(1));
  const across = Array<string>(Math.abs(files)).fill(files > 0 ? 'ArrowRight' : 'ArrowLeft');
  const along = Array<string>(Math.abs(ranks)).fill(ranks > 0 ? 'ArrowUp' : 'ArrowDown');
  await tab.press(...across, ...along);
}

for (const { game, moves, end } of GAMES) {
  const plies = moves.split(' ');

  test(`a game of ${game} to mate by clicks`, {
    tag: game === 'chess' ? '@short' : [],
  }, async ({ visit }) => {
    await visit.open(`play/${game}`);
    await visit.newGame();
    for (const [ply, move] of plies.entries()) {
      await visit.squares(...squaresOf(move));
      await visit.moves(ply + 1);
    }
    await visit.says('[data-testid=announcer]', end);
  });

  test(`a game of ${game} to mate by keyboard`, async ({ visit }) => {
    await visit.open(`play/${game}`);
    await visit.newGame();
    await visit.focus('.stage [data-square="a1"]');
    let at = 'a1';
    for (const [ply, move] of plies.entries()) {
      for (const to of squaresOf(move)) {
        await walk(visit, at, to);
        await visit.gives(to, () => (document.activeElement as HTMLElement).dataset.square ?? '');
        await visit.tab.press('Enter');
        at = to;
      }
      await visit.moves(ply + 1);
    }
    await visit.says('[data-testid=announcer]', end);
  });

  test(`the computer answers in ${game}, and a reload keeps the game`, async ({ visit }) => {
    await visit.open(`play/${game}`);
    await visit.newGame({ level: 2 });
    const [first = ''] = plies;
    await visit.squares(...squaresOf(first));
    await visit.moves(2);
    await visit.title(/^Your move/);
    await visit.reload();
    await visit.moves(2);
    await visit.title(/^Your move/);
  });
}

test('both games go on beside each other', async ({ visit }) => {
  await visit.open('play/chess');
  await visit.newGame();
  await visit.squares('e2', 'e4');
  await visit.moves(1);
  await visit.click('.game-switch a', 'Xiangqi');
  await visit.has('.stage.xiangqi .piece', 32);
  await visit.newGame();
  await visit.squares('h3', 'e3');
  await visit.moves(1);
  await visit.click('.game-switch a', 'Chess');
  await visit.has('.stage.chess .piece', 32);
  await visit.says('.move', 'e4');
  await visit.back();
  await visit.says('.move', 'C2=5');
  expect(await visit.tab.evaluate(() => location.hash)).toBe('#play/xiangqi');
});

test('a person at full strength is answered while the page stays responsive', async ({ visit }) => {
  await visit.open('play/chess');
  await visit.newGame({ level: 12 });
  await visit.squares('e2', 'e4');
  await visit.title('Chariot is thinking');
  await visit.press('Flip');
  await visit.moves(2);
});
