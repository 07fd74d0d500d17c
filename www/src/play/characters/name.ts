import type { GameName } from '@chariot/protocol';
import { words } from '../../shared/i18n/index.ts';
import { dialogWords } from '../i18n/index.ts';
import type { Players } from '../stored.ts';

/** The computer's name as this player. */
export function nameOf(game: GameName, { character }: Players): string {
  const name = character && dialogWords.value.characters.names[game][character];
  return name ?? words.value.name;
}
