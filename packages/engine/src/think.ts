import type { GameName } from '@chariot/protocol';

/** The engines that also record what they think, which only the page has. */
export const THINK_ENGINES: Readonly<Record<GameName, URL>> = {
  chess: new URL('../generated/chess_think_bg.wasm', import.meta.url),
  xiangqi: new URL('../generated/xiangqi_think_bg.wasm', import.meta.url),
};
