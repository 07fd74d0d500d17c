import type { View } from '@chariot/protocol';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { styled } from '../shared/game/looks.ts';
import { useViewOf } from './hooks.ts';
import type { ThinkStore } from './store.ts';

/** A line that the reader steps through. */
export interface Stepped {
  /** Plies of the line on the board. */
  at: Signal<number>;
  /** The position there. */
  view: View | null;
}

/** Steps through a line from a position; another line starts at its first move. */
export function useStepped(
  store: ThinkStore,
  start: string,
  line: readonly { uci: string }[],
): Stepped {
  const at = useSignal(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line starts at its first move
  useEffect(() => {
    at.value = 0;
  }, [line, at]);
  const moves = line.slice(0, at.value).map(({ uci }) => uci);
  return { at, view: useViewOf(store, styled({ game: store.game, start, moves })) };
}
