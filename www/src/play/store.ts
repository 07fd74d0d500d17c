import { batch, computed, effect, signal } from '@preact/signals';
import type { EngineClient, Fault } from '../engine/client.ts';
import type { Tables } from '../engine/tables.ts';
import { looksOf } from '../game/looks.ts';
import { materialOf } from '../game/material.ts';
import { GameRecord, readGame } from '../game/record.ts';
import { forFirst } from '../game/score.ts';
import { spokenMove } from '../game/spoken.ts';
import { beforeLastMoveOf, other } from '../game/turns.ts';
import type {
  Game,
  GameEnd,
  GameName,
  HandicapStart,
  MoveStyle,
  MoveText,
  Player,
  ScoreText,
  ThinkReport,
} from '../generated/wasm.js';
import { words } from '../i18n/index.ts';
import { announce } from '../ui/announce.tsx';
import { isRecord, load, oneOf, save } from '../ui/storage.ts';
import { LEVELS, moveTime } from './levels.ts';

/** Who plays, and against how strong an opponent. */
export interface Players {
  /** The side of the person; `both`: two people share the board, and nobody waits for the computer. */
  side: Player | 'both';
  /** 1 to `LEVELS`. */
  level: number;
}

/** What the engine is busy with. */
export type Busy = 'move' | 'hint' | null;

/** Milliseconds the computer takes at least, so that its move is not missed. */
const LEAST_PAUSE = 250;
/** Milliseconds spent on a hint. */
const HINT_TIME = 800;
const EVEN: ScoreText = { kind: 'centipawns', value: 0 };
const SIDES: readonly Player[] = ['first', 'second'];
const PERSONS = [...SIDES, 'both'] as const;

/** What a position is given up for, and by whom. */
export interface Handicap {
  name: string;
  giver: Player;
}

/** A game between a person and the computer, or between two people. */
export class PlayStore {
  readonly game: GameName;
  readonly record: GameRecord;
  readonly players = signal<Players>({ side: 'first', level: 4 });
  readonly below = signal<Player>('first');
  readonly busy = signal<Busy>(null);
  readonly report = signal<ThinkReport | null>(null);
  /** Latest evaluation, for the first side. */
  readonly evaluation = signal<ScoreText>(EVEN);
  readonly hint = signal<MoveText | null>(null);
  readonly fault = signal<{ about: 'fen' | 'move'; fault: Fault } | null>(null);
  readonly notices = signal<readonly string[]>([]);
  readonly resigned = signal<Player | null>(null);
  /** Starts with unequal men, the mildest first; empty if the game has no such custom. */
  readonly handicaps = signal<readonly HandicapStart[]>([]);
  /** What was given in this game. */
  readonly handicap = computed<Handicap | undefined>(() => {
    const start = this.record.head.value?.game.start;
    for (const { name, firstGives, secondGives } of this.handicaps.value) {
      if (start === firstGives) return { name, giver: 'first' };
      if (start === secondGives) return { name, giver: 'second' };
    }
    return undefined;
  });
  /** How the game ended, by the rules or by resignation. */
  readonly end = computed<GameEnd | undefined>(() => {
    if (this.resigned.value) {
      const winner = other(this.resigned.value);
      return { winner, rule: 'resignation', words: 'resignation', explanation: undefined };
    }
    const end = this.record.head.value?.end;
    const explanation = this.#explanation.value ?? end?.explanation;
    return end && { ...end, explanation };
  });
  /** True if it is a person's turn, in the position that is shown. */
  readonly mayMove = computed(() => {
    const head = this.record.head.value;
    return (
      head !== null &&
      !this.record.lookingBack.value &&
      !this.end.value &&
      this.#isPerson(head.toMove)
    );
  });
  readonly #engine: EngineClient;
  /** What each side did in the repetition that ended the game, in the language of the page. */
  readonly #explanation = signal<string | undefined>(undefined);
  #thinking = new AbortController();
  /** True while the game is looked at: only then does the computer move. */
  #watched = false;

