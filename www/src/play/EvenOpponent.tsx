import { Button } from '@chariot/board/ui';
import type { GameName } from '@chariot/protocol';
import { ownGamesOf, ratingsAfter } from '../shared/rating/ownGames.ts';
import { spreadOf } from '../shared/rating/rating.ts';
import { dialogWords } from './i18n/index.ts';
import { nearestLevel } from './levels.ts';

interface EvenOpponentProps {
  game: GameName;
  /** Elo of levels 1, 2, … */
  ratings: readonly number[];
  choose(level: number): void;
}

/** Chooses the level nearest to the person's rating, once there is one. */
export function EvenOpponent({ game, ratings, choose }: EvenOpponentProps) {
  const text = dialogWords.value;
  const own = ratingsAfter(ownGamesOf(game).all.value).at(-1);
  if (!own) return <p class="even-opponent">{text.evenLater}</p>;
  return (
    <p class="even-opponent">
      <Button onClick={() => choose(nearestLevel(ratings, own.rating))}>{text.even}</Button>
      <span>{text.ownRating(Math.round(own.rating), spreadOf(own))}</span>
    </p>
  );
}
