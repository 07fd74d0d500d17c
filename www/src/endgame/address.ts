import { oneOf } from '@chariot/game/values';
import type { GameName } from '@chariot/protocol';
import { fenForAddress, fenInQuery } from '../shared/game/game.ts';
import { ROLES, type Role } from './roles.ts';

/** What the address of an ending names. */
export interface EndingAddress {
  /** The ending; empty if it is not named. */
  material: string;
  /** The position; absent for a random one of the ending. */
  fen?: string;
  /** What the person begins with, if that is to change; only read. */
  role?: Role;
}

const VIEW = '#endgame';

/** The address of a position of an ending: `#endgame/chess/KRK?fen=8/8/…`. */
export function writeAddress(game: GameName, { material, fen = '' }: EndingAddress): string {
  return `${VIEW}/${game}/${material}?fen=${fenForAddress(fen)}`;
}

/** True for the addresses of a game's endings; one without a game is of the game that is shown. */
export function isAddressOf(game: GameName, hash = location.hash): boolean {
  const [view, named = game] = (hash.split('?')[0] ?? '').split('/');
  return view === VIEW && named === game;
}

/** The ending named by the part of an address from `#` on; `null` if it names none of the game. */
export function readAddress(game: GameName, hash: string): EndingAddress | null {
  const [path = '', ...query] = hash.split('?');
  const [view, name, material = ''] = path.split('/');
  const fen = fenInQuery(query.join('?'));
  if (view !== VIEW || name !== game || (material === '' && fen === undefined)) return null;
  const role = oneOf(ROLES, new URLSearchParams(query.join('?')).get('role'));
  return { material, ...(fen !== undefined && { fen }), ...(role && { role }) };
}
