import '@chariot/engine/testing/browser';
import type { Askable } from '@chariot/engine/client';
import { engineOf } from '@chariot/engine/testing';
import type { GameName } from '@chariot/protocol';
import { beforeAll, expect, test, vi } from 'vitest';
import { en as page } from '../i18n/en.ts';
import { explainAs, judge, search, verdictAgainst } from './explain.ts';
import { en } from './i18n/en.ts';
import { meritsOf } from './merits.ts';
import { planOf } from './plan.ts';
import { tell, tellMerits } from './sentences.ts';

// The engine has only the tables that a test solves.
vi.mock('../engine/tables.ts', () => ({
  Tables: class {
    async need() {}
    async complete() {}
  },
}));

let engines: Readonly<Record<GameName, Askable>>;
beforeAll(async () => {
  const chess = await engineOf('chess', 'full');
  engines = { chess, xiangqi: await engineOf('xiangqi', 'full') };
});

const NODES = 20_000;
const SHUT_IN = 'r5k1/5pbp/6p1/8/8/6P1/P1P1KP1P/RB6 w - - 0 1';

/** The last move of a game, its lines and its explanation. */
async function explained(game: GameName, texts: string) {
  const turn = engines[game].begin();
  const played = await turn.ask('replay', { game: { game, moves: [] }, texts: texts.split(' ') });
  if ('error' in played || played.rejected) throw new Error(`moves that are no moves: ${texts}`);
  const moves = played.moves.map(({ uci }) => uci);
  const after = { game, moves };
  const before = { game, moves: moves.slice(0, -1) };
  const [was, now] = [
    await search(turn, before, { nodes: NODES }),
    await search(turn, after, { nodes: NODES }),
  ];
  if (!was || !now) throw new Error('no lines');
  const judged = { before: was, after: now };
  const explanation = await explainAs(turn, after, judged);
  if (!explanation) throw new Error('no explanation');
  return { turn, after, judged, explanation };
}

/** The point of the explanation of the last move, or the merits of a good one. */
async function reasons(game: GameName, texts: string): Promise<readonly string[]> {
  const { turn, after, judged, explanation } = await explained(game, texts);
  const merits = await meritsOf(turn, after, judged, explanation);
  const { point } = tell(explanation, page.games[game], en);
  return [...point, ...tellMerits(merits, explanation, page.games[game], en)];
}

test('a queen left to be taken is said so, and no more', async () => {
  expect(await reasons('chess', 'e4 e5 Nf3 Nc6 Qe2 Nf6 Qa6')).toEqual([
    'The queen on a6 can be taken: bxa6.',
  ]);
});

test('a mate that a move allows is the point', async () => {
  expect((await reasons('chess', 'e4 e5 Bc4 Nc6 Qh5 Nf6'))[0]).toBe(
    'After Qxf7# White mates at once.',
  );
});

test('a good move meets a threat and is compared with the others', async () => {
  const told = await reasons('chess', 'e4 e5 Bc4 Nc6 Qh5 g6');
  expect(told).toContain('Stops Qxf7#.');
});

test('a threat is named, and who wins by it', async () => {
  const told = await reasons('chess', 'e4 e5 Qh5 Nc6 Bc4');
  expect(told).toContain('Threat: Qxf7#.');
});

test('only one move keeps the rook', async () => {
  const turn = engines.chess.begin();
  // The bishop attacks the rook, which cannot move; every other move loses it.
  const before = { game: 'chess' as const, start: SHUT_IN, moves: [] };
  const after = { ...before, moves: ['c2c3'] };
  const [was, now] = [
    await search(turn, before, { nodes: NODES }),
    await search(turn, after, { nodes: NODES }),
  ];
  if (!was || !now) throw new Error('no lines');
  const judged = { before: was, after: now };
  const explanation = await explainAs(turn, after, judged);
  if (!explanation) throw new Error('no explanation');
  const merits = await meritsOf(turn, after, judged, explanation);
  const told = tellMerits(merits, explanation, page.games.chess, en);
  expect(told[0]).toBe('Only c3 keeps the rook.');
});

