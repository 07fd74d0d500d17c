import '@chariot/engine/testing/browser';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineOf } from '@chariot/engine/testing';
import { expect, test } from 'vitest';
import { materialOf } from '../shared/game/game.ts';
import { fetchForEachGame, GAME_NAMES } from '../shared/games/index.ts';
import { resultByCensus, theoreticalResult } from './theory.ts';
import { isSameEnding } from './typedEnding.ts';

const TABLES = join(import.meta.dirname, '../../../tables/xiangqi');

test('the names in the books say what the tables say', async () => {
  const engine = await engineOf('xiangqi', 'full');
  const { endings } = (await fetchForEachGame(({ endgame }) => endgame())).xiangqi;
  const materials = endings
    .flatMap(({ materials }) => materials)
    .filter((material) => theoreticalResult(material) !== undefined);
  for (const material of materials) {
    const bytes = new Uint8Array(readFileSync(join(TABLES, `${material}.egt`)));
    expect(await engine.ask('loadTable', { game: 'xiangqi', bytes })).toMatchObject({ material });
  }
  for (const material of materials) {
    const answer = await engine.ask('census', { game: 'xiangqi', material });
    if (!('census' in answer && answer.census)) throw new Error(`no census of ${material}`);
    expect(resultByCensus(answer.census.weak), material).toBe(theoreticalResult(material));
  }
});

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
