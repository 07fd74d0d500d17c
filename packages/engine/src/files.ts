import type { GameName } from '@chariot/protocol';
import type { Edition } from './client/host.ts';

export interface GameFiles {
  readonly editions: Readonly<Record<Edition, URL>>;
  /** The network, used at full strength. */
  readonly network: URL;
}

/** The files of each game. Bundlers look for exactly this form, so each address is written out. */
export const FILES: Readonly<Record<GameName, GameFiles>> = {
  chess: {
    editions: {
      small: new URL('../generated/chess_bg.wasm', import.meta.url),
      full: new URL('../generated/chess_full_bg.wasm', import.meta.url),
      threads: new URL('../generated/chess_threads_bg.wasm', import.meta.url),
    },
    network: new URL('../generated/chess_network.bin', import.meta.url),
  },
  xiangqi: {
    editions: {
      small: new URL('../generated/xiangqi_bg.wasm', import.meta.url),
      full: new URL('../generated/xiangqi_full_bg.wasm', import.meta.url),
      threads: new URL('../generated/xiangqi_threads_bg.wasm', import.meta.url),
    },
    network: new URL('../generated/xiangqi_network.bin', import.meta.url),
  },
};
