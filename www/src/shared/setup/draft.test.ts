import { expect, test } from 'vitest';
import { fenOf, readDraft } from './draft.ts';

const CHESS = { files: 8, ranks: 8 };
const XIANGQI = { files: 9, ranks: 10 };
const KINDS = [...'KQRBNPAC'];

test.each([
  [CHESS, 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
  [CHESS, 'rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3'],
  [CHESS, '8/8/8/3k4/8/8/8/R3K3 b Q - 12 40'],
  [CHESS, '8/8/8/8/8/8/8/8 w - - 0 1'],
  [XIANGQI, 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1'],
  [XIANGQI, '3ak4/9/9/9/9/9/9/9/4R4/4K4 b - - 3 9'],
])('%o %s is read and written', (size, fen) => {
  const draft = readDraft(size, KINDS, fen);
  expect(draft && fenOf(size, draft)).toBe(fen);
});

test('what is missing or odd has its usual value', () => {
  expect(readDraft(CHESS, KINDS, '8/8/8/3k4/8/8/8/R3K3')).toMatchObject({
    toMove: 'first',
    castling: '',
    enPassant: '',
    halfmoves: 0,
    moveNumber: 1,
  });
  expect(readDraft(CHESS, KINDS, '8/8/8/3k4/8/8/8/R3K3 b - - x 1e9')).toMatchObject({
    toMove: 'second',
    halfmoves: 0,
    moveNumber: 1,
  });
});

test.each([
  '',
  'hello',
  '8/8/8/8/8/8/8',
  '8/8/8/8/8/8/8/9',
  '8/8/8/8/8/8/8/7',
  '8/8/8/8/8/8/8/7X',
  '8/8/8/8/8/8/8/8K',
  '/'.repeat(100_000),
])('%s is no board', (text) => {
  expect(readDraft(CHESS, KINDS, text)).toBeUndefined();
});
