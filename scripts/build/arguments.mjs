// The arguments of `./build.sh`.

import { parseArgs } from 'node:util';

/** Parts of `./build.sh test`, in running order. */
export const PARTS = /** @type {const} */ ([
  'rust',
  'page',
  'tables',
  'engines',
  'packages',
  'browser',
]);

/** Parts that run only by name: all journeys in other browsers, a selection from the first two, and the long tests. */
const BY_NAME = /** @type {const} */ (['browsers', 'quick', 'long']);

const PLAIN = /** @type {const} */ ([
  'wasm',
  'packages',
  'docs',
  'tables',
  'www',
  'pictures',
  'doctor',
]);

const RELEASE_PARTS = /** @type {const} */ (['native', 'site', 'npm', 'crates']);

/** @typedef {(typeof PARTS)[number] | (typeof BY_NAME)[number]} Part */
/** @typedef {(typeof RELEASE_PARTS)[number]} ReleasePart */
/** @typedef {{ dev: boolean, open: boolean, port?: number, game?: string }} Serving */
/**
 * @typedef {{ command: 'help' | 'bench' | 'bench tables' | (typeof PLAIN)[number] }
 *   | { command: 'match', args: string[] }
 *   | { command: 'new-game', name: string }
 *   | { command: 'test', parts: readonly Part[] }
 *   | { command: 'release', parts: readonly ReleasePart[] }
 *   | { command: 'serve' } & Serving
 *   | { command: 'dist', tables: readonly string[], dtz: boolean }} Task
 */

/** Arguments that ask for nothing possible. */
export class Misuse extends Error {}

const OPTIONS = /** @type {const} */ ({
  help: { type: 'boolean', short: 'h' },
  port: { type: 'string' },
  'no-open': { type: 'boolean' },
  dev: { type: 'boolean' },
  game: { type: 'string' },
  tables: { type: 'string' },
  dtz: { type: 'boolean' },
});

/**
 * Reads the arguments; throws Misuse.
 * @param {string[]} args
 * @returns {Task}
 */
export function parse(args) {
  // The options of a match are for another program.
  if (args[0] === 'match') return { command: 'match', args: args.slice(1) };
  const { values, positionals } = read(args);
  if (values.help) return { command: 'help' };
  const [command = 'serve', ...rest] = positionals;
  const { tables, dtz, ...forServe } = values;
  if (command === 'dist') {
    none(rest);
    only(forServe, 'serve');
    return { command, tables: listOf(tables), dtz: dtz ?? false };
  }
  if (tables !== undefined) throw new Misuse('--tables goes with dist');
  if (dtz !== undefined) throw new Misuse('--dtz goes with dist');
  if (command === 'serve') {
    none(rest);
    return { command, ...serving(forServe) };
  }
  only(forServe, 'serve');
  if (command === 'test') return { command, parts: partsOf(rest) };
  if (command === 'new-game') return { command, name: gameName(rest) };
  if (command === 'release') return { command, parts: releasePartsOf(rest) };
  if (command === 'bench' && rest[0] === 'tables') {
    none(rest.slice(1));
    return { command: 'bench tables' };
  }
  const known = ['bench', ...PLAIN].find((name) => name === command);
  if (known === undefined) throw new Misuse(`unknown command: ${command}`);
  none(rest);
  return { command: /** @type {'bench' | (typeof PLAIN)[number]} */ (known) };
}

/** @param {string[]} args */
function read(args) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    // The first sentence only: the rest explains how to write a positional argument that looks like
    // an option.
    const [message = ''] = /** @type {Error} */ (error).message.split('. ');
    throw new Misuse(message);
  }
}

/** Names that no crate, module or feature of a game can have. */
const TAKEN = new Set(
  [
    'as async await box break const continue crate dyn else enum extern false final fn for gen if impl in let loop match mod',
    'move mut pub ref return self static struct super trait true try type typeof unsafe use where while yield',
    'alloc blend core default evaluate hop inspect position score serde std style test tunable',
  ].flatMap((names) => names.split(' ')),
);

/**
 * The name of a new game.
 * @param {string[]} rest
 */
function gameName([name = '', ...rest]) {
  none(rest);
  if (!/^[a-z][a-z0-9]*$/.test(name))
    throw new Misuse(`a game is named by one word in lower case, not '${name}'`);
  if (TAKEN.has(name)) throw new Misuse(`Rust or its crates use the name '${name}' already`);
  return name;
}

/** @param {string[]} rest */
function none(rest) {
  if (rest.length > 0) throw new Misuse(`unexpected argument: ${rest[0]}`);
}

/**
 * Rejects options of other commands.
 * @param {object} values
 * @param {string} command
 */
function only(values, command) {
  const [option] = Object.keys(values);
  if (option !== undefined) throw new Misuse(`--${option} goes with ${command}`);
}

/**
 * The names in a list such as `KRPKR,KPPKP`.
 * @param {string | undefined} list
 */
function listOf(list) {
  const names = list?.split(',') ?? [];
  const wrong = names.find((name) => !/^(essentials|(\w+\/)?K[A-Z]*K[A-Z]*)$/.test(name));
  if (wrong !== undefined)
    throw new Misuse(`not an ending, such as KRPKR or GAME/KRPKR, nor essentials: '${wrong}'`);
  return names;
}

/**
 * @param {{ port?: string, dev?: boolean, game?: string, 'no-open'?: boolean }} values
 * @returns {Serving}
 */
function serving({ port, dev = false, game, 'no-open': closed = false }) {
  if (game !== undefined && !dev) throw new Misuse('--game goes with serve --dev');
  const chosen = { dev, open: !closed, ...(game !== undefined && { game }) };
  if (port === undefined) return chosen;
  if (!/^[1-9]\d{0,4}$/.test(port) || Number(port) > 65_535)
    throw new Misuse(`not a port: ${port}`);
  return { ...chosen, port: Number(port) };
}

/**
 * @param {string[]} names
 * @returns {readonly Part[]}
 */
function partsOf(names) {
  const known = [...PARTS, ...BY_NAME];
  const unknown = names.find((name) => !known.some((part) => part === name));
  if (unknown !== undefined)
    throw new Misuse(`unknown part of the test: ${unknown} (there are ${known.join(', ')})`);
  return names.length === 0 ? PARTS : /** @type {Part[]} */ (names);
}

/**
 * @param {string[]} names
 * @returns {readonly ReleasePart[]}
 */
function releasePartsOf(names) {
  const known = RELEASE_PARTS.filter((part) => names.length === 0 || names.includes(part));
  const unknown = names.find((name) => !RELEASE_PARTS.some((part) => part === name));
  if (unknown !== undefined)
    throw new Misuse(
      `unknown part of a release: ${unknown} (there are ${RELEASE_PARTS.join(', ')})`,
    );
  return known;
}
