// Writes the documentation of the packages for npm into packages/docs/api.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { needNodeModules } from './packages.mjs';
import { ROOT, run, say } from './run.mjs';

const DOCS = join(ROOT, 'packages', 'docs');

/** The documentation by TypeDoc, which has a compiler of its own; fails by a warning. */
export async function writePackageDocs() {
  await needNodeModules();
  say('documentation of the packages');
  if (!existsSync(join(DOCS, 'node_modules', 'typedoc')))
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: DOCS });
  await run('node_modules/.bin/typedoc', ['--logLevel', 'Warn'], { cwd: DOCS });
}
