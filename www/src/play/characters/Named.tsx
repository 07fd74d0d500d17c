import type { GameName } from '@chariot/protocol';
import type { VNode } from 'preact';
import { words } from '../../shared/i18n/index.ts';
import { Face } from '../Face.tsx';
import { dialogWords, dialogWordsReady } from '../i18n/index.ts';
import type { Opponent } from './i18n/en.ts';
import { Portrait } from './Portrait.tsx';

interface NamedProps {
  game: GameName;
  character: Opponent;
  show(face: VNode, name: string): VNode;
}

/** The component, once its words have loaded. */
export async function named(): Promise<typeof Named> {
  await dialogWordsReady();
  return Named;
}

/** Shows the face and the name of a character. */
function Named({ game, character, show }: NamedProps) {
  const name = dialogWords.value.characters.names[game][character];
  // A stored game may name a character of another version.
  if (!name) return show(<Face side="second" isPerson={false} />, words.value.name);
  return show(<Portrait game={game} character={character} />, name);
}
