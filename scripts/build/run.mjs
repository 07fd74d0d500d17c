// Runs other programs.

import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import os from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** The root of the repository, and the default working directory. */
export const ROOT = join(import.meta.dirname, '..', '..');
export const WWW = join(ROOT, 'www');
/** Programs installed by npm. */
export const BIN = join(ROOT, 'node_modules', '.bin');

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv }} Options */
/** @typedef {{ stdio?: import('node:child_process').StdioOptions, hear?: (text: string) => void }} How */

/** @type {How} */
const LIVE = { stdio: 'inherit' };
/** @type {How} */
const IN_BLOCK = { stdio: ['inherit', 'pipe', 'pipe'] };

/** A failure whose message needs no stack trace. */
export class Failure extends Error {}

/**
 * Collects the output of work that runs in parallel, until it is complete.
 * @type {AsyncLocalStorage<{ text: string }>}
 */
const block = new AsyncLocalStorage();

/** Set for work that is {@link patiently} done. */
const patience = new AsyncLocalStorage();
const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = os.constants.priority;
/** The niceness of its programs: a tenth of the processor's time where others of this program want all of it. */
export const patientNiceness = () =>
  Math.min(os.getPriority() + PRIORITY_BELOW_NORMAL, PRIORITY_LOW);

/**
 * Running children, and their exit statuses to come.
 * @type {Map<import('node:child_process').ChildProcess, Promise<number>>}
 */
const children = new Map();

/** Set once this program ends because of a signal. From then on nobody learns how a child ended. */
let isEnding = false;

/** How long children may take to end after a signal, in milliseconds. */
const LAST_WORDS = 10_000;

/**
 * Kills all running children.
 * @param {NodeJS.Signals} [signal]
 */
export function endChildren(signal) {
  for (const child of children.keys()) child.kill(signal);
}

/**
 * Ends the children, and then this program, when it gets a signal to end. What is to be undone at
 * the exit is undone when no child writes any more. A second signal waits for none.
 */
export function passSignalsOn() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, async () => {
      endChildren(signal);
      if (!isEnding) {
        isEnding = true;
        await Promise.race([Promise.all(children.values()), setTimeout(LAST_WORDS)]);
      }
      process.exit(128 + os.constants.signals[signal]);
    });
  }
}

/**
 * Starts a program and resolves to its exit status: 127 if it does not exist.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Options} options
 * @param {How} [how]
 * @returns {Promise<number>}
 */
async function start(program, args, { cwd = ROOT, env = {} }, how = {}) {
  if (isEnding) return forever();
  const { stdio, hear } = block.getStore() ? { ...IN_BLOCK, ...how } : { ...LIVE, ...how };
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio });
  if (patience.getStore() && child.pid !== undefined) os.setPriority(child.pid, patientNiceness());
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', AsyncResource.bind(hear ?? print));
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      print(`${program}: ${error.message}\n`);
      resolve(127);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
  children.set(child, ended);
  const status = await ended;
  children.delete(child);
  return isEnding ? forever() : status;
}

/** @returns {Promise<never>} */
const forever = () => new Promise(() => {});

/**
 * Runs a program and shows its output; resolves to whether it succeeded.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export async function succeeds(program, args, options = {}) {
  return (await start(program, args, options)) === 0;
}

/**
 * Runs a program and shows its output; throws unless it succeeds.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export async function run(program, args, options = {}) {
  const status = await start(program, args, options);
  if (status !== 0) throw new Failure(`${program} ${args.join(' ')}: exit status ${status}`);
}

/**
 * Runs a program and shows its output; resolves to the output and the exit status.
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
 * The standard output of a program; throws unless it succeeds.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export async function outputOf(program, args, options = {}) {
  const { status, text } = await heard(program, args, options);
  if (status !== 0) throw new Failure(`${program} ${args.join(' ')}: exit status ${status}`);
  return text;
}

/**
 * The standard output of a program, which is not shown, and its exit status.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export async function heard(program, args, options = {}) {
  let text = '';
  const hear = (/** @type {string} */ part) => {
    text += part;
  };
  const status = await start(program, args, options, {
    stdio: ['inherit', 'pipe', 'inherit'],
    hear,
  });
  return { status, text };
}

/**
 * The answer of a quick program; undefined if it fails or does not exist.
 * @param {string} program
 * @param {readonly string[]} args
 */
export function answerOf(program, args) {
  const { status, stdout } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Whether a program is on the PATH.
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
 * Prints text, or keeps it for the current block.
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
 * Runs work in parallel with others: its output appears as a whole at its end.
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
 * Runs work that prints only if it fails.
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
 * Runs work whose programs take what others leave of the processors.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export const patiently = (work) => patience.run(true, work);

/**
 * Makes a function run once: later calls share the first result, or failure.
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
 * The results of all promises. Throws the first failure of the list, but only after all have
 * settled, so that none still writes files.
 * @template T
 * @param {readonly Promise<T>[]} promises
 * @returns {Promise<T[]>}
 */
export async function allSettled(promises) {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}

/**
 * Runs work on each item, at most `limit` at a time.
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
