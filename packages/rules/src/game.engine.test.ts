import { engineOf } from '@chariot/engine/testing';
import type { GameName, NotatedMove } from '@chariot/protocol';
import { Chess as Theirs } from 'chess.js';
import { describe, expect, test } from 'vitest';
import { chosen, RULES, seeded } from './rules.testing.ts';

const { chess, xiangqi } = RULES;
const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';

// Counts: the Chess Programming Wiki's pages on perft.
test.each<[GameName, string | undefined, number, number]>([
  ['chess', undefined, 4, 197_281],
  ['chess', KIWIPETE, 3, 97_862],
  ['chess', '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', 4, 43_238],
  ['chess', 'r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1', 3, 9_467],
  ['chess', 'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9', 3, 12_189],
  ['xiangqi', undefined, 3, 79_666],
  ['xiangqi', 'r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1', 3, 43_929],
])('perft of %s from %s at %d', (game, fen, depth, count) => {
  expect(RULES[game].newGame(fen).perft(depth)).toBe(count);
});

test('random games of chess agree with chess.js', () => {
  const random = seeded(7);
  for (let round = 0; round < 4; round += 1) {
    const theirs = new Theirs();
    const ours = chess.newGame();
    for (let ply = 0; ply < 60 && !theirs.isGameOver(); ply += 1) {
      const moves = ours.legalMoves();
      expect(moves.map(({ text }) => text).sort()).toEqual(theirs.moves().sort());
      const move = chosen(moves, random);
      if (!move) break;
      ours.play(move);
      theirs.move(move.text);
      expect(ours.fen).toBe(theirs.fen());
      expect(ours.inCheck).toBe(theirs.isCheck());
    }
    expect(ours.status().over).toBe(theirs.isGameOver());
    while (ours.undo()) theirs.undo();
    expect(ours.fen).toBe(theirs.fen());
  }
});

test.each<GameName>(['chess', 'xiangqi'])(
  'random games of %s agree with the engine',
  async (name) => {
    const random = seeded(3);
    const engine = await engineOf(name);
    const game = RULES[name].newGame();
    for (let ply = 0; ply < 60 && !game.status().over; ply += 1) {
      const { uci } = chosen(game.legalMoves(), random) ?? { uci: '' };
      game.play(uci);
    }
    const moves = game.history().map(({ uci }) => uci);
    const reply = await engine.ask('view', { game: name, start: undefined, moves, style: 'usual' });
    if ('error' in reply) throw new Error(JSON.stringify(reply));
    const seen = reply.view;
    const known = ({ uci, from, to, text, captured, castling, promotion }: NotatedMove) => {
      return { uci, from, to, text, captured, castling, promotion };
    };
    expect(game.fen).toBe(seen.fen);
    expect(game.pieces()).toEqual(seen.pieces);
    expect(game.legalMoves().map(known)).toEqual(seen.moves.map(known));
    expect(game.history().map(known)).toEqual(seen.history.map(known));
  },
);

describe('moves', () => {
  test('in any notation, by squares, and as listed', () => {
    const game = chess.newGame();
    for (const move of ['e4', 'e7e5', { from: 'g1', to: 'f3' }]) game.play(move);
    game.play(game.legalMoves({ from: 'b8' })[0] ?? '');
    expect(game.history().map(({ text }) => text)).toEqual(['e4', 'e5', 'Nf3', 'Na6']);
    expect(game.legalUci({ from: 'f1' })).toHaveLength(5);
    expect(game.isLegal('O-O')).toBe(false);
    expect(game.san('f1e2')).toBe('Be2');
    const red = xiangqi.newGame();
    expect(red.play('炮二平五')).toMatchObject({ uci: 'h3e3', text: 'C2=5', piece: 'C' });
    expect(red.san('h10g8', 'zh-hans')).toBe('马８进７');
    expect(red.legalMoves({ from: 'h10', notation: 'iccs' }).map(({ text }) => text)).toEqual([
      'h9g7',
      'h9i7',
    ]);
  });

  test('promotions, en passant and castling, in Chess960 too', () => {
    const game = chess.newGame('4k3/P7/8/8/8/8/8/4K2R w K - 0 1');
    expect(game.play({ from: 'a7', to: 'a8', promotion: 'N' }).text).toBe('a8=N');
    game.undo();
    expect(game.play('O-O')).toMatchObject({ castling: { kingTo: 'g1', rookFrom: 'h1' } });
    const passing = chess.newGame('4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1');
    passing.play('d4');
    expect(passing.play('exd3').captured).toEqual({ square: 'd4', side: 'first', kind: 'P' });
    const shuffled = chess.newGame('2k5/8/8/8/8/8/8/1RKR4 w DB - 0 1');
    expect(shuffled.legalUci({ from: 'c1' })).toContain('c1d1');
    expect(shuffled.play('O-O').castling).toEqual({ kingTo: 'g1', rookFrom: 'd1' });
  });
});

