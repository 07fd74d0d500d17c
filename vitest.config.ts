import { defineConfig } from 'vitest/config';
import { chineseScripts } from './scripts/vite/chinese.ts';

const TESTS = ['www/{src,scripts}', 'packages/*/src', 'scripts/vite'];
/** Tests that ask the engine in wasm: `vitest run --mode engine`. The others need no engine. */
const WITH_ENGINE = TESTS.map((folder) => `${folder}/**/*.engine.test.ts`);

export default defineConfig(({ mode }) => ({
  plugins: [chineseScripts()],
  test: {
    passWithNoTests: false,
    // What hangs fails all the same; a machine with ten times more work than cores takes its time.
    testTimeout: 60_000,
    ...(mode === 'engine'
      ? { include: WITH_ENGINE }
      : { include: TESTS.map((folder) => `${folder}/**/*.test.{ts,tsx}`), exclude: WITH_ENGINE }),
  },
}));
