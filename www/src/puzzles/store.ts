import { batch, computed, signal } from '@preact/signals';
import type { EngineClient } from '../engine/client.ts';
import { onNotation, styled } from '../game/notation.ts';
import { GameRecord } from '../game/record.ts';
import type { Game, GameName, NotatedMove, SideName } from '../protocol/index.ts';
import { draw, type Wanted } from './draw.ts';
import { fetchPuzzles } from './fetchPuzzles.ts';
import type { PackedPuzzle } from './file.ts';
import { Progress } from './progress.ts';

/** Milliseconds before the answer to a move. */
const PACE = 500;

/** How far a puzzle is. */
export type PuzzlePhase =
  | { kind: 'loading' }
  /** The puzzles could not be had. */
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

/** The puzzles of a game, one after the other. */
export class PuzzleStore {
  readonly game: GameName;
  readonly record: GameRecord;
  readonly progress: Progress;
  readonly phase = signal<PuzzlePhase>({ kind: 'loading' });
  readonly wanted = signal<Wanted>({ difficulty: 'auto', motif: 'any' });
  readonly puzzles = signal<readonly PackedPuzzle[]>([]);
  readonly puzzle = signal<PackedPuzzle | null>(null);
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
  /** The next move of the line. */
  readonly expected = computed(() => {
    const plies = this.record.head.value?.history.length ?? 0;
    return this.puzzle.value?.moves[plies];
  });
  /** True once a wrong move was tried, or help was asked for. */
  readonly isMissed = signal(false);
  readonly #engine: Pick<EngineClient, 'ask'>;
  #timer = 0;

  constructor(engine: Pick<EngineClient, 'ask'>, game: GameName) {
    this.#engine = engine;
    this.game = game;
    this.record = new GameRecord(engine);
    this.progress = new Progress(game);
    onNotation(game, () => void this.record.rewrite());
  }

  /** Fetches the puzzles and draws the first, or goes on with the one that is shown. */
  async start(): Promise<void> {
    if (this.puzzle.value) {
      this.#goOn();
      return;
    }
    this.phase.value = { kind: 'loading' };
    try {
      this.puzzles.value = await fetchPuzzles(this.game);
    } catch {
      this.phase.value = { kind: 'failed' };
      return;
    }
    await this.next();
  }

  /** Ends what goes on by itself while the view is not shown. */
  pause(): void {
    clearTimeout(this.#timer);
  }

  /** Wants other puzzles, and draws one. */
  async want(wanted: Partial<Wanted>): Promise<void> {
    this.wanted.value = { ...this.wanted.value, ...wanted };
    await this.next();
  }

  /** Draws another puzzle. */
  async next(): Promise<void> {
    this.pause();
    const last = this.puzzle.value;
    const drawn = draw(this.puzzles.value, this.wanted.value, this.progress.done.value, last);
    if (!drawn) {
      this.phase.value = { kind: 'none' };
      return;
    }
    await this.#open(drawn);
  }

  /** Begins the puzzle again. */
  async again(): Promise<void> {
    this.pause();
    if (this.puzzle.value) await this.#open(this.puzzle.value);
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
      this.#miss();
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
    this.#miss();
    this.hint.value = this.hint.value === 'none' ? 'piece' : 'move';
  }

  /** Plays the rest of the line. */
  showSolution(): void {
    this.pause();
    this.#miss();
    this.hint.value = 'none';
    this.phase.value = { kind: 'shown' };
    this.#goOn();
  }

  async #open(puzzle: PackedPuzzle): Promise<void> {
    const { game } = this;
    const error = await this.record.open(styled({ game, start: puzzle.fen, moves: [] }), () => {
      this.puzzle.value = puzzle;
      this.hint.value = 'none';
      this.isMissed.value = false;
      this.phase.value = { kind: 'find' };
      this.side.value = this.record.head.value?.toMove ?? 'first';
    });
    if (error) this.phase.value = { kind: 'failed' };
  }

  /** After a move, or when the view is shown again: the answer if there is one, else the end. */
  #goOn(): void {
    const head = this.record.head.value;
    const puzzle = this.puzzle.value;
    if (!head || !puzzle) return;
    const isShown = this.phase.value.kind === 'shown';
    const next = head.result ? undefined : puzzle.moves[head.history.length];
    if (next === undefined) {
      if (!isShown) this.#solve(puzzle);
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

  #solve(puzzle: PackedPuzzle): void {
    batch(() => {
      if (!this.isMissed.value) this.progress.settle(puzzle, 'solved');
      this.phase.value = { kind: 'solved' };
    });
  }

  /** Counts the puzzle as failed, once. */
  #miss(): void {
    const puzzle = this.puzzle.value;
    if (this.isMissed.value || !puzzle) return;
    this.isMissed.value = true;
    this.progress.settle(puzzle, 'failed');
  }

  /** True if the last move of a game wins it at once. */
  async #wins(game: Game): Promise<boolean> {
    const reply = await this.#engine.ask('view', game);
    return 'view' in reply && reply.view.result?.winner === this.side.value;
  }
}
