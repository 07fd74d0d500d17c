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
import { computed, effect, type ReadonlySignal, untracked } from '@preact/signals';
import { LEVELS } from '../shared/game/level.ts';
import { GameRecord } from '../shared/game/record.ts';
import type { GameAtHand } from '../shared/game/unfinished.ts';
import { words } from '../shared/i18n/index.ts';
import { Machine } from '../shared/state.ts';
import { load, save } from '../shared/ui/storage.ts';
import { loadedDialogs } from './characters/loaded.ts';
import type { Presence } from './characters/present.tsx';
import { ChessClock } from './clock.ts';
import { explained } from './explanation.ts';
import { NEWCOMER, nearestLevel } from './levels.ts';
import { OddsOffer } from './odds.ts';
import { endingOf, type OffBoardResult } from './offBoard.ts';
import {
  isPerson,
  next,
  type PlayEvent,
  type PlayRequests,
  type PlayState,
  purposeOf,
  requestsOf,
  type SearchPurpose,
  timedIn,
  unopened,
} from './state.ts';
import {
  type Identity,
  newIdentity,
  type Players,
  readStoredMatch,
  type StoredMatch,
  type WrittenMatch,
} from './stored.ts';

/** A game with its players and clock; survives a reload. */
export class Match {
  readonly game: GameName;
  /** Elo of levels 1, 2, … */
  readonly ratings: readonly number[];
  readonly record: GameRecord;
  readonly clock = new ChessClock((player) => this.#flag(player));
  readonly machine: Machine<PlayState, PlayEvent>;
  readonly identity: ReadonlySignal<Identity>;
  readonly players: ReadonlySignal<Players>;
  /** Result by resignation, agreement or time, if any. */
  readonly call: ReadonlySignal<OffBoardResult | null>;
  readonly below: ReadonlySignal<SideName>;
  /** Whether the game is shown. */
  readonly watched: ReadonlySignal<boolean>;
  /** Requests to the engine. */
  readonly requests: ReadonlySignal<PlayRequests>;
  /** Purpose of the running search, for the person to see. */
  readonly busy: ReadonlySignal<SearchPurpose>;
  readonly odds: OddsOffer;
  readonly givenOdds = computed(() => this.odds.given(this.record.head.value?.game.start));
  /** Result, by the rules or off the board. */
  readonly result = computed<ResultOnPage | undefined>(() => {
    if (this.call.value) return endingOf(this.call.value);
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
    const level = nearestLevel(this.ratings, NEWCOMER);
    const first: Players = { side: 'first', level, turns: false };
    const fresh = { identity: newIdentity(), players: first, below: 'first', call: null } as const;
    this.machine = new Machine(unopened(this.stored ?? fresh), next);
    if (this.stored) this.clock.restore(this.stored.clock);
    const { state, send } = this.machine;
    this.identity = this.machine.of('identity');
    this.players = this.machine.of('players');
    this.call = this.machine.of('call');
    this.below = this.machine.of('below');
    this.watched = this.machine.of('isWatched');
    this.requests = computed(() => requestsOf(state.value, this.record.head.value));
    this.busy = computed(() => purposeOf(state.value, this.record.head.value));
    effect(() => {
      // Times are stored with the rest.
      void this.clock.left.value;
      this.#keep();
    });
    addEventListener('pagehide', () => this.#keep());
    effect(() => {
      const player = timedIn(state.value, this.record.head.value);
      untracked(() => this.clock.run(player));
    });
    effect(() => {
      const { side, turns } = this.players.value;
      const head = this.record.head.value;
      if (side === 'both' && turns && head) send({ kind: 'seenFrom', below: head.toMove });
    });
  }

  isPerson(player: SideName): boolean {
    return isPerson(this.players.value, player);
  }

  flip(): void {
    this.machine.send({ kind: 'flipped' });
  }

  /** Name and face of the computer's character, if it has one and its script has loaded. */
  presence(): Presence | undefined {
    const { character } = this.players.value;
    return character && loadedDialogs()?.present(this.game, character);
  }

  nameOf(side: SideName): string {
    const { name, you, games } = words.value;
    if (!this.isPerson(side)) return this.presence()?.name ?? name;
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

  /** The match in storable form; `undefined` until there is one. */
  snapshot(): WrittenMatch | undefined {
    const game = this.record.head.value?.game;
    if (!game) return undefined;
    return {
      identity: this.identity.value,
      game,
      players: this.players.value,
      levels: LEVELS,
      below: this.below.value,
      call: this.call.value,
      clock: untracked(() => this.clock.stored()),
    };
  }

  #keep(): void {
    const kept = this.snapshot();
    const head = this.record.head.value;
    if (!kept || !head) return;
    const atHand: GameAtHand = {
      fen: head.fen,
      below: kept.below,
      plies: head.history.length,
      isOver: this.result.value !== undefined,
    };
    save(`play.${this.game}`, { ...kept, atHand });
  }

  /** Ends the game when a flag falls. */
  #flag(player: SideName): void {
    const head = this.record.head.value;
    if (!head || this.result.value) return;
    const winner = other(player);
    const mayWin = head.matingMaterial[winner];
    const call: OffBoardResult = mayWin ? { rule: 'time', winner } : { rule: 'timeDraw' };
    this.machine.send({ kind: 'ended', call });
  }
}
