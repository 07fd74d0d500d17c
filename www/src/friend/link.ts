import { other } from '@chariot/game';
import { oneOf } from '@chariot/game/values';
import type { SideName } from '@chariot/protocol';

/** How a game ended without the board: the side to move resigned, or the other has offered a draw or has agreed. */
export const CALLS = ['resigned', 'offered', 'agreed'] as const;
export type Call = (typeof CALLS)[number];

/** A game between friends, as it travels in the address. */
export interface FriendGame {
  /** The same in all links of a game. */
  id: string;
  /** In coordinates, from the usual start. */
  moves: readonly string[];
  /** Empty where a player has given none. */
  names: Readonly<Record<SideName, string>>;
  call: Call | null;
}

/** Longest name, and most moves of a link, in plies. */
const LONGEST_NAME = 40;
const MOST_PLIES = 1_000;

/** The part of an address after `?`. */
export function queryOf({ id, moves, names, call }: FriendGame): string {
  const parts = new URLSearchParams({ id, moves: moves.join('.') });
  if (names.first) parts.set('first', names.first);
  if (names.second) parts.set('second', names.second);
  if (call) parts.set('call', call);
  return parts.toString();
}

/** Reads the part of an address after `?`; `null` if it holds no game. Whether its moves are legal is not known. */
export function gameIn(query: string): FriendGame | null {
  const parts = new URLSearchParams(query);
  const id = parts.get('id') ?? '';
  const moves = (parts.get('moves') ?? '').split('.').filter(Boolean);
  const isMove = (move: string): boolean => /^([a-i]\d{1,2}){2}[a-z]?$/.test(move);
  if (!/^[a-z0-9]{4,20}$/.test(id) || moves.length > MOST_PLIES || !moves.every(isMove))
    return null;
  const name = (side: SideName): string => (parts.get(side) ?? '').trim().slice(0, LONGEST_NAME);
  const names = { first: name('first'), second: name('second') };
  return { id, moves, names, call: oneOf(CALLS, parts.get('call')) ?? null };
}

export function sideToMove(moves: readonly string[]): SideName {
  return moves.length % 2 === 0 ? 'first' : 'second';
}

/** The side whose move, resignation or agreement is the last in a link: it sends it, the other side answers. */
export function senderOf({ moves, call }: Pick<FriendGame, 'moves' | 'call'>): SideName {
  const toMove = sideToMove(moves);
  return call === 'resigned' || call === 'agreed' ? toMove : other(toMove);
}

/** A game as it is known here. */
export interface KnownGame extends FriendGame {
  /** The person's. */
  side: SideName;
}

/** Effect of a link on a game. */
export type Arrival =
  /** A game not known here, or the friend's answer. */
  | { kind: 'opened'; game: KnownGame }
  /** Nothing that is not known, as from an earlier link. */
  | { kind: 'known'; game: KnownGame }
  /** Another history than the one known here, from this ply on; or a step that was not the friend's to make. */
  | { kind: 'forged'; game: KnownGame; ply: number };

/** Compares a link with the game known here. */
export function arrival(known: KnownGame | undefined, link: FriendGame): Arrival {
  if (!known) return { kind: 'opened', game: { ...link, side: other(senderOf(link)) } };
  const ply = known.moves.findIndex((move, i) => i < link.moves.length && move !== link.moves[i]);
  if (ply >= 0) return { kind: 'forged', game: known, ply };
  const more = link.moves.length - known.moves.length;
  // An offer comes with a move.
  const isCall = link.call === 'resigned' || link.call === 'agreed';
  const isNews = more > 0 || (more === 0 && isCall && link.call !== known.call);
  if (!isNews) return { kind: 'known', game: known };
  if (!isStepOfFriend(known, link)) {
    return { kind: 'forged', game: known, ply: known.moves.length };
  }
  // Your own name is the one given here.
  const names = { ...link.names, [known.side]: known.names[known.side] };
  return { kind: 'opened', game: { ...link, names, side: known.side } };
}

/** Whether a link adds one step to a game, and that is the friend's to make: a move, a resignation or an agreement. */
function isStepOfFriend(known: KnownGame, link: FriendGame): boolean {
  const isOver = known.call === 'resigned' || known.call === 'agreed';
  if (isOver || sideToMove(known.moves) === known.side || senderOf(link) === known.side)
    return false;
  const more = link.moves.length - known.moves.length;
  if (more === 1) return link.call === null || link.call === 'offered';
  return more === 0 && (link.call === 'resigned' || known.call === 'offered');
}
