import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** What styles the boards in shadow trees, which no style sheet of a page reaches. */
const SHEETS = join(import.meta.dirname, '../../packages/board/src/element/styles.ts');
const PREFIX = '\0sheet:';
const SUFFIX = '.js';

/** Makes a style sheet that a script imports one of `src/element/styles.ts`, in place of one of the page. */
export function shadowStyles(): Plugin {
  return {
    name: 'shadow-styles',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\..*\.css$/ },
      handler: (source, importer) =>
        importer ? `${PREFIX}${join(dirname(importer), source)}${SUFFIX}` : null,
    },
    load: {
      filter: { id: /^\0sheet:/ },
      handler(id) {
        const path = id.slice(PREFIX.length, -SUFFIX.length);
        return [
          `import text from ${JSON.stringify(`${path}?inline`)};`,
          `import { addSheet } from ${JSON.stringify(SHEETS)};`,
          'addSheet(text);',
        ].join('\n');
      },
    },
  };
}
