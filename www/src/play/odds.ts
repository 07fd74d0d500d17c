import type { EngineClient } from '@chariot/engine/client';
import { other } from '@chariot/game';
import type { GameName, OddsStart, SideName } from '@chariot/protocol';
import { signal } from '@preact/signals';

/** Odds of a game and who gives them. */
export interface GivenOdds {
  name: string;
  giver: SideName;
}

export class OddsOffer {
  /** Smallest odds first; empty for a game without this custom, and until the engine has answered. */
  readonly offered = signal<readonly OddsStart[]>([]);

  constructor(engine: EngineClient, game: GameName) {
    void engine.ask('odds', game).then((reply) => {
      if (!('error' in reply)) this.offered.value = reply.starts;
    });
  }

  given(start: string | undefined): GivenOdds | undefined {
    for (const { name, firstGives, secondGives } of this.offered.value) {
      if (start === firstGives) return { name, giver: 'first' };
      if (start === secondGives) return { name, giver: 'second' };
    }
    return undefined;
  }

  /** FEN of the start with these odds; `undefined` if not customary. */
  startOf({ name, giver }: GivenOdds): string | undefined {
    const start = this.offered.value.find((one) => one.name === name);
    return giver === 'first' ? start?.firstGives : start?.secondGives;
  }

  /** Start of the return game, with the sides swapped and the odds given by the same player. */
  exchanged(start: string | undefined): string | undefined {
    const odds = this.given(start);
    return odds ? this.startOf({ ...odds, giver: other(odds.giver) }) : start;
  }
}
