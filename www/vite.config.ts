import { defineConfig } from 'vite';
import { chineseScripts, nameWithScript } from '../scripts/vite/chinese.ts';
import { checkedName, contentSecurityPolicy, TARGET } from '../scripts/vite/site.ts';
import { FIRST_ENGINE, serviceWorker } from './scripts/service-worker.ts';

export default defineConfig({
  // Relative addresses: the built site works from any folder of any static host.
  base: './',
  // A missing file is a 404 here too, as on a static host, and not the page once more.
  appType: 'mpa',
  plugins: [
    chineseScripts(),
    contentSecurityPolicy(),
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
    target: TARGET,
    // Files stay files: the policy lets scripts and workers come from `'self'` only, never from `data:`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      output: {
        assetFileNames: (file) => checkedName(file) ?? 'assets/[name]-[hash][extname]',
        chunkFileNames: nameWithScript,
        // What every visit needs is one file, though parts that come later need some of it too: small ones add up.
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], test: /node_modules|\/src\//, priority: 1 },
            {
              // What all chapters of "How it thinks" share, with its data: those would import the chunk that imports them.
              name: 'think',
              test: /\/www\/src\/(think\/(\w+|i18n\/index)\.tsx?|shared\/games\/(think\.ts|horizon\.json|\w+\/rungs\.json))$/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { host: '127.0.0.1', port: 4173 },
  preview: { host: '127.0.0.1' },
});
