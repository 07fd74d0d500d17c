// Makes tables for many machines as docs/guide/tables.md describes: Snakemake, one job an ending,
// some of them killed.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { GAMES } from './games.mjs';
import { aptInstall, textOf } from './packages.mjs';
import { answerOf, Failure, once, ROOT, run, say, succeeds } from './run.mjs';
import { needTables } from './tables.mjs';

/** PyPI packages with their digests, written by `pip-compile` from requirements.in. */
const LOCK = join(ROOT, 'scripts', 'snakemake', 'requirements.txt');
/** Wheels only: installing a source package runs its author's code. One package has no wheel. */
const WHEELS = ['--only-binary=:all:', '--no-binary=connection-pool'];
const ENVIRONMENT = join(ROOT, 'target', 'snakemake');
const SNAKEMAKE = join(ENVIRONMENT, 'bin', 'snakemake');
const TABLES = join(ROOT, 'tables');
const PROFILES = ['slurm', 'kubernetes'];
/** The game of the tests, which make all its endings of up to four men. */
const GAME = GAMES[0] ?? '';
const ENDINGS = 35;
/** Endings that exist when Snakemake is killed. */
const ENDINGS_BEFORE_KILL = 10;
const KILL_PATIENCE = 120_000;

/** Snakemake with plugins in a virtual environment, made anew when the lock changes. */
const needSnakemake = once(async () => {
  const digest = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  const version = answerOf('python3', ['--version']);
  const [, minor = '0'] = version?.match(/^Python 3\.(\d+)/) ?? [];
  if (Number(minor) < 11)
    throw new Failure(
      `Python 3.11 or newer is needed for Snakemake (found ${version ?? 'no python3'})`,
    );
  const stamp = join(ENVIRONMENT, '.installed-for');
  const wanted = `${version} ${digest}\n`;
  if (textOf(stamp) === wanted) return;
  say('pip install snakemake');
  const create = ['-m', 'venv', '--clear', ENVIRONMENT];
  if (!(await succeeds('python3', create)) && (await aptInstall('python3-venv')))
    await run('python3', create);
  const pip = ['-m', 'pip', 'install', '--quiet', ...WHEELS];
  const locked = ['--require-hashes', '--no-deps', '--requirement', LOCK];
  await run(join(ENVIRONMENT, 'bin', 'python'), [...pip, ...locked]);
  writeFileSync(stamp, wanted);
});

/**
 * Makes all endings of up to four men by several local jobs. Snakemake is killed with all its jobs,
 * then a single job is killed. A third run must complete the files, equal to those of `tbgen
 * generate`.
 */
