import type { GameName } from '../generated/wasm.js';

/** The games of the page, in the order they are offered. */
export const GAMES: readonly GameName[] = ['chess', 'xiangqi'];
