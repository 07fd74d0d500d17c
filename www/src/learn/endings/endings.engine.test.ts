import '@chariot/engine/testing/browser';
import type { Askable } from '@chariot/engine/client';
import { engineOf } from '@chariot/engine/testing';
import type { DistanceToMate, GameName, NotatedMove, ProbeResult } from '@chariot/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { EndingExam, EXAM, exampleOf } from '../../shared/courses/exam.ts';
import { en } from '../../shared/games/endings/i18n/en.ts';
import type { EndingIdea } from '../../shared/games/endings/i18n/words.ts';
import { tabledEndings } from '../../shared/games/endings/index.ts';

/** Numbers written out in the texts. */
const NUMBERS: Readonly<Record<string, number>> = {
  seven: 7,
  nine: 9,
  ten: 10,
  twelve: 12,
  sixteen: 16,
  nineteen: 19,
};

const GAMES = ['chess', 'xiangqi'] as const;

/** Solves an ending after those it leads to. */
async function solve(engine: Askable, game: GameName, material: string): Promise<void> {
  const facts = await engine.ask('ending', { game, material });
  if ('error' in facts) throw new Error(JSON.stringify(facts.error));
  for (const smaller of facts.facts.smaller) await solveOnce(engine, game, smaller);
  const solved = await engine.ask('solveTable', { game, material: facts.facts.name });
  if ('error' in solved) throw new Error(JSON.stringify(solved.error));
}

const known = new Set<string>();

async function solveOnce(engine: Askable, game: GameName, material: string): Promise<void> {
  const key = `${game}/${material}`;
  if (known.has(key)) return;
  known.add(key);
  await solve(engine, game, material);
}

