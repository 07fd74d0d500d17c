import '@chariot/engine/testing/browser';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Askable } from '@chariot/engine/client';
import { engineOf } from '@chariot/engine/testing';
import type { GameName } from '@chariot/protocol';
import { beforeAll, expect, test } from 'vitest';
import { materialOf } from '../shared/game/game.ts';
import { ENDINGS } from '../shared/games/endings/index.ts';
import { fetchForEachGame, GAME_NAMES } from '../shared/games/index.ts';
import { positionsFor } from './positions.ts';
import { resultByCensus, theoreticalResult } from './theory.ts';
import { isSameEnding } from './typedEnding.ts';

/** Milliseconds to read all of them on a busy machine. */
const PATIENCE = 240_000;

const ROOT = join(import.meta.dirname, '../../..');
const SHIPPED = join(ROOT, 'tables');
/**
 * Folders of tables. The site ships none of the larger endings; to check their positions, make the tables with
 * `tbgen generate chess KRPKR` and `tbgen generate xiangqi KRCKAA KRCKR`, and name the folder in `TABLES`.
 */
const FOLDERS = [SHIPPED, ...(process.env.TABLES ? [resolve(ROOT, process.env.TABLES)] : [])];

/** Named positions whose tables the site ships. */
const SHIPPED_POSITIONS: Readonly<Record<GameName, number>> = { chess: 2, xiangqi: 0 };

/** An engine with the tables of all endings whose names in the books state a result, and these endings. */
let engine: Askable;
let materials: readonly string[];
beforeAll(async () => {
  engine = await engineOf('xiangqi', 'full');
  const { endings } = (await fetchForEachGame(({ endgame }) => endgame())).xiangqi;
  materials = endings
    .flatMap(({ materials }) => materials)
    .filter((material) => theoreticalResult(material) !== undefined);
  for (const material of materials) {
    const bytes = new Uint8Array(readFileSync(join(SHIPPED, `xiangqi/${material}.egt`)));
    expect(await engine.ask('loadTable', { game: 'xiangqi', bytes })).toMatchObject({ material });
  }
}, PATIENCE);

test('the names in the books say what the tables say', async () => {
  for (const material of materials) {
    const answer = await engine.ask('census', { game: 'xiangqi', material });
    if (!('census' in answer && answer.census)) throw new Error(`no census of ${material}`);
    expect(resultByCensus(answer.census.weak), material).toBe(theoreticalResult(material));
  }
});

test.each([
  ['explore', { won: 'win', drawn: 'draw' }],
  ['attack', { won: 'win', drawn: 'draw' }],
  ['defend', { won: 'loss', drawn: 'draw' }],
] as const)(
  'to %s, an ending opens on a position with the result that its name states',
  async (role, states) => {
    for (const material of materials) {
      const name = theoreticalResult(material);
      if (name === undefined || name === 'depends') continue;
      const counts = await engine.ask('census', { game: 'xiangqi', material });
      const census = 'census' in counts ? counts.census : undefined;
      const [wanted] = positionsFor(role, 'first', census, name);
      if (!wanted) throw new Error(material);
      const drawn = await engine.ask('randomPosition', {
        game: 'xiangqi',
        material,
        strong: 'first',
        ...wanted,
      });
      if ('error' in drawn) throw new Error(`${material}: ${JSON.stringify(drawn.error)}`);
      const start = drawn.fen;
      const probed = await engine.ask('probe', { game: 'xiangqi', start, moves: [] });
      if ('error' in probed) throw new Error(`${material}: ${JSON.stringify(probed.error)}`);
      expect([material, start, probed.result.dtm?.kind]).toEqual([material, start, states[name]]);
    }
  },
);

test.each(GAME_NAMES)(
  'the named positions of %s are of the endings that they say',
  async (game) => {
    const engine = await engineOf(game);
    const { positions } = (await fetchForEachGame(({ endgame }) => endgame()))[game];
    for (const { fen, material } of positions) {
      const reply = await engine.ask('view', { game, start: fen, moves: [] });
      if ('error' in reply) throw new Error(`${fen}: ${JSON.stringify(reply.error)}`);
      expect(isSameEnding(materialOf(reply.view.pieces) ?? '', material), fen).toBe(true);
    }
  },
);

test.each(GAME_NAMES)(
  'the named positions of %s have the results that the tables give, and lessons that exist',
  async (game) => {
    const engine = await engineOf(game, 'full');
    const { positions } = (await fetchForEachGame(({ endgame }) => endgame()))[game];
    const steps: readonly { name: string }[] = ENDINGS[game].steps;
    let checked = 0;
    for (const { fen, material, result, lesson } of positions) {
      if (lesson) expect(steps.map(({ name }) => name)).toContain(lesson);
      const reply = await engine.ask('ending', { game, material });
      if ('error' in reply) throw new Error(JSON.stringify(reply.error));
      const file = FOLDERS.map((folder) => join(folder, game, `${reply.facts.name}.egt`)).find(
        existsSync,
      );
      if (!file) continue;
      const bytes = new Uint8Array(readFileSync(file));
      expect(await engine.ask('loadTable', { game, bytes })).not.toHaveProperty('error');
      const probed = await engine.ask('probe', { game, start: fen, moves: [] });
      if ('error' in probed) throw new Error(JSON.stringify(probed.error));
      expect([fen, probed.result.dtm?.kind]).toEqual([fen, result]);
      checked += 1;
    }
    expect(checked).toBe(process.env.TABLES ? positions.length : SHIPPED_POSITIONS[game]);
  },
);
