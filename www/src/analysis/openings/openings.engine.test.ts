// Generates packages/game/src/openings/*.ts from packages/game/openings/*.tsv (English name, Chinese name, moves). `npx
// vitest run --mode engine openings -u` rewrites them; without `-u` the test compares.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { engineOf } from '@chariot/engine/testing';
import { toTraditional } from '@chariot/game/openings';
import type { GameName } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { GAME_NAMES } from '../../shared/games/index.ts';

const BYTES = { chess: 10_000, xiangqi: 3_000 };

for (const game of GAME_NAMES) {
  test(`every opening of ${game} is played by the engine, and no position has two names`, async () => {
    const lines = rowsOf(game);
    const engine = await engineOf(game);
    const named = new Map<string, string>();
    for (const [i, line] of lines.entries()) {
      const [english = '', chinese = '', moves = ''] = line.split('\t');
      const reply = await engine.ask('replay', {
        game: { game, moves: [], style: 'usual' },
        texts: moves.split(' '),
      });
      const place = `${game}.tsv:${i + 1}: ${english}`;
      if ('error' in reply) throw new Error(`${place}: ${JSON.stringify(reply.error)}`);
      expect(reply.rejected, place).toBeUndefined();
      const key = reply.openingKeys.at(-1) ?? '';
      const after = await engine.ask('view', {
        game,
        moves: reply.moves.map(({ uci }) => uci),
      });
      expect(after, place).toMatchObject({ view: { openingKey: key } });
      expect(named.get(key), place).toBeUndefined();
      expect(chinese, place).toMatch(/^[\p{Script=Han}：，-]+$/u);
      named.set(key, `${english}\t${chinese}`);
    }
    expect(named.size).toBe(lines.length);
    const rows = [...named].map(([key, names]) => `${key}\t${names}`);
    const made = `// Made of packages/game/openings/${game}.tsv by openings.engine.test.ts: key of the position, its names.
export const OPENINGS = \`
${rows.join('\n')}
\`;
`;
    expect(gzipSync(made).length).toBeLessThan(BYTES[game]);
    await expect(made).toMatchFileSnapshot(
      join(import.meta.dirname, '../../../../packages/game/src/openings', `${game}.ts`),
    );
  });
}

async function keyOf(game: GameName, start: string): Promise<string> {
  const reply = await (await engineOf(game)).ask('view', { game, start, moves: [] });
  if ('error' in reply) throw new Error(`${start}: ${JSON.stringify(reply.error)}`);
  return reply.view.openingKey;
}

test('a position and its mirror image have one key in xiangqi, two in chess', async () => {
  const start = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1';
  expect(await keyOf('xiangqi', start.replace('1C2C4', '4C2C1'))).toBe(
    await keyOf('xiangqi', start),
  );
  expect(await keyOf('chess', '7k/8/8/8/8/8/8/K7 w - - 0 1')).not.toBe(
    await keyOf('chess', 'k7/8/8/8/8/8/8/7K w - - 0 1'),
  );
});

test('pieces and side to move alone make the key', async () => {
  const key = await keyOf('chess', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
  expect(await keyOf('chess', 'r3k2r/8/8/8/8/8/8/R3K2R w - - 9 40')).toBe(key);
  expect(await keyOf('chess', 'r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1')).not.toBe(key);
});

test('names in traditional characters have no simplified one left', () => {
  expect(toTraditional('西西里防御：纳道尔夫变例')).toBe('西西里防禦：納道爾夫變例');
  expect(toTraditional('中炮对屏风马')).toBe('中炮對屏風馬');
});

function rowsOf(game: GameName): string[] {
  const path = join(import.meta.dirname, '../../../../packages/game/openings', `${game}.tsv`);
  return readFileSync(path, 'utf8').trimEnd().split('\n');
}
