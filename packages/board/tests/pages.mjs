// For tests: pages with boards, in a browser and on a static host.
import assert from 'node:assert/strict';
import { after } from 'node:test';
import { launch } from '../../../www/scripts/chromium.mjs';
import { host } from '../../../www/scripts/host.mjs';

const browser = await launch();
const sites = [];
// Pages left open by a failed test would keep the program alive.
after(async () => {
  await browser.close();
  await Promise.all(sites.map((site) => site.close()));
});

/**
 * Opens a page of a folder. `sent` gives the bytes of each fetched file; `close` throws for
 * uncaught errors of the page.
 */
export async function openPage(folder, name) {
  const site = await host(folder);
  sites.push(site);
  const page = await browser.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${site.address}${name}`);
  const close = async () => {
    await page.close();
    assert.deepEqual(errors, []);
  };
  return { page, sent: site.sent, close };
}

export const partOf = (board, name) => board.locator(`[part~=${name}]`);
export const squareOf = (board, name) => board.locator(`[data-square="${name}"]`);

/** Drags a piece with the mouse. */
export async function drag(page, board, from, to) {
  const middle = async (name) => {
    const { x, y, width, height } = await squareOf(board, name).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await squareOf(board, from).scrollIntoViewIfNeeded();
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(to)), { steps: 3 });
  await page.mouse.up();
}

/** Waits until a part of a board contains `text`. */
export const says = (board, name, text) =>
  partOf(board, name).filter({ hasText: text }).first().waitFor();
