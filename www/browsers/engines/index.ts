// The three families of browser engines, and whether they are here.

import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser } from './browser.ts';
import { startChromium } from './chromium.ts';
import { FIREFOX, startFirefox } from './firefox.ts';
import { miniBrowser, startWebKit } from './webkit.ts';

export type Family = 'chromium' | 'firefox' | 'webkit';

/** Starts a browser of a family; undefined if it is not installed. */
export async function startBrowser(family: Family): Promise<Browser | undefined> {
  if (family === 'chromium') return startChromium();
  const program =
    family === 'firefox' ? FIREFOX.find(isOnPath) : isOnPath('Xvfb') ? miniBrowser() : undefined;
  if (program === undefined) return undefined;
  return family === 'firefox' ? startFirefox(program) : startWebKit(program);
}

function isOnPath(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
