import type { LineGain, LineMotif, MoveInEnding, NotatedMove } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { en as page } from '../i18n/en.ts';
import { zh as zhPage } from '../i18n/zh.ts';
import type { Explanation, TutorLine } from './explain.ts';
import { en } from './i18n/en.ts';
import { zh as zhTutor } from './i18n/zh.ts';
import type { Merit } from './merits.ts';
import { isWorse, mostTelling, tell, tellMerits } from './sentences.ts';
import { arrowsOf, shownMoves } from './why.ts';

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
  return { from, moves: texts.map(move), mate: undefined, gain: undefined, alike: [], ...more };
}

function gain(more: Partial<LineGain>): LineGain {
  return {
    winsGame: false,
    perpetualCheck: false,
    won: [],
    lost: [],
    plies: 3,
    takes: undefined,
    motifs: [],
    ...more,
  };
}

/** A move of White without any facts. */
const NOTHING: Explanation = {
  numbering: { startMoveNumber: 1, startToMove: 'first' },
  mover: 'first',
  played: move('h3'),
  ending: undefined,
  isMistake: true,
  reply: undefined,
  better: undefined,
};

/** The explanation of a move of White. */
function told(more: Partial<Explanation>) {
  return tell({ ...NOTHING, ...more }, page.games.chess, en);
}

test('what a move allows: the pieces, and the motif that says most', () => {
  const reply = line({ gain: gain({ won: ['R'], motifs: [FORK, UNDEFENDED] }) });
  expect(told({ reply }).reply?.sentences).toEqual([
    'After Nc7+ Black wins a rook.',
    'Fork: the knight on c7 attacks the rook on a8 and the king on e8.',
  ]);
});

test('in Chinese a piece of xiangqi stands on a file of its side', () => {
  const simplified = <T>(text: T): T => text;
  const { xiangqi } = zhPage(simplified).games;
  expect(xiangqi.placed?.('first', 'C', 'h3')).toBe('二路炮');
  expect(xiangqi.placed?.('second', 'C', 'h8')).toBe('８路炮');
  const motif: LineMotif = {
    name: 'fork',
    ply: 0,
    pieces: [
      { square: 'c9', side: 'first', kind: 'N' },
      { square: 'a10', side: 'second', kind: 'R' },
      { square: 'e10', side: 'second', kind: 'K' },
    ],
  };
  const from: TutorLine['from'] = { game: 'xiangqi', moves: [] };
  const reply = line({ from, gain: gain({ won: ['R'], motifs: [motif] }) }, ['马八进七']);
  const told = tell({ ...NOTHING, reply }, xiangqi, zhTutor(simplified));
  expect(told.reply?.sentences[1]).toBe('捉双：七路马同时攻击１路车和５路将。');
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
  const better = line({ gain: gain({ won: ['R', 'P', 'P'], lost: ['B'], motifs: [UNDEFENDED] }) });
  expect(told({ better }).better?.sentences).toEqual([
    'Missed: after Nc7+ White wins a rook and two pawns for a bishop.',
    'Nxa8: Nothing defends the rook on a8.',
  ]);
});

test('a piece captured by the way is not the point', () => {
  const better = line({ gain: gain({ won: ['Q', 'R'], lost: ['N'], motifs: [UNDEFENDED] }) });
  expect(told({ better }).better?.sentences).toEqual([
    'Missed: after Nc7+ White wins a queen and a rook for a knight.',
  ]);
});

test('a discovered attack on the king is a discovered check', () => {
  const [knight, rook, king] = FORK.pieces;
  const check = (target: typeof king): LineMotif => ({
    name: 'discoveredAttack',
    ply: 0,
    pieces: [knight, rook, target].flatMap((piece) => piece ?? []),
  });
  const said = (target: typeof king) =>
    told({ reply: line({ gain: gain({ won: ['R'], motifs: [check(target)] }) }) }).reply?.motifs;
  expect(said(king)).toEqual([
    'Discovered check: the knight on c7 has moved, and the rook on a8 gives check.',
  ]);
  expect(said(rook)?.[0]).toContain('Discovered attack: ');
});

