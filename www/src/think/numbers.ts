import { shortScore } from '@chariot/engine/analysis';
import type { SearchScore } from '@chariot/protocol';
import { signedPawns } from '../shared/game/pieceValues.ts';
import { language } from '../shared/i18n/index.ts';

/** A number with a real minus: −1,234. */
export function whole(value: number): string {
  return counted(value).replace('-', '−');
}

/** Numbers with their signs, as a sum: 54 − 12 + 2. */
export function added(values: readonly number[]): string {
  const [first = 0, ...rest] = values;
  const more = rest.map((value) => ` ${value < 0 ? '−' : '+'} ${counted(Math.abs(value))}`);
  return whole(first) + more.join('');
}

/** A count in the style of the chosen language: 197,281. */
export function counted(count: number): string {
  return count.toLocaleString(language.value);
}

/** Tenths of a pawn, rounded. */
export function tenthsOf(centipawns: number): number {
  return Math.round(centipawns / 10);
}

/** A score to a tenth of a pawn, however large. */
export function toTenth(score: SearchScore): string {
  return score.kind === 'centipawns'
    ? signedPawns(10 * tenthsOf(score.value), 1)
    : shortScore(score);
}
