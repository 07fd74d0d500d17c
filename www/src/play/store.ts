import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type { EngineClient, Fault } from '../engine/client.ts';
import type { Tables } from '../engine/tables.ts';
import { looksOf } from '../game/looks.ts';
import { materialOf } from '../game/material.ts';
import { turned } from '../game/score.ts';
import { spokenMove } from '../game/spoken.ts';
import { beforeLastMoveOf, other } from '../game/turns.ts';
import type { Game, GameName, MoveText, Player } from '../generated/wasm.js';
import { words } from '../i18n/index.ts';
import { announce } from '../ui/announce.tsx';
import { exchanged, type TimeControl } from './clock.ts';
import { LEVELS } from './levels.ts';
import { Match } from './match.ts';
import { hearsOffer, takesDraw } from './offers.ts';
import { limitsOf, type OwnClock, pauseOf } from './pace.ts';
import type { Pondering } from './pondering.ts';
import type { Players } from './stored.ts';
import { Thinking } from './thinking.ts';

/** Milliseconds spent on a hint, and on whether to take a draw. */
const HINT_TIME = 800;
const OFFER_TIME = 300;

/** A new game. */
export interface Setup {
  players: Players;
  time: TimeControl | null;
  /** FEN of its start; the usual one if absent. */
  start?: string | undefined;
}

/** A game between a person and the computer, or between two people. */
export class PlayStore extends Match {
  readonly thinking: Thinking;
  readonly hint = signal<MoveText | null>(null);
  readonly fault = signal<{ about: 'fen' | 'move'; fault: Fault } | null>(null);
  readonly notices = signal<readonly string[]>([]);
  /** Number of plies when the computer refused a draw. */
  readonly refused = signal<number | null>(null);
  /** True if a draw may be offered now. */
  readonly mayOffer = computed(() => {
    const plies = this.record.head.value?.history.length ?? 0;
    const free = this.mayMove.value && plies > 0 && !this.thinking.busy.value;
    return free && (this.players.value.side === 'both' || hearsOffer(plies, this.refused.value));
  });
  readonly #engine: EngineClient;
  /** Fetched with the first move at full strength: who plays a weaker level never needs it. */
  #pondering: Pondering | null = null;

  constructor(engine: EngineClient, tables: Tables, game: GameName) {
    super(engine, game);
    this.#engine = engine;
    this.thinking = new Thinking(engine);
    void this.#restore();
    effect(() => {
      // Nothing is thought about a game that is over.
      if (this.end.value) untracked(() => this.thinking.stop());
    });
    effect(() => {
      const { notation } = looksOf(game);
      const head = this.record.head.peek();
      if (head && head.game.style !== notation) void this.#rewrite(head.game);
    });
    effect(() => {
      // With few pieces left the search asks the endgame tables.
      const material = materialOf(this.record.head.value?.men ?? []);
      if (material) void tables.need(game, material);
    });
  }

  /** Begins a new game. */
  async begin({ players, time, start }: Setup): Promise<void> {
    this.#stop();
    void this.#engine.ask('done', { type: 'newGame', game: this.game });
    batch(() => {
      this.players.value = players;
      this.below.value = players.side === 'both' ? 'first' : players.side;
      this.notices.value = [];
    });
    this.thinking.forget();
    this.clock.reset(time);
    await this.#changed('fen', this.#reopen(this.record.open(this.#gameFrom(start))));
  }

  /** The same game once more, with the sides exchanged. */
  async rematch(): Promise<void> {
    const { side, ...rest } = this.players.value;
    await this.begin({
      players: { side: side === 'both' ? side : other(side), ...rest },
      time: exchanged(this.clock.control.value),
      start: this.handicaps.exchanged(this.record.head.value?.game.start),
    });
  }

