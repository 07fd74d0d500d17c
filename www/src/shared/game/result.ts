import { type ResultOnPage, resultIn } from '@chariot/board/words';
import type { GameName } from '@chariot/protocol';
import { words } from '../i18n/index.ts';

/** The result and its reason in the chosen language. */
export function resultOf(game: GameName, end: ResultOnPage): { title: string; reason: string } {
  return resultIn(words.value, game, end);
}
