// The engines for the browser, for programs in Node.js.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const GENERATED = join(import.meta.dirname, '../../packages/engine/generated');

/** The compiled engine of an edition: '' (the page's first), 'full' or 'threads'. */
export function engineModule(game, edition) {
  const name = [game, edition, 'bg.wasm'].filter((part) => part !== '').join('_');
  return new WebAssembly.Module(readFileSync(join(GENERATED, name)));
}

let copies = 0;

/** The JavaScript of an edition. Each call gives a new copy, for an engine of its own. */
export function engineScript(edition) {
  copies += 1;
  const script = edition === 'threads' ? 'threads.js' : 'wasm.js';
  return import(`${pathToFileURL(join(GENERATED, script))}?${copies}`);
}

/** A new engine: its exports, and its memory. */
export async function startEngine(game, edition) {
  const { handle, initSync } = await engineScript(edition);
  const { memory } = initSync({ module: engineModule(game, edition) });
  return { handle, memory };
}

/** The request that loads a game's network into an engine; undefined for a game without one. */
export function networkRequest(game) {
  const file = join(import.meta.dirname, '..', '..', 'crates', game, 'data', `${game}.net`);
  return existsSync(file)
    ? { network: { game, bytes: new Uint8Array(readFileSync(file)) } }
    : undefined;
}