const sameValue = (a: DistanceToMate | undefined, b: DistanceToMate | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

async function probe(engine: Askable, game: GameName, start: string): Promise<ProbeResult> {
  const reply = await engine.ask('probe', { game, start, moves: [] });
  if ('error' in reply) throw new Error(JSON.stringify(reply.error));
  return reply.result;
}

describe.each(GAMES)('%s', (game) => {
  let engine: Askable;
  beforeAll(async () => {
    engine = await engineOf(game, 'full');
    for (const { material } of tabledEndings(game)) await solveOnce(engine, game, material);
  }, 120_000);

  test.each(tabledEndings(game))(
    '$name: the tables confirm what is said',
    async (step) => {
      const census = await engine.ask('census', { game, material: step.material });
      if ('error' in census || !census.census) throw new Error('no census');
      const { strong } = census.census;
      expect(strong.wins.findLastIndex((count) => count > 0) + 1).toBe(step.longest);
      const { idea } = (en[game] as Readonly<Record<string, EndingIdea>>)[step.name] ?? {};
      const [, most = ''] = /(?:at most|up to) (\w+) moves/.exec(idea ?? '') ?? [];
      if (most) expect(NUMBERS[most] ?? Number(most)).toBe(step.longest);
      if (idea?.includes('always wins')) {
        expect([strong.draws, ...strong.losses].every((count) => count === 0)).toBe(true);
      }
      for (const { fen, result, best } of step.positions) {
        const { dtm, material, moves } = await probe(engine, game, fen);
        expect([fen, material, dtm?.kind]).toEqual([fen, step.material, result]);
        const shortest = moves.filter(({ dtm }) => sameValue(dtm, moves[0]?.dtm));
        if (best) expect(shortest.map(({ move }) => move.uci)).toContain(best);
      }
    },
    60_000,
  );

  test.each(tabledEndings(game))(
    '$name: best play passes the exam by no ply too many',
    async (step) => {
      const tables = { need: async () => step.material, complete: async () => {} };
      const exam = new EndingExam(engine, async () => tables, game, step);
      const [, longest] = step.lesson?.moves ?? [0, step.longest];
      const distances: number[] = [];
      while (exam.phase.value.kind !== 'over') {
        await expect.poll(() => exam.phase.value.kind).toBe('playing');
        const phase = exam.phase.value;
        if (phase.kind === 'playing') distances.push(phase.moves);
        while (exam.phase.value.kind === 'playing') {
          const view = exam.view.value;
          if (!view) throw new Error('no position');
          const { moves } = await probe(engine, game, view.fen);
          await exam.play(moves[0]?.move as NotatedMove);
        }
        expect(exam.phase.value).toEqual({ kind: 'mated', over: 0 });
        await exam.deal();
      }
      expect(exam.passed.value).toBe(true);
      expect(exam.results.value).toEqual(new Array(EXAM.length).fill(0));
      expect(distances).toHaveLength(EXAM.length);
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      expect(distances.at(-1)).toBe(longest);
    },
  );

  test.each(tabledEndings(game).filter(({ lesson }) => lesson))(
    '$name: what is dealt is an example of what is taught',
    async (step) => {
      const { only, on } = step.lesson ?? {};
      const tables = { complete: async () => {} };
      for (let share = 0.05; share <= 1; share += 0.05) {
        const fen = (await exampleOf(engine, tables, game, step, share)) ?? '';
        const rows = (fen.split(' ')[0] ?? '').split('/').reverse();
        const row = (rank: number) =>
          (rows[rank - 1] ?? '').replace(/\d/g, (run) => ' '.repeat(Number(run)));
        if (on)
          expect(row(on.rank)).toContain(on.side === 'first' ? on.kind : on.kind.toLowerCase());
        if (!only) continue;
        const { moves } = await probe(engine, game, fen);
        const [best, second] = moves;
        expect([best?.dtm?.kind, second?.dtm?.kind]).toEqual(['win', 'draw']);
        const { from = '' } = best?.move ?? {};
        expect(row(Number(from.slice(1)))[from.charCodeAt(0) - 97]).toBe(only);
      }
    },
    60_000,
  );

  test('a win that is given away, or taken slowly, is told', async () => {
    const tables = { need: async () => '', complete: async () => {} };
    const [step] = tabledEndings(game);
    if (!step) throw new Error('no ending');
    const seen = new Map<string, number | null>();
    for (const wanted of ['thrown', 'mated']) {
      while (!seen.has(wanted)) {
        const exam = new EndingExam(engine, async () => tables, game, step);
        await expect.poll(() => exam.phase.value.kind).toBe('playing');
        const { moves } = await probe(engine, game, exam.view.value?.fen ?? '');
        const first = moves.findLast(
          ({ dtm }) => dtm?.kind === (wanted === 'thrown' ? 'draw' : 'win'),
        );
        if (!first) continue;
        await exam.play(first.move);
        while (exam.phase.value.kind === 'playing') {
          const next = await probe(engine, game, exam.view.value?.fen ?? '');
          await exam.play(next.moves[0]?.move as NotatedMove);
        }
        expect(exam.phase.value.kind).toBe(wanted);
        const [over = -1] = exam.results.value;
        expect(exam.passed.value).toBe(false);
        // If all winning moves are equally fast, another position shows the idea.
        if (over !== 0) seen.set(wanted, over);
      }
    }
    expect(seen.get('thrown')).toBeNull();
    expect(seen.get('mated')).toBeGreaterThan(0);
  }, 60_000);
});

test('bishop and knight mate in or beside a corner of the colour of the bishop', async () => {
  const engine = await engineOf('chess', 'full');
  for (const material of ['KBK', 'KNK', 'KBNK']) {
    await engine.ask('solveTable', { game: 'chess', material });
  }
  let fen = '8/8/7N/8/8/8/8/K1k1B3 w - - 0 1';
  for (;;) {
    const [best] = (await probe(engine, 'chess', fen)).moves;
    if (!best) break;
    const reply = await engine.ask('play', {
      game: { game: 'chess', start: fen, moves: [] },
      texts: [best.move.uci],
    });
    if ('error' in reply) throw new Error('not legal');
    fen = reply.view.fen;
    if (reply.view.result) expect(['a1', 'a2', 'b1', 'g8', 'h7', 'h8']).toContain(reply.view.check);
  }
});

test('the triangles are closed: the king cannot leave while the other pieces stand, and the last one is mate in four', async () => {
  const engine = await engineOf('chess', 'full');
  for (const material of ['KBK', 'KNK', 'KBNK']) {
    await engine.ask('solveTable', { game: 'chess', material });
  }
  const triangles = tabledEndings('chess').find(({ name }) => name === 'triangles');
  const [first, second, last] = triangles?.positions ?? [];
  // Distance of the triangle's edge from the long diagonal a1–h8, in files to the right.
  for (const [picture, edge] of [
    [first, 2],
    [second, 4],
    [last, 6],
  ] as const) {
    const reached = new Set([picture?.fen ?? '']);
    for (const fen of reached) {
      for (const { move } of (await probe(engine, 'chess', fen)).moves) {
        expect([fen, move.uci.charCodeAt(2) - 96 - Number(move.uci[3])]).toSatisfy(
          ([, right]: [string, number]) => right >= edge,
        );
        const reply = await engine.ask('play', {
          game: { game: 'chess', start: fen, moves: [] },
          texts: [move.uci],
        });
        if ('error' in reply) throw new Error('not legal');
        expect(reply.view.fen).toContain('N');
        expect(reply.view.fen).toContain('B');
        // The other side passes.
        reached.add(`${reply.view.fen.split(' ')[0]} b - - 0 1`);
      }
    }
    expect(reached.size).toBeGreaterThan(2);
  }
  const { dtm } = await probe(engine, 'chess', last?.fen ?? '');
  expect(dtm).toEqual({ kind: 'loss', plies: 8, moves: 4 });
});
