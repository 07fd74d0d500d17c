import '@chariot/engine/testing/browser';
import { dhtmlxq, readGame } from '@chariot/game/pgn';
import { describe, expect, test } from 'vitest';
import { analysis as chess } from '../../shared/games/chess/analysis.ts';
import { analysis as xiangqi } from '../../shared/games/xiangqi/analysis.ts';
import { CHESSBASE, chessCom, DPXQ, lichess, withClocks } from './exports.testing.ts';
import { Players } from './players.ts';
import { type Skip, type SourceGame, sourceOf } from './source.ts';

const GAMES = { chess, xiangqi };
const ME = new Set(['me_myself', 'myself, me', '我']);

const read = (pgn: string): SourceGame | Skip => sourceOf(readGame(pgn), 'chess', ME, GAMES);

function game(pgn: string): SourceGame {
  const source = read(pgn);
  if (typeof source === 'string') throw new Error(source);
  return source;
}

describe('games of sites', () => {
  test('lichess: side, result, ratings and date', () => {
    expect(game(lichess())).toMatchObject({
      side: 'first',
      result: 'win',
      opponent: 'someone',
      rating: 1540,
      opponentRating: 1612,
      date: '2026.03.04 18:22:01',
      flagged: false,
    });
  });

  test('chess.com: side, result, ratings and date', () => {
    expect(game(chessCom())).toMatchObject({
      side: 'second',
      result: 'win',
      rating: 1503,
      opponentRating: 1488,
      date: '2026.03.05 09:00:59',
    });
  });

  test('ChessBase: names in another order, a year without a day', () => {
    const source = game(CHESSBASE);
    expect(source).toMatchObject({ side: 'first', result: 'draw', rating: 1890, date: '2025' });
    expect(source).not.toHaveProperty('opponentRating');
    expect(source.times?.[2]).toEqual({ spent: 72, left: null });
  });

  test('DhtmlXQ', () => {
    const [parsed] = dhtmlxq.read(DPXQ);
    if (!parsed) throw new Error('no game');
    expect(sourceOf(parsed, 'xiangqi', ME, GAMES)).toMatchObject({
      game: 'xiangqi',
      side: 'first',
      result: 'win',
      date: '2026.02.03',
    });
  });

  test.each<[string, string, Skip]>([
    ['Crazyhouse', lichess({ tags: { Variant: 'Crazyhouse' } }), 'variant'],
    ['Atomic', lichess({ tags: { Variant: 'Atomic' } }), 'variant'],
    ['Antichess', lichess({ tags: { Variant: 'Antichess' } }), 'variant'],
    ['Three-check', lichess({ tags: { Variant: 'Three-check' } }), 'variant'],
    ['King of the Hill', lichess({ tags: { Variant: 'King of the Hill' } }), 'variant'],
    ['Racing Kings', lichess({ tags: { Variant: 'Racing Kings' } }), 'variant'],
    ['Horde', lichess({ tags: { Variant: 'Horde' } }), 'variant'],
    ['bughouse of chess.com', chessCom({ tags: { Variant: 'Bughouse' } }), 'variant'],
    ['xiangqi among chess', lichess({ tags: { Variant: 'Xiangqi' } }), 'variant'],
    [
      'aborted',
      lichess({ moves: '1. e4', tags: { Result: '*', Termination: 'Abandoned' } }),
      'short',
    ],
    ['no move', lichess({ moves: '' }), 'short'],
    ['game abandoned at once', chessCom({ moves: '1. d4 d5' }), 'short'],
    ['of others', lichess({ tags: { White: 'one' } }), 'others'],
    ['against oneself', lichess({ tags: { Black: 'ME_MYSELF' } }), 'others'],
    ['anonymous', lichess({ tags: { White: '?' } }), 'others'],
  ])('is left out: %s', (_, pgn, skip) => {
    expect(read(pgn)).toBe(skip);
  });

  test.each<[string, string, Partial<SourceGame>]>([
    ['another letter case', lichess({ tags: { White: 'ME_myself' } }), { side: 'first' }],
    ['a bot', lichess({ tags: { BlackTitle: 'BOT', Black: 'maia1' } }), { opponent: 'maia1' }],
    ['a provisional rating', lichess({ tags: { WhiteElo: '1500?' } }), { rating: 1500 }],
    ['unfinished', lichess({ tags: { Result: '*' } }), { result: null }],
    [
      'Chess960',
      lichess({
        tags: {
          Variant: 'Chess960',
          SetUp: '1',
          FEN: 'nqbrkrbn/pppppppp/8/8/8/8/PPPPPPPP/NQBRKRBN w FDfd - 0 1',
        },
      }),
      { start: 'nqbrkrbn/pppppppp/8/8/8/8/PPPPPPPP/NQBRKRBN w FDfd - 0 1' },
    ],
    ['from a position', lichess({ tags: { Variant: 'From Position', FEN: 'x' } }), { start: 'x' }],
    [
      'lost on time',
      lichess({ tags: { Result: '0-1', Termination: 'Time forfeit' } }),
      { flagged: true },
    ],
    ['won on time', lichess({ tags: { Termination: 'Time forfeit' } }), { flagged: false }],
    [
      'lost on time at chess.com',
      chessCom({ tags: { Result: '1-0', Termination: 'someone won on time' } }),
      { flagged: true, result: 'loss' },
    ],
    [
      'a draw by timeout',
      chessCom({
        tags: { Result: '1/2-1/2', Termination: 'Game drawn by timeout vs insufficient material' },
      }),
      { flagged: false, result: 'draw' },
    ],
  ])('is read: %s', (_, pgn, expected) => {
    expect(game(pgn)).toMatchObject(expected);
  });
});

