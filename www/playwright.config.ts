import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 4173);
// What is tested: the built page.
const dist = process.env.E2E_DIST ?? 'dist';
// The site is served from a sub-path, so that an absolute address anywhere in it fails a test.
const base = `http://127.0.0.1:${port}/any/where/`;

// Debian's Chromium where it is installed, else the browser that `npx playwright install` fetched.
const chromium = '/usr/bin/chromium';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  // A machine that is busy with other things may take its time.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: base,
    // Where one is wanted, the test says so: it would answer in place of what a test puts there.
    serviceWorkers: 'block',
    launchOptions: {
      ...(existsSync(chromium) ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `node_modules/.bin/vite preview --port ${port} --strictPort --outDir ${dist} --base /any/where/`,
    url: base,
    reuseExistingServer: false,
  },
});
