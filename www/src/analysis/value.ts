import { shortScore } from '../game/score.ts';
import type { ScoreText } from '../generated/wasm.js';

/** A value in a few characters; a side that is mated already is so in no moves. */
export function valueText(score: ScoreText): string {
  return score.kind !== 'centipawns' && score.moves === 0 ? '#' : shortScore(score);
}
