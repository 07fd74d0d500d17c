import type { EngineClient } from '@chariot/engine/client';
import type { Game, GameName, NotatedMove, SideName } from '@chariot/protocol';
import { batch, computed, signal } from '@preact/signals';
import { onNotation, styled } from '../game/looks.ts';
import { GameRecord } from '../game/record.ts';
import type { PuzzleTask, SolvingOutcome } from './task.ts';

/** Milliseconds before the answer to a move. */
const PACE = 500;

export type PuzzlePhase =
  | { kind: 'loading' }
  /** A position is being drawn from the tables. */
  | { kind: 'drawing' }
  /** The puzzle could not be loaded. */
  | { kind: 'failed' }
  /** There is none of this kind. */
  | { kind: 'none' }
  | { kind: 'find' }
  /** The last move was right and has been answered. */
  | { kind: 'next'; reply: string }
  /** A wrong move; `game` ends with it. */
  | { kind: 'wrong'; move: NotatedMove; game: Game }
  | { kind: 'checking' }
  | { kind: 'solved' }
  /** The solution was requested and is shown. */
  | { kind: 'shown' };

/** Stages of a hint: the piece that moves, then its move. */
export type Hint = 'none' | 'piece' | 'move';

/** Called once per puzzle with the outcome of the first try and its milliseconds. */
export type OnTried = (task: PuzzleTask, outcome: SolvingOutcome, millis: number) => void;

/** Solves one puzzle after another on its own board. */
export class Solving {
  readonly game: GameName;
  readonly record: GameRecord;
  readonly phase = signal<PuzzlePhase>({ kind: 'loading' });
  readonly task = signal<PuzzleTask | null>(null);
  readonly hint = signal<Hint>('none');
  /** The solver's side, at the bottom of the board. */
  readonly side = signal<SideName>('first');
  /** Whether a move can be tried. */
  readonly mayMove = computed(
    () =>
      ['find', 'next', 'wrong'].includes(this.phase.value.kind) &&
      !this.record.lookingBack.value &&
      this.record.head.value?.toMove === this.side.value,
  );
  /** Whether the puzzle is solved or its solution shown. */
  readonly isOver = computed(() => ['solved', 'shown'].includes(this.phase.value.kind));
  /** Next move of the line. */
  readonly expected = computed(() => {
    const plies = this.record.head.value?.history.length ?? 0;
    return this.task.value?.moves[plies];
  });
  /** Whether a wrong move was tried or help requested. */
  readonly isMissed = signal(false);
  readonly #engine: Pick<EngineClient, 'ask'>;
  readonly #tried: OnTried;
  #isTold = false;
  /** Moves that follow the solution. */
  #further: readonly string[] = [];
  #began = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(engine: Pick<EngineClient, 'ask'>, game: GameName, tried: OnTried) {
    this.#engine = engine;
    this.#tried = tried;
    this.game = game;
    this.record = new GameRecord(engine);
    onNotation(game, () => void this.record.rewrite());
    this.record.lookingBack.subscribe((isBack) => {
      if (!isBack && this.isOver.peek()) this.#goOn();
    });
  }

  async open(task: PuzzleTask): Promise<void> {
    this.pause();
    const { game } = this;
    const error = await this.record.open(styled({ game, start: task.fen, moves: [] }), () => {
      // A move of the last puzzle may have been answered meanwhile.
      this.pause();
      this.#isTold = false;
      this.#further = [];
      this.#began = Date.now();
      this.task.value = task;
      this.hint.value = 'none';
      this.isMissed.value = false;
      this.phase.value = { kind: 'find' };
      this.side.value = this.record.head.value?.toMove ?? 'first';
    });
    if (error) this.phase.value = { kind: 'failed' };
  }

  /** Restarts the puzzle; this try is not reported. */
  async again(): Promise<void> {
    if (!this.task.value) return;
    await this.open(this.task.value);
    this.#isTold = true;
  }

  /** Stops timers while the view is hidden. */
  pause(): void {
    clearTimeout(this.#timer);
  }

  /** Resumes after {@link pause}. */
  resume(): void {
    this.#goOn();
  }

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

  showSolution(): void {
    this.pause();
    this.#tell('failed');
    this.isMissed.value = true;
    this.hint.value = 'none';
    this.phase.value = { kind: 'shown' };
    void this.record.lookAt(Infinity);
    this.#goOn();
  }

  /** Plays moves that follow the solution, once the puzzle is over. */
  playOn(further: readonly string[]): void {
    this.#further = further;
    if (this.isOver.value) this.#goOn();
  }

  /** Plays the next move if it is not the solver's, else ends the puzzle. */
  #goOn(): void {
    const head = this.record.head.value;
    const task = this.task.value;
    if (!head || !task) return;
    this.pause();
    const isOver = this.isOver.value;
    if (this.#isReading()) return;
    const line = [...task.moves, ...this.#further];
    const next = head.result ? undefined : line[head.history.length];
    if (next === undefined) {
      if (!isOver) this.#solve();
      return;
    }
    if (head.toMove === this.side.value && !isOver) {
      if (this.phase.value.kind === 'checking') this.phase.value = { kind: 'find' };
      return;
    }
    this.#timer = setTimeout(() => void this.#proceed(next), PACE);
  }

  /** Whether an earlier position of a finished puzzle is shown: further moves would jump back to the end. */
  #isReading(): boolean {
    return this.isOver.value && this.record.lookingBack.value;
  }

  async #proceed(move: string): Promise<void> {
    if (this.#isReading()) return;
    const before = this.record.head.value;
    await this.record.play(move);
    const head = this.record.head.value;
    const reply = head?.history.at(-1);
    // Refused, or overtaken by another puzzle.
    if (head === before || !reply) return;
    if (this.isOver.value) this.#goOn();
    else this.phase.value = { kind: 'next', reply: reply.text };
  }

  #solve(): void {
    batch(() => {
      this.#tell(this.isMissed.value ? 'hinted' : 'solved');
      this.phase.value = { kind: 'solved' };
    });
  }

  /** Reports the first try, once. */
  #tell(outcome: SolvingOutcome): void {
    const task = this.task.value;
    if (this.#isTold || !task) return;
    this.#isTold = true;
    this.#tried(task, outcome, Date.now() - this.#began);
  }

  /** Whether the last move of a game wins at once. */
  async #wins(game: Game): Promise<boolean> {
    const reply = await this.#engine.ask('view', game);
    return 'view' in reply && reply.view.result?.winner === this.side.value;
  }
}
