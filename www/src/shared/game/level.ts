import { isRecord } from '@chariot/game/values';

/** Number of levels of the computer; the last one is full strength. */
export const LEVELS = 12;

/** For the levels of older versions, which had ten, those nearest in strength. */
const OF_TEN = [1, 2, 3, 4, 5, 6, 7, 9, 11, 12];

/** The level of a stored match; `undefined` if it has none. A match of an older version does not give `levels`. */
export function readLevel({ players, levels }: Record<string, unknown>): number | undefined {
  const level = isRecord(players) ? players.level : undefined;
  if (typeof level !== 'number') return undefined;
  const place = Math.round(level);
  if (levels !== LEVELS) return OF_TEN[place - 1];
  return place >= 1 && place <= LEVELS ? place : undefined;
}
