import type { Engine, GameName, ProbeResult } from '@chariot/engine';
import type { View } from '@chariot/protocol';
import type { Pointer } from '../board/Overlay.tsx';
import { pointersFor, ratedMoves } from '../endings/ratedMoves.ts';
import { positionOf } from './record.ts';

export type EndingValue =
  | { kind: 'loading' }
  | { kind: 'known'; result: ProbeResult; best: readonly Pointer[] }
  /** No table: too many pieces, or the ending is not available. */
  | { kind: 'unknown' };

/** Most pieces of an ending to solve where no file has it. Solving takes seconds. */
const MOST_SOLVED = 4;

/**
 * The result of a position and an arrow for its best move, from table files in a folder. Small
 * endings without a file are solved. `onWait` is called if that takes time.
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
    // A failure means no result.
    await engine
      .solve(result.material, { file: (ending) => fileOf(ending, engine.game, tables) })
      .catch(() => {});
    result = await engine.probe(position);
  }
  if (!result.dtm) return { kind: 'unknown' };
  const [best] = ratedMoves(result);
  return { kind: 'known', result, best: best ? pointersFor([best], best.move.uci) : [] };
}

/** Whether the position and all its moves have a result. */
function isWhole({ dtm, moves }: ProbeResult): boolean {
  return dtm !== undefined && moves.every((move) => move.dtm);
}

/**
 * The file of a table; `undefined` if it can be solved instead. Rejects if that would take too
 * long.
 */
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
