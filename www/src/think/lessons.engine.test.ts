// The chapters say the truth about the positions they open with, by the words of the core.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineOf } from '@chariot/engine/testing';
import type {
  Game,
  GameName,
  NetworkAnatomy,
  SearchScore,
  SideName,
  ThinkContent,
  ThinkName,
  ThinkReplyTo,
} from '@chariot/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { askThink } from '../shared/engine/thinkEngine.ts';
import {
  EXAMPLES,
  FAILED_GUESSES,
  HORIZONS,
  mistakesOf,
  REPEATS,
  RUNG_FACTS,
  type RungMistake,
} from '../shared/games/think.ts';
import { MACHINES } from './ladder/machines.ts';
import { type AskRung, DEEPER, expectationOf } from './pictures/expectations.ts';
import { heldOf, partsOf, sharesOf } from './pictures/neuron.ts';

/** Centipawns of a score that is no mate. */
function centipawns(score: SearchScore | undefined): number {
  if (score?.kind !== 'centipawns') throw new Error('no score in centipawns');
  return score.value;
}

describe.each(['chess', 'xiangqi'] as const)('%s', (game: GameName) => {
  const opening = { game, start: EXAMPLES[game][0].fen, moves: [] };
  let engine: Awaited<ReturnType<typeof engineOf>>;
  beforeAll(async () => {
    engine = await engineOf(game, 'full');
  });

  async function ask<Name extends ThinkName>(
    name: Name,
    content: ThinkContent<Name>,
  ): Promise<ThinkReplyTo<Name>> {
    const reply = await askThink(engine, name, content);
    if (typeof reply === 'object' && 'error' in reply) throw new Error(JSON.stringify(reply));
    return reply;
  }
  const depthOfBest = { chess: 10, xiangqi: 8 }[game];
  const tree = (kind: 'unordered' | 'ordered' | 'engine', depth: number, shown = 1) =>
    ask('tree', { game: opening, kind, depth, shown, first: 0 });
  const rung = (
    name: (typeof MACHINES)['tree']['rung'],
    depth: number,
    start = opening.start,
    moves: readonly string[] = [],
  ) => ask('rungMove', { game: { game, start, moves: [...moves] }, rung: name, depth, seed: 1 });

  test('chapter 1: minimax looks at every line', async () => {
    const { counts } = await ask('positionCounts', { game: opening, depth: 3 });
    const all = counts.reduce((sum, count) => sum + count, 0);
    expect((await tree('unordered', 3)).searched).toBe(all);
    expect((await rung('minimax', 3)).positions).toBe(all);
  });

  test('chapters 2 and 3: the same move with fewer positions, and fewer still in order', async () => {
    for (const depth of [2, 3]) {
      const [listed, ordered] = [await tree('unordered', depth), await tree('ordered', depth)];
      for (const both of [listed, ordered]) {
        expect(both.alphaBeta).toEqual(both.found);
        expect(both.found.best).toEqual(listed.found.best);
        expect(both.searched).toBe(listed.searched);
      }
      const [seen = 0, fewer = 0] = [listed.visited, ordered.visited];
      expect(seen).toBeLessThan(listed.searched);
      expect(fewer).toBeLessThan(seen);
    }
  });

  test('the counts do not depend on how much of the tree is drawn', async () => {
    const [little, much] = [await tree('unordered', 2), await tree('unordered', 2, 16_000)];
    expect([little.searched, little.visited]).toEqual([much.searched, much.visited]);
  });

  test('chapter 4: the moves behind the horizon end in the loss that was not seen', async () => {
    const { fen, depth, postpones, bears } = HORIZONS[game];
    const start = { game, start: fen, moves: [] };
    const viewed = await engine.ask('view', start);
    if ('error' in viewed) throw new Error('no view');
    const asked: AskRung = (name, game, plies) =>
      ask('rungMove', { game, rung: name, depth: plies, seed: 0 });
    const [dead, quiet] = [
      await expectationOf(asked, viewed.view, 'squares', depth),
      await expectationOf(asked, viewed.view, 'quiescence', depth),
    ];
    expect([dead?.best.uci, quiet?.best.uci]).toEqual([postpones, bears]);
    expect(dead?.line.length).toBe(depth);
    const played = dead?.played.map(({ uci }) => uci) ?? [];
    expect(played.length).toBe(depth + DEEPER);
    // The score behind the horizon is the one at the end of the moves that are shown, captures played out.
    const end = await rung('quiescence', 1, fen, played.slice(0, -1));
    const sign = played.length % 2 === 1 ? 1 : -1;
    const toFirst = viewed.view.toMove === 'first' ? 1 : -1;
    expect(sign * toFirst * centipawns(end.score)).toBe(centipawns(dead?.later));
    const loss = toFirst * (centipawns(dead?.score) - centipawns(dead?.later));
    expect(loss).toBeGreaterThanOrEqual(200);
    expect(Math.abs(centipawns(quiet?.score) - centipawns(quiet?.later))).toBeLessThanOrEqual(50);
  });

  test('chapter 5: the whole tree is drawn, and most lines meet', async () => {
    const { fen, deepest } = REPEATS[game];
    const { same, searched } = await ask('tree', {
      game: { game, start: fen, moves: [] },
      kind: 'unordered',
      depth: deepest,
      shown: 16_000,
      first: 0,
    });
    expect(same.length - 1).toBe(searched);
    const different = same.slice(1).filter((earlier) => earlier < 0).length;
    expect(different * 10).toBeLessThan(searched);
  });

  describe('chapter 6', () => {
    beforeAll(async () => {
      const file = join(import.meta.dirname, `../../../crates/${game}/data/${game}.net`);
      const bytes = new Uint8Array(readFileSync(file));
      await engine.ask('network', { game, bytes });
    });

    async function neuronsOf(start: Game, side: SideName): Promise<NetworkAnatomy> {
      const { network } = await ask('neurons', { game: start, side });
      if (!network) throw new Error('no network');
      return network;
    }

    test.each(EXAMPLES[game])('the neurons add up to the last digit: $name', async ({ fen }) => {
      const start = { game, start: fen, moves: [] };
      const viewed = await engine.ask('view', start);
      if ('error' in viewed) throw new Error('no view');
      const sign = viewed.view.toMove === 'first' ? 1 : -1;
      const { anatomy } = await ask('evaluation', { game: start });
      for (const side of ['first', 'second'] as const) {
        const network = await neuronsOf(start, side);
        const { outputUnit, outputCentipawns, sum } = network;
        for (const [number, neuron] of network.neurons.entries()) {
          const shares = sharesOf(network, number, viewed.view);
          const pieces = shares.reduce((all, { share }) => all + share, 0);
          expect(neuron.bias + pieces).toBe(neuron.sum);
          expect(heldOf(neuron, network) ** 2 * neuron.weight + 0).toBe(neuron.output + 0);
          const given = (neuron.output * outputCentipawns) / outputUnit;
          expect(given + 0).toBe(neuron.centipawns + 0);
        }
        const outputs = network.neurons.reduce((all, { output }) => all + output, 0);
        if (!sum) throw new Error('no sum');
        expect(outputs).toBe(sum[side]);
        const all = sum.first + sum.second + sum.bias;
        expect(sum.network).toBe(Math.floor((all * Math.abs(outputCentipawns)) / outputUnit));
        expect(sum.counted).toBe(Math.trunc((sum.handWritten * sum.share) / sum.shareUnit));
        expect(sum.network + sum.counted).toBe(sum.total);
        // The evaluation that the terms above show.
        expect(sign * sum.total).toBe(anatomy.total);
        expect(sign * sum.handWritten).toBe(anatomy.handWritten);
        expect(anatomy.handWritten + (anatomy.network ?? 0)).toBe(anatomy.total);
        // The bars end at the evaluation, but for the two roundings.
        const parts = Object.values(partsOf(network, sum));
        const end = parts.reduce((far, part) => far + part, 0);
        expect(Math.abs(end - sum.total)).toBeLessThan(2);
      }
    });

    test('with a bare king the facts count alone', async () => {
      const fens = {
        chess: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1',
        xiangqi: '4k4/9/9/9/9/4P4/9/9/9/3K5 w - - 0 1',
      };
      const start = { game, start: fens[game], moves: [] };
      expect((await neuronsOf(start, 'first')).sum).toBeUndefined();
      expect((await ask('evaluation', { game: start })).anatomy.network).toBeUndefined();
    });
  });

  test('chapter 7: the bold machine finds the move of the careful one sooner', async () => {
    const [careful, bold] = [await rung('deepening', 5), await rung('reductions', 5)];
    expect(bold.best).toEqual(careful.best);
    expect(bold.positions * 2).toBeLessThan(careful.positions);
  });

  test.each(FAILED_GUESSES[game])(
    'chapter 7: $guess fails where the page says so',
    async (told) => {
      const [careful, bold] = [
        await rung('deepening', told.depth, told.fen),
        await rung('reductions', told.depth, told.fen),
      ];
      expect([bold.best?.uci, careful.best?.uci]).toEqual([told.played, told.better]);
      expect([bold.positions, careful.positions]).toEqual([told.bold, told.careful]);
      expect(told.bold).toBeLessThan(told.careful);
      // The text of the page is about this one.
      expect(told.guess).toBe('reductions');
      // The answer, late in the list, decides just beyond the bold machine's shorter look.
      const { best } = await rung('deepening', told.depth - 1, told.fen, [told.played]);
      if (!best) throw new Error('no answer');
      const start = { game, start: told.fen, moves: [told.played] };
      const viewed = await engine.ask('view', start);
      if ('error' in viewed) throw new Error('no view');
      const answer = viewed.view.moves.findIndex(({ uci }) => uci === best.uci);
      expect(viewed.view.moves[answer]?.captured).toBeUndefined();
      expect(answer).toBeGreaterThanOrEqual(4);
      const after = (depth: number) =>
        rung('deepening', depth, told.fen, [told.played, best.uci]).then(({ score }) => score);
      expect(await after(told.depth - 2)).not.toEqual(await after(told.depth - 3));
    },
  );

  test('chapter 7: the engine plays the best move of the first position', async () => {
    const { found } = await tree('engine', depthOfBest);
    expect(found.best).toEqual((await rung('deepening', 5)).best);
  });

  if (game === 'chess')
    test('chapter 7: a ply earlier the two machines differ', async () => {
      const [careful, bold] = [await rung('deepening', 4), await rung('reductions', 4)];
      expect(bold.best).not.toEqual(careful.best);
    });

  test('no picture opens with a short mate', async () => {
    for (const depth of [2, 3, 4, 5])
      expect((await rung('deepening', depth)).score?.kind).toBe('centipawns');
  });

  /** Greedy takes a protected piece; who counts pieces alone takes nothing; who stops dead hopes to take a protected one. */
  async function expectTypical({ lower, fen, played }: RungMistake): Promise<void> {
    const line = lower === 'squares' ? [] : [played];
    for (let left = RUNG_FACTS[game].depth; lower === 'squares' && left > 0; left -= 1)
      line.push((await rung(lower, left, fen, line)).best?.uci ?? '');
    const viewAfter = async (moves: readonly string[]) => {
      const viewed = await engine.ask('view', { game, start: fen, moves: [...moves] });
      if ('error' in viewed) throw new Error('no view');
      return viewed.view;
    };
    const last = (await viewAfter(line.slice(0, -1))).moves.find(({ uci }) => uci === line.at(-1));
    const after = await viewAfter(line);
    const isRetaken = after.moves.some(({ captured }) => captured?.square === last?.to);
    const takes = last?.captured !== undefined;
    if (lower === 'greedy' || lower === 'squares') expect([takes, isRetaken]).toEqual([true, true]);
    if (lower === 'alphaBeta') expect(takes).toBe(false);
  }

  test('each idea helps where a chapter says so', async () => {
    for (const { erring } of Object.values(MACHINES)) {
      if (!erring) continue;
      const mistake = mistakesOf(game).find(({ lower }) => lower === erring);
      if (!mistake) throw new Error(erring);
      const { depth } = RUNG_FACTS[game];
      expect((await rung(mistake.lower, depth, mistake.fen)).best?.uci).toBe(mistake.played);
      await expectTypical(mistake);
      // The tables are held by the tests of the laboratory.
      if (mistake.higher === 'tables') continue;
      expect((await rung(mistake.higher, depth, mistake.fen)).best?.uci).toBe(mistake.better);
    }
  });
});
