import { type GameInAnalysis, other, playerTag } from '@chariot/game';
import type { Handover } from '../../shared/game/handover.ts';
import type { SourceGame } from './source.ts';

/** A game of yours for Analysis, with its players and result, to be reviewed. */
export function handoverOf(
  { game, side, moves, start, style, player, opponent, date, result }: SourceGame,
  { text }: Pick<GameInAnalysis, 'text'>,
  anonymous: string,
): Handover {
  const tags = new Map<string, string>(text.roster);
  tags.set(playerTag(tags, text, side), player ?? anonymous);
  tags.set(playerTag(tags, text, other(side)), opponent);
  if (date) tags.set('Date', date.slice(0, 10));
  const isFirst = side === 'first';
  if (result === 'draw') tags.set('Result', '1/2-1/2');
  else if (result) tags.set('Result', (result === 'win') === isFirst ? '1-0' : '0-1');
  return {
    game: { game, moves: [...moves], ...(start !== undefined && { start }) },
    read: style,
    below: side,
    tags,
    review: true,
  };
}
