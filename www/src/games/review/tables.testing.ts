// For tests only: endings by the tables of this repository.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Askable } from '@chariot/engine/client';
import type { GameName } from '@chariot/protocol';
import { materialOf } from '../../shared/game/game.ts';
import { EndingJudge } from './endings.ts';

const TABLES = join(import.meta.dirname, '../../../../tables');

/** Judges endings whose table is in the repository; `load` loads one and those it leads to. */
export function judgeOf(
  engine: Askable,
  game: GameName,
): EndingJudge & { load(material: string): Promise<void> } {
  const known = new Set<string>();
  const read = async (material: string): Promise<void> => {
    if (known.has(material)) return;
    known.add(material);
    try {
      const bytes = new Uint8Array(readFileSync(join(TABLES, game, `${material}.egt`)));
      await engine.ask('loadTable', { game, bytes });
    } catch {
      // Not in the repository.
    }
  };
  const load = async (material: string): Promise<void> => {
    const facts = await engine.ask('ending', { game, material });
    if ('error' in facts) return;
    for (const one of [facts.facts.name, ...facts.facts.smaller]) await read(one);
  };
  const judge = new EndingJudge(async (fen) => {
    const position = { game, start: fen, moves: [] };
    const shown = await engine.ask('view', position);
    const material = 'error' in shown ? undefined : materialOf(shown.view.pieces);
    if (!material) return null;
    await load(material);
    const probe = await engine.ask('probe', position);
    return 'error' in probe ? null : probe.result;
  });
  return Object.assign(judge, { load });
}
