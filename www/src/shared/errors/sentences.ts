import { saidOf, sentencesOf } from '@chariot/engine/errors';
import type { GameName, NoticeFact, RequestError } from '@chariot/protocol';
import { words } from '../i18n/index.ts';
import { errorWords } from './i18n/index.ts';

export { errorWordsReady } from './i18n/index.ts';

/** The error in sentences of the chosen language; empty if nothing is known but the failure. */
export function errorSentences(game: GameName, { facts }: RequestError): string {
  return sentencesOf(facts, errorWords.value, words.value.games[game]);
}

/** Adjustments to a FEN and oddities in it, in sentences of the chosen language. */
export function noticeSentences(game: GameName, notices: readonly NoticeFact[]): string {
  const { notices: sentences, space } = errorWords.value;
  const ofGame = words.value.games[game];
  return notices
    .flatMap(
      ({ kind, details }) => sentences[kind]?.(saidOf(details, errorWords.value, ofGame)) ?? [],
    )
    .join(space);
}