  constructor(engine: EngineClient, tables: Tables, game: GameName) {
    this.#engine = engine;
    this.game = game;
    this.record = new GameRecord(engine);
    const stored = load(`play.${game}`, (value) => readStored(game, value));
    if (stored) {
      this.players.value = stored.players;
      this.below.value = stored.below;
    }
    void this.#restore(stored);
    effect(() => {
      const head = this.record.head.value;
      if (!head) return;
      save(`play.${game}`, {
        game: head.game,
        players: this.players.value,
        below: this.below.value,
        resigned: this.resigned.value,
      });
    });
    effect(() => {
      const { notation } = looksOf(game);
      const head = this.record.head.peek();
      if (head && head.game.style !== notation) void this.#rewrite(head.game);
    });
    effect(() => {
      const head = this.record.head.value;
      this.#explanation.value = undefined;
      if (head?.end?.explanation) void this.#explain(head.game, words.value.explainedIn);
    });
    effect(() => {
      // With few men left the search asks the endgame tables.
      const material = materialOf(this.record.head.value?.men ?? []);
      if (material) void tables.need(game, material);
    });
    void this.#learnHandicaps();
  }

  /** A game from the usual start, or from one with unequal men. */
  async newGame(players: Players, handicap?: Handicap): Promise<void> {
    this.#stop();
    void this.#engine.ask('done', { type: 'newGame', game: this.game });
    const given = this.handicaps.value.find(({ name }) => name === handicap?.name);
    const start = handicap?.giver === 'second' ? given?.secondGives : given?.firstGives;
    batch(() => {
      this.players.value = players;
      this.below.value = players.side === 'both' ? 'first' : players.side;
      this.notices.value = [];
      this.report.value = null;
      this.evaluation.value = EVEN;
    });
    await this.#changed('fen', this.record.open(this.#gameFrom(start)));
  }

  /** A game from a position; a single person takes the side to move. Anything wrong with it changes nothing. */
  async setUp(text: string): Promise<void> {
    // The engine reads nothing while it thinks; if the text is no good it thinks again.
    this.#stop();
    const epoch = this.record.epoch;
    const read = await this.#engine.ask('fen', { type: 'readFen', game: this.game, text });
    if (epoch !== this.record.epoch) return;
    if (read.type === 'fault') {
      await this.#changed('fen', Promise.resolve(read));
      return;
    }
    const fault = await this.record.open(this.#gameFrom(read.fen));
    const head = this.record.head.value;
    if (!fault && head) {
      batch(() => {
        if (this.players.value.side !== 'both') {
          this.players.value = { ...this.players.value, side: head.toMove };
          this.below.value = head.toMove;
        }
        this.notices.value = read.notices;
        this.report.value = null;
        this.evaluation.value = EVEN;
      });
    }
    await this.#changed('fen', Promise.resolve(fault));
  }

  /** A person's move, typed or made on the board. */
  async play(text: string): Promise<void> {
    if (!this.mayMove.value) return;
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

  /** Takes back a person's last move, and what the computer answered. */
  async undo(): Promise<void> {
    const plies = this.pliesAfterUndo();
    if (plies === undefined) return;
    this.#stop();
    await this.#changed('move', this.record.takeBack(plies));
  }

  /** Shows what the engine would play. */
  async askHint(): Promise<void> {
    const head = this.record.head.value;
    if (!head || !this.mayMove.value || this.busy.value) return;
    const answer = await this.#think(head.game, { moveTime: HINT_TIME }, 'hint');
    if (answer?.best) this.hint.value = answer.best;
  }

  /** Gives the game up; with two people, for the one whose turn it is. */
  resign(): void {
    const head = this.record.head.value;
    if (this.end.value || !head) return;
    this.#stop();
    const { side } = this.players.value;
    this.resigned.value = side === 'both' ? head.toMove : side;
  }

  /** Lets the computer go on, after a pause or a fault of the engine. */
  async resume(): Promise<void> {
    this.#watched = true;
    this.fault.value = null;
    await this.#answerIfDue();
  }

  /** Stops the computer while its game is not looked at. */
  pause(): void {
    this.#watched = false;
    if (this.busy.value) this.#stop();
  }

  async #restore(stored: Stored | undefined): Promise<void> {
    const fault = stored && (await this.record.open(this.#styled(stored.game)));
    if (!stored || fault) {
      await this.#changed('fen', this.record.open(this.#gameFrom()));
      return;
    }
    this.resigned.value = stored.resigned;
    await this.#answerIfDue();
  }

  #gameFrom(start?: string): Game {
    return this.#styled({ game: this.game, moves: [], ...(start === undefined ? {} : { start }) });
  }

  #styled(game: Game): Game {
    return { ...game, style: looksOf(this.game).notation };
  }

  #isPerson(player: Player): boolean {
    const { side } = this.players.value;
    return side === 'both' || side === player;
  }

