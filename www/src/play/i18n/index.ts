import type { GameName } from '@chariot/protocol';
import { dictionary, words } from '../../shared/i18n/index.ts';
import type { Players } from '../stored.ts';
import { en } from './en.ts';

const dialogs = dictionary({
  en,
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

export const dialogWords = dialogs.words;
export const dialogWordsReady = dialogs.ready;

/** The computer's name as this player. */
export function nameOf(game: GameName, { character }: Players): string {
  return character ? dialogWords.value.characters.names[game][character] : words.value.name;
}
