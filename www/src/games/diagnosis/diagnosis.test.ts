import { lossOf, reviewOf, share } from '@chariot/engine/analysis';
import { describe, expect, test } from 'vitest';
import { phaseOf } from '../../shared/game/phase.ts';
import { EMPTY } from '../../shared/repertoire/repertoire.ts';
import { lineOf, repertoireOf } from '../../shared/repertoire/trees.testing.ts';
import { firstFindings } from './findings.ts';
import { gameWith, mistakeWith, moveThatLoses, times } from './games.testing.ts';
import type { JudgedGame, OpeningPly } from './judged.ts';
import { linesIn } from './openings.ts';
import { leftRepertoire } from './repertoire.ts';
import { diagnosis, type Report } from './report.ts';
import { difference, measured } from './statistics.ts';
import { accuracyOfGame } from './summary.ts';

function diagnose(games: readonly JudgedGame[]): Report | null {
  const steps = diagnosis(games);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** The report of games, which are enough. */
function reportOf(games: readonly JudgedGame[]): Report {
  const report = diagnose(games);
  if (!report) throw new Error('too few games');
  return report;
}

const kindsOf = (games: readonly JudgedGame[]): string[] =>
  reportOf(games).findings.map(({ kind }) => kind);

describe('intervals', () => {
  test('are those of tables of Student', () => {
    // Twenty values of variance 1: t = 2.093 for 19 degrees of freedom.
    const values = times(20, (i) => (i % 2 === 0 ? 1 : -1));
    const { mean, high } = measured(values);
    expect(mean).toBe(0);
    expect(high / Math.sqrt(20 / 19 / 20)).toBeCloseTo(2.093, 2);
    expect(measured([0, 2, 4, 6, 8, 10]).high).toBeCloseTo(5 + 2.571 * Math.sqrt(14 / 6), 1);
  });

  test('of a difference follow Welch', () => {
    const one = [27.5, 21, 19, 23.6, 17, 17.9, 16.9, 20.1, 21.9, 22.6, 23.1, 19.6, 19, 21.7, 21.4];
    const other = [27.1, 22, 20.8, 23.4, 23.4, 23.5, 25.8, 22, 24.8, 20.2, 21.9, 22.1, 22.9, 30];
    const found = difference(one, [...other, 23.9]);
    expect(found.mean).toBeCloseTo(-2.7667, 3);
    // 27.71 degrees of freedom: t = 2.0494 by the tables, between 2.0518 for 27 and 2.0484 for 28.
    expect(found.high - found.mean).toBeCloseTo(2.0494 * Math.sqrt((7.86743 + 6.41552) / 15), 2);
  });

  test('widen with the number of comparisons', () => {
    const values = times(30, (i) => i % 3);
    expect(measured(values, 10).high).toBeGreaterThan(measured(values).high);
  });
});

test('nothing is said below twenty games', () => {
  const bad = () => gameWith({ moves: [moveThatLoses(60)] });
  expect(diagnose(times(19, bad))).toBeNull();
  expect(diagnose(times(20, bad))).not.toBeNull();
});

test('the phase follows heavy pieces, then the number of moves', () => {
  expect(phaseOf(4, 14, 14)).toBe('opening');
  expect(phaseOf(20, 14, 14)).toBe('middlegame');
  expect(phaseOf(18, 6, 14)).toBe('endgame');
  expect(phaseOf(60, 7, 14)).toBe('middlegame');
});

describe('where points go', () => {
  test('the worst phase is named if it is certainly worse', () => {
    const games = times(40, (i) =>
      gameWith({
        moves: [
          moveThatLoses(5 + (i % 3), { phase: 'opening' }),
          moveThatLoses(20 + (i % 5), { phase: 'endgame' }),
        ],
      }),
    );
    const { points } = reportOf(games);
    expect(points.worst?.phase).toBe('endgame');
    expect(points.by.endgame?.mean).toBeCloseTo(22, 0);
    expect(points.by.time).toBeNull();
  });

  test('equal phases name none', () => {
    const games = times(40, (i) =>
      gameWith({
        moves: [moveThatLoses(i % 2 ? 30 : 0, { phase: i % 4 < 2 ? 'opening' : 'endgame' })],
      }),
    );
    expect(reportOf(games).points.worst).toBeNull();
  });

  test('a colour is named if it is certainly worse', () => {
    const games = times(60, (i) =>
      gameWith({
        side: i % 2 === 0 ? 'first' : 'second',
        moves: [moveThatLoses((i % 2 === 0 ? 4 : 30) + (i % 7), { phase: 'opening' })],
      }),
    );
    const { colours } = reportOf(games).points;
    expect(colours?.more?.mean).toBeCloseTo(-26, 0);
    expect(kindsOf(games)).toContain('colour');
    const few = games.slice(0, 38);
    expect(reportOf(few).points.colours).toBeNull();
  });

  test('chance alone finds nothing', () => {
    // A linear congruential generator: the same games every time.
    let seed = 1;
    const random = (): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    let said = 0;
    for (let trial = 0; trial < 200; trial += 1) {
      const games = times(80, () =>
        gameWith({
          side: random() < 0.5 ? 'first' : 'second',
          rating: 1500,
          opponentRating: random() < 0.5 ? 1700 : 1300,
          moves: times(4, () =>
            moveThatLoses(random() < 0.2 ? 60 * random() : 0, {
              phase: random() < 0.5 ? 'opening' : 'middlegame',
            }),
          ),
        }),
      );
      const { colours, opponents, recent, worst } = reportOf(games).points;
      said += [colours?.more, opponents?.more, recent?.more, worst].filter(Boolean).length;
    }
    // Four comparisons a trial, at most one false in twenty trials.
    expect(said / 200).toBeLessThan(0.08);
  });
});

describe('themes', () => {
  const forks = (count: number, of: number) =>
    times(of, (i) =>
      gameWith({
        moves: [
          i < count
            ? moveThatLoses(30, { mistake: mistakeWith({ missed: ['fork', 'undefended'] }) })
            : moveThatLoses(0),
        ],
      }),
    );

  test('a habit is named with its positions, by its first theme', () => {
    const [finding] = reportOf(forks(12, 40)).findings.filter(({ kind }) => kind === 'theme');
    expect(finding).toMatchObject({ count: { manner: 'missed', theme: 'fork' } });
    expect(finding?.mistakes).toHaveLength(12);
    expect(finding?.loss).toBeCloseTo((30 * 12) / 40);
  });

  test('four mistakes are no habit', () => {
    expect(reportOf(forks(4, 40)).themes).toHaveLength(1);
    expect(kindsOf(forks(4, 40))).not.toContain('theme');
  });

  test('the last fifty games are held against those before', () => {
    const games = [...forks(2, 50), ...forks(25, 40)];
    const [count] = reportOf(games).themes;
    expect(count?.change?.mean).toBeCloseTo(2 / 50 - 25 / 40);
    expect(reportOf(forks(30, 60)).themes[0]?.change).toBeNull();
  });
});

test('games without a date are in no order: nothing is said of recent ones', () => {
  const game = (date: string) => (i: number) =>
    gameWith({ date, moves: [moveThatLoses(i < 50 ? 0 : 40 + (i % 3))] });
  const undated = reportOf(times(100, game('')));
  expect(undated.points.recent).toBeNull();
  expect(undated.accuracy).toEqual([]);
  expect(undated.themes.map(({ change }) => change)).toEqual(undated.themes.map(() => null));
  const years = reportOf(times(100, game('2025')));
  expect(years.points.recent).toBeNull();
  const dated = reportOf([...times(30, game('')), ...times(100, game('2026.02.03 10:00:00'))]);
  expect(dated.points.recent?.more?.mean).toBeCloseTo(-41, 0);
  expect(dated.accuracy).toHaveLength(100);
});

test('endings say what they were worth and what became of them', () => {
  const passage = (fault: boolean) => ({
    material: 'KRPKR',
    fen: '',
    worth: 'win' as const,
    ...(fault && { fault: { fen: '', text: 'Kf6', best: [], result: 'draw' as const } }),
  });
  const games = times(20, (i) =>
    gameWith({
      endings:
        i < 6 ? [passage(i < 3)] : i < 8 ? [{ material: 'KPK', fen: '', worth: 'loss' }] : [],
    }),
  );
  const report = reportOf(games);
  expect(report.endings).toMatchObject([
    { material: 'KRPKR', won: 6, converted: 3, drawn: 0, held: 0, lost: 1.5 },
  ]);
  expect(report.findings).toMatchObject([{ kind: 'ending', loss: 7.5 }]);
});

describe('openings', () => {
  const ply = (uci: string): OpeningPly => ({ uci, text: uci, key: uci });
  const games = times(60, (i) =>
    gameWith({
      opening: [ply('e2e4'), ply(i % 3 === 0 ? 'c7c5' : 'e7e5'), ply('g1f3')],
      result: i % 3 === 0 ? 'loss' : 'win',
      leftBook: 9,
      moves: [moveThatLoses((i % 3 === 0 ? 20 : 2) + (i % 4), { phase: 'opening', ply: 6 })],
    }),
  );

  test('are a tree with results', () => {
    const { first, second } = reportOf(games).openings;
    expect(second.games).toHaveLength(0);
    const [e4] = first.next;
    expect(
      e4?.next.map(({ move, results: { wins, losses } }) => [move?.uci, wins, losses]),
    ).toEqual([
      ['e7e5', 40, 0],
      ['c7c5', 0, 20],
    ]);
  });

  test('the weakest line is named by its longest common moves', () => {
    const weak = reportOf(games).weakOpening;
    expect(weak?.line.map(({ uci }) => uci)).toEqual(['e2e4', 'c7c5']);
    expect(weak?.more.mean).toBeCloseTo(18, 0);
    expect(reportOf(games).book).toEqual({ own: 0, other: 60, moves: 4.5 });
  });

  test('a line is of one game, though mirror images share its positions', () => {
    const key = (uci: string, name: string): OpeningPly => ({ uci, text: uci, key: name });
    const left = [key('b3e3', 'cannon'), key('b10c8', 'horse'), key('b1c3', 'both')];
    const right = [key('h3e3', 'cannon'), key('h10g8', 'horse'), key('h1g3', 'both')];
    const mirrored = times(40, (i) =>
      gameWith({ opening: i % 2 === 0 ? right : left.with(1, key('b10c8', 'horse')) }),
    );
    const { first } = reportOf(mirrored).openings;
    expect(linesIn(first).map(({ line }) => line)).toEqual([right]);
    const turned = reportOf(mirrored.toReversed()).openings;
    expect(linesIn(turned.first).map(({ line }) => line)).toEqual([left]);
  });

  test('the repertoire is left at the first move of yours that it does not have', () => {
    const root = repertoireOf('e2e4 e7e5 f1c4', 'e2e4 c7c5 g1f3');
    const keyed = (moves: string): OpeningPly[] =>
      lineOf(moves).map(({ uci, key }) => ({ uci, key, text: uci }));
    const played = ['e2e4 e7e5 g1f3', 'e2e4 e7e5 g1f3', 'e2e4 c7c5 g1f3', 'd2d4', 'e2e4 a7a6'];
    const found = leftRepertoire(
      root,
      'first',
      played.map((moves) => gameWith({ opening: keyed(moves) })),
    );
    expect(found).toMatchObject({ games: 5, own: 3, other: 1 });
    expect(
      found?.places.map(({ line, games, instead }) => [line.at(-1)?.uci, games, instead]),
    ).toEqual([
      ['g1f3', 2, undefined],
      ['d2d4', 1, 'e2e4'],
    ]);
    expect(leftRepertoire(EMPTY, 'first', games)).toBeNull();
  });

  test('games from other positions have no opening', () => {
    const others = games.map((game) => ({ ...game, start: 'fen' }));
    expect(reportOf(others).openings.first.games).toHaveLength(0);
  });
});

describe('time', () => {
  const timed = (i: number): JudgedGame =>
    gameWith({
      hasClock: true,
      moves: [
        moveThatLoses(i % 2 === 0 ? 30 : 0, { seconds: 3, left: 120 }),
        moveThatLoses(0, { seconds: 90, left: 300, before: 0.99 }),
        moveThatLoses(30, { seconds: 3, left: 8 }),
      ],
      ...(i < 5 && { flagged: i < 2 ? 0.1 : 0.8 }),
    });

  test('haste, idle thoughts and flags are told apart', () => {
    const { time, points } = reportOf(times(20, timed));
    expect(time).toMatchObject({ games: 20, idle: { moves: 20 }, flags: { all: 5, alive: 3 } });
    expect(time?.hasty).toHaveLength(10);
    expect(points.by.time?.mean).toBeCloseTo((2 * 10 + 3 * 80) / 20);
    expect(kindsOf(times(20, timed))).toContain('haste');
  });

  test('games without clocks say nothing of time', () => {
    expect(reportOf(times(20, (i) => ({ ...timed(i), hasClock: false }))).time).toBeNull();
  });
});

test('the accuracy of a game is that of its review in Analysis', () => {
  const scores = [30, 40, -260, -900, -1_700].map(
    (value) => ({ kind: 'centipawns', value }) as const,
  );
  const losses = scores
    .slice(1)
    .map((after, i) => lossOf('first', scores[i] ?? after, after, i === 0));
  const moves = losses.map(({ loss, accuracy }, i) =>
    moveThatLoses(100 * loss, {
      accuracy,
      before: share(scores[i] ?? { kind: 'mateIn', moves: 1 }),
    }),
  );
  expect(accuracyOfGame(gameWith({ moves }))).toBeCloseTo(
    reviewOf('first', losses)?.accuracy ?? 0,
    10,
  );
  expect(accuracyOfGame(gameWith())).toBe(100);
});

test('deaths are counted by square and side', () => {
  const games = times(20, (i) =>
    gameWith({ side: i < 5 ? 'second' : 'first', deaths: ['e4', 'd5'] }),
  );
  const { deaths } = reportOf(games);
  expect(deaths.first.get('e4')).toBe(15);
  expect(deaths.second.get('d5')).toBe(5);
});

test('the first screen shows different kinds, the dearest first', () => {
  const finding = (kind: string, loss: number) => ({ kind, loss, mistakes: [] }) as never;
  const all = [
    finding('phase', 9),
    finding('ending', 5),
    finding('ending', 4),
    finding('haste', 1),
  ];
  expect(firstFindings(all).map(({ kind }) => kind)).toEqual(['phase', 'ending', 'haste']);
  expect(firstFindings(all.slice(1, 3))).toHaveLength(2);
});
