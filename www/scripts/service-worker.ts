import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/** Files that a visit does not need, or that the page itself stores as they are used. */
const NOT_KEPT = /^(licenses\.md|robots\.txt|icons\/card\.png|(books|tables)\/.*)$/;

/** Networks, needed once the engine has played, and puzzles. */
const DATA = /_(network|puzzles)-[^/]+\.bin$/;

/** The engine of a first visit. */
export const FIRST_ENGINE = /\/chess_bg-[^/]+\.wasm$/;

/** Builds `sw.js`, which knows every file of its build by digest. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle(_, bundle) {
      const outDir = resolve(config.root, config.build.outDir);
      const names = [...Object.keys(bundle), ...filesOf(config.publicDir)]
        .filter((name) => !NOT_KEPT.test(name))
        .sort();
      const isLater = (name: string): boolean =>
        DATA.test(name) || (name.endsWith('.wasm') && !FIRST_ENGINE.test(name));
      const listed = (wanted: string[]): string => {
        const digests = wanted.map((name) => [
          name === 'index.html' ? './' : name,
          digestOf(readFileSync(join(outDir, name))),
        ]);
        return JSON.stringify(Object.fromEntries(digests));
      };
      const files = listed(names.filter((name) => !isLater(name)));
      const engines = listed(names.filter(isLater));
      await build({
        configFile: false,
        root: config.root,
        logLevel: 'warn',
        publicDir: false,
        define: {
          BUILD_FILES: files,
          BUILD_ENGINES: engines,
          BUILD_ID: JSON.stringify(digestOf(files + engines).slice(0, 16)),
        },
        build: {
          outDir,
          emptyOutDir: false,
          target: config.build.target,
          rollupOptions: {
            input: join(config.root, 'src/offline/worker.ts'),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
    },
  };
}

function filesOf(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'));
}

function digestOf(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}
