import { fetched } from '@chariot/board/ui';
import type { GameName, NoticeFact, RequestError } from '@chariot/protocol';

/** Fetched with the first error. */
const sentences = fetched(async () => {
  const script = await import('./sentences.ts');
  await script.errorWordsReady();
  return script;
});

/** The error in the chosen language; `undefined` until its sentences have loaded, empty if they cannot. */
export function errorIn(game: GameName, error: RequestError): string | undefined {
  const script = sentences();
  return script === null ? '' : script?.errorSentences(game, error);
}

/** The error in the chosen language; nothing until its sentences have loaded. */
export function ErrorSentences({ game, error }: { game: GameName; error: RequestError }) {
  return <>{errorIn(game, error)}</>;
}

/** Adjustments to a FEN in the chosen language; empty if none concerns a player. */
export function noticesIn(game: GameName, notices: readonly NoticeFact[]): string {
  if (notices.length === 0) return '';
  return sentences()?.noticeSentences(game, notices) ?? '';
}
