import type { Page } from '@playwright/test';
import { expect, moves, newGame, open, piece, square, test, title } from './support.ts';

/** Whole games by keyboard alone, with the announcements to a screen reader. */
const GAMES = [
  {
    game: 'chess',
    moves: 'e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7',
    first: 'White pawn from e2 to e4',
    last: 'White queen from h5 to f7, captures pawn, check',
    end: 'White wins, by checkmate',
  },
  {
    game: 'xiangqi',
    // Two cannons, one behind the other.
    moves: 'h3e3 a7a6 e3e7 i7i6 b3b5 a6a5 b5e5',
    first: 'Red cannon from h3 to e3',
    last: 'Red cannon from b5 to e5, check',
    end: 'Red wins, by checkmate',
  },
] as const;

function place(name: string): [file: number, rank: number] {
  return [name.charCodeAt(0), Number(name.slice(1))];
}

/** Moves the focus over the board by the arrow keys, the first side below. */
async function walk(page: Page, from: string, to: string): Promise<void> {
  const [fromFile, fromRank] = place(from);
  const [toFile, toRank] = place(to);
  const press = async (key: string, times: number): Promise<void> => {
    for (let i = 0; i < times; i += 1) await page.keyboard.press(key);
  };
  await press(toFile > fromFile ? 'ArrowRight' : 'ArrowLeft', Math.abs(toFile - fromFile));
  await press(toRank > fromRank ? 'ArrowUp' : 'ArrowDown', Math.abs(toRank - fromRank));
  await expect(square(page, to)).toBeFocused();
}

/** Records everything that is announced. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const announcer = document.querySelector('[data-testid=announcer]');
    if (!announcer) throw new Error('nothing announces');
    new MutationObserver(() => heard.push(announcer.textContent?.trim() ?? '')).observe(announcer, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}

for (const { game, moves: played, first, last, end } of GAMES) {
  test(`a whole game of ${game} by keyboard, told in words`, {
    tag: game === 'chess' ? [] : '@long',
  }, async ({ page }) => {
    await open(page, `play/${game}`);
    await newGame(page, { side: 'Two players' });
    const heard = await listen(page);
    await page.keyboard.press('Tab');
    await page.locator('.skip').focus();
    await page.keyboard.press('Enter');
    let at = 'a1';
    await expect(square(page, at)).toBeFocused();
    for (const [index, move] of played.split(' ').entries()) {
      const [from = '', to = ''] = move.match(/[a-i]\d+/g) ?? [];
      await walk(page, at, from);
      await page.keyboard.press('Enter');
      await expect(square(page, from)).toHaveAttribute('aria-selected', 'true');
      await walk(page, from, to);
      await expect(square(page, to)).toHaveAccessibleName(/can move here/);
      await page.keyboard.press('Enter');
      await expect(moves(page)).toHaveCount(index + 1);
      at = to;
    }
    await expect(title(page)).toHaveText(end.split(',')[0] ?? '');
    // The end comes last, so that it is read out.
    await expect.poll(async () => (await heard()).at(-1)).toBe(end);
    const sentences = await heard();
    expect(sentences).toContain(first);
    expect(sentences).toContain(last);

    // The move list by its keys: back to the start and to the end.
    await page.getByRole('button', { name: 'Previous move' }).focus();
    await page.keyboard.press('Home');
    await expect(title(page)).toHaveText('Viewing First position');
    await expect(piece(page, played.slice(0, 2))).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(title(page)).toContainText('Viewing 1.');
    await page.keyboard.press('End');
    await expect(title(page)).toHaveText(end.split(',')[0] ?? '');
  });
}
