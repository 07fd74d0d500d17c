// The browser for programs that look at the page.

import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Debian's Chromium. The headless shell takes a third less time. */
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Debian's Chromium if installed; undefined for Playwright's own. */
export const executablePath = DEBIAN.find((path) => existsSync(path));

/** Starts Chromium. On a busy machine it may crash while starting: then it gets a second try. */
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
