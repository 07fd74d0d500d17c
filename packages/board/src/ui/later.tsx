import { PATIENCE_FETCHING } from '@chariot/engine/fetch';
import { signal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Skin } from '../board/skin.ts';
import type { BoardWords } from '../words/words.ts';
import { Button } from './controls.tsx';

/** A script fetched on first use: `undefined` until it has come, `null` if it cannot be fetched. */
export function fetched<T>(fetch: () => Promise<T>): () => T | null | undefined {
  const loaded = signal<T | null | undefined>(undefined);
  let asked = false;
  return () => {
    if (!asked) {
      asked = true;
      fetch().then(
        (script) => {
          loaded.value = script;
        },
        () => {
          loaded.value = null;
        },
      );
    }
    return loaded.value;
  };
}

/**
 * A component whose script is fetched when it is first shown. Until then `instead` is drawn; once it could not be fetched,
 * that is given a function with which to try again.
 */
export function later<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  instead: (props: Props, tryAgain?: () => void) => VNode | null | undefined,
): (props: Props) => VNode | null {
  const loaded = signal<ComponentType<Props> | 'failed' | null>(null);
  const load = (): void => {
    if (typeof loaded.value === 'function') return;
    const fail = (): void => {
      loaded.value ??= 'failed';
    };
    // What comes later is shown all the same.
    setTimeout(fail, PATIENCE_FETCHING);
    fetch().then((component) => {
      loaded.value = component;
    }, fail);
  };
  return function Later(props: Props) {
    useEffect(load, []);
    const Component = loaded.value;
    if (Component && Component !== 'failed') return <Component {...props} />;
    return instead(props, Component ? load : undefined) ?? null;
  };
}

export interface PartFailedProps {
  words: Pick<BoardWords, 'partFailed' | 'retry'>;
  tryAgain(): void;
}

/** Says that a part could not be fetched, and offers another try. */
export function PartFailed({ words: { partFailed, retry }, tryAgain }: PartFailedProps) {
  return (
    <div class="message is-error" role="alert">
      <strong>{partFailed}</strong> <Button onClick={tryAgain}>{retry}</Button>
    </div>
  );
}

/** A part of a board whose script is fetched when it is first shown; a message says if it could not be fetched. */
export function boardPart<Props extends { skin: Skin }>(
  fetch: () => Promise<ComponentType<Props>>,
): (props: Props) => VNode | null {
  return later(
    fetch,
    ({ skin }, tryAgain) =>
      tryAgain && <PartFailed words={skin.speech.words} tryAgain={tryAgain} />,
  );
}
