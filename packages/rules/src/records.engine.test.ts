import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { GameRecord, RecordedMove } from './records.ts';
import { RULES } from './rules.testing.ts';

const { chess, xiangqi } = RULES;
const FIXTURES = join(import.meta.dirname, '../../game/src/pgn/fixtures');
const STUDY = `[Event "A study"]
[White "Réti"]
[Result "1/2-1/2"]

{ Before. } 1. e4 $1 { [%clk 0:10:00] Best by test. } e5 (1... c5 { Sharp. } 2. Nf3 (2. c3)) (1... c6)
2. Nf3 { [%cal Gf3e5] [%eval 0.2] } Nc6 1/2-1/2`;

/** The moves as PGN keeps them, which loses the order of shapes. */
function kept({ moves, comment, start }: GameRecord): object {
  const line = (all: readonly RecordedMove[]): object[] =>
    all.map(({ text, comment, before, nags, clock, commands, shapes = [], variations = [] }) => {
      const drawn = shapes.map((shape) => Object.values(shape).join()).sort();
      return { text, comment, before, nags, clock, commands, drawn, more: variations.map(line) };
    });
  return { comment, start, moves: line(moves) };
}

test('a game with everything in it', () => {
  const [record] = chess.read(STUDY);
  expect(record?.error).toBeUndefined();
  expect(record).toMatchObject({
    comment: 'Before.',
    result: '1/2-1/2',
    tags: { Event: 'A study', White: 'Réti' },
    moves: [
      { text: 'e4', nags: [1], clock: '0:10:00', comment: 'Best by test.' },
      { text: 'e5', variations: [[{ text: 'c5' }, { text: 'Nf3' }], [{ text: 'c6' }]] },
      {
        text: 'Nf3',
        shapes: [{ brush: 'green', from: 'f3', to: 'e5' }],
        commands: [['eval', '0.2']],
      },
      { text: 'Nc6', fen: 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3' },
    ],
  });
  if (!record) return;
  expect(chess.read(chess.pgn(record)).map(kept)).toEqual([kept(record)]);
  expect(chess.newGame(record).plies).toBe(4);
});

const files = readdirSync(FIXTURES).filter((name) => name.endsWith('.pgn'));
test.each(files)('%s is written as it was read', (name) => {
  const rules = name.startsWith('xiangqi') ? xiangqi : chess;
  const records = rules.read(readFileSync(join(FIXTURES, name), 'utf8'));
  expect(records.length).toBeGreaterThan(0);
  for (const record of records) {
    // Some hold a null move, or a variation that is not legal.
    if (record.error) expect(['SYNTAX', 'ILLEGAL_MOVE']).toContain(record.error.kind);
    const again = rules.read(rules.pgn(record));
    expect(again.map(kept)).toEqual([kept(record)]);
    expect(again[0]?.tags).toMatchObject({ Event: record.tags.Event ?? '?' });
  }
});

test('xiangqi in DhtmlXQ and in every notation of PGN', () => {
  const game = xiangqi.newGame();
  for (const move of ['炮二平五', '马8进7', '马二进三', '车9平8']) game.play(move);
  const record = {
    moves: game.history().map((move, i) => ({
      ...move,
      comment: `第${i + 1}步`,
      ...(i === 1 && { variations: [[{ uci: 'b10c8' }, { uci: 'h1g3' }]] }),
    })),
    tags: { Red: '胡荣华', Black: '吕钦', Result: '1-0' },
    comment: '［开局］',
  };
  const text = xiangqi.dhtmlxq(record);
  expect(text).toContain('[DhtmlXQ_movelist]7747706279678070[/DhtmlXQ_movelist]');
  expect(text).toContain('[DhtmlXQ_move_0_2_1]10227967[/DhtmlXQ_move_0_2_1]');
  const [read] = xiangqi.read(text);
  expect(read).toMatchObject({ ...record, moves: read?.moves, tags: record.tags });
  expect(read?.moves.map(({ uci, comment }) => [uci, comment])).toEqual(
    record.moves.map(({ uci, comment }) => [uci, comment]),
  );
  expect(read?.moves[1]?.variations?.[0]?.map(({ uci }) => uci)).toEqual(['b10c8', 'h1g3']);
  for (const notation of ['wxf', 'iccs', 'zh-hans', 'zh-hant'] as const) {
    const [one] = xiangqi.read(xiangqi.pgn(game, { notation, tags: { Red: '胡' } }));
    expect(one?.tags.Red).toBe('胡');
    expect(one?.moves.map(({ uci }) => uci)).toEqual(game.history().map(({ uci }) => uci));
  }
  expect(() => chess.dhtmlxq(chess.newGame())).toThrow('DhtmlXQ');
});

test('Chess960 and a start of one’s own', () => {
  const fen = 'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9';
  const game = chess.newGame(fen);
  game.play('Nf3');
  expect(chess.pgn(chess.newGame())).not.toContain('FEN');
  const pgn = chess.pgn(game);
  expect(pgn).toContain('[Variant "Chess960"]\n[SetUp "1"]');
  expect(chess.read(pgn)[0]).toMatchObject({
    start: fen.replace('HFhf', 'KQkq'),
    moves: [{ uci: 'e1f3' }],
  });
});

test('deep variations and long games take no stack, and little time', () => {
  const deep = `1. e4 ${'(1. d4 (1. c4 '.repeat(3_000)}${'))'.repeat(3_000)} e5 *`;
  const [record] = chess.read(deep);
  expect(record?.moves.map(({ text }) => text)).toEqual(['e4', 'e5']);
  const shuffle = 'Nf3 Nf6 Ng1 Ng8 '.repeat(1_000);
  const [long] = chess.read(shuffle);
  expect(long?.moves).toHaveLength(4_000);
  expect(long && chess.read(chess.pgn(long))[0]?.moves).toHaveLength(4_000);
  const cyclic: { uci: string; variations: unknown[] } = { uci: 'e2e4', variations: [] };
  cyclic.variations.push([cyclic]);
  expect(() => chess.pgn({ moves: [cyclic] } as never)).toThrow('at most 20000 moves');
});
