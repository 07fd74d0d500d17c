import type { GameName } from '@chariot/protocol';

/** The module of each game. Bundlers look for exactly this form, so each address is written out. */
export const FILES: Readonly<Record<GameName, URL>> = {
  chess: new URL('../generated/chess.wasm', import.meta.url),
  xiangqi: new URL('../generated/xiangqi.wasm', import.meta.url),
};