test('a mate is counted in moves, and nothing else is said', () => {
  const mated = (more: Partial<TutorLine>) => told({ reply: line(more) }).reply?.sentences;
  expect(mated({ mate: 1 })).toEqual(['After Nc7+ Black mates at once.']);
  expect(mated({ gain: gain({ winsGame: true, motifs: [FORK] }) })).toEqual([
    'After Nc7+ Black mates in 2.',
  ]);
});

const QUEEN = { square: 'e6', side: 'first', kind: 'Q' } as const;

test('a queen left to be taken is the point, and the rest of the line a detail', () => {
  const won = ['Q', 'N', 'P', 'P'];
  const reply = line({ gain: gain({ won, lost: ['B'], takes: QUEEN, motifs: [FORK] }) }, ['Qxe6+']);
  expect(told({ reply })).toMatchObject({
    point: ['The queen on e6 can be taken: Qxe6+.'],
    more: [
      'After Qxe6+ Black wins a queen, a knight and two pawns for a bishop.',
      'Fork: the knight on c7 attacks the rook on a8 and the king on e8.',
    ],
  });
  const alone = line({ gain: gain({ won: ['Q'], takes: QUEEN }) }, ['Qxe6+']);
  expect(told({ reply: alone }).more).toEqual([]);
  expect(told({ better: alone }).point).toEqual([
    'Missed: the queen on e6 could have been taken: Qxe6+.',
  ]);
});

test.each<[string, Partial<TutorLine>, Partial<TutorLine>, string]>([
  [
    'mate before a chance',
    { mate: 2 },
    { gain: gain({ won: ['Q'] }) },
    'After Nc7+ Black mates in 2.',
  ],
  [
    'a short missed mate before a loss',
    { gain: gain({ won: ['R'] }) },
    { mate: 3 },
    'Missed: after Nc7+ White mates in 3.',
  ],
  [
    'a loss before a long missed mate',
    { gain: gain({ won: ['R'] }) },
    { mate: 6 },
    'After Nc7+ Black wins a rook.',
  ],
  [
    'a loss before a chance',
    { gain: gain({ won: ['N'] }) },
    { gain: gain({ won: ['N'] }) },
    'After Nc7+ Black wins a knight.',
  ],
])('the point: %s', (_, reply, better, first) => {
  const { point, more } = told({ reply: line(reply), better: line(better) });
  expect(point[0]).toBe(first);
  expect(more).toHaveLength(1);
});

test('exact results are the point, and lines are details', () => {
  const ending: MoveInEnding = { best: WIN, played: DRAW, better: [move('Kd6')], facts: [] };
  const { point, more } = told({ ending, better: line({ mate: 2 }) });
  expect(point).toEqual(['Throws the win away: now a draw.', 'Only Kd6 wins.']);
  expect(more).toEqual(['Missed: after Nc7+ White mates in 2.']);
});

test('a motif that nobody sees coming is not named', () => {
  expect(mostTelling([{ ...FORK, ply: 5 }])).toEqual([]);
  expect(mostTelling([{ ...FORK, ply: 4 }])).toHaveLength(1);
});

