import '@chariot/engine/testing/browser';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineOf } from '@chariot/engine/testing';
import { expect, test } from 'vitest';
import { fetchForEachGame } from '../shared/games/index.ts';
import { resultByCensus, theoreticalResult } from './theory.ts';

const TABLES = join(import.meta.dirname, '../../../tables/xiangqi');

test('the names in the books say what the tables say', async () => {
  const engine = await engineOf('xiangqi', 'full');
  const { endings } = (await fetchForEachGame(({ endgame }) => endgame())).xiangqi;
  const materials = endings.flatMap(({ materials }) => materials);
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
