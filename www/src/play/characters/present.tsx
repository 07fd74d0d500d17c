import type { GameName } from '@chariot/protocol';
import type { VNode } from 'preact';
import { dialogWords } from '../i18n/index.ts';
import type { Opponent } from './opponents.ts';
import { Portrait } from './Portrait.tsx';

/** Name and face of a character. */
export interface Presence {
  name: string;
  face: VNode;
}

export function present(game: GameName, character: Opponent): Presence {
  return {
    name: dialogWords.value.characters.names[game][character],
    face: <Portrait game={game} character={character} />,
  };
}
