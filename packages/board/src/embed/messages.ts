import { isRecord, oneOf } from '@chariot/game/values';
import type { BoardDetails } from '../element/events.ts';
import { ATTRIBUTES, type AttributeName } from '../element/names.ts';

/** What the page around may tell the board in the frame. */
export type EmbedCommand =
  /** Changes attributes; `null` takes one away. */
  | { chariot: 'set'; attributes: Partial<Record<AttributeName, string | null>> }
  /** Plays a move in any notation. */
  | { chariot: 'play'; move: string }
  /** Shows the position after so many moves. */
  | { chariot: 'goTo'; plies: number }
  | { chariot: 'takeBack' | 'restart' | 'flip' };

/** What the board tells the page around it: that it hears, and its events. */
export type EmbedMessage =
  | { chariot: 'ready' }
  | {
      [Name in keyof BoardDetails]: { chariot: Name; detail: BoardDetails[Name] };
    }[keyof BoardDetails];

/** A message as a command; `undefined` if it is none. */
export function readCommand(data: unknown): EmbedCommand | undefined {
  if (!isRecord(data)) return undefined;
  const { chariot, move, plies, attributes } = data;
  const plain = oneOf(['takeBack', 'restart', 'flip'] as const, chariot);
  if (plain) return { chariot: plain };
  if (chariot === 'play' && typeof move === 'string') return { chariot, move };
  if (chariot === 'goTo' && typeof plies === 'number' && Number.isInteger(plies)) {
    return { chariot, plies };
  }
  if (chariot !== 'set' || !isRecord(attributes)) return undefined;
  const read: Partial<Record<AttributeName, string | null>> = {};
  for (const [name, value] of Object.entries(attributes)) {
    const known = oneOf(EMBEDDED, name);
    if (!known || (typeof value !== 'string' && value !== null)) return undefined;
    read[known] = value;
  }
  return { chariot, attributes: read };
}

/** The attributes that may be set from outside: tables come from the site's own folder. */
export const EMBEDDED = ATTRIBUTES.filter((name) => name !== 'tables');
