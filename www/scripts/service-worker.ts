import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/** What a visit does not need, or what the page keeps by itself as it is used. */
const NOT_KEPT = /^(licenses\.md|robots\.txt|tables\/.*)$/;

/** Builds `sw.js`, which knows every file of the build it belongs to by its digest. */
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
      const files = Object.fromEntries(
        names.map((name) => [
          name === 'index.html' ? './' : name,
          digestOf(readFileSync(join(outDir, name))),
        ]),
      );
      const list = JSON.stringify(files);
      await build({
        configFile: false,
        root: config.root,
        logLevel: 'warn',
        publicDir: false,
        define: {
          BUILD_FILES: list,
          BUILD_ID: JSON.stringify(digestOf(list).slice(0, 16)),
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
