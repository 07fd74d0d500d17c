import type { Askable, Asker, Turn } from '@chariot/engine/client';
import type { GameName } from '@chariot/protocol';
import { signal } from '@preact/signals';
import type { Tables } from '../shared/engine/tables.ts';
import { type GamePhase, phaseOfBoard } from '../shared/game/phase.ts';
import { GAMES } from '../shared/games/index.ts';
import { fetchPuzzles } from '../shared/puzzles/fetchPuzzles.ts';
import type { PackedPuzzle } from '../shared/puzzles/file.ts';
import { puzzleOfDay } from '../shared/puzzles/ofDay.ts';
import { type Progress, progressOf } from '../shared/puzzles/progress.ts';
import { type OnTried, Solving } from '../shared/puzzles/solving.ts';
import { type PuzzleSource, taskOf } from '../shared/puzzles/task.ts';
import { draw, type Wanted } from './draw.ts';
import { drawOnlyMove } from './onlyMoves.ts';
import { PuzzleRun } from './run.ts';
import { SetDrill } from './sets/drill.ts';

export class PuzzleStore {
  readonly game: GameName;
  readonly solving: Solving;
  readonly progress: Progress;
  readonly source = signal<PuzzleSource>('file');
  readonly wanted = signal<Wanted>({ rating: 'auto', motif: 'any', phase: 'any' });
  readonly puzzles = signal<readonly PackedPuzzle[]>([]);
  /** Change of the rating by the last puzzle; `null` for none. */
  readonly change = signal<number | null>(null);
  readonly run: PuzzleRun;
  readonly drill: SetDrill;
  readonly #engine: Pick<Askable, 'ask'>;
  readonly #asker: Asker;
  /** FEN of the usual start, by which phases are told. */
  #start: string | undefined;
  readonly #tables: () => Promise<Pick<Tables, 'need' | 'complete'>>;

  /** `tried` is called with the result of each first try. */
  constructor(
    engine: Pick<Askable, 'ask' | 'asker'>,
    tables: () => Promise<Pick<Tables, 'need' | 'complete'>>,
    game: GameName,
    tried: OnTried,
  ) {
    this.#engine = engine;
    this.#asker = engine.asker();
    this.#tables = tables;
    this.game = game;
    this.progress = progressOf(game);
    this.solving = new Solving(engine, game, (task, outcome, millis) => {
      if (task.packed) {
        const { rating: before } = this.progress.done.value.rating;
        this.progress.settle(task.packed, outcome === 'solved' ? 'solved' : 'failed');
        const { rating: after } = this.progress.done.value.rating;
        this.change.value = after === before ? null : Math.round(after) - Math.round(before);
      }
      tried(task, outcome, millis);
    });
    this.run = new PuzzleRun(
      engine,
      game,
      () => this.#file(),
      () => this.progress.done.value.rating.rating,
    );
    this.drill = new SetDrill(engine, game, () => this.#file());
  }

  /** Fetches the puzzles and draws one, or resumes the current one. */
  async start(): Promise<void> {
    if (this.solving.task.value) {
      this.solving.resume();
      return;
    }
    await this.next();
  }

  /** Opens the puzzle of a day, or resumes it. */
  async openOfDay(day: string): Promise<void> {
    const { phase, task } = this.solving;
    this.source.value = 'file';
    if (this.puzzles.value.length === 0) phase.value = { kind: 'loading' };
    const turn = this.#asker.begin();
    try {
      const puzzle = puzzleOfDay(await this.#file(), day);
      if (turn.isOver || !puzzle) return;
      if (task.value?.packed === puzzle) this.solving.resume();
      else {
        this.change.value = null;
        await this.solving.open(taskOf(puzzle));
      }
    } catch {
      if (turn.isOver) return;
      task.value = null;
      phase.value = { kind: 'failed' };
    }
  }

  /** Stops everything automatic while the view is hidden. */
  pause(): void {
    this.solving.pause();
  }

  async want(wanted: Partial<Wanted>): Promise<void> {
    this.wanted.value = { ...this.wanted.value, ...wanted };
    await this.next();
  }

  async wantFrom(source: PuzzleSource): Promise<void> {
    this.source.value = source;
    await this.next();
  }

  async next(): Promise<void> {
    this.pause();
    const turn = this.#asker.begin();
    const { phase, task } = this.solving;
    const { source } = this;
    if (source.value !== 'file') phase.value = { kind: 'drawing' };
    else if (this.puzzles.value.length === 0) phase.value = { kind: 'loading' };
    try {
      const drawn = await (source.value === 'file'
        ? this.#drawFromFile()
        : this.#drawFromTables(turn));
      if (turn.isOver) return;
      if (drawn) await this.solving.open(drawn);
      else phase.value = { kind: 'none' };
    } catch {
      if (turn.isOver) return;
      // Without a puzzle, the next try draws one.
      task.value = null;
      phase.value = { kind: 'failed' };
    }
  }

  async #drawFromFile() {
    const [all, start] = await Promise.all([this.#file(), this.#startOf()]);
    const { worth } = GAMES[this.game];
    const phaseOf = ({ fen }: PackedPuzzle): GamePhase => phaseOfBoard(fen, start, worth);
    const last = this.solving.task.value?.packed ?? null;
    this.change.value = null;
    const drawn = draw({ all, phaseOf }, this.wanted.value, this.progress.done.value, last);
    return drawn && taskOf(drawn);
  }

  async #file(): Promise<readonly PackedPuzzle[]> {
    if (this.puzzles.value.length === 0) this.puzzles.value = await fetchPuzzles(this.game);
    return this.puzzles.value;
  }

  async #startOf(): Promise<string> {
    if (this.#start === undefined) {
      const reply = await this.#engine.ask('view', { game: this.game, moves: [] });
      if ('error' in reply) throw new Error(reply.error.kind);
      this.#start = reply.view.fen;
    }
    return this.#start;
  }

  #drawFromTables(turn: Turn) {
    const goal = this.source.value === 'draw' ? 'draw' : 'win';
    return drawOnlyMove(turn, this.#tables, this.game, goal);
  }
}
