import type { GameName } from '@chariot/protocol';
import type { Playing } from '../../shared/game/handover.ts';
import { addressOf } from '../../shared/ui/route.ts';
import { coach } from '../../shared/ui/settings.ts';

/** The level of a first game: the weakest. */
const FIRST_LEVEL = 1;

/** Begins a game against the weakest level, with the coach. */
export function beginFirstGame(playing: Playing, game: GameName): void {
  coach.value = true;
  void playing.playAgainst(FIRST_LEVEL).then(() => {
    location.hash = addressOf('play', game);
  });
}
