// Builds the scripts of @chariot/board: the element; with `--mode render` the diagrams; with
// `--mode parts` the parts for pages that draw with Preact themselves; with `--mode bindings` the
// components for frameworks.
import { basename } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { chineseScripts } from '../../scripts/vite/chinese.ts';
import { shadowStyles } from '../../scripts/vite/shadow-styles.ts';

const PARTS = ['parts', 'pieces', 'endings', 'words', 'words/zh-Hans', 'words/zh-Hant', 'ui'];
const NAMES: Readonly<Record<string, readonly string[]>> = {
  render: ['render'],
  parts: PARTS,
  bindings: ['binding', 'react', 'vue'],
};
/** Imports that a page resolves. */
const EXTERNAL: Readonly<Record<string, (string | RegExp)[]>> = {
  parts: [/^(preact|@preact\/signals)($|\/)/],
  bindings: ['@chariot/board', 'react', 'vue'],
};
/** Folder of the scripts that several others share. */
const SHARED: Readonly<Record<string, string>> = { parts: 'shared', bindings: 'bindings' };

/** Leaves style sheets to the bundler of a page. All are in one folder of the package. */
const styleSheets: Plugin = {
  name: 'style-sheets',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\.css$/ },
    handler: (source) => ({ id: `@chariot/board/styles/${basename(source)}`, external: true }),
  },
};

export default defineConfig(({ mode }) => {
  const names = NAMES[mode] ?? ['index'];
  return {
    plugins: [chineseScripts(), mode === 'parts' ? styleSheets : shadowStyles()],
    publicDir: false,
    build: {
      target: 'es2022',
      // `light-dark()` follows the page around the board, as no older form of it can.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      outDir: 'package/dist',
      emptyOutDir: false,
      lib: {
        entry: Object.fromEntries(names.map((name) => [name, `src/${name}.ts`])),
        formats: ['es'],
      },
      ...(!(mode in EXTERNAL) && { license: { fileName: `${names[0]}-licenses.md` } }),
      rolldownOptions: {
        external: EXTERNAL[mode] ?? ['@chariot/engine'],
        output: {
          minify: true,
          entryFileNames: '[name].js',
          chunkFileNames: `${SHARED[mode] ?? 'element'}/[name].js`,
          // The parts of every board are one file, and so are diagrams.
          codeSplitting: {
            render: false,
            parts: true,
            bindings: true,
          }[mode] ?? { groups: [{ name: 'base', tags: ['$initial'] }] },
        },
      },
    },
  };
});