test('why a move is good', () => {
  const wins = line({ gain: gain({ won: ['R'] }) });
  const mates = line({ gain: gain({ winsGame: true, plies: 1 }) }, ['Qxf7#']);
  const merits: Merit[] = [
    { kind: 'onlyLegal' },
    { kind: 'takesBack', piece: QUEEN },
    { kind: 'onlyGood', instead: move('h6'), line: wins },
    { kind: 'onlyGood', instead: move('h6'), line: undefined },
    { kind: 'onlyKeeps', piece: 'R', count: 1, instead: move('h6'), line: wins },
    { kind: 'onlyKeeps', piece: 'N', count: 2, instead: move('h6'), line: wins },
    { kind: 'wins', line: wins },
    { kind: 'threatens', line: mates },
    { kind: 'threatens', line: wins },
    { kind: 'meets', line: mates },
  ];
  expect(tellMerits(merits, NOTHING, page.games.chess, en)).toEqual([
    'The only legal move.',
    'Recaptures the queen on e6.',
    'Every move but h3 is clearly worse.',
    'If h6, then Nc7+, and Black wins a rook.',
    'Every move but h3 is clearly worse.',
    'Only h3 keeps the rook.',
    'If h6, then Nc7+, and Black wins a rook.',
    'Only h3 keeps both knights.',
    'If h6, then Nc7+, and Black wins a rook.',
    'After Nc7+ White wins a rook; every other move is clearly worse.',
    'Threat: Qxf7#.',
    'Threat: Nc7+, and White wins a rook.',
    'Stops Qxf7#.',
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
  const ending = { best, played, better: [], facts: [] } as unknown as Explanation['ending'];
  expect(told({ ending }).exact).toBe(sentence);
  expect(isWorse(best as never, played as never)).toBe(worse);
});

const WIN = { kind: 'win', plies: 5, moves: 3 } as const;
const DRAW = { kind: 'draw' } as const;
const LOSS = { kind: 'loss', plies: 4, moves: 2 } as const;

test('the moves that keep a result are named where they are few, and what decides', () => {
  const facts: MoveInEnding['facts'] = [
    { name: 'opposition', squares: [] },
    { name: 'cutOffRank', squares: ['d3'] },
    { name: 'drawnThoughAhead', squares: [], side: 'first' },
  ];
  const ending = (better: string[]): MoveInEnding => ({
    best: WIN,
    played: DRAW,
    better: better.map(move),
    facts,
  });
  const reasons = [
    'Opposition: the kings face each other, and the side to move must give way.',
    'Cut-off: the rook keeps the king on one side of the 3rd rank.',
    'A draw with best play, though White has more material.',
  ];
  const one = told({ ending: ending(['Kd6']) });
  expect(one.exact).toBe('Throws the win away: now a draw.');
  expect(one.ending).toEqual(['Only Kd6 wins.', ...reasons]);
  const two = { ...ending(['Kd6', 'Ke6']), best: DRAW, played: LOSS };
  expect(told({ ending: two }).ending[0]).toBe('Only Kd6 and Ke6 draw.');
  expect(told({ ending: ending(['Ka1', 'Kb1', 'Kc1', 'Kd1']) }).ending).toEqual(reasons);
  const slower = { ...ending(['Kd6']), played: { ...WIN, plies: 9, moves: 5 }, facts: [] };
  expect(told({ ending: slower }).ending).toEqual(['Fastest: Kd6.']);
  expect(told({ ending: { ...slower, played: WIN } }).ending).toEqual([]);
});

test('what holds a draw has its name', () => {
  const facts: MoveInEnding['facts'] = [
    { name: 'rookPawn', squares: ['h8'] },
    { name: 'pawnOnSeventh', squares: ['c2'] },
    { name: 'twoKnights', squares: [] },
    { name: 'generalHoldsFile', squares: ['d1'] },
    { name: 'fullDefence', squares: [] },
    { name: 'loneCannon', squares: [] },
  ];
  const ending: MoveInEnding = { best: WIN, played: DRAW, better: [], facts };
  expect(told({ ending }).ending).toEqual([
    'Fortress: a rook’s pawn cannot drive the king from the corner at h8.',
    'Fortress: the queen cannot beat the pawn on c2: a rook’s or bishop’s pawn, about to promote, with its king beside it.',
    'Two knights cannot force mate.',
    'Flying general: the general holds the d-file, onto which the other general may not step.',
    'Fortress: against the full defence of two advisors and two elephants the chariot alone cannot win here.',
    'Fortress: the cannon has no screen of its own, and cannot win here.',
  ]);
});

test('the other moves that tables call as good are arrows too', () => {
  const other = { ...move('Kd6'), from: 'e5', to: 'd6' };
  const better = line({ alike: [move('Nc7+'), other] });
  expect(arrowsOf(better, 0)).toEqual([
    { from: 'e5', to: 'd6', tone: 'good' },
    { from: 'a1', to: 'b2', tone: 'accent' },
  ]);
  expect(arrowsOf(better, 1)).toHaveLength(1);
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
