import type { GameName } from '@chariot/protocol';
import { addressOf } from '../ui/route.ts';

/**
 * Goes to the game that `begin` begins. The address follows the click and not the engine's answer, by which the person
 * may have gone elsewhere.
 */
export function playNow(game: GameName, begin: () => Promise<void>): void {
  location.hash = addressOf('play', game);
  void begin();
}
