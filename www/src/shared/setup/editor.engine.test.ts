import '@chariot/engine/testing/browser';
import { engineOf } from '@chariot/engine/testing';
import type { GameName } from '@chariot/protocol';
import { expect, test, vi } from 'vitest';
import { fetchForEachGame } from '../games/index.ts';
import { PositionEditor } from './editor.ts';

const games = await fetchForEachGame(({ analysis }) => analysis());
const SIZES = { chess: { files: 8, ranks: 8 }, xiangqi: { files: 9, ranks: 10 } };

async function edit(game: GameName, fen?: string): Promise<PositionEditor> {
  const engine = await engineOf(game);
  const { fields } = games[game];
  const editor = new PositionEditor({ game, size: SIZES[game], engine, fields });
  await editor.open(fen);
  return editor;
}

const verdictOf = ({ verdict: { value } }: PositionEditor) =>
  value?.kind === 'legal' ? value.view.fen : value?.error.kind;

test('the usual start can be changed piece by piece, and the engine says what is legal', async () => {
  const editor = await edit('xiangqi');
  const start = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1';
  expect([editor.fen.value, verdictOf(editor)]).toEqual([start, start]);
  const { pieces } = editor.draft.value;
  editor.change({ pieces: pieces.filter(({ square }) => square !== 'e1'), toMove: 'second' });
  await vi.waitFor(() => expect(verdictOf(editor)).toBe('KINGS'));
  expect(editor.fen.value).toBe(start.replace('RNBAKABNR w', 'RNBA1ABNR b'));
});

test('rights and counters are those that the position allows', async () => {
  const fen = 'r3k2r/pp5p/8/3pPp2/8/8/PP5P/R3K2R w KQkq d6 0 3';
  const editor = await edit('chess', fen);
  expect(verdictOf(editor)).toBe(fen);
  expect(editor.possible.value).toEqual({ castling: 'KQkq', enPassant: ['d6', 'f6'] });
  editor.change({ castling: 'KQk', enPassant: 'f6', moveNumber: 12 });
  const changed = fen.replace('KQkq d6 0 3', 'KQk f6 0 12');
  await vi.waitFor(() => expect(verdictOf(editor)).toBe(changed));
  expect(editor.fen.value).toBe(changed);
  editor.change({ pieces: editor.draft.value.pieces.filter(({ square }) => square !== 'h1') });
  await vi.waitFor(() => expect(editor.possible.value.castling).toBe('Qkq'));
  await vi.waitFor(() => expect(editor.fen.value).toContain(' w Qk f6 0 12'));
  editor.change({ toMove: 'second' });
  await vi.waitFor(() => expect(editor.fen.value).toContain(' b Qk - 0 12'));
});

test('castling of Chess960 is offered where a FEN has it, not where a king is only put elsewhere', async () => {
  const editor = await edit('chess', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
  const moved = editor.draft.value.pieces.map((piece) =>
    piece.square === 'e1' ? { ...piece, square: 'd1' } : piece,
  );
  editor.change({ pieces: moved });
  await vi.waitFor(() => expect(verdictOf(editor)).toContain('/R2K3R w kq - 0 1'));
  expect(editor.possible.value.castling).toBe('kq');
  await editor.type('r3k2r/8/8/8/8/8/8/R2K3R w KQkq - 0 1');
  expect(editor.possible.value.castling).toBe('KQkq');
});

test('the board follows a FEN as far as it can be read, and stays with one that cannot', async () => {
  const editor = await edit('chess', '4k3/8/8/8/8/8/8/R6R w - - 7 30');
  expect(verdictOf(editor)).toBe('KINGS');
  expect(editor.draft.value).toMatchObject({ halfmoveClock: 7, moveNumber: 30 });
  const before = editor.draft.value;
  await editor.type('hello');
  expect(editor.draft.value).toBe(before);
  expect(editor.typed.value).toBe('hello');
  const king = { square: 'e1', side: 'first', kind: 'K' } as const;
  editor.change({ pieces: [...before.pieces, king] });
  await vi.waitFor(() => expect(verdictOf(editor)).toBe('4k3/8/8/8/8/8/8/R3K2R w - - 7 30'));
  expect(editor.typed.value).toBeNull();
});

test('while a change is being checked the last answer is known to be about an earlier position', async () => {
  const editor = await edit('chess', '8/8/1K6/8/8/8/8/k7 w - - 0 1');
  expect(editor.isChecking.value).toBe(false);
  const bare = verdictOf(editor);
  editor.change({
    pieces: [...editor.draft.value.pieces, { square: 'h2', side: 'first', kind: 'R' }],
  });
  expect([editor.isChecking.value, verdictOf(editor)]).toEqual([true, bare]);
  await vi.waitFor(() => expect(editor.isChecking.value).toBe(false));
  expect(verdictOf(editor)).toBe('8/8/1K6/8/8/8/7R/k7 w - - 0 1');
  const typed = editor.type('hello');
  expect(editor.isChecking.value).toBe(true);
  await typed;
  expect(editor.isChecking.value).toBe(false);
});
