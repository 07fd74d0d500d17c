import type { EngineClient, Fault } from '../engine/client.ts';
import type { GameName, View } from '../generated/wasm.js';
import { styled } from './notation.ts';

/** A new game from a position that was set up by hand or text. */
export interface StartPosition {
  view: View;
  /** What was adjusted in the FEN, a sentence each. */
  notices: readonly string[];
}

/** Reads a FEN, and shows the position; what is merely odd in the FEN is adjusted. */
export async function readPosition(
  engine: Pick<EngineClient, 'ask'>,
  game: GameName,
  text: string,
): Promise<StartPosition | Fault> {
  // Both at once, so that no search comes between them.
  const [read, shown] = await Promise.all([
    engine.ask('fen', { type: 'readFen', game, text }),
    engine.ask('view', { type: 'view', game: styled({ game, start: text, moves: [] }) }),
  ]);
  if (read.type === 'fault') return read;
  if (shown.type === 'fault') return shown;
  const { view } = shown;
  return { view: { ...view, game: { ...view.game, start: read.fen } }, notices: read.notices };
}
