import { defineConfig } from 'vite';
import { chineseScripts, nameWithScript } from '../scripts/vite/chinese.ts';
import { furtherGame, readFurtherGame } from '../scripts/vite/further-game.ts';
import { checkedName, contentSecurityPolicy, TARGET } from '../scripts/vite/site.ts';
import { FIRST_ENGINE, serviceWorker } from './scripts/service-worker.ts';

/** `./build.sh serve --dev --game NAME` sets it. */
const { FURTHER_GAME } = process.env;

export default defineConfig({
  // Relative addresses: the built site works from any folder of any static host.
  base: './',
  // A missing file is a 404, as on a static host, instead of the page.
  appType: 'mpa',
  plugins: [
    ...(FURTHER_GAME ? [furtherGame(readFurtherGame(FURTHER_GAME))] : []),
    chineseScripts(),
    contentSecurityPolicy(),
    {
      // Preloads the first engine along with the script that requests it. A first visit shows chess.
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
    // No inlined files: the policy allows scripts and workers from `'self'` only, never `data:`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      output: {
        assetFileNames: (file) => checkedName(file) ?? 'assets/[name]-[hash][extname]',
        chunkFileNames: nameWithScript,
        // A single file for every visit, though later parts share some of it: small files add up.
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], test: /node_modules|\/src\//, priority: 1 },
            {
              // A file for all ratings: the first script names the files of whatever it imports later.
              name: 'rating',
              test: /\/www\/src\/shared\/(rating\/\w+|storage\/kept)\.ts$/,
              includeDependenciesRecursively: false,
            },
            {
              // Code and data common to all chapters of "How it thinks". Otherwise the data would import the chunk that
              // imports it.
              name: 'think',
              test: /\/www\/src\/(think\/(\w+|i18n\/index)\.tsx?|shared\/games\/(think\.ts|horizon\.json|\w+\/(rungs|guesses)\.json))$/,
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
