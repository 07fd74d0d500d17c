// `./build.sh`: builds, serves and tests Chariot. usage.txt lists the commands.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Misuse, parse } from './arguments.mjs';
import { benchSearch, benchTables } from './bench.mjs';
import { test } from './checks.mjs';
import { doctor } from './doctor.mjs';
import { needEngines } from './engines.mjs';
import { newGame } from './new-game.mjs';
import { needNpmPackages } from './npm-packages.mjs';
import { writePackageDocs } from './package-docs.mjs';
import { buildSite, needPage, serve, takePictures } from './page.mjs';
import { makeRelease } from './release.mjs';
import { endChildren, Failure, passSignalsOn, succeeds } from './run.mjs';
import { needTables } from './tables.mjs';
import { needRust } from './toolchain.mjs';

const USAGE = readFileSync(join(import.meta.dirname, 'usage.txt'), 'utf8');

/**
 * Resolves to whether it went well.
 * @param {import('./arguments.mjs').Task} task
 */
async function perform(task) {
  switch (task.command) {
    case 'help':
      process.stdout.write(USAGE);
      return true;
    case 'test':
      return test(task.parts);
    case 'release':
      await makeRelease(task.parts);
      return true;
    case 'match':
      await needRust();
      return succeeds('cargo', [
        'run',
        '-q',
        '-p',
        'lab',
        '--release',
        '--',
        'match',
        ...task.args,
      ]);
    case 'new-game':
      await newGame(task.name);
      return true;
    case 'dist':
      await buildSite(task);
      return true;
    case 'serve':
      await serve(task);
      return true;
    default:
      await PLAIN[task.command]();
      return true;
  }
}

const PLAIN = {
  wasm: needEngines,
  packages: needNpmPackages,
  docs: writePackageDocs,
  tables: needTables,
  www: needPage,
  bench: () => benchSearch({ released: true }),
  'bench tables': benchTables,
  pictures: takePictures,
  doctor,
};

// Cargo rejects an empty value.
if (process.env.CARGO_TARGET_DIR === '') delete process.env.CARGO_TARGET_DIR;
passSignalsOn();
try {
  if (!(await perform(parse(process.argv.slice(2))))) process.exitCode = 1;
} catch (error) {
  if (error instanceof Misuse) {
    console.error(`build.sh: ${error.message}\n\n${USAGE}`);
    process.exitCode = 2;
  } else if (error instanceof Failure) {
    console.error(`build.sh: ${error.message}`);
    process.exitCode = 1;
    endChildren();
  } else {
    throw error;
  }
}
