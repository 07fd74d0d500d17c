// Makes chess.ts and xiangqi.ts of packages/game/openings/*.tsv, whose lines are an English name, a Chinese one, and the moves that
// lead to the position: `npx vitest run src/analysis/openings -u` writes them anew, without `-u` they must be the same.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { engineOf } from '@chariot/engine/testing';
import { keyOf, toTraditional } from '@chariot/game/openings';
import type { GameName } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { GAME_NAMES, GAMES } from '../../shared/games/index.ts';

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
      const key = keyOf(reply.fens.at(-1) ?? '', GAMES[game].openings.isMirrored);
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
    await expect(made).toMatchFileSnapshot(`${game}.ts`);
  });
}

test('where mirrored, a position and its mirror image have one key, else two', () => {
  const start = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1';
  const mirrored = start.replace('1C2C4', '4C2C1');
  expect(keyOf(mirrored, true)).toBe(keyOf(start, true));
  expect(keyOf(mirrored, false)).not.toBe(keyOf(start, false));
  expect(keyOf('8/8/8/8/8/8/8/K1k5 w - - 0 1', false)).toBe(
    keyOf('8/8/8/8/8/8/8/K1k5 w KQ - 9 40', false),
  );
});

test('names in traditional characters have no simplified one left', () => {
  expect(toTraditional('西西里防御：纳道尔夫变例')).toBe('西西里防禦：納道爾夫變例');
  expect(toTraditional('中炮对屏风马')).toBe('中炮對屏風馬');
});

function rowsOf(game: GameName): string[] {
  const path = join(import.meta.dirname, '../../../../packages/game/openings', `${game}.tsv`);
  return readFileSync(path, 'utf8').trimEnd().split('\n');
}
