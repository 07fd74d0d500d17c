interface Level {
  /** Most milliseconds per move; weak levels search few nodes and need less. */
  time: number;
  /** Shortest and longest milliseconds per reply: an instant one feels unnatural. */
  pace: readonly [number, number];
}

const ALL: readonly Level[] = [
  { time: 400, pace: [450, 1_100] },
  { time: 400, pace: [450, 1_100] },
  { time: 400, pace: [450, 1_000] },
  { time: 500, pace: [400, 900] },
  { time: 600, pace: [400, 800] },
  { time: 700, pace: [350, 750] },
  { time: 800, pace: [350, 700] },
  { time: 1_000, pace: [300, 600] },
  { time: 1_200, pace: [300, 550] },
  { time: 1_500, pace: [300, 500] },
  { time: 2_000, pace: [250, 400] },
  { time: 3_000, pace: [250, 300] },
];

/** Elo of the level that a newcomer meets. */
const FIRST_RATING = 750;

/** The level, from 1, whose rating is nearest to what a newcomer can meet in either game. */
export function firstLevel(ratings: readonly number[]): number {
  const off = ratings.map((rating) => Math.abs(rating - FIRST_RATING));
  return off.indexOf(Math.min(...off)) + 1;
}

/** A level by number, from 1. */
export function levelOf(level: number): Level {
  const known = ALL[level - 1] ?? ALL.at(-1);
  if (!known) throw new Error('there are no levels');
  return known;
}
