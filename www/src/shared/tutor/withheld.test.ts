import type { NotatedMove } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { en as page } from '../i18n/en.ts';
import type { Explanation, TutorLine } from './explain.ts';
import { en } from './i18n/en.ts';
import { tellWithheld, withoutSecret } from './withheld.ts';

const move = (text: string): NotatedMove =>
  ({ uci: text, from: 'a1', to: 'b2', text }) as NotatedMove;

function line(texts: readonly string[], won: readonly string[] = []): TutorLine {
  const gain = { winsGame: false, perpetualCheck: false, won, lost: [], plies: 3, motifs: [] };
  return {
    from: { game: 'chess', moves: [] },
    moves: texts.map(move),
    mate: undefined,
    gain: won.length > 0 ? { ...gain, won: [...won], takes: undefined } : undefined,
    alike: [],
  };
}

const WRONG: Explanation = {
  numbering: { startMoveNumber: 1, startToMove: 'first' },
  mover: 'first',
  played: move('h3'),
  ending: undefined,
  isMistake: true,
  reply: undefined,
  better: line(['Nc7+', 'Kd7', 'Nxa8'], ['R']),
};

const said = (more: Partial<Explanation>): readonly string[] => {
  const { point, more: details } = tellWithheld({ ...WRONG, ...more }, page.games.chess, en);
  return [...point, ...details];
};

test('the hint after a wrong move names the motif without the move', () => {
  expect(said({})).toEqual(['Missed: White wins a rook.']);
  expect(said({ reply: line(['Qxb2'], ['P']) })).toEqual([
    'After Qxb2 Black wins a pawn.',
    'Missed: White wins a rook.',
  ]);
});

test('in an ending the moves that keep the result stay unsaid', () => {
  const ending = {
    best: { kind: 'win', moves: 9 },
    played: { kind: 'draw' },
    better: [move('Ke4')],
    facts: [],
  } as unknown as Explanation['ending'];
  expect(said({ ending, better: undefined })).toEqual(['Throws the win away: now a draw.']);
});

test('the refutation ends before the solution', () => {
  const moves = (one: TutorLine) => withoutSecret(one, 'Nc7+').moves.map(({ text }) => text);
  expect(moves(line(['Qxb2', 'Nc7+', 'Kd7'], ['P']))).toEqual(['Qxb2']);
  expect(moves(line(['Qxb2', 'Rb1', 'Qc3'], ['P']))).toEqual(['Qxb2', 'Rb1', 'Qc3']);
  expect(moves(line(['Kf7', 'Rb1', 'Ke6']))).toEqual(['Kf7']);
});
