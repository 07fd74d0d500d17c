import type { EngineClient } from '@chariot/engine/client';
import { Latest } from '@chariot/game/values';
import type { GameName } from '@chariot/protocol';
import { computed, signal } from '@preact/signals';
import { EndingExam } from '../shared/courses/exam.ts';
import type { Tables } from '../shared/engine/tables.ts';
import { tabledEndings } from '../shared/games/endings/index.ts';
import { keyOf, type PracticeItem } from '../shared/practice/card.ts';
import { DAY_SECONDS, type DaySet, daySet, NEW_A_DAY, nextOf } from '../shared/practice/daily.ts';
import { type PracticeKeeper, practiceOf } from '../shared/practice/keeper.ts';
import { dayOf, NO_PRACTICE, type PracticeDay } from '../shared/practice/state.ts';
import { fetchPuzzles } from '../shared/puzzles/fetchPuzzles.ts';
import type { PackedPuzzle } from '../shared/puzzles/file.ts';
import { idOf, type Progress, progressOf } from '../shared/puzzles/progress.ts';
import { Solving } from '../shared/puzzles/solving.ts';
import { taskOf } from '../shared/puzzles/task.ts';

export type PracticePhase =
  | { kind: 'loading' }
  | { kind: 'failed' }
  /** Work left, and statistics. */
  | { kind: 'overview' }
  | { kind: 'puzzle' }
  | { kind: 'ending'; exam: EndingExam; name: string };

/**
 * Distance from mate at which an ending is dealt, as a share of the longest mate: further with
 * better knowledge.
 */
const SHARES = [0.4, 0.6, 0.8, 1] as const;

