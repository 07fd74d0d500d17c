import { expect, test } from 'vitest';
import { analysis as chess } from '../../shared/games/chess/analysis.ts';
import { handoverOf } from './handover.ts';
import type { SourceGame } from './source.ts';

const SOURCE: SourceGame = {
  id: 'one',
  game: 'chess',
  side: 'second',
  result: 'loss',
  date: '2026.11.26 18:30:00',
  place: 0,
  opponent: 'Bob',
  moves: ['e4', 'e5'],
  style: 'san',
  flagged: false,
};

test('a game of yours goes to Analysis with its players, its result and a review', () => {
  const { game, tags, ...rest } = handoverOf(SOURCE, chess, 'Anonymous');
  expect(game.moves).toEqual(['e4', 'e5']);
  expect(rest).toEqual({ read: 'san', below: 'second', review: true });
  expect(Object.fromEntries(tags ?? [])).toMatchObject({
    White: 'Bob',
    Black: 'Anonymous',
    Date: '2026.11.26',
    Result: '1-0',
  });
});
