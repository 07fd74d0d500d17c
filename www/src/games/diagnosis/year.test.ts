import { expect, test } from 'vitest';
import { gameWith, moveThatLoses, times } from './games.testing.ts';
import type { JudgedGame } from './judged.ts';
import { yearInGames, yearsOf } from './year.ts';

/** So many games of a year and a month, the newest first. */
const gamesOf = (count: number, date: string, changes: Partial<JudgedGame> = {}): JudgedGame[] =>
  times(count, (i) => gameWith({ date: `${date}.${String(28 - i).padStart(2, '0')}`, ...changes }));

test('years with twenty games and more are shown, the newest first; games without a date are not', () => {
  const games = [
    ...gamesOf(20, '2026.03'),
    ...gamesOf(19, '2025.05'),
    ...gamesOf(25, '2024.01'),
    ...times(30, () => gameWith({ date: '2023.??.??' })),
  ];
  expect(yearsOf(games).map(({ year }) => year)).toEqual(['2026', '2024']);
});

test('a year says what was played in each month, the longest run of wins, and the best win', () => {
  const won = { result: 'win', opponent: 'Weak', opponentRating: 1400 } as const;
  const games = [
    ...gamesOf(2, '2026.11', won),
    gameWith({ date: '2026.10.02', result: 'loss', opponent: 'Strong', opponentRating: 2400 }),
    ...gamesOf(2, '2026.02', { ...won, moves: [moveThatLoses(50)] }),
    gameWith({ date: '2026.01.02', result: 'win', opponent: 'Better', opponentRating: 1700 }),
    ...gamesOf(20, '2026.01', { result: null, deaths: ['e4'] }),
  ];
  const [first] = yearsOf(games);
  if (!first) throw new Error('no year');
  const year = yearInGames(first);
  expect(year.games).toBe(26);
  expect(year.results).toEqual({ wins: 5, draws: 0, losses: 1 });
  expect(year.months.map(({ games }) => games)).toEqual([21, 2, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0]);
  expect(year.months[2]?.accuracy).toBeNull();
  expect(year.months[1]?.accuracy).toBeLessThan(year.months[10]?.accuracy ?? 0);
  expect(year.streak).toBe(3);
  expect(year.bestWin).toEqual({ opponent: 'Better', rating: 1700 });
  expect(year.deaths.first.get('e4')).toBe(20);
});

test('an unread game ends a run of wins, and a year says how many games are still to be read', () => {
  const games = gamesOf(25, '2026.03', { result: 'win' });
  const gaps = new Set([games[10]?.id ?? '']);
  const [first] = yearsOf(games, { gaps, byYear: new Map([['2026', 7]]) });
  if (!first) throw new Error('no year');
  expect(yearInGames(first)).toMatchObject({ games: 25, unread: 7, streak: 15 });
});
