import type { MoveLoss } from '@chariot/engine/analysis';
import { other, type TreeNode } from '@chariot/game';
import type { SideName } from '@chariot/protocol';

/** Moments shown of a game: nobody remembers thirty. */
const MOST_MOMENTS = 3;

/** A move that decided much of a game. */
export interface Moment {
  node: TreeNode;
  loss: MoveLoss;
}

/** The costliest mistakes of a reviewed game, in the order of play: those of `own`, or of both sides. */
export function momentsOf(
  line: readonly TreeNode[],
  losses: readonly (MoveLoss | null)[],
  own?: SideName,
): Moment[] {
  const mistakes = line.flatMap((node, i): Moment[] => {
    const loss = losses[i];
    const isShown = loss?.moveClass && (own === undefined || loss.mover === own);
    return isShown ? [{ node, loss }] : [];
  });
  const worst = [...mistakes].sort((a, b) => b.loss.loss - a.loss.loss).slice(0, MOST_MOMENTS);
  return mistakes.filter((moment) => worst.includes(moment));
}

/** Names of the person in games played on this page, in its languages. */
const ANONYMOUS = ['anonymous', '匿名'];
/** The computer in them, whatever its character: `Chariot level 7`, `Chariot 第 7 级`; `Chariot 7` in *Game report*. */
const COMPUTER = /( level \d+|^chariot \d+| 第 \d+ [级級])$/;

/**
 * The side of the person who reads, by the names of the players; `undefined` if that is not known. An anonymous player
 * is that person only against the computer.
 */
export function ownSide(
  players: Readonly<Record<SideName, string>>,
  own: readonly string[],
): SideName | undefined {
  const sides = ['first', 'second'] as const;
  const nameOf = (side: SideName): string => keyOf(players[side]);
  const keys = own.map(keyOf);
  const known = sides.filter((side) => keys.includes(nameOf(side)));
  const found =
    known.length > 0
      ? known
      : sides.filter(
          (side) => ANONYMOUS.includes(nameOf(side)) && COMPUTER.test(nameOf(other(side))),
        );
  return found.length === 1 ? found[0] : undefined;
}

function keyOf(name: string): string {
  return name.trim().toLowerCase();
}
