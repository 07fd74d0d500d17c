import { PATIENCE_FETCHING } from '@chariot/engine/fetch';
import { signal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Skin } from '../board/skin.ts';
import type { BoardWords } from '../words/words.ts';
import { Button } from './controls.tsx';

/** Milliseconds before a script that could not be fetched is asked for again. */
const RETRY = 5_000;

/** Scripts that the drawing of {@link drawnWhole} asks for. */
let wanted: Set<Promise<void>> | undefined;

/**
 * Draws, and again until every script that the drawing asks for by {@link fetched} is here or has failed. Rejects if
 * one takes too long.
 */
export async function drawnWhole(draw: () => void): Promise<void> {
  const asked = new Set<Promise<void>>();
  wanted = asked;
  draw();
  const late = new Promise<never>((_, reject) => {
    setTimeout(reject, PATIENCE_FETCHING, new Error('late'));
  });
  // One may bring another.
  for (let known = -1; known < asked.size; ) {
    known = asked.size;
    await Promise.race([Promise.all(asked), late]);
    draw();
  }
}

/** A script fetched on first use: `undefined` until it has loaded, `null` if that fails, until a later use succeeds. */
export function fetched<T>(fetch: () => Promise<T>): () => T | null | undefined {
  const loaded = signal<T | null | undefined>(undefined);
  let fetching: Promise<void> | undefined;
  return () => {
    if (!fetching) {
      fetching = fetch().then(
        (script) => {
          loaded.value = script;
        },
        () => {
          loaded.value = null;
          setTimeout(() => {
            fetching = undefined;
          }, RETRY);
        },
      );
    }
    if (loaded.value === undefined) wanted?.add(fetching);
    return loaded.value;
  };
}

/**
 * A component whose script is fetched when first shown. `instead` is drawn until then. If the fetch
 * fails, `instead` gets a function that tries again.
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
    // A late script is shown all the same.
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

/** A message that a part could not be fetched, with another try. */
export function PartFailed({ words: { partFailed, retry }, tryAgain }: PartFailedProps) {
  return (
    <div class="message is-error" role="alert">
      <strong>{partFailed}</strong> <Button onClick={tryAgain}>{retry}</Button>
    </div>
  );
}

/** A part of a board whose script is fetched when first shown, with a message if that fails. */
export function boardPart<Props extends { skin: Skin }>(
  fetch: () => Promise<ComponentType<Props>>,
): (props: Props) => VNode | null {
  return later(
    fetch,
    ({ skin }, tryAgain) =>
      tryAgain && <PartFailed words={skin.speech.words} tryAgain={tryAgain} />,
  );
}
