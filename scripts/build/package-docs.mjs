// Writes the documentation of the npm packages into packages/docs/api.

import { join } from 'node:path';
import { needNodeModules, npmCi } from './packages.mjs';
import { ROOT, run, say } from './run.mjs';

const DOCS = join(ROOT, 'packages', 'docs');

/** Runs TypeDoc, which brings its own compiler; fails on a warning. */
export async function writePackageDocs() {
  await needNodeModules();
  say('documentation of the packages');
  await npmCi(DOCS);
  await run('node_modules/.bin/typedoc', ['--logLevel', 'Warn'], { cwd: DOCS });
}
