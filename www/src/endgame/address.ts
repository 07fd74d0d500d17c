import { oneOf } from '@chariot/game/values';
import type { GameName } from '@chariot/protocol';
import { fenForAddress, fenInQuery } from '../shared/game/game.ts';
import { ROLES, type Role } from './roles.ts';

export interface EndingAddress {
  /** The ending; empty if absent. */
  material: string;
  /** The position; absent for a random one. */
  fen?: string;
  /** Role to switch to. Read, never written. */
  role?: Role;
}

const VIEW = '#endgame';

/** Address of a position: `#endgame/chess/KRK?fen=8/8/…`. */
export function writeAddress(game: GameName, { material, fen = '' }: EndingAddress): string {
  return `${VIEW}/${game}/${material}?fen=${fenForAddress(fen)}`;
}

/** Whether the address belongs to this game's endings. One without a game means the shown game. */
export function isAddressOf(game: GameName, hash = location.hash): boolean {
  const [view, named = game] = (hash.split('?')[0] ?? '').split('/');
  return view === VIEW && named === game;
}

/** Reads an address from `#` on; `null` if it names no ending of the game. */
export function readAddress(game: GameName, hash: string): EndingAddress | null {
  const [path = '', ...query] = hash.split('?');
  const [view, name, material = ''] = path.split('/');
  const fen = fenInQuery(query.join('?'));
  if (view !== VIEW || name !== game || (material === '' && fen === undefined)) return null;
  const role = oneOf(ROLES, new URLSearchParams(query.join('?')).get('role'));
  return { material, ...(fen !== undefined && { fen }), ...(role && { role }) };
}
