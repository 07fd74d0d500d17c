import '@chariot/engine/testing/browser';
import { expect, test } from 'vitest';
import { joined, ownGamesOf, type RatedGame, ratingsAfter, readRatedGames } from './ownGames.ts';
import { FIRST_RATING, isCertain, spreadOf } from './rating.ts';

const rated = (ended: number, opponent: number, score: RatedGame['score']): RatedGame => ({
  id: `game ${ended}`,
  ended,
  opponent,
  score,
});
const after = (...games: RatedGame[]) => ratingsAfter(games).at(-1) ?? FIRST_RATING;

test('a win against a stronger level raises more, a loss against a weaker one costs more', () => {
  const gain = (opponent: number, score: RatedGame['score']) =>
    after(rated(1, opponent, score)).rating - FIRST_RATING.rating;
  expect(gain(1_900, 1)).toBeGreaterThan(gain(1_250, 1));
  expect(gain(1_250, 1)).toBeGreaterThan(gain(650, 1));
  expect(gain(650, 1)).toBeGreaterThan(0);
  expect(gain(650, 0)).toBeLessThan(gain(1_900, 0));
  expect(gain(1_900, 0)).toBeLessThan(0);
});

test('a draw with a stronger level raises, with a weaker one it lowers, with an equal it does neither', () => {
  expect(after(rated(1, 1_900, 0.5)).rating).toBeGreaterThan(FIRST_RATING.rating);
  expect(after(rated(1, 650, 0.5)).rating).toBeLessThan(FIRST_RATING.rating);
  expect(after(rated(1, FIRST_RATING.rating, 0.5)).rating).toBeCloseTo(FIRST_RATING.rating);
});

test('the rating finds the level that is beaten as often as not, and becomes certain', () => {
  const games = Array.from({ length: 60 }, (_, at) => rated(at + 1, 1_750, at % 2 ? 1 : 0));
  const ratings = ratingsAfter(games);
  const last = ratings.at(-1) ?? FIRST_RATING;
  expect(ratings).toHaveLength(60);
  expect(Math.abs(last.rating - 1_750)).toBeLessThan(80);
  expect(isCertain(ratings[0] ?? FIRST_RATING)).toBe(false);
  expect(isCertain(last)).toBe(true);
  expect(spreadOf(last)).toBeLessThan(spreadOf(FIRST_RATING));
});

test('games of two places are in order of their ends, each once', () => {
  const [first, second, third] = [rated(1, 650, 1), rated(2, 850, 0), rated(3, 850, 0.5)];
  expect(joined([third, first], [second, first])).toEqual([first, second, third]);
  expect(joined([second], [{ ...second, score: 1 }])).toEqual([second]);
});

test('bad entries are left out and the rest is read', () => {
  const [first, second] = [rated(1, 650, 1), rated(2, 850, 0)];
  const bad = [
    null,
    { ...first, id: 3 },
    { ...first, id: 'x', score: 2 },
    { ...first, id: 'y', ended: 'now' },
    { ...first, id: 'z', opponent: Number.NaN },
  ];
  expect(readRatedGames([second, ...bad, first])).toEqual([first, second]);
  expect(readRatedGames('none')).toBeUndefined();
});

test('a game counts once, and stays', () => {
  const own = ownGamesOf('chess');
  const lost = rated(1, 650, 0);
  own.add([lost]);
  own.add([{ ...lost, score: 1 }]);
  own.add([rated(2, 650, 1)]);
  expect(own.all.value).toEqual([lost, rated(2, 650, 1)]);
  expect(ownGamesOf('xiangqi').all.value).toEqual([]);
});