  /** A game from a position; a single person takes the side to move. Anything wrong with it changes nothing. */
  async setUp(text: string): Promise<void> {
    // The engine reads nothing while it thinks; if the text is no good it thinks again.
    this.#stop();
    const epoch = this.record.epoch;
    const read = await this.#engine.ask('fen', { type: 'readFen', game: this.game, text });
    if (epoch !== this.record.epoch) return;
    // A move that was on its way has arrived before it, and may be thought about already.
    this.#stop();
    if (read.type === 'fault') {
      await this.#changed('fen', Promise.resolve(read));
      return;
    }
    const fault = await this.#reopen(this.record.open(this.#gameFrom(read.fen)));
    const head = this.record.head.value;
    if (!fault && head) {
      batch(() => {
        if (this.players.value.side !== 'both') {
          this.players.value = { ...this.players.value, side: head.toMove };
          this.below.value = head.toMove;
        }
        this.notices.value = read.notices;
      });
      this.thinking.forget();
      this.clock.reset(this.clock.control.value);
    }
    await this.#changed('fen', Promise.resolve(fault));
  }

  /** A person's move, typed or made on the board. */
  async play(text: string): Promise<void> {
    if (!this.mayMove.value || this.clock.isOver()) return;
    this.#stop();
    await this.#changed('move', this.#playAloud(text));
  }

  /** Number of plies left after `undo`; `undefined` if there is nothing to take back. */
  pliesAfterUndo(): number | undefined {
    const head = this.record.head.value;
    const { side } = this.players.value;
    if (!head || head.history.length === 0) return undefined;
    return side === 'both' ? head.history.length - 1 : beforeLastMoveOf(head, side);
  }

  /** Takes back a person's last move and what the computer answered, also after the end. */
  async undo(): Promise<void> {
    const plies = this.pliesAfterUndo();
    if (plies !== undefined) await this.#goBack(plies);
  }

  /** Goes on from the position that is looked back at. */
  async playFromHere(): Promise<void> {
    const shown = this.record.shown.value;
    if (shown && this.record.lookingBack.value) await this.#goBack(shown.history.length);
  }

  /** Shows what the engine would play. */
  async askHint(): Promise<void> {
    const head = this.record.head.value;
    if (!head || !this.mayMove.value || this.thinking.busy.value) return;
    const answer = await this.thinking.about(head, { moveTime: HINT_TIME }, 'hint');
    if (answer?.type === 'fault') this.fault.value = { about: 'move', fault: answer };
    else if (answer?.best) this.hint.value = answer.best;
  }

  /** Gives the game up; with two people, for the one whose turn it is. */
  resign(): void {
    const head = this.record.head.value;
    if (this.end.value || !head) return;
    this.#stop();
    const { side } = this.players.value;
    const loser = side === 'both' ? head.toMove : side;
    this.call.value = { rule: 'resignation', winner: other(loser) };
  }

  /** Offers the computer a draw; two people have agreed on it already. */
  async offerDraw(): Promise<void> {
    const head = this.record.head.value;
    if (!head || !this.mayOffer.value) return;
    if (this.players.value.side === 'both') {
      this.call.value = { rule: 'agreement' };
      return;
    }
    const answer = await this.thinking.about(head, { moveTime: OFFER_TIME }, 'offer');
    if (answer?.type === 'fault') this.fault.value = { about: 'move', fault: answer };
    else if (answer && !this.end.value) {
      const plies = head.history.length;
      const takes = answer.report && takesDraw(turned(answer.report.score), plies);
      if (takes) this.call.value = { rule: 'agreement' };
      else {
        this.refused.value = plies;
        announce(words.value.drawRefused);
      }
    }
  }

  /** Lets the computer go on, after a pause or a fault of the engine. */
  async resume(): Promise<void> {
    this.watched.value = true;
    this.fault.value = null;
    await this.#answerIfDue();
  }

  /** Stops computer and clock while their game is not looked at. */
  pause(): void {
    this.watched.value = false;
    if (this.thinking.busy.value) this.#stop();
  }

  async #restore(): Promise<void> {
    const { stored } = this;
    const fault = stored && (await this.record.open(this.#styled(stored.game)));
    if (!stored || fault) {
      this.clock.reset(null);
      await this.#changed('fen', this.record.open(this.#gameFrom()));
      return;
    }
    this.call.value = stored.call;
    await this.#answerIfDue();
  }

  #gameFrom(start?: string): Game {
    return this.#styled({ game: this.game, moves: [], ...(start === undefined ? {} : { start }) });
  }

