// Builds the scripts of the package @chariot/board: the element, or with `--mode render` what draws diagrams.
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { chineseScripts } from '../../scripts/vite/chinese.ts';
import { shadowStyles } from '../../scripts/vite/shadow-styles.ts';

const PACKAGE = import.meta.dirname;

export default defineConfig(({ mode }) => {
  const draws = mode === 'render';
  return {
    plugins: [chineseScripts(), shadowStyles()],
    publicDir: false,
    build: {
      target: 'es2022',
      // `light-dark()` follows the page that the board is in, which no older form of it can.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      outDir: join(PACKAGE, 'dist', 'lib'),
      emptyOutDir: false,
      lib: {
        entry: join(PACKAGE, 'src', draws ? 'render.ts' : 'index.ts'),
        formats: ['es'],
      },
      license: { fileName: draws ? 'render-licenses.md' : 'licenses.md' },
      rolldownOptions: {
        external: ['@chariot/engine'],
        output: {
          minify: true,
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          // What every board needs is one file, and so is what draws diagrams.
          codeSplitting: draws ? false : { groups: [{ name: 'base', tags: ['$initial'] }] },
        },
      },
    },
  };
});
