import { defineConfig } from '@playwright/test';
// @ts-expect-error a program of Node.js without types
import { executablePath } from './scripts/chromium.mjs';

const port = Number(process.env.E2E_PORT ?? 4173);
// The built page to test.
const dist = process.env.E2E_DIST ?? 'dist';
// A sub-path, so that an absolute address anywhere in the site fails a test.
const base = `http://127.0.0.1:${port}/any/where/`;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  forbidOnly: true,
  // Slow tests run separately, before a release.
  [process.env.E2E_LONG ? 'grep' : 'grepInvert']: /@long/,
  // Tests within a file run in order. A test spends a third of its time waiting.
  fullyParallel: false,
  workers: 3,
  retries: 0,
  timeout: 180_000,
  // Slack for a busy machine.
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: base,
    // A test that needs the service worker enables it: it would answer in place of mocked responses.
    serviceWorkers: 'block',
    // Animation frames take a tenth of the time. Tests of animation enable them.
    reducedMotion: 'reduce',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Lets a simulated foreign site embed the page served from this machine.
        '--disable-features=LocalNetworkAccessChecks',
      ],
    },
    screenshot: 'only-on-failure',
    // Tracing takes a third of the time, so it is opt-in.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
  webServer: {
    command: `../node_modules/.bin/vite preview --port ${port} --strictPort --outDir ${dist} --base /any/where/`,
    url: base,
    reuseExistingServer: false,
  },
});
