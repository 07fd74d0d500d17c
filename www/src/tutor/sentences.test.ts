import { expect, test } from 'vitest';
import { en as page } from '../i18n/en.ts';
import type { LineGain, LineMotif, NotatedMove } from '../protocol/index.ts';
import { arrowsOf, shownMoves } from './arrows.ts';
import { isWorse } from './exact.ts';
import type { Explanation, TutorLine } from './explain.ts';
import { en } from './i18n/en.ts';
import { mostTelling, tell } from './sentences.ts';

const move = (text: string): NotatedMove =>
  ({ uci: text, from: 'a1', to: 'b2', text }) as NotatedMove;

const FORK: LineMotif = {
  name: 'fork',
  ply: 0,
  pieces: [
    { square: 'c7', side: 'second', kind: 'N' },
    { square: 'a8', side: 'first', kind: 'R' },
    { square: 'e8', side: 'first', kind: 'K' },
  ],
};
const UNDEFENDED: LineMotif = {
  name: 'undefended',
  ply: 2,
  pieces: [{ square: 'a8', side: 'first', kind: 'R' }],
};

function line(more: Partial<TutorLine>, texts = ['Nc7+', 'Kd7', 'Nxa8', 'h6']): TutorLine {
  const from: TutorLine['from'] = { game: 'chess', moves: [] };
  return { from, moves: texts.map(move), mate: undefined, gain: undefined, ...more };
}

function gain(more: Partial<LineGain>): LineGain {
  return {
    winsGame: false,
    perpetualCheck: false,
    won: [],
    lost: [],
    plies: 3,
    motifs: [],
    ...more,
  };
}

/** What is said of a move of White. */
function told(more: Partial<Explanation>) {
  const explanation: Explanation = {
    mover: 'first',
    played: move('h3'),
    exact: undefined,
    isMistake: true,
    reply: undefined,
    better: undefined,
    ...more,
  };
  return tell(explanation, page.games.chess, en);
}

test('what a move allows: the pieces, and the motif that says most', () => {
  const reply = line({ gain: gain({ won: ['R'], motifs: [FORK, UNDEFENDED] }) });
  expect(told({ reply }).reply?.sentences).toEqual([
    'After Nc7+ Black wins a rook.',
    'Fork: the knight on c7 attacks the rook on a8 and the king on e8.',
  ]);
});

test('a draw by perpetual check', () => {
  const reply = line({ gain: gain({ perpetualCheck: true }) });
  expect(told({ reply }).reply?.sentences).toEqual(['After Nc7+ Black draws by perpetual check.']);
});

test('a mate has its name', () => {
  const better = line({ mate: 2, gain: gain({ winsGame: true, mate: 'smothered' }) });
  expect(told({ better }).better?.sentences).toEqual([
    'Missed: after Nc7+ White mates in 2.',
    'Mating pattern: smothered mate.',
  ]);
});

test('what a move misses: pieces for others', () => {
  const better = line({ gain: gain({ won: ['Q', 'P', 'P'], lost: ['R'], motifs: [UNDEFENDED] }) });
  expect(told({ better }).better?.sentences).toEqual([
    'Missed: after Nc7+ White wins a queen and two pawns for a rook.',
    'Nxa8: Nothing defends the rook on a8.',
  ]);
});

test('a mate is counted in moves, and nothing else is said', () => {
  const mated = (more: Partial<TutorLine>) => told({ reply: line(more) }).reply?.sentences;
  expect(mated({ mate: 1 })).toEqual(['After Nc7+ Black mates at once.']);
  expect(mated({ gain: gain({ winsGame: true, motifs: [FORK] }) })).toEqual([
    'After Nc7+ Black mates in 2.',
  ]);
});

test('of a line that gains nothing for certain nothing is said', () => {
  expect(told({ reply: line({}) }).reply?.sentences).toEqual([]);
});

test.each([
  [{ kind: 'win', moves: 3 }, { kind: 'win', moves: 9 }, 'Still wins, 6 moves longer.', true],
  [{ kind: 'win', moves: 3 }, { kind: 'win', moves: 3 }, 'Exact: no faster win.', false],
  [{ kind: 'win', moves: 3 }, { kind: 'draw' }, 'Throws the win away: now a draw.', true],
  [{ kind: 'win', moves: 3 }, { kind: 'loss', moves: 2 }, 'Throws the win away: now lost.', true],
  [{ kind: 'draw' }, { kind: 'loss', moves: 2 }, 'Throws the draw away: now lost.', true],
  [{ kind: 'draw' }, { kind: 'draw' }, 'Exact: still a draw.', false],
  [
    { kind: 'loss', moves: 5 },
    { kind: 'loss', moves: 4 },
    'Lost anyway, mated 1 move sooner.',
    true,
  ],
] as const)('exact results: %o, then %o', (before, after, sentence, worse) => {
  const best = { plies: 0, moves: 0, ...before };
  const played = { plies: 0, moves: 0, ...after };
  expect(told({ exact: { best, played } as Explanation['exact'] }).exact).toBe(sentence);
  expect(isWorse(best as never, played as never)).toBe(worse);
});

test('at most two motifs, in the order of the line', () => {
  const pin: LineMotif = { ...UNDEFENDED, name: 'pinnedPiece', ply: 0 };
  const trapped: LineMotif = { ...UNDEFENDED, name: 'trapped', ply: 4 };
  const late: LineMotif = { ...FORK, ply: 2 };
  expect(mostTelling([pin, UNDEFENDED, late, trapped])).toEqual([late, trapped]);
  expect(mostTelling([UNDEFENDED])).toEqual([UNDEFENDED]);
});

test('a line is shown until something is gained; a fork when it stands on the board', () => {
  const forks = line({ gain: gain({ won: ['R'], motifs: [FORK] }) });
  expect(shownMoves(forks)).toHaveLength(3);
  expect(shownMoves(line({ mate: 2 }))).toHaveLength(3);
  const next = { from: 'a1', to: 'b2', tone: 'accent' };
  expect(arrowsOf(forks, 0)).toEqual([next]);
  expect(arrowsOf(forks, 1)).toEqual([
    { from: 'c7', to: 'a8', tone: 'bad' },
    { from: 'c7', to: 'e8', tone: 'bad' },
    next,
  ]);
  expect(arrowsOf(forks, 3)).toEqual([]);
});
