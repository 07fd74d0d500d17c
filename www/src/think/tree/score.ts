import type { SearchScore, SideName } from '@chariot/protocol';
import { type DrawnTree, isSearched, scoreOf } from './model.ts';

/** Largest score that is no mate; score of a mate; open end of a window. */
const [LAST_ESTIMATE, MATE, INFINITE] = [30_000, 32_000, 32_001];

/** A score of the tree, for display; `undefined` for an open end of a window. */
export function scoreFrom(raw: number): SearchScore | undefined {
  const size = Math.abs(raw);
  if (size >= INFINITE) return undefined;
  if (size <= LAST_ESTIMATE) return { kind: 'centipawns', value: raw };
  const moves = Math.ceil((MATE - size) / 2);
  return raw > 0 ? { kind: 'mateIn', moves } : { kind: 'matedIn', moves };
}

/** A score in a few characters: `+0.35`, `#3`. */
export function exactScore(score: SearchScore): string {
  switch (score.kind) {
    case 'centipawns':
      return `${score.value < 0 ? '−' : '+'}${(Math.abs(score.value) / 100).toFixed(2)}`;
    case 'mateIn':
      return `#${score.moves}`;
    case 'matedIn':
      return `−#${score.moves}`;
    default:
      return score satisfies never;
  }
}

/** The same for a score of the tree; `undefined` for an open end of a window. */
export function rawScore(raw: number): string | undefined {
  const score = scoreFrom(raw);
  return score && exactScore(score);
}

export function sideAt({ reply }: DrawnTree, node: number, rootSide: SideName): SideName {
  const isOdd = (reply.ply[node] ?? 0) % 2 === 1;
  return isOdd === (rootSide === 'first') ? 'second' : 'first';
}

/** Sign that turns a node's score, which is for its side to move, into one for the first side. */
export function signAt(tree: DrawnTree, node: number, rootSide: SideName): 1 | -1 {
  return sideAt(tree, node, rootSide) === 'first' ? 1 : -1;
}

/** A node's score for the first side, with its bound: `≥ +0.35`. */
export function boundedScore(
  tree: DrawnTree,
  node: number,
  rootSide: SideName,
): string | undefined {
  const score = scoreOf(tree, node);
  if (score === undefined) return undefined;
  const sign = signAt(tree, node, rootSide);
  const text = rawScore(sign * score) ?? '';
  if (tree.eye === 'minimax' || !isSearched(tree, node)) return text;
  const isLower = score >= (tree.reply.beta[node] ?? INFINITE);
  const isUpper = score <= (tree.reply.alpha[node] ?? -INFINITE);
  if (!isLower && !isUpper) return text;
  return isLower === (sign === 1) ? `≥ ${text}` : `≤ ${text}`;
}

/** A node's window for the first side: lower end, upper end; `undefined` where it is open. */
export function windowAt(
  tree: DrawnTree,
  node: number,
  rootSide: SideName,
): [string | undefined, string | undefined] {
  const [alpha, beta] = [tree.reply.alpha[node] ?? 0, tree.reply.beta[node] ?? 0];
  const ends = signAt(tree, node, rootSide) === 1 ? [alpha, beta] : [-beta, -alpha];
  return [rawScore(ends[0] ?? 0), rawScore(ends[1] ?? 0)];
}
