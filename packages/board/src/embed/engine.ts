import { engineAddress, networkAddress, spawnWorker } from '@chariot/engine/client/built';
import { fetchFile } from '@chariot/engine/client/fetching';
import { Engine } from '@chariot/engine/engine';
import type { GameFiles } from '@chariot/engine/files';
import type { Platform } from '@chariot/engine/platform';
import type { GameName } from '@chariot/protocol';
import type { CreateEngine } from '../element/engines.ts';
import { BOARDS } from '../games/boards.ts';

/** Where the engines of the site are. */
const SITE: Platform = {
  files: Object.fromEntries(
    (Object.keys(BOARDS) as GameName[]).map((game) => [game, filesOf(game)]),
  ) as Record<GameName, GameFiles>,
  read: async ({ href }) => new Uint8Array(await (await fetchFile(href)).arrayBuffer()),
  spawn: { leader: spawnWorker, helper: spawnWorker },
  // A frame is isolated only where the page around it is.
  mostThreads: 1,
};

/** Starts an engine of the site. */
export const createEngine: CreateEngine = (options) => Engine.start(options, SITE);

function filesOf(game: GameName): GameFiles {
  const at = (address = ''): URL => new URL(address, location.href);
  return {
    editions: {
      small: at(engineAddress(game, '')),
      full: at(engineAddress(game, '_full')),
      threads: at(engineAddress(game, '_threads')),
    },
    network: at(networkAddress(game)),
  };
}