test('a piece is taken back', async () => {
  expect(await reasons('chess', 'e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6')).toEqual([
    'Recaptures the bishop on c6.',
  ]);
});

test('a piece that is taken back threatens nothing', async () => {
  const told = await reasons('chess', 'e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3');
  expect(told.join()).not.toContain('Threat');
});

test('a quiet move without threats has no reasons that are certain', async () => {
  expect(await reasons('chess', 'e4 e5 Nf3 Nc6 d3')).toEqual([]);
});

test('where a mistake loses nothing that is certain, it has a plan', async () => {
  const { turn, after, judged, explanation } = await explained('chess', 'e4 e5 Nf3 Nc6 Ke2');
  const plan = await planOf(turn, after, judged, explanation);
  const isOfKing = expect.objectContaining({ aim: 'king', side: 'first' });
  expect(plan?.tendencies).toContainEqual(isOfKing);
});

test.each([
  ['a mistake that loses a piece', 'e4 e5 Nf3 Nc6 Qe2 Nf6 Qa6'],
  // The best move there is, and a piece is lost all the same.
  ['a move after which a line wins a piece', 'e4 e5 Nf3 Nc6 Qe2 Nf6 Qa6 bxa6 d3'],
  ['a move before a mate', 'f3 e5 g4 Qh4#'],
  ['the best move when mate cannot be stopped', 'e4 e5 Bc4 Bc5 Qf3 Nc6 Qxf7#'],
])('%s has no plan', async (_, texts) => {
  const { turn, after, judged, explanation } = await explained('chess', texts);
  expect(await planOf(turn, after, judged, explanation)).toBeNull();
});

test('a line that wins material late has no plan, however quiet its beginning', async () => {
  const { turn, after, judged, explanation } = await explained('chess', 'e4 e5 Nf3 Nc6 Bc4');
  const reply = await turn.ask('replay', {
    game: { game: 'chess', moves: after.moves },
    // White gives the bishop at the end.
    texts: 'Nf6 d3 Bc5 c3 d6 O-O a6 Bxf7 Kxf7'.split(' '),
  });
  if ('error' in reply) throw new Error(reply.error.kind);
  const { reply: line } = explanation;
  if (!line) throw new Error('no line');
  const losing = { ...explanation, reply: { ...line, moves: reply.moves } };
  expect(await planOf(turn, after, judged, losing)).toBeNull();
});

test('a chariot given for a cannon in xiangqi', async () => {
  const told = await reasons('xiangqi', 'h3e3 h10g8 h1g3 i10h10 i1h1 b10c8 h1h8');
  expect(told).toEqual(['The chariot on h8 can be taken: R8+2.']);
});

test('a move is judged against another of the same position', async () => {
  const turn = engines.chess.begin();
  const moves = ['e2e4', 'e7e5', 'g1f3', 'b8c6'];
  const reply = await turn.ask('view', { game: 'chess', moves });
  if ('error' in reply) throw new Error(reply.error.kind);
  const than = reply.view.moves.find(({ uci }) => uci === 'f1c4');
  if (!than) throw new Error('no move');
  const verdict = (uci: string) =>
    verdictAgainst(turn, { game: 'chess', moves: [...moves, uci] }, than, NODES);
  expect(await verdict('f1b5')).toBe('sound');
  expect(await verdict('f3g5')).toBe('losing');
});

test('where a table knows a far mate, the rook that it costs is the reason', async () => {
  const turn = engines.chess.begin();
  for (const material of ['KRK', 'KRKR']) await turn.ask('solveTable', { game: 'chess', material });
  // White draws by many moves; this one leaves the rook to be taken.
  const game = {
    game: 'chess' as const,
    start: '7k/8/8/4K3/8/2r5/8/R7 w - - 0 1',
    moves: ['a1a3'],
  };
  const judged = await judge(turn, game, undefined, NODES);
  const explanation = judged && (await explainAs(turn, game, judged));
  if (!explanation) throw new Error('no explanation');
  expect(explanation.reply?.mate).toBeUndefined();
  expect(explanation.reply?.gain).toMatchObject({ winsGame: false, won: ['R'] });
});
