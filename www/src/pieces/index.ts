import { computed, type ReadonlySignal } from '@preact/signals';
import type { Skin } from '../board/skin.ts';
import { looksOf } from '../game/looks.ts';
import type { GameName } from '../generated/wasm.js';
import { chess } from './chess.tsx';
import { xiangqi } from './xiangqi.tsx';

/** The skin of each game, as it was chosen. */
export const SKINS: Readonly<Record<GameName, ReadonlySignal<Skin>>> = {
  chess: computed(() => chess),
  xiangqi: computed(() => {
    const { pieces, coordinates } = looksOf('xiangqi');
    return xiangqi(pieces, coordinates);
  }),
};
