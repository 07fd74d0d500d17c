import type { View } from '@chariot/protocol';

/** Where the numbers of a game's moves begin. */
export type Numbering = Pick<View, 'startMoveNumber' | 'startToMove'>;

/**
 * Texts of moves with their numbers, `3… Qxd5` and `4. Nd2`, in a game of which `plies` moves came before: the first one
 * and each of the first side.
 */
export function numberedMoves(
  { startMoveNumber, startToMove }: Numbering,
  plies: number,
  texts: readonly string[],
): string[] {
  const before = plies + (startToMove === 'second' ? 1 : 0);
  return texts.map((text, i) => {
    const place = before + i;
    const isSecond = place % 2 === 1;
    if (isSecond && i > 0) return text;
    return `${startMoveNumber + Math.floor(place / 2)}${isSecond ? '…' : '.'} ${text}`;
  });
}
