import { words } from '../i18n/index.ts';
import type { GameName } from '../protocol/index.ts';
import { type ResultOnPage, resultIn } from './ended.ts';

/** The result and its reason in the chosen language. */
export function resultOf(game: GameName, end: ResultOnPage): { title: string; reason: string } {
  return resultIn(words.value, game, end);
}
