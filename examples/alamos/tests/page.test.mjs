// The example of a new game on the page in development, and on no other page.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { createServer, resolveConfig } from 'vite';
import { launch } from '../../../www/scripts/chromium.mjs';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const SITE = { root: join(ROOT, 'www'), logLevel: 'error' };
let server;
let browser;

before(async () => {
  process.env.FURTHER_GAME = 'alamos';
  server = await createServer({ ...SITE, server: { port: 0 }, cacheDir: 'node_modules/.further' });
  await server.listen();
  browser = await launch();
});

after(() => Promise.all([server?.close(), browser?.close()]));

/** A page without errors, but for the books and tables that the game has not. */
async function open(address) {
  const page = await browser.newPage();
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/404/.test(message.text())) errors.push(message.text());
  });
  await page.goto(`${server.resolvedUrls.local[0]}${address}`);
  return { page, errors };
}

test('it is played against a level, on a board of its own size', async () => {
  const { page, errors } = await open('#play/alamos');
  await page.locator('[data-square=f6]').waitFor({ timeout: 60_000 });
  assert.equal(await page.locator('.board [data-square]').count(), 36);
  assert.equal(await page.locator('.board .piece').count(), 24);
  await page.locator('[data-square=b1]').click();
  await page.locator('[data-square=c3]').click();
  await page.locator('.move').nth(1).waitFor({ timeout: 60_000 });
  const [own, answer] = await page.locator('.move').allTextContents();
  assert.equal(own.trim(), 'b1c3');
  assert.match(answer, /^[a-f][1-6][a-f][1-6]$/);
  assert.deepEqual(errors, []);
  await page.close();
});

test('it is analysed', async () => {
  const { page, errors } = await open('#analysis/alamos');
  await page.locator('[data-square=f6]').waitFor({ timeout: 60_000 });
  await page.locator('input[name=engine]').click();
  await page.locator('.pv-moves').first().waitFor({ timeout: 60_000 });
  assert.match(await page.locator('.pv-moves').first().textContent(), /^[a-f][1-6][a-f][1-6]/);
  assert.equal(await page.locator('[role=alert]').count(), 0);
  assert.deepEqual(errors, []);
  await page.close();
});

test('the other games are as they were', async () => {
  const { page, errors } = await open('#play/chess');
  await page.locator('[data-square=h8]').waitFor({ timeout: 60_000 });
  assert.equal(await page.locator('.board .piece').count(), 32);
  assert.equal(await page.getByRole('link', { name: 'Alamos' }).count(), 1);
  assert.deepEqual(errors, []);
  await page.close();
});

test('no built page has it', async () => {
  const has = async (command) =>
    (await resolveConfig(SITE, command)).plugins.some(({ name }) => name === 'further-game');
  assert.deepEqual([await has('serve'), await has('build')], [true, false]);
});
