import { defineConfig } from '@playwright/test';
import type { Engine } from './visit.ts';

/** Browsers that cannot be had here (build.sh sets it). */
const missing = (process.env.JOURNEYS_WITHOUT ?? '').split(',');
const short = process.env.JOURNEYS === 'short';

const PROJECTS = [
  { name: 'Chromium', use: { family: 'chromium' } },
  { name: 'Firefox', use: { family: 'firefox' } },
  { name: 'WebKit', use: { family: 'webkit' } },
] as const;

/** The same journeys in the engines of the three families of browsers. */
export default defineConfig<object, Engine>({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../test-results/browsers',
  forbidOnly: true,
  ...(short && { grep: /@short/ }),
  ...(!process.env.SPEED && { grepInvert: /@speed/ }),
  workers: 2,
  timeout: 120_000,
  // Slack for a busy machine.
  expect: { timeout: 20_000 },
  reporter: 'list',
  projects: PROJECTS.filter(({ name }) => !missing.includes(name)),
});
