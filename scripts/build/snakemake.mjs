// Makes tables as docs/guide/tables.md tells for many machines: by Snakemake, one job an ending, some of them killed.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { GAMES } from './games.mjs';
import { aptInstall, textOf } from './packages.mjs';
import { answerOf, Failure, once, ROOT, run, say, succeeds } from './run.mjs';
import { needTables } from './tables.mjs';

/** Packages of PyPI, with their digests. `pip-compile` writes it: see requirements.in beside it. */
const LOCK = join(ROOT, 'scripts', 'snakemake', 'requirements.txt');
/** What has no wheel is built when it is installed, which runs a program of its author: one package. */
const WHEELS = ['--only-binary=:all:', '--no-binary=connection-pool'];
const ENVIRONMENT = join(ROOT, 'target', 'snakemake');
const SNAKEMAKE = join(ENVIRONMENT, 'bin', 'snakemake');
const TABLES = join(ROOT, 'tables');
const PROFILES = ['slurm', 'kubernetes'];
/** All its endings of up to four men are made. */
const GAME = GAMES[0] ?? '';
const ENDINGS = 35;
/** Endings that are there when Snakemake is killed. */
const ENDINGS_BEFORE_KILL = 10;
const KILL_PATIENCE = 120_000;

/** Snakemake and what the profiles need, in a virtual environment that is made anew when the lock has changed. */
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
 * All endings of up to four men by several local jobs. Snakemake is killed with all its jobs, then a single job is killed;
 * a third run completes the files, which are those of a plain `tbgen generate`.
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

/** Distances to zeroing by several local jobs are the files of one process. */
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
    // The list has the digest of each file.
    const list = textOf(join(folder, 'tables', 'MANIFEST'));
    if (!list.includes('.dtz\n') || list !== textOf(join(whole, 'MANIFEST')))
      throw new Failure('distances to zeroing of Snakemake differ from those of one process');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Snakemake plans jobs with the profile of each cluster and its plugin; nothing runs. */
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
 * @param {string} folder Where it works.
 * @param {string} endings
 * @param {string} tbgen
 */
function argumentsFor(folder, endings, tbgen) {
  const config = [`tbgen=${tbgen}`, `game=${GAME}`, `endings=${endings}`, 'folder=tables'];
  const where = ['--snakefile', join(TABLES, 'Snakefile'), '--directory', folder];
  return [...where, '--quiet', 'all', '--rerun-incomplete', '--config', ...config];
}

/**
 * A tbgen that is killed while it solves KRKP for the first time, which takes a second or more.
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
 * Starts Snakemake, and kills it and its jobs as soon as they have made some tables.
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
 * The files and their list are those that one process made.
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
