// The examples with frameworks: each installed by its lock file from the tarballs, built, and
// played on.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { installExample } from '../../engine/tests/installed.mjs';
import { drag, openPage, partOf, says, squareOf } from './pages.mjs';

const run = promisify(execFile);

for (const name of ['react', 'vue', 'svelte']) {
  test(`${name}: a veto and names of squares go in, moves come out`, async () => {
    const folder = await installExample(name, 'engine', 'board');
    await run('npm', ['run', 'build'], { cwd: folder });
    const { page, close } = await openPage(join(folder, 'dist'), 'index.html');
    const board = page.locator('chariot-board');
    await says(board, 'status', 'White to move');
    await page.locator('chariot-board[engine=level-1]').waitFor();
    await drag(page, board, 'f2', 'f3');
    await page.locator('#refused', { hasText: 'f3 is not allowed here' }).waitFor();
    const mark = partOf(board, 'forbidden');
    assert.match(await mark.evaluate((one) => getComputedStyle(one).boxShadow), /204, 51, 51/);
    await drag(page, board, 'e2', 'e4');
    await page.locator('#moves', { hasText: /^e4 \S+$/ }).waitFor();
    await page.locator('input').fill('2');
    await page.locator('chariot-board[engine=level-2]').waitFor();
    await close();
  });
}

test('preact: the parts of a board, with words and pieces of the package', async () => {
  const folder = await installExample('preact', 'engine', 'board');
  await run('npm', ['run', 'build'], { cwd: folder });
  const { page, close } = await openPage(join(folder, 'dist'), 'index.html');
  const board = page.locator('#game');
  await squareOf(board, 'e2').waitFor();
  await drag(page, board, 'e2', 'e4');
  await page.locator('#moves', { hasText: /^e4$/ }).waitFor();
  await page.locator('#announced', { hasText: 'White pawn from e2 to e4' }).waitFor();
  const colour = await board.locator('.square-dark').evaluate((one) => getComputedStyle(one).fill);
  assert.equal(colour, 'rgb(180, 141, 104)');
  await close();
});
