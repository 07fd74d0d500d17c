import type { Drawn } from '@chariot/game';
import type { BoardSession } from './session.ts';

/** The shapes that the page or the game has, and may change. */
export function drawnOn(session: BoardSession): Drawn | undefined {
  const shapes = session.given.shapes.value;
  if (shapes) return { shapes, change: (changed) => session.draw(changed) };
  const shown = session.record.shown.value;
  const note = session.notes.value[shown?.history.length ?? 0];
  return note && note.shapes.length > 0 ? { shapes: note.shapes, change() {} } : undefined;
}

/** The names of squares. */
export function partsOn(session: BoardSession): Readonly<Record<string, string>> {
  return session.given.squareParts.value ?? {};
}
