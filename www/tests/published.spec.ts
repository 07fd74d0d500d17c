import { readFile, writeFile } from 'node:fs/promises';
import { open, paste } from './analysis.ts';
import { axeViolationsInBothThemes, loadAxe } from './axe.ts';
import { button, expect, holdPieces, judgeBriefly, test } from './support.ts';

const GAME = `[White "Ann"]
[Black "Ben"]
[Result "1-0"]

1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6?? 4. Qxf7# 1-0`;

test(
  'a review is saved as one page that works from disk, without a network',
  { tag: '@long' },
  async ({ page, browser }, testInfo) => {
    await judgeBriefly(page);
    const release = await holdPieces(page, 'staunton');
    await open(page);
    await paste(page, GAME);
    await button(page, 'Review').click();
    await expect(page.locator('.moments')).toContainText('3… Nf6??', { timeout: 60_000 });
    const download = page.waitForEvent('download', { timeout: 60_000 });
    await button(page, 'Save as a web page').click();
    // The pieces come while it is being made.
    await expect(page.locator('body > .visually-hidden > .diagram')).toBeAttached({
      timeout: 60_000,
    });
    release();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('chariot-chess-review.html');
    const file = testInfo.outputPath('review.html');
    await writeFile(file, await readFile(await saved.path()));

    // A browser that knows nothing of the site, without scripts.
    const context = await browser.newContext({ offline: true, javaScriptEnabled: false });
    const alone = await context.newPage();
    const faults: string[] = [];
    alone.on('console', (message) => faults.push(message.text()));
    alone.on('request', (request) => {
      if (request.url() !== `file://${file}`) faults.push(request.url());
    });
    await alone.goto(`file://${file}`);
    await expect(alone.getByRole('heading', { level: 1 })).toHaveText('Ann – Ben');
    const board = alone.locator('figure:visible');
    // The position before the first moment, with its reason and its better line.
    await expect(board.locator('figcaption b')).toHaveText('3. Qh5');
    await expect(alone.locator('.said')).toContainText('After Qxf7# White mates at once.');
    await expect(board.locator('use')).toHaveCount(33);
    await expect(alone.locator('symbol .staunton .body')).toHaveCount(12);
    await board.getByTitle('Next move').click();
    await expect(board.locator('figcaption b')).toHaveText('3… Nf6??');
    await alone.locator('.said p').filter({ hasText: 'Better' }).locator('label').nth(1).click();
    await expect(board.locator('figcaption b')).not.toHaveText('3… Nf6??');
    await alone.locator('.moves label').last().click();
    await expect(board.locator('figcaption b')).toHaveText('4. Qxf7#');
    await alone.keyboard.press('ArrowLeft');
    await expect(board.locator('figcaption b')).toHaveText('3… Nf6??');
    await expect(alone.locator('table')).toContainText('%');
    expect(faults).toEqual([]);
    await context.close();

    const scanned = await browser.newPage({ bypassCSP: true });
    await scanned.goto(`file://${file}`);
    await loadAxe(scanned);
    expect(await axeViolationsInBothThemes(scanned)).toEqual([]);
    await scanned.setViewportSize({ width: 390, height: 844 });
    expect(await axeViolationsInBothThemes(scanned)).toEqual([]);
    await expect
      .poll(() => scanned.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390);
    await scanned.close();
  },
);
