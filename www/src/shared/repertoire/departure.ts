import type { SideName } from '@chariot/protocol';
import { type LineMove, moverAt, nodesOf, type RepertoireNode } from './repertoire.ts';

/** Where a game left the repertoire. `ply` counts the moves before. */
export type Departure =
  /** One played something else than one wanted to: `answers`, the main one first. */
  | { kind: 'own'; ply: number; answers: readonly LineMove[] }
  /** The other side played what the repertoire does not answer. */
  | { kind: 'other'; ply: number }
  /** The repertoire ended, or the game did. */
  | { kind: 'end'; ply: number };

/** Where a game left the repertoire of a side; positions are known again by whatever order of moves. */
export function departureOf(
  root: RepertoireNode,
  side: SideName,
  game: readonly LineMove[],
): Departure {
  const places = new Map<string, RepertoireNode>();
  for (const { node } of nodesOf(root)) {
    const known = places.get(node.key);
    if (!known || known.next.length < node.next.length) places.set(node.key, node);
  }
  let at = root;
  for (const [ply, { key }] of game.entries()) {
    const next = at.next.find((child) => child.key === key) ?? places.get(key);
    if (next) {
      // Another order of moves may have led to a node that says more.
      at = next.next.length > 0 ? next : (places.get(key) ?? next);
      continue;
    }
    if (at.next.length === 0) return { kind: 'end', ply };
    if (moverAt(ply) !== side) return { kind: 'other', ply };
    return { kind: 'own', ply, answers: at.next.map(({ uci, key }) => ({ uci, key })) };
  }
  return { kind: 'end', ply: game.length };
}
