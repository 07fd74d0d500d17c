import type { Playing } from '../../shared/game/handover.ts';
import { coach } from '../../shared/ui/settings.ts';

/** The level of a first game: the weakest. */
const FIRST_LEVEL = 1;

/** Begins a game against the weakest level, with the coach; false if the engine refuses. */
export async function beginFirstGame(playing: Pick<Playing, 'playAgainst'>): Promise<boolean> {
  if (await playing.playAgainst(FIRST_LEVEL)) return false;
  coach.value = true;
  return true;
}
