import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type { EngineClient } from '../engine/client.ts';
import type { Tables } from '../engine/tables.ts';
import { materialOf } from '../game/material.ts';
import { onNotation } from '../game/notation.ts';
import { turned } from '../game/score.ts';
import { beforeLastMoveOf, other } from '../game/turns.ts';
import { words } from '../i18n/index.ts';
import type { Game, GameName, NotatedMove, RequestError } from '../protocol/index.ts';
import { announce } from '../ui/announce.tsx';
import { exchanged, type GameTimeControl } from './clock.ts';
import { ComputerPlayer } from './computer.ts';
import { Match } from './match.ts';
import { hearsOffer, takesDraw } from './offers.ts';
import { GameSearch } from './search.ts';
import type { Players } from './stored.ts';

/** Milliseconds for a hint and for a draw offer. */
const HINT_TIME = 800;
const OFFER_TIME = 300;

/** A new game. */
export interface NewGame {
  players: Players;
  time: GameTimeControl | null;
  /** FEN of its start; the usual one if absent. */
  start?: string | undefined;
}

/** A game between a person and the computer, or between two people. */
export class PlayStore {
  readonly game: GameName;
  /** How the game stands. */
  readonly match: Match;
  readonly search: GameSearch;
  readonly hint = signal<NotatedMove | null>(null);
  readonly trouble = signal<{ about: 'fen' | 'move'; error: RequestError } | null>(null);
  readonly notices = signal<readonly string[]>([]);
  /** Number of plies when the computer refused a draw. */
  readonly refused = signal<number | null>(null);
  /** True if a draw may be offered now. */
  readonly mayOffer = computed(() => {
    const plies = this.match.record.head.value?.history.length ?? 0;
    const free = this.match.mayMove.value && plies > 0 && !this.search.busy.value;
    return (
      free && (this.match.players.value.side === 'both' || hearsOffer(plies, this.refused.value))
    );
  });
  readonly #engine: EngineClient;
  readonly #computer: ComputerPlayer;

