// What the chapters say is true of the positions they open with, in the words of the core.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineOf } from '@chariot/engine/testing';
import type { GameName, ThinkContent, ThinkName, ThinkReplyTo } from '@chariot/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { askThink } from '../shared/engine/thinkEngine.ts';
import { EXAMPLES, mistakesOf, REPEATS, RUNG_FACTS } from '../shared/games/think.ts';
import { MACHINES } from './ladder/machines.ts';
import { heldOf, outputOf, sharesOf, UNIT } from './pictures/neuron.ts';

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
  const rung = (name: (typeof MACHINES)['tree']['rung'], depth: number, start = opening.start) =>
    ask('rungMove', { game: { ...opening, start }, rung: name, depth, seed: 1 });

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

  test('chapter 6: the sum of each neuron adds up to what it gives', async () => {
    const bytes = new Uint8Array(
      readFileSync(join(import.meta.dirname, `../../../crates/${game}/data/${game}.net`)),
    );
    await engine.ask('network', { game, bytes });
    const unit = new DataView(bytes.buffer, bytes.byteOffset).getInt16(18, true);
    for (const { fen } of EXAMPLES[game]) {
      const start = { game, start: fen, moves: [] };
      const viewed = await engine.ask('view', start);
      if ('error' in viewed) throw new Error('no view');
      for (const side of ['first', 'second'] as const) {
        const { network } = await ask('neurons', { game: start, side });
        if (!network) throw new Error('no network');
        const output = outputOf(network);
        expect(output).toBe(viewed.view.toMove === 'first' ? unit : -unit);
        for (const [number, neuron] of network.neurons.entries()) {
          const shares = sharesOf(network, number, viewed.view);
          const pieces = shares.reduce((sum, { share }) => sum + share, 0);
          expect(neuron.bias + pieces).toBe(neuron.sum);
          const given = (heldOf(neuron) / UNIT) ** 2 * (neuron.weight / UNIT) * output;
          expect(given).toBeCloseTo(neuron.centipawns, 6);
        }
      }
    }
  });

  test('chapter 7: the bold machine finds the move of the careful one sooner', async () => {
    const [careful, bold] = [await rung('deepening', 5), await rung('reductions', 5)];
    expect(bold.best).toEqual(careful.best);
    expect(bold.positions * 2).toBeLessThan(careful.positions);
  });

  test('chapter 7: the engine plays the best move of the first position', async () => {
    const { found } = await tree('engine', depthOfBest);
    expect(found.best).toEqual((await rung('deepening', 5)).best);
  });

  test.runIf(game === 'chess')('chapter 7: a ply earlier the two machines differ', async () => {
    const [careful, bold] = [await rung('deepening', 4), await rung('reductions', 4)];
    expect(bold.best).not.toEqual(careful.best);
  });

  test('no picture opens with a short mate', async () => {
    for (const depth of [2, 3, 4, 5])
      expect((await rung('deepening', depth)).score?.kind).toBe('centipawns');
  });

  test('each idea helps where a chapter says so', async () => {
    for (const { erring } of Object.values(MACHINES)) {
      if (!erring) continue;
      const mistake = mistakesOf(game).find(({ lower }) => lower === erring);
      if (!mistake) throw new Error(erring);
      const { depth } = RUNG_FACTS[game];
      expect((await rung(mistake.lower, depth, mistake.fen)).best?.uci).toBe(mistake.played);
      // The tables are held by the tests of the laboratory.
      if (mistake.higher === 'tables') continue;
      expect((await rung(mistake.higher, depth, mistake.fen)).best?.uci).toBe(mistake.better);
    }
  });
});
