import type { GameName } from '@chariot/protocol';
import type { Edition } from './client/host.ts';

/** The files of a game. */
export interface GameFiles {
  readonly editions: Readonly<Record<Edition, URL>>;
  /** What the engine evaluates with at full strength. */
  readonly network: URL;
}

/**
 * The games, and their files beside this script. Each address is written out, because bundlers look for exactly this form.
 */
export const FILES: Readonly<Record<GameName, GameFiles>> = {
  chess: {
    editions: {
      small: new URL('./chess.wasm', import.meta.url),
      full: new URL('./chess_full.wasm', import.meta.url),
      threads: new URL('./chess_threads.wasm', import.meta.url),
    },
    network: new URL('./chess_network.bin', import.meta.url),
  },
  xiangqi: {
    editions: {
      small: new URL('./xiangqi.wasm', import.meta.url),
      full: new URL('./xiangqi_full.wasm', import.meta.url),
      threads: new URL('./xiangqi_threads.wasm', import.meta.url),
    },
    network: new URL('./xiangqi_network.bin', import.meta.url),
  },
};
