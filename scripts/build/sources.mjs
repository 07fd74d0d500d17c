// Detects whether products of the Rust sources are up to date, without asking a compiler.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { answerOf, ROOT } from './run.mjs';

const SOURCES = ['Cargo.toml', 'Cargo.lock', '.cargo', 'crates', 'tools', 'scripts/build'];

/** Neither engines nor tables contain tests. */
const TESTS = /(^|[/\\])tests[/\\]|\.test\.mjs$/;

/** @type {string | undefined} */
let digest;

/** Digest of the sources, the build scripts and the compiler's version. */
export function sourcesDigest() {
  if (digest === undefined) {
    const hash = createHash('sha256').update(answerOf('rustc', ['-vV']) ?? '');
    for (const path of SOURCES.map((name) => join(ROOT, name)).filter(existsSync)) {
      const names = statSync(path).isFile() ? [''] : readdirSync(path, { recursive: true });
      for (const name of names.map(String).sort()) {
        if (TESTS.test(name)) continue;
        const file = join(path, name);
        if (statSync(file).isFile()) hash.update(`${file}\n`).update(readFileSync(file));
      }
    }
    digest = hash.digest('hex');
  }
  return digest;
}
