import type { EngineClient } from '@chariot/engine/client';
import type { ErrorReply, GameName, NoticeFact, View } from '@chariot/protocol';
import { styled } from './notation.ts';

/** A new game from a position that was set up by hand or text. */
export interface StartPosition {
  view: View;
  /** What was adjusted in the FEN, or is odd in it. */
  notices: readonly NoticeFact[];
}

/** Reads a FEN, or the usual start without one, and shows the position; what is merely odd in the FEN is adjusted. */
export async function readPosition(
  engine: Pick<EngineClient, 'ask'>,
  game: GameName,
  text?: string,
): Promise<StartPosition | ErrorReply> {
  const start = text === undefined ? {} : { start: text };
  return engine.ask('view', styled({ game, moves: [], ...start }));
}
