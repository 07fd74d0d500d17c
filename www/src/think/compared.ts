import type { SearchTree, View } from '@chariot/protocol';
import { useAnswer } from './hooks.ts';
import type { ThinkStore } from './store.ts';

/** The order of moves in alpha-beta: as the rules list them, or captures first. */
export type MoveOrder = 'unordered' | 'ordered';

/** Greatest depth in plies of both searches: a second or two on a phone. */
export const DEEPEST = 4;

/**
 * Minimax and alpha-beta on a position. All counts of the two on this page come from this one request, so that they
 * agree from picture to picture.
 */
export function useCompared(
  store: ThinkStore,
  view: View | null,
  kind: MoveOrder,
  depth: number,
): SearchTree | null {
  const game = view && !view.result ? view.game : null;
  return useAnswer(store, 'tree', game && { game, kind, depth, shown: 1, first: 0 }).value;
}
