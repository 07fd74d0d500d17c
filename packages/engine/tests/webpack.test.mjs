// The webpack example: installed by its lock file from the tarball, built, and opened in a browser.
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { launch } from '../../../www/scripts/chromium.mjs';
import { host } from '../../../www/scripts/host.mjs';
import { installExample } from './installed.mjs';

const run = promisify(execFile);

test('webpack: without configuration it builds what a browser runs', async () => {
  const folder = await installExample('webpack', 'engine');
  await run('npm', ['run', 'build'], { cwd: folder });
  const site = await host(folder);
  const browser = await launch();
  const page = await browser.newPage();
  await page.goto(`${site.address}index.html`);
  await page.locator('#best', { hasText: /^[炮马兵相仕车]/ }).waitFor();
  await page.locator('#said', { hasText: /^bestmove \w{4}/ }).waitFor();
  await browser.close();
  await site.close();
});
