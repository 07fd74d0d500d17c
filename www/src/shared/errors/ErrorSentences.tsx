import { fetched } from '@chariot/board/ui';
import type { GameName, NoticeFact, RequestError } from '@chariot/protocol';

/** The sentences are fetched when the first error is met. */
const sentences = fetched(async () => {
  const script = await import('./sentences.ts');
  await script.errorWordsReady();
  return script;
});

/** What is wrong, in the chosen language; `undefined` until its sentences have come, empty if they cannot. */
export function errorIn(game: GameName, error: RequestError): string | undefined {
  const script = sentences();
  return script === null ? '' : script?.errorSentences(game, error);
}

/** What is wrong, in the chosen language; nothing until its sentences have come. */
export function ErrorSentences({ game, error }: { game: GameName; error: RequestError }) {
  return <>{errorIn(game, error)}</>;
}

/** What was adjusted in a FEN, in the chosen language; empty if that is nothing that a player should know. */
export function noticesIn(game: GameName, notices: readonly NoticeFact[]): string {
  if (notices.length === 0) return '';
  return sentences()?.noticeSentences(game, notices) ?? '';
}
