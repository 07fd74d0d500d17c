import { words } from '../i18n/index.ts';
import type { FactDetails, GameName, NoticeFact, RequestError } from '../protocol/index.ts';
import { errorWords } from './i18n/index.ts';
import type { SaidDetails } from './i18n/words.ts';

export { errorWordsReady } from './i18n/index.ts';

/** What shows nothing, or turns the text around it: control and format characters, odd spaces, variation selectors. */
const INVISIBLE = /\p{C}|\p{Z}|[\uFE00-\uFE0F]/gu;

/** What is wrong, in sentences of the chosen language; empty where nothing can be said beyond that it failed. */
export function errorSentences(game: GameName, { facts }: RequestError): string {
  const { errors, space } = errorWords.value;
  return facts.map(({ kind, details }) => errors[kind](inWords(game, details))).join(space);
}

/** What was adjusted in a FEN, or is odd in it, in sentences of the chosen language. */
export function noticeSentences(game: GameName, notices: readonly NoticeFact[]): string {
  const { notices: sentences, space } = errorWords.value;
  return notices
    .flatMap(({ kind, details }) => sentences[kind]?.(inWords(game, details)) ?? [])
    .join(space);
}

function inWords(game: GameName, details: FactDetails): SaidDetails {
  const { sides, kind } = words.value.games[game];
  const { side, piece, squares, rank = 0, count = 0, limit = 0 } = details;
  return {
    text: quoted(details.text),
    side: side ? sides[side] : '',
    piece: piece ? kind(side ?? 'first', piece) : '',
    squares,
    rank,
    count,
    limit,
  };
}

function quoted(text: string): string {
  const shown = text.replace(INVISIBLE, (c) => (c === ' ' ? c : '')).trim();
  const { quoted: inQuotes, invisible } = errorWords.value;
  return text !== '' && shown === '' ? invisible : inQuotes(shown);
}
