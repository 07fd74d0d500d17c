import { signal } from '@preact/signals';
import type { EngineClient } from '../engine/client.ts';
import { other } from '../game/turns.ts';
import type { GameName, OddsStart, SideName } from '../protocol/index.ts';

/** What is given up at the start of a game, and by whom. */
export interface GivenOdds {
  name: string;
  giver: SideName;
}

/** The starts with unequal pieces that are customary in a game. */
export class OddsOffer {
  /** The mildest first; empty if the game has no such custom, and until the engine has told. */
  readonly offered = signal<readonly OddsStart[]>([]);

  constructor(engine: EngineClient, game: GameName) {
    void engine.ask('odds', game).then((reply) => {
      if (!('error' in reply)) this.offered.value = reply.starts;
    });
  }

  /** What is given in a game from this start. */
  given(start: string | undefined): GivenOdds | undefined {
    for (const { name, firstGives, secondGives } of this.offered.value) {
      if (start === firstGives) return { name, giver: 'first' };
      if (start === secondGives) return { name, giver: 'second' };
    }
    return undefined;
  }

  /** FEN of the start where this is given; `undefined` if it is not customary. */
  startOf({ name, giver }: GivenOdds): string | undefined {
    const start = this.offered.value.find((one) => one.name === name);
    return giver === 'first' ? start?.firstGives : start?.secondGives;
  }

  /** The same start for a game with the sides exchanged: who gave gives again. */
  exchanged(start: string | undefined): string | undefined {
    const odds = this.given(start);
    return odds ? this.startOf({ ...odds, giver: other(odds.giver) }) : start;
  }
}
