import type { EngineClient } from '@chariot/engine/client';
import type { Game, GameName, NotatedMove, SideName } from '@chariot/protocol';
import { batch, computed, signal } from '@preact/signals';
import { onNotation, styled } from '../game/looks.ts';
import { GameRecord } from '../game/record.ts';
import type { PuzzleTask, SolvingOutcome } from './task.ts';

/** Milliseconds before the answer to a move. */
const PACE = 500;

/** How far a puzzle is. */
export type PuzzlePhase =
  | { kind: 'loading' }
  /** A position is looked for in the tables. */
  | { kind: 'drawing' }
  /** The puzzle could not be had. */
  | { kind: 'failed' }
  /** There is none of the kind that is wanted. */
  | { kind: 'none' }
  | { kind: 'find' }
  /** The last move was right, and was answered. */
  | { kind: 'next'; reply: string }
  /** A move was not right; `game` ends with it. */
  | { kind: 'wrong'; move: NotatedMove; game: Game }
  | { kind: 'checking' }
  | { kind: 'solved' }
  /** The solution was asked for, and is shown. */
  | { kind: 'shown' };

/** What a hint tells: the piece that moves, then where. */
export type Hint = 'none' | 'piece' | 'move';

/** Told once of each puzzle how the first try went, and the milliseconds it took. */
export type OnTried = (task: PuzzleTask, outcome: SolvingOutcome, millis: number) => void;

/** Solves one puzzle after another on a board of its own. */
export class Solving {
  readonly game: GameName;
  readonly record: GameRecord;
  readonly phase = signal<PuzzlePhase>({ kind: 'loading' });
  readonly task = signal<PuzzleTask | null>(null);
  readonly hint = signal<Hint>('none');
  /** The side that solves; below on the board. */
  readonly side = signal<SideName>('first');
  /** True if a move can be tried. */
  readonly mayMove = computed(
    () =>
      ['find', 'next', 'wrong'].includes(this.phase.value.kind) &&
      !this.record.lookingBack.value &&
      this.record.head.value?.toMove === this.side.value,
  );
  /** True once the puzzle is solved, or its solution shown. */
  readonly isOver = computed(() => ['solved', 'shown'].includes(this.phase.value.kind));
  /** The next move of the line. */
  readonly expected = computed(() => {
    const plies = this.record.head.value?.history.length ?? 0;
    return this.task.value?.moves[plies];
  });
  /** True once a wrong move was tried, or help was asked for. */
  readonly isMissed = signal(false);
  readonly #engine: Pick<EngineClient, 'ask'>;
  readonly #tried: OnTried;
  #isTold = false;
  #began = 0;
  #timer = 0;

  constructor(engine: Pick<EngineClient, 'ask'>, game: GameName, tried: OnTried) {
    this.#engine = engine;
    this.#tried = tried;
    this.game = game;
    this.record = new GameRecord(engine);
    onNotation(game, () => void this.record.rewrite());
  }

  /** Begins a puzzle. */
  async open(task: PuzzleTask): Promise<void> {
    this.pause();
    const { game } = this;
    const error = await this.record.open(styled({ game, start: task.fen, moves: [] }), () => {
      this.#isTold = false;
      this.#began = Date.now();
      this.task.value = task;
      this.hint.value = 'none';
      this.isMissed.value = false;
      this.phase.value = { kind: 'find' };
      this.side.value = this.record.head.value?.toMove ?? 'first';
    });
    if (error) this.phase.value = { kind: 'failed' };
  }

  /** Begins the puzzle again: nobody is told how that goes. */
  async again(): Promise<void> {
    if (!this.task.value) return;
    await this.open(this.task.value);
    this.#isTold = true;
  }

  /** Ends what goes on by itself while the view is not shown. */
  pause(): void {
    clearTimeout(this.#timer);
  }

  /** Goes on after {@link pause}. */
  resume(): void {
    this.#goOn();
  }

  /** Tries a move. */
  async play(move: NotatedMove): Promise<void> {
    const head = this.record.head.value;
    if (!head || !this.mayMove.value) return;
    const game: Game = { ...head.game, moves: [...head.game.moves, move.uci] };
    const isLine = move.uci === this.expected.value;
    const before = this.phase.value;
    this.phase.value = { kind: 'checking' };
    const mates = !isLine && (await this.#wins(game));
    if (this.record.head.value !== head) return;
    if (!isLine && !mates) {
      this.#tell('failed');
      this.isMissed.value = true;
      this.hint.value = 'none';
      this.phase.value = { kind: 'wrong', move, game };
      return;
    }
    if (await this.record.play(move.uci)) {
      this.phase.value = before;
      return;
    }
    this.hint.value = 'none';
    this.#goOn();
  }

  /** Points to the piece that moves, then to its move. */
  help(): void {
    this.isMissed.value = true;
    if (this.hint.value !== 'none') this.#tell('failed');
    this.hint.value = this.hint.value === 'none' ? 'piece' : 'move';
  }

  /** Plays the rest of the line. */
  showSolution(): void {
    this.pause();
    this.#tell('failed');
    this.isMissed.value = true;
    this.hint.value = 'none';
    this.phase.value = { kind: 'shown' };
    this.#goOn();
  }

  /** After a move, or when the view is shown again: the answer if there is one, else the end. */
  #goOn(): void {
    const head = this.record.head.value;
    const task = this.task.value;
    if (!head || !task) return;
    const isShown = this.phase.value.kind === 'shown';
    const next = head.result ? undefined : task.moves[head.history.length];
    if (next === undefined) {
      if (!isShown) this.#solve();
      return;
    }
    if (head.toMove === this.side.value && !isShown) {
      if (this.phase.value.kind === 'checking') this.phase.value = { kind: 'find' };
      return;
    }
    this.#timer = window.setTimeout(() => void this.#proceed(next), PACE);
  }

  async #proceed(move: string): Promise<void> {
    const error = await this.record.play(move);
    const reply = this.record.head.value?.history.at(-1);
    if (error || !reply) return;
    if (this.phase.value.kind !== 'shown') this.phase.value = { kind: 'next', reply: reply.text };
    else this.#goOn();
  }

  #solve(): void {
    batch(() => {
      this.#tell(this.isMissed.value ? 'hinted' : 'solved');
      this.phase.value = { kind: 'solved' };
    });
  }

  /** Tells how the first try went, once. */
  #tell(outcome: SolvingOutcome): void {
    const task = this.task.value;
    if (this.#isTold || !task) return;
    this.#isTold = true;
    this.#tried(task, outcome, Date.now() - this.#began);
  }

  /** True if the last move of a game wins it at once. */
  async #wins(game: Game): Promise<boolean> {
    const reply = await this.#engine.ask('view', game);
    return 'view' in reply && reply.view.result?.winner === this.side.value;
  }
}
