import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** Functions that came after Chrome 107, Firefox 104 and Safari 16.4; the first that are likely to slip in. */
const NEWER =
  /\b(toReversed|toSorted|toSpliced|withResolvers|fromAsync|groupBy|canParse|isWellFormed|toBase64|fromBase64|AbortSignal\.any)\b/;

/** Parts of WebAssembly that Chrome 107, Firefox 104 and Safari 16.4 have; threads where memory can be shared. */
const FEATURES = [
  'atomics',
  'bulk-memory',
  'bulk-memory-opt',
  'call-indirect-overlong',
  'multivalue',
  'mutable-globals',
  'nontrapping-fptoint',
  'reference-types',
  'sign-ext',
  'simd128',
];

const ASSETS = join(import.meta.dirname, '..', process.env.E2E_DIST ?? 'dist', 'assets');
const assets = (ending: string): string[] =>
  readdirSync(ASSETS).filter((name) => name.endsWith(ending));

test('no engine of the build uses a part of WebAssembly that the oldest browsers lack', () => {
  const engines = assets('.wasm');
  expect(engines.length).toBeGreaterThan(3);
  for (const name of engines) {
    const module = new WebAssembly.Module(readFileSync(join(ASSETS, name)));
    const [section] = WebAssembly.Module.customSections(module, 'target_features');
    const used =
      Buffer.from(section ?? new ArrayBuffer())
        .toString()
        .match(/[a-z][\w-]+/g) ?? [];
    expect(used, name).toContain('simd128');
    expect(
      used.filter((feature) => !FEATURES.includes(feature)),
      name,
    ).toEqual([]);
  }
});

test('no script of the build calls what the oldest browsers lack', () => {
  const scripts = assets('.js');
  expect(scripts.length).toBeGreaterThan(100);
  const found = scripts.flatMap((name) => {
    const [newer] = NEWER.exec(readFileSync(join(ASSETS, name), 'utf8')) ?? [];
    return newer ? [`${name}: ${newer}`] : [];
  });
  expect(found).toEqual([]);
});
