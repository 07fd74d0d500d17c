import type { View } from '@chariot/protocol';
import { sounds } from '../ui/settings.ts';
import type { Sound } from './synth.ts';

/** Sound of the single move between two positions; `null` unless there is exactly one. */
export function soundOf(before: View, after: View): Sound | null {
  const plies = after.history.length;
  if (plies !== before.history.length + 1) return null;
  // Another game or line.
  if (before.history.at(-1)?.uci !== after.history.at(-2)?.uci) return null;
  if (after.result) return 'end';
  if (after.check !== undefined) return 'check';
  return after.pieces.length < before.pieces.length ? 'capture' : 'move';
}

/** Plays the sound of a move if sounds are on. The script is fetched with the first. */
export function playMoveSound(before: View, after: View): void {
  const sound = soundOf(before, after);
  if (sound && sounds.value)
    void import('./synth.ts').then(
      ({ play }) => play(sound),
      () => {},
    );
}
