import type { PlayedGame } from '../written.ts';
import type { KeptGame } from './kept.ts';

/** A kept game as it is written down. */
export function playedOfKept({ game, players, identity, clock, result }: KeptGame): PlayedGame {
  return {
    game,
    players,
    began: identity.began,
    clock,
    result: result ?? undefined,
  };
}
