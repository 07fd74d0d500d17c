import type { ErrorWords, SaidDetails } from '@chariot/engine/errors/words';
import type { ErrorFact, FactDetails } from '@chariot/protocol';
import type { GameWords } from '../i18n/words.ts';

/** What shows nothing, or turns the text around it: control and format characters, odd spaces, variation selectors. */
const INVISIBLE = /\p{C}|\p{Z}|[\uFE00-\uFE0F]/gu;

/** All that is wrong, in sentences of one language. */
export function sentencesOf(
  facts: readonly ErrorFact[],
  errorWords: ErrorWords,
  game: GameWords,
): string {
  const { errors, space } = errorWords;
  return facts
    .map(({ kind, details }) => errors[kind](saidOf(details, errorWords, game)))
    .join(space);
}

/** The details of an error or a notice in words. */
export function saidOf(details: FactDetails, errorWords: ErrorWords, game: GameWords): SaidDetails {
  const { sides, kind } = game;
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
