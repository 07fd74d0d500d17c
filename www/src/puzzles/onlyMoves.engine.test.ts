import '@chariot/engine/testing/browser';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineOf } from '@chariot/engine/testing';
import { describe, expect, test } from 'vitest';
import { ONLY_MOVES } from '../shared/games/endings/onlyMoves.ts';
import { drawOnlyMove } from './onlyMoves.ts';

const TABLES = join(import.meta.dirname, '../../../tables');
const GAMES = ['chess', 'xiangqi'] as const;
const GOALS = ['win', 'draw'] as const;

const CASES = GAMES.flatMap((game) =>
  GOALS.flatMap((goal) =>
    ONLY_MOVES[game][goal].map((material, at) => ({ game, goal, material, at })),
  ),
);

describe('an only move', () => {
  test.each(CASES)(
    'is drawn of $material of $game ($goal)',
    async ({ game, goal, at }) => {
      const engine = await engineOf(game, 'full');
      const materials = ONLY_MOVES[game][goal];
      const known = new Set<string>();
      const load = async (material: string): Promise<void> => {
        if (known.has(material)) return;
        known.add(material);
        const bytes = new Uint8Array(readFileSync(join(TABLES, game, `${material}.egt`)));
        expect(await engine.ask('loadTable', { game, bytes })).toHaveProperty('material', material);
      };
      const tables = async () => ({
        need: async (_: string, material: string) => {
          const reply = await engine.ask('ending', { game, material });
          if ('error' in reply) throw new Error(JSON.stringify(reply.error));
          for (const one of [reply.facts.name, ...reply.facts.smaller]) await load(one);
          return material;
        },
        complete: async () => {},
      });
      const chance = (): number => at / materials.length + 1e-9;
      const task = await drawOnlyMove(engine.begin(), tables, game, goal, chance);
      if (!task) throw new Error('none was found');
      expect(task).toMatchObject({ goal, packed: null });
      expect(task.moves.length % 2).toBe(1);
      // Each move of the solver, and no other, keeps the result.
      for (let ply = 0; ply < task.moves.length; ply += 2) {
        const moves = task.moves.slice(0, ply);
        const probe = await engine.ask('probe', { game, start: task.fen, moves });
        if ('error' in probe) throw new Error(JSON.stringify(probe.error));
        const keeping = probe.result.moves.filter(({ dtm }) => dtm?.kind === goal);
        expect(keeping.map(({ move }) => move.uci)).toEqual([task.moves[ply]]);
        expect(probe.result.moves.length).toBeGreaterThan(2);
        if (ply === 0) expect(keeping[0]?.move.captured).toBeUndefined();
      }
    },
    60_000,
  );
});

test('is not drawn once nobody wants it', async () => {
  const engine = await engineOf('chess', 'full');
  const tables = async () => ({ need: async () => 'KPK', complete: async () => {} });
  const turn = engine.begin();
  turn.end();
  expect(await drawOnlyMove(turn, tables, 'chess', 'win')).toBeUndefined();
});
