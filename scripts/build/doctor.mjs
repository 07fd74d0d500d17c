// `./build.sh doctor`: which programs and built parts are there, and which are missing.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerOf, ROOT, WWW } from './run.mjs';
import { atLeast, WASM_TARGET } from './toolchain.mjs';

/** @typedef {{ name: string, found?: string | undefined, wanted?: string | undefined, without: string, help: string }} Part */

/**
 * The report, a line for each part.
 * @param {readonly Part[]} parts
 */
export function report(parts) {
  const width = Math.max(...parts.map(({ name }) => name.length));
  return parts.map(({ name, found, wanted, without, help }) => {
    const label = name.padEnd(width);
    if (found === undefined) return `missing  ${label}  ${without}: ${help}`;
    if (wanted !== undefined && !atLeast(found, wanted))
      return `too old  ${label}  ${found}, ${wanted} or newer is needed: ${help}`;
    return `found    ${label}  ${found}`;
  });
}

export function doctor() {
  console.log(report([...programs(), ...built()]).join('\n'));
}

/** @returns {Part[]} */
function programs() {
  const wanted = /^rust-version = "(.*)"$/m.exec(read('Cargo.toml'))?.[1];
  const rustup = 'see https://rustup.rs';
  return [
    { name: 'Rust', found: version('rustc'), wanted, without: 'nothing compiles', help: rustup },
    {
      name: WASM_TARGET,
      found: there(answerOf('rustc', ['--print', 'target-libdir', '--target', WASM_TARGET])),
      without: 'no engines for the browser',
      help: `rustup target add ${WASM_TARGET}`,
    },
    { name: 'cc', found: version('cc'), without: 'nothing links', help: 'apt-get install gcc' },
    ...['fmt', 'clippy'].map((checker) => ({
      name: `cargo ${checker}`,
      found: version('cargo', checker),
      without: 'no `test rust`',
      help: `rustup component add ${checker === 'fmt' ? 'rustfmt' : checker}`,
    })),
    {
      name: 'Node.js',
      found: process.versions.node,
      wanted: '20.19',
      without: '',
      help: 'see https://nodejs.org',
    },
    {
      name: 'Python',
      found: version('python3'),
      wanted: '3.11',
      without: 'no checks of tables',
      help: 'apt-get install python3',
    },
  ];
}

/** @returns {Part[]} */
function built() {
  return [
    ['npm packages', join(ROOT, 'node_modules'), 'no page', 'npm ci'],
    ['engines', join(ROOT, 'packages', 'engine', 'generated'), 'no page', './build.sh wasm'],
    ['tables', join(ROOT, 'tables', 'MANIFEST'), 'no endgames on the page', './build.sh tables'],
    ['page', join(WWW, 'dist'), 'nothing to serve', './build.sh www'],
  ].map(([name = '', path = '', without = '', help = '']) => ({
    name,
    found: there(path),
    without,
    help,
  }));
}

/** @param {string} file */
function read(file) {
  return readFileSync(join(ROOT, file), 'utf8');
}

/**
 * The first number with a dot that a program says about itself.
 * @param {string} program
 * @param {...string} args
 */
function version(program, ...args) {
  return /\d+\.\d+(\.\d+)?/.exec(answerOf(program, [...args, '--version']) ?? '')?.[0];
}

/** @param {string | undefined} path */
function there(path) {
  return path !== undefined && existsSync(path) ? path : undefined;
}
