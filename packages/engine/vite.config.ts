// Builds those scripts of @chariot/engine that need no engine; scripts/build/npm-packages.mjs
// builds the rest.
import { defineConfig } from 'vite';
import { chineseScripts } from '../../scripts/vite/chinese.ts';

const NAMES = ['analysis', 'errors', 'errors/zh-Hans', 'errors/zh-Hant', 'languages'];

export default defineConfig({
  plugins: [chineseScripts()],
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'package/dist',
    emptyOutDir: false,
    lib: {
      entry: Object.fromEntries(NAMES.map((name) => [name, `src/${name}.ts`])),
      formats: ['es'],
    },
    rolldownOptions: { output: { minify: true, chunkFileNames: '[name].js' } },
  },
});
