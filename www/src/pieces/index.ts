import { computed, type ReadonlySignal } from '@preact/signals';
import type { Skin } from '../board/skin.ts';
import { type Looks, looksOf } from '../game/looks.ts';
import type { GameName } from '../generated/wasm.js';
import { chess } from './chess.tsx';
import { xiangqi } from './xiangqi.tsx';

/** The skin of a game that looks in a certain way. */
export function skinOf(game: GameName, { pieces, coordinates }: Looks): Skin {
  return game === 'chess' ? chess(pieces) : xiangqi(pieces, coordinates);
}

/** The skin of each game, as it was chosen. */
export const SKINS: Readonly<Record<GameName, ReadonlySignal<Skin>>> = {
  chess: computed(() => skinOf('chess', looksOf('chess'))),
  xiangqi: computed(() => skinOf('xiangqi', looksOf('xiangqi'))),
};
