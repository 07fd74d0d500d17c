import type { ResultOnPage } from '@chariot/board/words';
import type { EngineClient } from '@chariot/engine/client';
import { other } from '@chariot/game';
import {
  type GameName,
  RATINGS,
  type RequestError,
  type SideName,
  type View,
} from '@chariot/protocol';
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { GameRecord } from '../shared/game/record.ts';
import { words } from '../shared/i18n/index.ts';
import { load, save } from '../shared/ui/storage.ts';
import { ChessClock, FREE_PLIES } from './clock.ts';
import { explained } from './explanation.ts';
import { OddsOffer } from './odds.ts';
import { endingOf, type OffBoardResult } from './offBoard.ts';
import {
  type Identity,
  newIdentity,
  type Players,
  readStoredMatch,
  type StoredMatch,
} from './stored.ts';

/** A game with its players and clock; survives a reload. */
export class Match {
  readonly game: GameName;
  /** Elo of levels 1, 2, … */
  readonly ratings: readonly number[];
  readonly record: GameRecord;
  readonly clock = new ChessClock((player) => this.#flag(player));
  readonly identity = signal<Identity>(newIdentity());
  readonly players = signal<Players>({ side: 'first', level: 3, turns: false });
  readonly below = signal<SideName>('first');
  /** Result by resignation, agreement or time, if any. */
  readonly offBoard = signal<OffBoardResult | null>(null);
  readonly odds: OddsOffer;
  readonly givenOdds = computed(() => this.odds.given(this.record.head.value?.game.start));
  /** Result, by the rules or off the board. */
  readonly result = computed<ResultOnPage | undefined>(() => {
    if (this.offBoard.value) return endingOf(this.offBoard.value);
    const end = this.record.head.value?.result;
    const explanation = this.#explanation.value ?? end?.explanation;
    return end && { ...end, explanation };
  });
  /** Whether a person may move in the shown position. */
  readonly mayMove = computed(() => {
    const head = this.record.head.value;
    return (
      head !== null &&
      !this.record.lookingBack.value &&
      !this.result.value &&
      this.isPerson(head.toMove)
    );
  });
  /** Whether the game is shown. Otherwise the computer and the clock stop. */
  readonly watched = signal(false);
  /** Whether the coach is speaking; the clock waits. */
  readonly held = signal(false);
  /** The match stored on the last visit. */
  readonly stored: StoredMatch | undefined;
  readonly #explanation: ReadonlySignal<string | undefined>;

  constructor(engine: EngineClient, game: GameName) {
    this.game = game;
    this.ratings = RATINGS[game];
    this.record = new GameRecord(engine);
    this.odds = new OddsOffer(engine, game);
    this.#explanation = explained(engine, this.record);
    this.stored = load(`play.${game}`, (value) => readStoredMatch(game, value));
    if (this.stored) {
      this.identity.value = this.stored.identity;
      this.players.value = this.stored.players;
      this.below.value = this.stored.below;
      this.clock.restore(this.stored.clock);
    }
    effect(() => {
      // Times are stored with the rest.
      void this.clock.left.value;
      this.#keep();
    });
    addEventListener('pagehide', () => this.#keep());
    effect(() => {
      const head = this.record.head.value;
      const isOn = this.watched.value && !this.result.value && !this.held.value;
      const runs = isOn && head !== null && head.history.length >= FREE_PLIES;
      untracked(() => this.clock.run(runs ? head.toMove : null));
    });
    effect(() => {
      const { side, turns } = this.players.value;
      const head = this.record.head.value;
      if (side === 'both' && turns && head) this.below.value = head.toMove;
    });
  }

  isPerson(player: SideName): boolean {
    const { side } = this.players.value;
    return side === 'both' || side === player;
  }

  nameOf(side: SideName): string {
    const { name, you, games } = words.value;
    if (!this.isPerson(side)) return name;
    return this.players.value.side === 'both' ? games[this.game].sides[side] : you;
  }

  /** Plays a move and presses the clock. `known`: the position after it, if the engine has shown it already. */
  async play(text: string, known?: View): Promise<RequestError | null> {
    const before = this.record.head.value;
    if (known) this.record.proceed(known);
    const error = known ? null : await this.record.play(text);
    const after = this.record.head.value;
    if (error || !before || !after || after.history.length <= before.history.length) return error;
    this.clock.press(before.toMove, after.history.length);
    return null;
  }

  #keep(): void {
    const head = this.record.head.value;
    if (!head) return;
    save(`play.${this.game}`, {
      identity: this.identity.value,
      game: head.game,
      players: this.players.value,
      below: this.below.value,
      call: this.offBoard.value,
      clock: untracked(() => this.clock.stored()),
    } satisfies StoredMatch);
  }

  /** Ends the game when a flag falls. */
  #flag(player: SideName): void {
    const head = this.record.head.value;
    if (!head || this.result.value) return;
    const winner = other(player);
    const mayWin = head.matingMaterial[winner];
    this.offBoard.value = mayWin ? { rule: 'time', winner } : { rule: 'timeDraw' };
  }
}