  #styled(game: Game): Game {
    return { ...game, style: looksOf(this.game).notation };
  }

  async #goBack(plies: number): Promise<void> {
    this.#stop();
    const back = this.record.takeBack(plies);
    await this.#changed(
      'move',
      this.#reopen(back, () => this.clock.backTo(plies)),
    );
  }

  /** Writes the moves in the notation that is wanted now. */
  async #rewrite(game: Game): Promise<void> {
    this.#stop();
    this.thinking.report.value = null;
    const lookedAt = this.record.lookingBack.peek() ? this.record.shown.peek() : null;
    await this.record.open(this.#styled(game));
    if (lookedAt) await this.record.lookAt(lookedAt.history.length);
    await this.#answerIfDue();
  }

  async #playAloud(text: string): Promise<Fault | null> {
    const before = this.record.head.value;
    const foreseen = this.#pondering?.foreseen(text);
    if (foreseen) this.record.proceed(foreseen);
    const fault = foreseen ? null : await this.record.play(text);
    const after = this.record.head.value;
    if (fault || !before || !after || after.history.length <= before.history.length) return fault;
    this.clock.press(before.toMove, after.history.length);
    const sentence = spokenMove(before.men, after);
    if (sentence) announce(sentence);
    return null;
  }

  /** What the players agreed on belonged to the game as it was before `change`; `then` what else is to be done. */
  async #reopen(change: Promise<Fault | null>, then?: () => void): Promise<Fault | null> {
    const fault = await change;
    if (!fault) {
      batch(() => {
        then?.();
        this.call.value = null;
        this.refused.value = null;
      });
    }
    return fault;
  }

  /** After any change of the game: clears what belonged to the old one and lets the computer move. */
  async #changed(about: 'fen' | 'move', change: Promise<Fault | null>): Promise<void> {
    const fault = await change;
    if (fault) {
      this.fault.value = { about, fault };
    } else {
      batch(() => {
        this.fault.value = null;
        this.hint.value = null;
      });
    }
    await this.#answerIfDue();
  }

  async #answerIfDue(): Promise<void> {
    const head = this.record.head.value;
    const { level } = this.players.value;
    if (!this.watched.value || this.thinking.busy.value) return;
    if (!head || this.end.value || this.isPerson(head.toMove)) return;
    const epoch = this.record.epoch;
    const { given } = this.thinking;
    const clock = this.#ownClock(head.toMove);
    const pause = pauseOf(level, head.moves.length, clock, Math.random());
    const rested = new Promise((resolve) => setTimeout(resolve, pause));
    const limits = limitsOf(level, clock);
    const thought = this.#pondering?.thoughtOf(head);
    const answer = await this.thinking.about(head, limits, 'move', thought);
    await rested;
    // Stopped in the pause too: whoever did it reads something, and must not find another game afterwards.
    if (!answer || given.aborted || epoch !== this.record.epoch || this.end.value) return;
    if (answer.type === 'fault') this.fault.value = { about: 'move', fault: answer };
    else if (answer.best && !this.clock.isOver()) {
      const fault = await this.#playAloud(answer.best.uci);
      if (fault) this.fault.value = { about: 'move', fault };
      else await this.#ponder(head.toMove, answer.report?.pv[1]);
    }
  }

  /**
   * Thinks on the opponent's time, who is expected to play `reply`. At full strength only: a weaker level looks at a
   * fixed number of positions and would be no sooner or stronger than it is meant to be.
   */
  async #ponder(mover: Player, reply: MoveText | undefined): Promise<void> {
    const head = this.record.head.value;
    const { level } = this.players.value;
    if (level < LEVELS || !reply || !head) return;
    try {
      const { Pondering } = await import('./pondering.ts');
      this.#pondering ??= new Pondering(this.#engine, this, this.thinking.pondered);
      this.#pondering.expect({ head, reply, limits: limitsOf(level, this.#ownClock(mover)) });
    } catch {
      // Without its script the computer thinks on its own time only.
    }
  }

  #ownClock(player: Player): OwnClock | undefined {
    const allowance = this.clock.control.value?.[player];
    return allowance && { allowance, left: this.clock.remaining(player) };
  }

  #stop(): void {
    this.thinking.stop();
    batch(() => {
      this.hint.value = null;
      this.fault.value = null;
    });
  }
}
