import type { ErrorFact, FactDetails, SideName } from '@chariot/protocol';
import type { ErrorWords, SaidDetails } from './words.ts';

/** Names of a game's sides and pieces in one language. */
export interface GameNames {
  sides: Readonly<Record<SideName, string>>;
  /** A piece's name by its letter, in the words of `side`. */
  kind(side: SideName, kind: string): string;
}

/**
 * Characters that show nothing or change the text around them: control and format characters, odd
 * spaces, variation selectors.
 */
const INVISIBLE = /\p{C}|\p{Z}|[\uFE00-\uFE0F]/gu;

/** All faults, as sentences in one language. */
export function sentencesOf(
  facts: readonly ErrorFact[],
  errorWords: ErrorWords,
  names: GameNames,
): string {
  const { errors, space } = errorWords;
  return facts
    .map(({ kind, details }) => errors[kind](saidOf(details, errorWords, names)))
    .join(space);
}

/** The details of an error or a notice, in words. */
export function saidOf(
  details: FactDetails,
  errorWords: ErrorWords,
  { sides, kind }: GameNames,
): SaidDetails {
  const { side, piece, squares, rank = 0, count = 0, limit = 0 } = details;
  return {
    text: quoted(details.text, errorWords),
    side: side ? sides[side] : '',
    piece: piece ? kind(side ?? 'first', piece) : '',
    squares,
    rank,
    count,
    limit,
  };
}

function quoted(text: string, { quoted, invisible }: ErrorWords): string {
  const shown = text.replace(INVISIBLE, (c) => (c === ' ' ? c : '')).trim();
  return text !== '' && shown === '' ? invisible : quoted(shown);
}