export async function tablesBySnakemake() {
  await needTables();
  await needSnakemake();
  const folder = mkdtempSync(join(os.tmpdir(), 'chariot-snakemake-'));
  try {
    const cores = ['--cores', String(Math.max(2, os.availableParallelism()))];
    const all = argumentsFor(folder, '--men 4', writeMortalTbgen(folder));
    await killInTheMiddle(folder, [...cores, ...all]);
    await run(SNAKEMAKE, ['--unlock', ...cores, ...all]);
    if (await succeeds(SNAKEMAKE, [...cores, ...all]))
      throw new Failure('Snakemake did not notice that a job was killed');
    if (!existsSync(join(folder, 'killed'))) throw new Failure('Snakemake failed on its own');
    await run(SNAKEMAKE, [...cores, ...all]);
    compare(join(folder, 'tables'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Checks that distances to zeroing by several local jobs equal those of one process. */
export async function dtzBySnakemake() {
  await needTables();
  await needSnakemake();
  const folder = mkdtempSync(join(os.tmpdir(), 'chariot-snakemake-'));
  const tbgen = join(ROOT, 'target', 'release', 'tbgen');
  try {
    const cores = ['--cores', String(Math.max(2, os.availableParallelism()))];
    await run(SNAKEMAKE, [...cores, ...argumentsFor(folder, '--men 3 --dtz', tbgen)]);
    const whole = join(folder, 'whole');
    await run(tbgen, ['generate', GAME, '--men', '3', '--dtz', '--out', whole]);
    // The manifest has the digest of each file.
    const list = textOf(join(folder, 'tables', 'MANIFEST'));
    if (!list.includes('.dtz\n') || list !== textOf(join(whole, 'MANIFEST')))
      throw new Failure('distances to zeroing of Snakemake differ from those of one process');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Checks that Snakemake can plan jobs with each cluster's profile and plugin; nothing runs. */
export async function profilesAreRight() {
  await needTables();
  await needSnakemake();
  for (const profile of PROFILES) {
    const folder = mkdtempSync(join(os.tmpdir(), 'chariot-profile-'));
    try {
      const plan = argumentsFor(folder, 'KRPKR', join(ROOT, 'target', 'release', 'tbgen'));
      await run(SNAKEMAKE, ['--dry-run', '--profile', join(TABLES, 'profiles', profile), ...plan]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
}

/**
 * @param {string} folder Working directory.
 * @param {string} endings
 * @param {string} tbgen
 */
function argumentsFor(folder, endings, tbgen) {
  const config = [`tbgen=${tbgen}`, `game=${GAME}`, `endings=${endings}`, 'folder=tables'];
  const where = ['--snakefile', join(TABLES, 'Snakefile'), '--directory', folder];
  return [...where, '--quiet', 'all', '--rerun-incomplete', '--config', ...config];
}

/**
 * Writes a tbgen that is killed the first time it solves KRKP, which takes a second or more.
 * @param {string} folder
 */
function writeMortalTbgen(folder) {
  const path = join(folder, 'tbgen');
  const script = `#!/bin/sh
case "$*" in
*' KRKP --only '*) mkdir '${folder}/killed' 2>/dev/null && { sleep 0.3; kill -9 $$; } & ;;
esac
exec '${ROOT}/target/release/tbgen' "$@"
`;
  writeFileSync(path, script, { mode: 0o755 });
  return path;
}

/**
 * Starts Snakemake, and kills it and its jobs once they have made some tables.
 * @param {string} folder
 * @param {readonly string[]} args
 */
async function killInTheMiddle(folder, args) {
  const snakemake = spawn(SNAKEMAKE, args, { detached: true, stdio: 'ignore' });
  const { pid } = snakemake;
  if (pid === undefined) throw new Failure('Snakemake does not start');
  const ended = new Promise((resolve) => snakemake.on('close', resolve));
  const start = performance.now();
  const waits = () =>
    snakemake.exitCode === null &&
    performance.now() - start < KILL_PATIENCE &&
    tablesIn(join(folder, 'tables')).length < ENDINGS_BEFORE_KILL;
  while (waits()) await new Promise((resolve) => setTimeout(resolve, 20));
  if (snakemake.exitCode === null) process.kill(-pid, 'SIGKILL');
  await ended;
  if (snakemake.signalCode !== 'SIGKILL')
    throw new Failure(`Snakemake ended before it was killed: exit status ${snakemake.exitCode}`);
  const made = tablesIn(join(folder, 'tables')).length;
  if (made < ENDINGS_BEFORE_KILL || made >= ENDINGS)
    throw new Failure(`Snakemake was killed with ${made} tables`);
}

/** @param {string} tables */
function tablesIn(tables) {
  const folder = join(tables, GAME);
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.egt')) : [];
}

/**
 * Checks that the files and their manifest equal those of one process.
 * @param {string} tables
 */
function compare(tables) {
  const names = tablesIn(tables);
  if (names.length !== ENDINGS) throw new Failure(`Snakemake made ${names.length} tables`);
  for (const name of names) {
    const file = join(GAME, name);
    if (!readFileSync(join(tables, file)).equals(readFileSync(join(TABLES, file))))
      throw new Failure(`${file} of Snakemake differs from that of one process`);
  }
  const expected = textOf(join(TABLES, 'MANIFEST'))
    .split('\n')
    .filter((line) => names.some((name) => line.endsWith(` ${GAME}/${name}`)))
    .map((line) => `${line}\n`);
  if (textOf(join(tables, 'MANIFEST')) !== expected.join(''))
    throw new Failure('the list of Snakemake differs from that of one process');
}
