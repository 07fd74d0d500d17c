import type { EngineClient } from '@chariot/engine/client';
import { other } from '@chariot/game';
import type { GameName, OddsStart, SideName } from '@chariot/protocol';
import { signal } from '@preact/signals';

/** The odds given at the start of a game, and by whom. */
export interface GivenOdds {
  name: string;
  giver: SideName;
}

/** The customary odds of a game. */
export class OddsOffer {
  /** The smallest odds first; empty if the game has no such custom, and until the engine has answered. */
  readonly offered = signal<readonly OddsStart[]>([]);

  constructor(engine: EngineClient, game: GameName) {
    void engine.ask('odds', game).then((reply) => {
      if (!('error' in reply)) this.offered.value = reply.starts;
    });
  }

  /** The odds of a game from this start. */
  given(start: string | undefined): GivenOdds | undefined {
    for (const { name, firstGives, secondGives } of this.offered.value) {
      if (start === firstGives) return { name, giver: 'first' };
      if (start === secondGives) return { name, giver: 'second' };
    }
    return undefined;
  }

  /** FEN of the start with these odds; `undefined` if they are not customary. */
  startOf({ name, giver }: GivenOdds): string | undefined {
    const start = this.offered.value.find((one) => one.name === name);
    return giver === 'first' ? start?.firstGives : start?.secondGives;
  }

  /** The start of a game with the sides exchanged, where the same player gives the odds. */
  exchanged(start: string | undefined): string | undefined {
    const odds = this.given(start);
    return odds ? this.startOf({ ...odds, giver: other(odds.giver) }) : start;
  }
}
