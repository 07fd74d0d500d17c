// The browser of programs that look at the page.

import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const DEBIAN = '/usr/bin/chromium';

/** Debian's Chromium where it is installed; undefined for the one that Playwright brings. */
export const executablePath = existsSync(DEBIAN) ? DEBIAN : undefined;

/** Starts Chromium. */
export function launch() {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-sync',
  ];
  return chromium.launch({ ...(executablePath && { executablePath }), args });
}
