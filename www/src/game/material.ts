import type { PlacedMan, Player } from '../generated/wasm.js';

/** The fewest and the most men a table has. */
const FEWEST_MEN = 3;
const MOST_MEN = 8;

/**
 * The men as the name of an ending, each side's king first; the engine knows its proper order. `undefined` if
 * they are too many for a table, or there is nothing to know.
 */
export function materialOf(men: readonly PlacedMan[]): string | undefined {
  if (men.length < FEWEST_MEN || men.length > MOST_MEN) return undefined;
  const letters = (side: Player): string =>
    men
      .filter((man) => man.side === side)
      .map(({ kind }) => kind)
      .sort((a, b) => Number(b === 'K') - Number(a === 'K'))
      .join('');
  return letters('first') + letters('second');
}
