import type { Page } from '@playwright/test';
import { GAMES } from './games.ts';
import { expect, moves, newGame, open, piece, square, test, title } from './support.ts';

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
