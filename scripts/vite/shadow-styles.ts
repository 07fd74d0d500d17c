import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Styles of boards in shadow trees, which a page's style sheets do not reach. */
const SHEETS = join(import.meta.dirname, '../../packages/board/src/element/styles.ts');
const PREFIX = '\0sheet:';
const SUFFIX = '.js';

/**
 * Turns a script's import of a style sheet into one of `src/element/styles.ts`, instead of one of
 * the page.
 */
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
