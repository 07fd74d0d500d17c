import { RATINGS } from '@chariot/protocol';
import type { RatedGame } from '../../shared/rating/ownGames.ts';
import type { KeptGame } from './kept.ts';

/** Fewest plies of a game that counts: two moves of each side. */
const LEAST_PLIES = 4;

/** The result that a kept game adds to the person's rating; `undefined` if it is not over or was not an even game. */
export function ratedOf(kept: KeptGame): RatedGame | undefined {
  const { identity, game, players, clock, result, changed, isUnaided } = kept;
  const opponent = RATINGS[game.game][players.level - 1];
  const isUsual = game.start === undefined && game.moves.length >= LEAST_PLIES;
  if (!result || !opponent || players.side === 'both' || !isUnaided || !isUsual) return undefined;
  if (clock && !isEven(clock)) return undefined;
  const score = result.winner === undefined ? 0.5 : result.winner === players.side ? 1 : 0;
  return { id: identity.id, ended: changed, opponent, score };
}

/** Whether both sides have the same time. */
function isEven({ control: { first, second } }: NonNullable<KeptGame['clock']>): boolean {
  return first.base === second.base && first.increment === second.increment;
}
