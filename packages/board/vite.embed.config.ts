// Builds embed.html, the page for frames of other sites. A build of its own, so that neither it nor
// the page loads more because of the other.
import { defineConfig } from 'vite';
import { chineseScripts } from '../../scripts/vite/chinese.ts';
import { shadowStyles } from '../../scripts/vite/shadow-styles.ts';
import { checkedName, contentSecurityPolicy } from '../../scripts/vite/site.ts';

const NAME = 'assets/embed-[name]-[hash]';
const SCRIPTS = { entryFileNames: `${NAME}.js`, chunkFileNames: `${NAME}.js` };

export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [chineseScripts(), shadowStyles(), contentSecurityPolicy()],
  build: {
    outDir: '../../www/dist',
    // Keeps `light-dark()`, as @chariot/board does.
    target: ['chrome123', 'firefox120', 'safari17.5'],
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'embed.html',
      output: {
        ...SCRIPTS,
        assetFileNames: (file) => checkedName(file) ?? `${NAME}[extname]`,
        codeSplitting: { groups: [{ name: 'base', tags: ['$initial'] }] },
      },
    },
  },
  worker: { format: 'es', rolldownOptions: { output: SCRIPTS } },
});
