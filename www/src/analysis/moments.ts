import type { MoveLoss } from '@chariot/engine/analysis';
import type { TreeNode } from '@chariot/game';

/** Moments shown of a game: nobody remembers thirty. */
const MOST_MOMENTS = 3;

/** A move that decided much of a game. */
export interface Moment {
  node: TreeNode;
  loss: MoveLoss;
}

/** The costliest mistakes of a reviewed game, in the order of play. */
export function momentsOf(
  line: readonly TreeNode[],
  losses: readonly (MoveLoss | null)[],
): Moment[] {
  const mistakes = line.flatMap((node, i): Moment[] => {
    const loss = losses[i];
    return loss?.moveClass ? [{ node, loss }] : [];
  });
  const worst = [...mistakes].sort((a, b) => b.loss.loss - a.loss.loss).slice(0, MOST_MOMENTS);
  return mistakes.filter((moment) => worst.includes(moment));
}
