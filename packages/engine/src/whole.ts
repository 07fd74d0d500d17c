import type { ErrorReply, Game } from '@chariot/protocol';
import type { EngineClient } from './client/client.ts';

/**
 * @internal Replaces the small engine by one with tables and with the requests that only programs
 * make; resolves to the error if there is none.
 */
export async function askForWhole(client: EngineClient, game: Game): Promise<ErrorReply | null> {
  // The cheapest question that only such an engine answers.
  const reply = await client.ask('missingParts', { game });
  return 'error' in reply ? reply : null;
}
