import { defineConfig } from 'vitest/config';
import { FIRST_ENGINE, serviceWorker } from './scripts/service-worker.ts';

const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Tests that ask the engine in wasm: `vitest run --mode engine`. The others need no engine. */
const WITH_ENGINE = ['src/**/*.engine.test.ts', 'scripts/**/*.engine.test.ts'];

export default defineConfig(({ mode }) => ({
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
    {
      // The first engine comes beside the script that asks for it; chess is what a first visit shows.
      name: 'engine-preload',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler: (_, { bundle }) =>
          Object.keys(bundle ?? {})
            .filter((name) => FIRST_ENGINE.test(name))
            .map((name) => ({
              tag: 'link',
              attrs: {
                rel: 'preload',
                as: 'fetch',
                type: 'application/wasm',
                crossorigin: '',
                fetchpriority: 'low',
                href: `./${name}`,
              },
              injectTo: 'head',
            })),
      },
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
  server: { host: '127.0.0.1', port: 4173 },
  preview: { host: '127.0.0.1' },
  test: {
    passWithNoTests: false,
    ...(mode === 'engine'
      ? { include: WITH_ENGINE }
      : { include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'], exclude: WITH_ENGINE }),
  },
}));
