import { Engine } from '../../../packages/engine/src/engine.ts';
import type { GameFiles } from '../../../packages/engine/src/files.ts';
import type { Platform } from '../../../packages/engine/src/platform.ts';
import type { CreateEngine } from '../element/engines.ts';
import { fetchFile } from '../engine/fetching.ts';
import { BOARDS } from '../games/boards.ts';
import type { GameName } from '../protocol/index.ts';

const FILES = import.meta.glob<string>(
  ['../generated/*_bg.wasm', '../generated/*_network.bin', '!../generated/*_think_bg.wasm'],
  { query: '?url', import: 'default', eager: true },
);

/** Where the engines of the site are. */
const SITE: Platform = {
  files: Object.fromEntries(
    (Object.keys(BOARDS) as GameName[]).map((game) => [game, filesOf(game)]),
  ) as Record<GameName, GameFiles>,
  read: async ({ href }) => new Uint8Array(await (await fetchFile(href)).arrayBuffer()),
  spawn: { leader: spawn, helper: spawn },
  // A frame is isolated only where the page around it is.
  mostThreads: 1,
};

/** Starts an engine of the site. */
export const createEngine: CreateEngine = (options) => Engine.start(options, SITE);

function filesOf(game: GameName): GameFiles {
  const file = (kind: string): URL =>
    new URL(FILES[`../generated/${game}${kind}`] ?? '', location.href);
  return {
    editions: {
      small: file('_bg.wasm'),
      full: file('_full_bg.wasm'),
      threads: file('_threads_bg.wasm'),
    },
    network: file('_network.bin'),
  };
}

function spawn(): Worker {
  return new Worker(new URL('../engine/worker.ts', import.meta.url), { type: 'module' });
}