  /** Writes the moves in the notation that is wanted now. */
  async #rewrite(game: Game): Promise<void> {
    this.#stop();
    this.report.value = null;
    const lookedAt = this.record.lookingBack.peek() ? this.record.shown.peek() : null;
    await this.record.open(this.#styled(game));
    if (lookedAt) await this.record.lookAt(lookedAt.history.length);
    await this.#answerIfDue();
  }

  /** The engine explains in the language of the notation, which may be another than the page's. */
  async #explain(game: Game, style: MoveStyle): Promise<void> {
    const { epoch } = this.record;
    const reply = await this.#engine.ask('view', { type: 'view', game: { ...game, style } });
    if (reply.type !== 'view' || epoch !== this.record.epoch) return;
    this.#explanation.value = reply.view.end?.explanation;
  }

  async #learnHandicaps(): Promise<void> {
    const reply = await this.#engine.ask('handicaps', { type: 'handicaps', game: this.game });
    if (reply.type === 'handicaps') this.handicaps.value = reply.handicaps;
  }

  async #playAloud(text: string): Promise<Fault | null> {
    const before = this.record.head.value?.men ?? [];
    const fault = await this.record.play(text);
    const after = this.record.head.value;
    const sentence = fault || !after ? undefined : spokenMove(before, after);
    if (sentence) announce(sentence);
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
        this.resigned.value = null;
        this.hint.value = null;
      });
    }
    await this.#answerIfDue();
  }

  async #answerIfDue(): Promise<void> {
    const head = this.record.head.value;
    const { level } = this.players.value;
    if (!this.#watched || this.busy.value) return;
    if (!head || this.end.value || this.#isPerson(head.toMove)) return;
    const epoch = this.record.epoch;
    const { signal: stopped } = this.#thinking;
    const pause = new Promise((resolve) => setTimeout(resolve, LEAST_PAUSE));
    const answer = await this.#think(head.game, { moveTime: moveTime(level), level }, 'move');
    await pause;
    // Stopped in the pause too: whoever did it reads something, and must not find another game afterwards.
    if (!answer?.best || stopped.aborted || epoch !== this.record.epoch || this.end.value) return;
    const fault = await this.#playAloud(answer.best.uci);
    if (fault) this.fault.value = { about: 'move', fault };
  }

  async #think(
    game: Game,
    limits: { moveTime: number; level?: number },
    purpose: Exclude<Busy, null>,
  ): Promise<{ best: MoveText | undefined } | null> {
    const side = this.record.head.value?.toMove ?? 'first';
    const { signal: aborted } = this.#thinking;
    const tell = (report: ThinkReport): void => {
      batch(() => {
        this.report.value = report;
        this.evaluation.value = forFirst(report.score, side);
      });
    };
    this.busy.value = purpose;
    const reply = await this.#engine.think({ type: 'think', game, limits }, tell, aborted);
    // Whoever stopped it has set the state already.
    if (reply === null || aborted.aborted) return null;
    this.busy.value = null;
    if (reply.type === 'fault') {
      this.fault.value = { about: 'move', fault: reply };
      return null;
    }
    if (reply.report) tell(reply.report);
    return reply;
  }

  #stop(): void {
    this.#thinking.abort();
    this.#thinking = new AbortController();
    batch(() => {
      this.busy.value = null;
      this.hint.value = null;
      this.fault.value = null;
    });
  }
}

interface Stored {
  game: Game;
  players: Players;
  below: Player;
  resigned: Player | null;
}

function readStored(name: GameName, value: unknown): Stored | undefined {
  if (!isRecord(value) || !isRecord(value.players)) return undefined;
  const game = readGame(name, value.game);
  const side = oneOf(PERSONS, value.players.side);
  const { level } = value.players;
  if (!game || !side || typeof level !== 'number' || !(level >= 1 && level <= LEVELS)) {
    return undefined;
  }
  return {
    game,
    players: { side, level: Math.round(level) },
    below: oneOf(SIDES, value.below) ?? (side === 'second' ? 'second' : 'first'),
    resigned: oneOf(SIDES, value.resigned) ?? null,
  };
}