test.each<[GameName, string, string[], object]>([
  ['chess', '', ['f3', 'e5', 'g4', 'Qh4'], { result: '0-1', termination: 'checkmate' }],
  ['chess', '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', [], { result: '1/2-1/2', termination: 'stalemate' }],
  ['chess', '7k/8/6K1/8/8/8/8/8 b - - 0 1', [], { termination: 'insufficientMaterial' }],
  ['chess', '7k/8/6K1/8/8/8/R7/8 b - - 99 80', ['Kg8'], { termination: 'moveLimit' }],
  [
    'chess',
    '',
    ['Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nf3', 'Nf6', 'Ng1', 'Ng8'],
    { termination: 'repetition', repetitions: 3, description: 'threefold repetition' },
  ],
  ['xiangqi', '3k5/9/9/9/9/9/9/9/4R4/4K4 b - - 0 1', [], { over: false }],
  [
    'xiangqi',
    '4k4/9/9/9/9/9/9/R8/9/3K5 w - - 0 1',
    ['a3e3', 'e10f10', 'e3f3', 'f10e10', 'f3e3', 'e10f10', 'e3f3', 'f10e10', 'f3e3'],
    { winner: 'second', termination: 'perpetualCheck' },
  ],
])('how a game of %s from %s ends after %j', (game, fen, moves, status) => {
  const line = RULES[game].newGame(fen || undefined);
  for (const move of moves) line.play(move);
  expect(line.status()).toMatchObject(status);
});

test('attackers, pieces and boards', () => {
  const game = chess.newGame(KIWIPETE);
  expect(game.attackers('f6', 'first')).toEqual(['f3']);
  expect(game.isAttacked('e5', 'second')).toBe(false);
  expect(xiangqi.newGame().attackers('c10', 'second')).toEqual([]);
  expect(game.pieceOn('e8')).toEqual({ square: 'e8', side: 'second', kind: 'K' });
  expect(xiangqi.newGame().ascii().split('\n')[1]).toBe('10 | r  n  b  a  k  a  b  n  r |');
  expect(game.canWin('first')).toBe(true);
});

test('a board is set up piece by piece', () => {
  const game = chess.newGame();
  game.clear();
  expect(game.problem?.kind).toBe('KINGS');
  expect(() => game.legalMoves()).toThrow('has no');
  game.put({ side: 'first', kind: 'K' }, 'e1');
  game.put({ side: 'second', kind: 'K' }, 'e8');
  game.put({ side: 'first', kind: 'R' }, 'a1');
  expect(game.problem).toBeUndefined();
  expect(game.fen).toBe('4k3/8/8/8/8/8/8/R3K3 w - - 0 1');
  expect(game.remove('a1')?.kind).toBe('R');
  game.setTurn('second');
  expect(game.turn).toBe('second');
  expect(game.legalMoves()[0]?.side).toBe('second');
  for (const rights of ['K', '-']) {
    game.setUp(`4k3/8/8/8/8/8/8/4K2R w ${rights} - 0 1`);
    expect(game.isLegal('O-O')).toBe(rights === 'K');
  }
  game.reset();
  expect(game.fen).toBe(chess.newGame().fen);
});

test('many games use the same rules in turn', () => {
  const games = Array.from({ length: 20 }, () => chess.newGame());
  const random = seeded(5);
  for (let ply = 0; ply < 30; ply += 1) {
    for (const game of games) {
      const move = chosen(game.legalUci(), random);
      if (move) game.play(move);
    }
  }
  for (const game of games) {
    const copy = chess.newGame();
    for (const { uci } of game.history()) copy.play(uci);
    expect(copy.fen).toBe(game.fen);
    expect(game.clone().undo()).toEqual(game.undo());
  }
});