  constructor(engine: EngineClient, tables: Tables, game: GameName) {
    this.game = game;
    this.match = new Match(engine, game);
    this.#engine = engine;
    this.search = new GameSearch(engine);
    this.#computer = new ComputerPlayer(engine, this.match, this.search);
    void this.#restore();
    effect(() => {
      // A game that is over needs no search.
      if (this.match.result.value) untracked(() => this.search.stop());
    });
    onNotation(game, () => void this.#rewrite());
    effect(() => {
      // With few pieces left the search probes the endgame tables.
      const material = materialOf(this.match.record.head.value?.pieces ?? []);
      if (material) void tables.need(game, material);
    });
  }

  /** Begins a new game. */
  async begin({ players, time, start }: NewGame): Promise<void> {
    this.#stop();
    void this.#engine.ask('newGame', this.game);
    batch(() => {
      this.match.players.value = players;
      this.match.below.value = players.side === 'both' ? 'first' : players.side;
      this.notices.value = [];
    });
    this.search.forget();
    this.match.clock.reset(time);
    await this.#changed('fen', this.#reopen(this.match.record.open(this.#gameFrom(start))));
  }

  /** The same game once more, with the sides exchanged. */
  async rematch(): Promise<void> {
    const { side, ...rest } = this.match.players.value;
    await this.begin({
      players: { side: side === 'both' ? side : other(side), ...rest },
      time: exchanged(this.match.clock.control.value),
      start: this.match.odds.exchanged(this.match.record.head.value?.game.start),
    });
  }

  /** A game from a FEN; a single person takes the side to move. A bad FEN changes nothing. */
  async setUp(text: string): Promise<void> {
    const { record, players, below, clock } = this.match;
    // The engine reads nothing while it searches; after a bad FEN it searches again.
    this.#stop();
    const start = await record.setUp(this.game, text);
    if (!start) return;
    // A move that was on its way has arrived first, and may be searched already.
    this.#stop();
    if ('error' in start) {
      await this.#changed('fen', Promise.resolve(start.error));
      return;
    }
    const { toMove } = start.view;
    batch(() => {
      if (players.value.side !== 'both') {
        players.value = { ...players.value, side: toMove };
        below.value = toMove;
      }
      this.notices.value = start.notices;
      this.#reopened();
    });
    this.search.forget();
    clock.reset(clock.control.value);
    await this.#changed('fen', Promise.resolve(null));
  }

  /** A person's move, typed or made on the board. */
  async play(text: string): Promise<void> {
    if (!this.match.mayMove.value || this.match.clock.isOver()) return;
    this.#stop();
    await this.#changed('move', this.match.play(text, this.#computer.foreseen(text)));
  }

  /** Number of plies left after `undo`; `undefined` if there is nothing to take back. */
  pliesAfterUndo(): number | undefined {
    const head = this.match.record.head.value;
    const { side } = this.match.players.value;
    if (!head || head.history.length === 0) return undefined;
    return side === 'both' ? head.history.length - 1 : beforeLastMoveOf(head, side);
  }

  /** Takes back the person's last move and the computer's reply, also after the end. */
  async undo(): Promise<void> {
    const plies = this.pliesAfterUndo();
    if (plies !== undefined) await this.#goBack(plies);
  }

  /** Goes on from the earlier position that is shown. */
  async playFromHere(): Promise<void> {
    const shown = this.match.record.shown.value;
    if (shown && this.match.record.lookingBack.value) await this.#goBack(shown.history.length);
  }

  /** Shows the engine's move. */
  async askHint(): Promise<void> {
    const head = this.match.record.head.value;
    if (!head || !this.match.mayMove.value || this.search.busy.value) return;
    const answer = await this.search.about(head, { moveTime: HINT_TIME }, 'hint');
    if (answer && 'error' in answer) this.trouble.value = { about: 'move', error: answer.error };
    else if (answer?.best) this.hint.value = answer.best;
  }

  /** Resigns; with two players, for the side to move. */
  resign(): void {
    const head = this.match.record.head.value;
    if (this.match.result.value || !head) return;
    this.#stop();
    const { side } = this.match.players.value;
    const loser = side === 'both' ? head.toMove : side;
    this.match.offBoard.value = { rule: 'resignation', winner: other(loser) };
  }

  /** Offers the computer a draw; two players have agreed on it already. */
  async offerDraw(): Promise<void> {
    const head = this.match.record.head.value;
    if (!head || !this.mayOffer.value) return;
    if (this.match.players.value.side === 'both') {
      this.match.offBoard.value = { rule: 'agreement' };
      return;
    }
    const answer = await this.search.about(head, { moveTime: OFFER_TIME }, 'offer');
    if (answer && 'error' in answer) this.trouble.value = { about: 'move', error: answer.error };
    else if (answer && !this.match.result.value) {
      const plies = head.history.length;
      const takes = answer.report && takesDraw(turned(answer.report.score), plies);
      if (takes) this.match.offBoard.value = { rule: 'agreement' };
      else {
        this.refused.value = plies;
        announce(words.value.drawRefused);
      }
    }
  }

  /** Lets the computer go on after a pause or a failure of the engine. */
  async resume(): Promise<void> {
    this.match.watched.value = true;
    this.trouble.value = null;
    await this.#answerIfDue();
  }

  /** Stops the computer and the clock while the game is not shown. */
  pause(): void {
    this.match.watched.value = false;
    if (this.search.busy.value) this.#stop();
  }

  async #restore(): Promise<void> {
    const { stored } = this.match;
    const error = stored && (await this.match.record.open(stored.game));
    if (!stored || error) {
      this.match.clock.reset(null);
      await this.#changed('fen', this.match.record.open(this.#gameFrom()));
      return;
    }
    this.match.offBoard.value = stored.call;
    await this.#answerIfDue();
  }

  #gameFrom(start?: string): Game {
    return { game: this.game, moves: [], ...(start === undefined ? {} : { start }) };
  }

  async #goBack(plies: number): Promise<void> {
    this.#stop();
    const back = this.match.record.takeBack(plies);
    await this.#changed(
      'move',
      this.#reopen(back, () => this.match.clock.backTo(plies)),
    );
  }

  /** Writes the moves in the notation that is wanted now. */
  async #rewrite(): Promise<void> {
    this.#stop();
    this.search.report.value = null;
    await this.match.record.rewrite();
    await this.#answerIfDue();
  }

  /** Forgets the off-board result unless `change` failed; `then` does what else is needed. */
  async #reopen(
    change: Promise<RequestError | null>,
    then?: () => void,
  ): Promise<RequestError | null> {
    const error = await change;
    if (!error) {
      batch(() => {
        then?.();
        this.#reopened();
      });
    }
    return error;
  }

  /** An off-board result belongs to the game as it was. */
  #reopened(): void {
    this.match.offBoard.value = null;
    this.refused.value = null;
  }

  /** After any change of the game: clears what belonged to the old position and lets the computer move. */
  async #changed(about: 'fen' | 'move', change: Promise<RequestError | null>): Promise<void> {
    const error = await change;
    if (error) {
      this.trouble.value = { about, error };
    } else {
      batch(() => {
        this.trouble.value = null;
        this.hint.value = null;
      });
    }
    await this.#answerIfDue();
  }

  async #answerIfDue(): Promise<void> {
    const error = await this.#computer.moveIfDue();
    if (error) this.trouble.value = { about: 'move', error };
  }

  #stop(): void {
    this.search.stop();
    batch(() => {
      this.hint.value = null;
      this.trouble.value = null;
    });
  }
}
