import type { Skin } from '@chariot/board/parts';
import type { Looks } from '@chariot/board/pieces';
import type { GameName } from '@chariot/protocol';
import { computed } from '@preact/signals';
import { looksOf } from '../game/looks.ts';
import { forEachGame, GAMES } from '../games/index.ts';
import { words } from '../i18n/index.ts';
import { playMoveSound } from '../sound/moves.ts';
import { announce } from '../ui/announce.tsx';

export function skinOf(game: GameName, looks: Looks): Skin {
  const { board, skin } = GAMES[game];
  const speech = { words: words.value, announce, changed: playMoveSound };
  return { game, speech, size: board, ...skin(looks) };
}

/** Skin of each game in the chosen looks. */
export const SKINS = forEachGame((game) => computed(() => skinOf(game, looksOf(game))));
