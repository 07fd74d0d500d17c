import { useEffect, useRef } from 'preact/hooks';
import type { View } from '../protocol/index.ts';
import { sounds } from '../ui/settings.ts';
import type { Sound } from './synth.ts';

/** What is heard when one position follows another; nothing unless it comes by one move. */
export function soundOf(before: View, after: View): Sound | null {
  const plies = after.history.length;
  if (plies !== before.history.length + 1) return null;
  // A look at another game, or another line of it.
  if (before.history.at(-1)?.uci !== after.history.at(-2)?.uci) return null;
  if (after.result) return 'end';
  if (after.check !== undefined) return 'check';
  return after.pieces.length < before.pieces.length ? 'capture' : 'move';
}

/** Lets the moves of a board be heard, if the person wants that; the sounds are fetched with the first. */
export function useSounds(view: View): void {
  const last = useRef(view);
  useEffect(() => {
    const sound = soundOf(last.current, view);
    last.current = view;
    if (sound && sounds.value)
      void import('./synth.ts').then(
        ({ play }) => play(sound),
        () => {},
      );
  }, [view]);
}
