import type { ErrorReply, Game, LineCount } from '@chariot/protocol';
import type { Turn } from './client/asker.ts';
import type { EngineClient } from './client/client.ts';
import { askForWhole } from './whole.ts';

/** Counts of lines of play. */
export interface Perft {
  /** All lines; 1 at depth 0. */
  nodes: number;
  /** Lines by first move; empty at depth 0. */
  counts: readonly LineCount[];
}

/** @internal Counts the lines of `depth` plies after a game; `CANCELLED` when the turn ends. */
export async function perft(
  client: EngineClient,
  game: Game,
  depth: number,
  turn: Turn,
): Promise<Perft | ErrorReply> {
  const reply = (await askForWhole(client, game)) ?? (await turn.ask('perft', { game, depth }));
  if ('error' in reply) return reply;
  const sum = reply.counts.reduce((total, { lines }) => total + lines, 0);
  return { nodes: depth === 0 ? 1 : sum, counts: reply.counts };
}
