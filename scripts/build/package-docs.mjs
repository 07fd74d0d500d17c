// Writes the documentation of the packages for npm into packages/docs/api.

import { join } from 'node:path';
import { needNodeModules, npmCi } from './packages.mjs';
import { ROOT, run, say } from './run.mjs';

const DOCS = join(ROOT, 'packages', 'docs');

/** The documentation by TypeDoc, which has a compiler of its own; fails by a warning. */
export async function writePackageDocs() {
  await needNodeModules();
  say('documentation of the packages');
  await npmCi(DOCS);
  await run('node_modules/.bin/typedoc', ['--logLevel', 'Warn'], { cwd: DOCS });
}
