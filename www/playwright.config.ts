import { defineConfig } from '@playwright/test';
// @ts-expect-error a program of Node.js without types
import { executablePath } from './scripts/chromium.mjs';

const port = Number(process.env.E2E_PORT ?? 4173);
// What is tested: the built page.
const dist = process.env.E2E_DIST ?? 'dist';
// The site is served from a sub-path, so that an absolute address anywhere in it fails a test.
const base = `http://127.0.0.1:${port}/any/where/`;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  forbidOnly: true,
  // What takes long runs alone, before a release.
  [process.env.E2E_LONG ? 'grep' : 'grepInvert']: /@long/,
  // The tests of one file one after the other. A third of the time a test waits for what takes its time.
  fullyParallel: false,
  workers: 3,
  retries: 0,
  timeout: 90_000,
  // A machine that is busy with other things may take its time.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: base,
    // Where one is wanted, the test says so: it would answer in place of what a test puts there.
    serviceWorkers: 'block',
    // Frames of what glides take a tenth of the time: who asks for motion has it.
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
        // A page of another site, which no network has, may show one of this machine in a frame.
        '--disable-features=LocalNetworkAccessChecks',
      ],
    },
    screenshot: 'only-on-failure',
    // To record every test takes a third of the time: only who asks for it has it.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
  webServer: {
    command: `../node_modules/.bin/vite preview --port ${port} --strictPort --outDir ${dist} --base /any/where/`,
    url: base,
    reuseExistingServer: false,
  },
});
