// Starts other programs.

import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import os from 'node:os';
import { delimiter, join } from 'node:path';

/** The root of the repository, where programs run unless told otherwise. */
export const ROOT = join(import.meta.dirname, '..', '..');
/** The folder of the page. */
export const WWW = join(ROOT, 'www');
/** The folder of the programs that npm installs. */
export const BIN = join(ROOT, 'node_modules', '.bin');

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv }} Options */
/** @typedef {{ stdio?: import('node:child_process').StdioOptions, hear?: (text: string) => void }} How */

/** @type {How} */
const LIVE = { stdio: 'inherit' };
/** @type {How} */
const IN_BLOCK = { stdio: ['inherit', 'pipe', 'pipe'] };

/** What went wrong, in words that need no stack trace. */
export class Failure extends Error {}

/**
 * Where what is printed is kept until it is complete, in work beside which other work prints.
 * @type {AsyncLocalStorage<{ text: string }>}
 */
const block = new AsyncLocalStorage();

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

/**
 * Ends what was started and still runs.
 * @param {NodeJS.Signals} [signal]
 */
export function endChildren(signal) {
  for (const child of children) child.kill(signal);
}

/** Ends what was started when this program is told to end. */
export function passSignalsOn() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      endChildren(signal);
      process.exit(128 + os.constants.signals[signal]);
    });
  }
}

/**
 * Starts a program and waits for its end. Resolves to its exit status: 127 if there is no such program.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Options} options
 * @param {How} [how]
 * @returns {Promise<number>}
 */
function start(program, args, { cwd = ROOT, env = {} }, how = {}) {
  const { stdio, hear } = block.getStore() ? { ...IN_BLOCK, ...how } : { ...LIVE, ...how };
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio });
    children.add(child);
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', AsyncResource.bind(hear ?? print));
    child.on('error', (error) => {
      print(`${program}: ${error.message}\n`);
      children.delete(child);
      resolve(127);
    });
    child.on('close', (code) => {
      children.delete(child);
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs a program and shows what it prints; true if it succeeds.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export async function succeeds(program, args, options = {}) {
  return (await start(program, args, options)) === 0;
}

/**
 * Runs a program and shows what it prints; throws unless it succeeds.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export async function run(program, args, options = {}) {
  const status = await start(program, args, options);
  if (status !== 0) throw new Failure(`${program} ${args.join(' ')}: exit status ${status}`);
}

/**
 * Runs a program, shows what it prints and hands it back, with the exit status.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export async function runAndHear(program, args, options = {}) {
  let text = '';
  const hear = (/** @type {string} */ part) => {
    text += part;
    print(part);
  };
  const status = await start(program, args, options, { ...IN_BLOCK, hear });
  return { status, text };
}

/**
 * What a program writes to standard output; throws unless it succeeds.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export async function outputOf(program, args, options = {}) {
  let text = '';
  const hear = (/** @type {string} */ part) => {
    text += part;
  };
  const status = await start(program, args, options, {
    stdio: ['inherit', 'pipe', 'inherit'],
    hear,
  });
  if (status !== 0) throw new Failure(`${program} ${args.join(' ')}: exit status ${status}`);
  return text;
}

/**
 * What a program that takes no time answers, or undefined where it fails or is absent.
 * @param {string} program
 * @param {readonly string[]} args
 */
export function answerOf(program, args) {
  const { status, stdout } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * True if a program is on the PATH.
 * @param {string} program
 */
export function has(program) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .some((folder) => isProgram(join(folder, program)));
}

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Prints text, or keeps it for the block that is being collected.
 * @param {string} text
 */
export function print(text) {
  const collected = block.getStore();
  if (collected) collected.text += text;
  else process.stdout.write(text);
}

/** @param {string} text */
export function say(text) {
  print(`\n==> ${text}\n`);
}

/**
 * Does work beside which other work prints: what this one prints appears as a whole at its end.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function inOneBlock(work) {
  const collected = { text: '' };
  try {
    return await block.run(collected, work);
  } finally {
    print(collected.text);
  }
}

/**
 * Does work that prints nothing unless it fails.
 * @param {() => Promise<void>} work
 */
export async function quietly(work) {
  const collected = { text: '' };
  try {
    await block.run(collected, work);
  } catch (error) {
    print(collected.text);
    throw error;
  }
}

/**
 * The function, but run once: later calls get what the first one got, a failure too.
 * @template T
 * @param {() => Promise<T>} make
 * @returns {() => Promise<T>}
 */
export function once(make) {
  /** @type {Promise<T> | undefined} */
  let made;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * What each promise resolves to. Throws the first failure of the list, but not before all have ended, so that none still
 * writes files.
 * @template T
 * @param {readonly Promise<T>[]} promises
 * @returns {Promise<T[]>}
 */
export async function allSettled(promises) {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}

/**
 * Does something with each item, with at most `limit` at the same time.
 * @template T
 * @param {readonly T[]} items
 * @param {number} limit
 * @param {(item: T) => Promise<void>} work
 */
export async function inParallel(items, limit, work) {
  const left = [...items];
  const lane = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await allSettled(Array.from({ length: limit }, lane));
}
