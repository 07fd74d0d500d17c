import type { GameName } from '../generated/wasm.js';

/** A playing strength of the computer. */
interface Level {
  /** The most milliseconds for a move; weak levels look at few positions and answer before. */
  time: number;
  /** Estimated rating in each game, measured by games: `docs/levels.md`. */
  rating: Readonly<Record<GameName, number>>;
  /** The shortest and the longest time from question to answer: at once would not be felt as a reply. */
  pace: readonly [number, number];
}

const ALL: readonly Level[] = [
  { time: 400, rating: { chess: 400, xiangqi: 1_100 }, pace: [450, 1_100] },
  { time: 400, rating: { chess: 600, xiangqi: 1_250 }, pace: [450, 1_100] },
  { time: 400, rating: { chess: 750, xiangqi: 1_450 }, pace: [450, 1_000] },
  { time: 500, rating: { chess: 900, xiangqi: 1_550 }, pace: [400, 900] },
  { time: 600, rating: { chess: 1_050, xiangqi: 1_650 }, pace: [400, 800] },
  { time: 800, rating: { chess: 1_300, xiangqi: 1_800 }, pace: [350, 700] },
  { time: 1_000, rating: { chess: 1_550, xiangqi: 1_950 }, pace: [300, 600] },
  { time: 1_500, rating: { chess: 1_850, xiangqi: 2_150 }, pace: [300, 500] },
  { time: 2_000, rating: { chess: 2_300, xiangqi: 2_450 }, pace: [250, 400] },
  { time: 3_000, rating: { chess: 2_850, xiangqi: 3_000 }, pace: [250, 300] },
];

/** Number of levels. */
export const LEVELS = ALL.length;

/** The level of this number, from 1. */
export function levelOf(level: number): Level {
  const known = ALL[level - 1] ?? ALL.at(-1);
  if (!known) throw new Error('there are no levels');
  return known;
}
