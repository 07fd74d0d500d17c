// The browser of programs that look at the page.

import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Debian's Chromium; the shell has no window, and takes a third less time. */
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Debian's Chromium where it is installed; undefined for the one that Playwright brings. */
export const executablePath = DEBIAN.find((path) => existsSync(path));

/** Starts Chromium. On a busy machine it may crash before it is up: then it is started a second time. */
export async function launch() {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-sync',
  ];
  const start = () => chromium.launch({ ...(executablePath && { executablePath }), args });
  return start().catch(start);
}
