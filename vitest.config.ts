import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';
import { chineseScripts } from './scripts/vite/chinese.ts';

// V8 11.3 crashes now and then where a function that calls into WebAssembly is deoptimised ("unreachable code" in
// `Deoptimizer::DoComputeBuiltinContinuation`).
if (process.version.startsWith('v20.')) setFlagsFromString('--no-turbo-inline-js-wasm-calls');

const TESTS = ['www/{src,scripts}', 'packages/*/src', 'scripts/vite'];
/** Tests that ask the engine in wasm: `vitest run --mode engine`. The others need no engine. */
const WITH_ENGINE = TESTS.map((folder) => `${folder}/**/*.engine.test.ts`);
const ALL = TESTS.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

/** Tests that replace modules, of which each file loads its own. */
const APART = {
  engine: [
    'packages/engine/src/client/stack.engine.test.ts',
    'www/src/shared/engine/solver.engine.test.ts',
    'www/src/shared/errors/sentences.engine.test.ts',
  ],
  page: [
    'www/src/endgame/large.test.ts',
    'www/src/play/store.test.ts',
    'www/src/shared/engine/tables.test.ts',
  ],
};

export default defineConfig(({ mode }) => {
  const [apart, together, others] =
    mode === 'engine' ? [APART.engine, WITH_ENGINE, []] : [APART.page, ALL, WITH_ENGINE];
  return {
    plugins: [chineseScripts()],
    test: {
      passWithNoTests: false,
      // What hangs fails all the same; a machine with ten times more work than cores takes its time.
      testTimeout: 60_000,
      pool: 'threads' as const,
      projects: [
        { extends: true, test: { name: 'apart', include: apart } },
        // Loading modules took most of the time.
        {
          extends: true,
          test: { name: 'together', include: together, exclude: [...others, ...apart], isolate: false },
        },
      ],
    },
  };
});
