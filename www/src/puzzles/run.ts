import type { EngineClient } from '@chariot/engine/client';
import type { GameName } from '@chariot/protocol';
import { effect, signal, untracked } from '@preact/signals';
import type { PackedPuzzle } from '../shared/puzzles/file.ts';
import { idOf } from '../shared/puzzles/progress.ts';
import { Solving } from '../shared/puzzles/solving.ts';
import { taskOf } from '../shared/puzzles/task.ts';
import { Kept } from '../shared/storage/kept.ts';
import { nearest } from './draw.ts';

/** Seconds of a run, and those that a wrong move costs. */
export const RUN_SECONDS = 180;
export const FINE_SECONDS = 10;
/** Rating of the first puzzle below the person's, and its growth with each puzzle. */
const BELOW = 400;
const GROWTH = 30;
/** Milliseconds for which a solved or missed puzzle stays on the board. */
const PAUSE = { solved: 250, wrong: 800 };
/** Milliseconds between two looks at the clock. */
const TICK = 200;

export type RunState =
  | { kind: 'ready' }
  | { kind: 'loading' }
  | { kind: 'running' }
  | { kind: 'over'; isBest: boolean }
  | { kind: 'failed' };

/** As many puzzles as one can solve in three minutes, harder and harder. Ratings stay as they are. */
export class PuzzleRun {
  readonly game: GameName;
  readonly solving: Solving;
  readonly state = signal<RunState>({ kind: 'ready' });
  /** Whole seconds left. */
  readonly left = signal(RUN_SECONDS);
  readonly solved = signal(0);
  readonly missed = signal<readonly PackedPuzzle[]>([]);
  readonly #best: Kept<number>;
  readonly #puzzles: () => Promise<readonly PackedPuzzle[]>;
  readonly #rating: () => number;
  readonly #used = new Set<string>();
  /** The puzzle that was counted last. */
  #settled: PackedPuzzle | null = null;
  #end = 0;
  #clock = 0;
  #next = 0;

  /** `rating`: the person's. */
  constructor(
    engine: Pick<EngineClient, 'ask'>,
    game: GameName,
    puzzles: () => Promise<readonly PackedPuzzle[]>,
    rating: () => number,
  ) {
    this.game = game;
    this.#puzzles = puzzles;
    this.#rating = rating;
    this.#best = new Kept(`puzzles.run.${game}`, (value) => readBest(value), 0);
    this.solving = new Solving(engine, game, () => {});
    effect(() => {
      const { kind } = this.solving.phase.value;
      if (this.state.peek().kind === 'running' && (kind === 'solved' || kind === 'wrong')) {
        untracked(() => this.#settle(kind));
      }
    });
  }

  get best() {
    return this.#best.value;
  }

  /** Sets up the board, so that it is not bare before the first puzzle. */
  prepare(): void {
    const { record } = this.solving;
    if (!record.head.peek()) void record.open({ game: this.game, moves: [] });
  }

  async start(): Promise<void> {
    this.stop();
    this.state.value = { kind: 'loading' };
    try {
      const puzzles = await this.#puzzles();
      if (this.state.peek().kind !== 'loading') return;
      this.#used.clear();
      this.#settled = null;
      this.solved.value = 0;
      this.missed.value = [];
      await this.#open(puzzles);
      // The clock waits for the first puzzle.
      if (this.state.peek().kind !== 'loading') return;
      this.#end = Date.now() + 1_000 * RUN_SECONDS;
      clearInterval(this.#clock);
      this.#clock = window.setInterval(() => this.#look(), TICK);
      this.state.value = { kind: 'running' };
      this.#look();
    } catch {
      this.#fail();
    }
  }

  /** Nothing if the run has ended meanwhile. */
  #fail(): void {
    const { kind } = this.state.peek();
    if (kind !== 'loading' && kind !== 'running') return;
    this.stop();
    this.state.value = { kind: 'failed' };
  }

  /** Breaks the run off. */
  stop(): void {
    clearInterval(this.#clock);
    clearTimeout(this.#next);
    this.solving.pause();
    this.left.value = RUN_SECONDS;
    this.state.value = { kind: 'ready' };
  }

  #look(): void {
    this.left.value = Math.max(0, Math.ceil((this.#end - Date.now()) / 1_000));
    if (this.left.value > 0) return;
    const { value: solved } = this.solved;
    const isBest = solved > this.best.value;
    this.stop();
    this.left.value = 0;
    if (isBest) this.#best.update((best) => Math.max(best, solved));
    this.state.value = { kind: 'over', isBest };
  }

  #settle(outcome: 'solved' | 'wrong'): void {
    const packed = this.solving.task.peek()?.packed ?? null;
    if (packed === this.#settled) return;
    this.#settled = packed;
    if (outcome === 'solved') this.solved.value += 1;
    else {
      if (packed) this.missed.value = [...this.missed.peek(), packed];
      this.#end -= 1_000 * FINE_SECONDS;
    }
    this.#next = window.setTimeout(() => {
      if (this.state.peek().kind !== 'running') return;
      this.#puzzles()
        .then(async (puzzles) => {
          if (this.state.peek().kind === 'running') await this.#open(puzzles);
        })
        .catch(() => this.#fail());
    }, PAUSE[outcome]);
  }

  async #open(puzzles: readonly PackedPuzzle[]): Promise<void> {
    const wanted = this.#rating() - BELOW + GROWTH * this.#used.size;
    const left = puzzles.filter((puzzle) => !this.#used.has(idOf(puzzle)));
    const best = nearest(left, wanted);
    const puzzle = best[Math.floor(Math.random() * best.length)];
    if (!puzzle) return;
    this.#used.add(idOf(puzzle));
    await this.solving.open(taskOf(puzzle));
    if (this.solving.phase.peek().kind === 'failed') throw new Error('no position');
  }
}

function readBest(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;
}
