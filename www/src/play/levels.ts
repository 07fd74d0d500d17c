/** A playing strength of the computer. */
interface Level {
  /** The most milliseconds for a move; weak levels search few nodes and need less. */
  time: number;
  /** The shortest and longest time for a reply in milliseconds: an instant one would not feel like one. */
  pace: readonly [number, number];
}

const ALL: readonly Level[] = [
  { time: 400, pace: [450, 1_100] },
  { time: 400, pace: [450, 1_100] },
  { time: 400, pace: [450, 1_000] },
  { time: 500, pace: [400, 900] },
  { time: 600, pace: [400, 800] },
  { time: 800, pace: [350, 700] },
  { time: 1_000, pace: [300, 600] },
  { time: 1_500, pace: [300, 500] },
  { time: 2_000, pace: [250, 400] },
  { time: 3_000, pace: [250, 300] },
];

/** Number of levels. */
export const LEVELS = ALL.length;

/** The level of this number, from 1. */
export function levelOf(level: number): Level {
  const known = ALL[level - 1] ?? ALL.at(-1);
  if (!known) throw new Error('there are no levels');
  return known;
}
