import type { EngineClient } from '@chariot/engine/client';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { GameRecord } from '../shared/game/record.ts';
import { words } from '../shared/i18n/index.ts';

/**
 * Explains each side's part in the repetition that ended the game. The engine explains in the language of the notation.
 * If the page's language differs, it is asked again.
 */
export function explained(
  engine: EngineClient,
  record: GameRecord,
): ReadonlySignal<string | undefined> {
  const explanation = signal<string | undefined>(undefined);
  effect(() => {
    const head = record.head.value;
    const style = words.value.explainedIn;
    explanation.value = undefined;
    if (!head?.result?.explanation) return;
    const isCurrent = record.changes.watch();
    void engine.ask('view', { ...head.game, style }).then((reply) => {
      if (!('error' in reply) && isCurrent()) {
        explanation.value = reply.view.result?.explanation;
      }
    });
  });
  return explanation;
}
