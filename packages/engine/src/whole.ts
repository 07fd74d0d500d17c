import type { ErrorReply, Game } from '@chariot/protocol';
import type { EngineClient } from './client/client.ts';

/**
 * @internal Has the small engine replaced by one that knows tables, and with them what only programs ask; resolves to the error
 * if there is none.
 */
export async function askForWhole(client: EngineClient, game: Game): Promise<ErrorReply | null> {
  // Of all that only such an engine can answer, the question that costs it the least.
  const reply = await client.ask('missingParts', { game });
  return 'error' in reply ? reply : null;
}