describe('clocks', () => {
  const timed = (times: readonly string[], control = '180+2'): SourceGame['times'] =>
    game(lichess({ tags: { TimeControl: control }, moves: withClocks(times) })).times;
  const twelve = (time: string): string[] => Array(12).fill(time);

  test('time spent is the difference and the increment', () => {
    const times = timed([
      '0:03:00',
      '0:02:58',
      '0:02:50',
      '0:02:59',
      ...twelve('0:02:00').slice(4),
    ]);
    expect(times?.slice(0, 4)).toEqual([
      { left: 180, spent: 2 },
      { left: 178, spent: 4 },
      { left: 170, spent: 12 },
      { left: 179, spent: 1 },
    ]);
  });

  test('tenths count', () => {
    expect(timed(['0:02:58.9', ...twelve('0:02:50.3').slice(1)])?.[0]?.left).toBe(178.9);
  });

  test('a clock that was set by hand tells no time spent', () => {
    expect(timed(['0:03:00', '0:03:00', '0:09:00', ...twelve('0:02:00').slice(3)])?.[2]).toEqual({
      left: 540,
      spent: null,
    });
  });

  test('without a time control the first move is unknown', () => {
    const times = timed(twelve('0:02:00'), '-');
    expect(times?.[0]?.spent).toBeNull();
    expect(times?.[2]?.spent).toBe(0);
  });

  test('games by correspondence, and clocks at few moves, have none', () => {
    expect(timed(twelve('23:59:00'), '1/86400')).toBeUndefined();
    expect(timed(twelve('120:00:00'), '604800')).toBeUndefined();
    expect(timed(['0:03:00'])).toBeUndefined();
    expect(timed(twelve('soon'))).toBeUndefined();
  });
});

test('the same game of two files has one id', () => {
  const one = game(lichess()).id;
  expect(game(lichess({ tags: { Opening: 'Another name', White: 'me_myself' } })).id).toBe(one);
  expect(game(lichess({ tags: { UTCDate: '2026.03.05' } })).id).not.toBe(one);
});

test('the player of most games comes first', () => {
  const row = (first: string, second: string) => ({ first, second }) as never;
  const players = new Players();
  for (const one of [row('Me', 'a'), row('b', 'me'), row('ME', 'a'), row('?', '')])
    players.add(one);
  expect(players.mostFrequent()).toEqual([
    { name: 'Me', games: 3 },
    { name: 'a', games: 2 },
    { name: 'b', games: 1 },
  ]);
});