export class PracticeStore {
  readonly game: GameName;
  readonly keeper: PracticeKeeper;
  readonly phase = signal<PracticePhase>({ kind: 'loading' });
  readonly solving: Solving;
  /** Seconds of today's set; grows if the user goes on after it. */
  readonly seconds = signal(DAY_SECONDS);
  /** The rest of the set. */
  readonly left = computed<DaySet>(() => {
    void this.#changes.value;
    const { cards } = this.keeper.state.value;
    const now = Date.now();
    const isWanted = (item: PracticeItem): boolean => !this.#skipped.value.has(keyOf(item));
    const known = Object.values(cards).filter(({ item }) => isWanted(item) && this.#isThere(item));
    const fresh = this.#fresh().filter((item) => isWanted(item) && !(keyOf(item) in cards));
    return daySet(known, fresh, this.today(), now, this.seconds.value);
  });
  readonly #engine: EngineClient;
  readonly #tables: () => Promise<Tables>;
  readonly #progress: Progress;
  readonly #puzzles = signal<ReadonlyMap<string, PackedPuzzle>>(new Map());
  /** Keys of items skipped for now. */
  readonly #skipped = signal<ReadonlySet<string>>(new Set());
  #item: PracticeItem | null = null;
  /** Counts recomputations of what is due, as time passes. */
  readonly #changes = signal(0);
  readonly #steps = new Latest();

  constructor(engine: EngineClient, tables: () => Promise<Tables>, game: GameName) {
    this.#engine = engine;
    this.#tables = tables;
    this.game = game;
    this.keeper = practiceOf(game);
    this.#progress = progressOf(game);
    this.solving = new Solving(engine, game, (task, outcome, millis) => {
      if (task.packed) {
        this.#progress.settle(task.packed, outcome === 'solved' ? 'solved' : 'failed');
      }
      this.keeper.tried(task, outcome, millis);
    });
  }

  /** Fetches the puzzles, or resumes. */
  async start(): Promise<void> {
    this.#changes.value += 1;
    const { phase } = this;
    if (phase.value.kind === 'puzzle') this.solving.resume();
    if (phase.value.kind !== 'loading' && phase.value.kind !== 'failed') return;
    phase.value = { kind: 'loading' };
    // Until the first card the board shows the starting position.
    void this.solving.record.open({ game: this.game, moves: [] });
    try {
      const puzzles = await fetchPuzzles(this.game);
      this.#puzzles.value = new Map(puzzles.map((puzzle) => [idOf(puzzle), puzzle]));
      phase.value = { kind: 'overview' };
    } catch {
      phase.value = { kind: 'failed' };
    }
  }

  /** Stops everything automatic while the view is hidden. */
  pause(): void {
    this.solving.pause();
  }

  /** Shows the next item, or the end of the set. */
  async next(): Promise<void> {
    const isCurrent = this.#steps.begin();
    this.solving.pause();
    this.#changes.value += 1;
    const item = nextOf(this.left.value, this.keeper.state.value.cards, Date.now());
    if (!item) return this.leave();
    this.#item = item;
    if (item.kind === 'ending') {
      this.#endExam();
      this.phase.value = { kind: 'ending', exam: this.#examOf(item.name), name: item.name };
      return;
    }
    const packed = item.kind === 'puzzle' ? this.#puzzles.value.get(item.id) : undefined;
    const task = item.kind === 'position' ? { ...item, packed: null } : packed && taskOf(packed);
    if (!task) return;
    await this.solving.open(task);
    if (!isCurrent()) return;
    this.#endExam();
    this.phase.value = { kind: 'puzzle' };
  }

  leave(): void {
    this.#steps.begin();
    this.solving.pause();
    this.#endExam();
    this.#changes.value += 1;
    this.phase.value = { kind: 'overview' };
  }

  /** Skips the current item until the page is opened again. */
  skip(): Promise<void> {
    if (this.#item) this.#skipped.value = new Set([...this.#skipped.value, keyOf(this.#item)]);
    return this.next();
  }

  today(): PracticeDay {
    return this.keeper.state.value.days[dayOf(Date.now())] ?? NO_PRACTICE;
  }

  /** Goes on after the day's set with as much again. */
  more(): Promise<void> {
    this.seconds.value = this.today().seconds + DAY_SECONDS;
    return this.next();
  }

  keepEnding(name: string, exam: EndingExam): void {
    this.keeper.rateEnding(name, exam);
  }

  #endExam(): void {
    const { value: phase } = this.phase;
    if (phase.kind === 'ending') phase.exam.end();
  }

  #examOf(name: string): EndingExam {
    const step = tabledEndings(this.game).find((step) => step.name === name);
    if (!step) throw new Error(`no ending ${name}`);
    const times = this.keeper.state.value.endings[name]?.length ?? 0;
    const share = SHARES[Math.min(times, SHARES.length - 1)] ?? 1;
    return new EndingExam(this.#engine, this.#tables, this.game, step, [share]);
  }

  /** Whether this build still has the item. */
  #isThere(item: PracticeItem): boolean {
    if (item.kind === 'puzzle') return this.#puzzles.value.has(item.id);
    if (item.kind !== 'ending') return true;
    return tabledEndings(this.game).some(({ name }) => name === item.name);
  }

  /** New items: the next ending of the course, and puzzles of suitable difficulty. */
  #fresh(): PracticeItem[] {
    const { cards } = this.keeper.state.value;
    const { outcomes, rating } = this.#progress.done.value;
    const isOff = (puzzle: PackedPuzzle): number => Math.abs(puzzle.rating - rating.rating);
    const ending = tabledEndings(this.game).find(({ name }) => !(`ending:${name}` in cards));
    const untried = [...this.#puzzles.value].filter(([id]) => !(id in outcomes));
    const suiting = untried.sort(([, a], [, b]) => isOff(a) - isOff(b)).slice(0, 2 * NEW_A_DAY);
    const puzzles = suiting.map(([id]): PracticeItem => ({ kind: 'puzzle', id }));
    const endings: PracticeItem[] = ending ? [{ kind: 'ending', name: ending.name }] : [];
    return [...puzzles.slice(0, 2), ...endings, ...puzzles.slice(2)];
  }
}
