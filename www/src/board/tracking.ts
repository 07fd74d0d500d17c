import type { PlacedMan } from '../generated/wasm.js';

/** A man with a number that stays its own while it moves, so that its move can be animated. */
export interface TrackedMan extends PlacedMan {
  id: number;
}

/**
 * Gives the men of a new position the numbers they had in the last one.
 *
 * A man that has not moved keeps its number. Then the man that made `move` keeps its own, even if it changed
 * its kind; then equal men are paired off in order. Men without a partner get new numbers.
 */
export function track(
  before: readonly TrackedMan[],
  men: readonly PlacedMan[],
  move?: { from: string; to: string },
): TrackedMan[] {
  const free = new Map(before.map((man) => [man.square, man]));
  const ids = new Map<PlacedMan, number>();
  const take = (man: PlacedMan, partner: TrackedMan | undefined): void => {
    if (!partner) return;
    ids.set(man, partner.id);
    free.delete(partner.square);
  };

  for (const man of men) {
    const same = free.get(man.square);
    if (same?.side === man.side && same.kind === man.kind) take(man, same);
  }
  if (move) {
    const mover = men.find((man) => man.square === move.to && !ids.has(man));
    const origin = free.get(move.from);
    if (mover && origin?.side === mover.side) take(mover, origin);
  }
  for (const man of men) {
    if (ids.has(man)) continue;
    take(
      man,
      [...free.values()].find(({ side, kind }) => side === man.side && kind === man.kind),
    );
  }

  let last = Math.max(0, ...before.map((man) => man.id));
  return men.map((man) => {
    const known = ids.get(man);
    if (known === undefined) last += 1;
    return { ...man, id: known ?? last };
  });
}
