import type { Engine, GameName, ProbeResult } from '@chariot/engine';
import type { View } from '@chariot/protocol';
import type { Pointer } from '../board/Overlay.tsx';
import { pointersFor, ratedMoves } from '../endings/ratedMoves.ts';
import { positionOf } from './record.ts';

/** What the tables say of a position. */
export type EndingValue =
  | { kind: 'loading' }
  | { kind: 'known'; result: ProbeResult; best: readonly Pointer[] }
  /** No table has it: too many pieces, or its ending cannot be had. */
  | { kind: 'unknown' };

/** The most pieces of an ending that is solved where no file has it; that takes seconds. */
const MOST_SOLVED = 4;

/**
 * The value of a position and an arrow for its best move, from table files in a folder; small endings that it has not are
 * solved. `onWait` is called if that takes time.
 */
export async function endingValue(
  engine: Engine,
  view: View,
  tables: string | undefined,
  onWait: () => void,
): Promise<EndingValue> {
  const position = positionOf(view);
  let result = await engine.probe(position);
  if (result.material !== undefined && !isWhole(result)) {
    onWait();
    // What cannot be solved here has no value.
    await engine
      .solve(result.material, { file: (ending) => fileOf(ending, engine.game, tables) })
      .catch(() => {});
    result = await engine.probe(position);
  }
  if (!result.dtm) return { kind: 'unknown' };
  const [best] = ratedMoves(result);
  return { kind: 'known', result, best: best ? pointersFor([best], best.move.uci) : [] };
}

/** True if the position and all its moves have a value. */
function isWhole({ dtm, moves }: ProbeResult): boolean {
  return dtm !== undefined && moves.every((move) => move.dtm);
}

/** The file of a table; `undefined` if it can be solved as well. Rejects for one that is too large for that. */
async function fileOf(
  ending: string,
  game: GameName,
  tables: string | undefined,
): Promise<Uint8Array | undefined> {
  if (tables !== undefined) {
    const folder = new URL(tables.replace(/\/*$/, '/'), document.baseURI);
    const response = await fetch(new URL(`${game}/${ending}.egt`, folder)).catch(() => null);
    if (response?.ok) return new Uint8Array(await response.arrayBuffer());
  }
  if (ending.length > MOST_SOLVED) throw new Error(`there is no file of ${ending}`);
  return undefined;
}
