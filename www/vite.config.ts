import { defineConfig } from 'vitest/config';
import { serviceWorker } from './scripts/service-worker.ts';

const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

export default defineConfig({
  // Relative addresses: the built site works from any folder of any static host.
  base: './',
  // A missing file is a 404 here too, as on a static host, and not the page once more.
  appType: 'mpa',
  plugins: [
    {
      // Only in the build: the development server injects inline styles, which the policy forbids.
      name: 'content-security-policy',
      apply: 'build',
      transformIndexHtml: () => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
          injectTo: 'head-prepend',
        },
      ],
    },
    serviceWorker(),
  ],
  build: {
    target: ['chrome107', 'firefox104', 'safari16'],
    // Files stay files: the policy lets scripts and workers come from `'self'` only, never from `data:`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: 'licenses.md' },
  },
  worker: { format: 'es' },
  preview: { host: '127.0.0.1' },
  test: { include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'], passWithNoTests: false },
});
