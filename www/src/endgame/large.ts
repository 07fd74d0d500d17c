import type { GameName } from '@chariot/protocol';
import { effect, signal } from '@preact/signals';
import { mostCores } from '../shared/engine/device.ts';
import { SolverResults } from '../shared/engine/results.ts';
import type { SolverStep } from '../shared/engine/solver.ts';
import { isForWantOfMemory } from '../shared/engine/tables.ts';
import type { CatalogueStore } from './catalogue.ts';
import { type LargePlan, workOf } from './plan.ts';

export interface LargeProgress {
  /** The requested ending, the one being solved, and its number, from 1, of how many. */
  wanted: string;
  material: string;
  number: number;
  count: number;
  step: SolverStep['kind'];
  /** Plies to mate of the last wave. */
  plies: number;
  /** Share of the work done, 0 to 1, and estimated seconds left. */
  part: number;
  secondsLeft: number;
}

/** Reason why solving ended without a table. */
export interface LargeFailure {
  material: string;
  /** `stopped`: by the person; `memory`: the browser gave too little; `room`: the table could not be stored. */
  why: 'stopped' | 'memory' | 'room' | 'failed';
}

type Shares = Readonly<Record<SolverStep['kind'], readonly [before: number, own: number]>>;
/** Start and length of each step, as approximate shares of an ending's time. */
const SHARES: Shares = {
  conversions: [0, 0.15],
  waves: [0.15, 0.3],
  zeroing: [0.45, 0],
  keeping: [0.45, 0.55],
};
const SHARES_WITH_DTZ: Shares = {
  conversions: [0, 0.1],
  waves: [0.1, 0.15],
  zeroing: [0.25, 0.27],
  keeping: [0.52, 0.48],
};
/** Share of the work after which only the measured time counts, not the estimate. */
const TRUSTED = 0.2;
/** Milliseconds between two estimates of the time left. */
const TICK = 1_000;

/** Solves large endings on request, one after the other, and keeps their tables. */
export class LargeEndings {
  /** Plan for the shown ending; `null` until known. */
  readonly plan = signal<{ material: string; plan: LargePlan } | null>(null);
  readonly progress = signal<LargeProgress | null>(null);
  readonly failure = signal<LargeFailure | null>(null);
  readonly #game: GameName;
  readonly #catalogue: CatalogueStore;
  readonly #solved: () => void;
  #stop = new AbortController();

  /** `solved` is called when a table is ready. */
  constructor(game: GameName, catalogue: CatalogueStore, solved: () => void) {
    this.#game = game;
    this.#catalogue = catalogue;
    this.#solved = solved;
    // Ask before leaving the page while solving.
    effect(() => {
      if (this.progress.value) addEventListener('beforeunload', askBefore);
      else removeEventListener('beforeunload', askBefore);
    });
  }

  /** Makes the plan for an ending. */
  async consider(material: string): Promise<void> {
    if (this.plan.peek()?.material === material) return;
    const plan = await this.#catalogue.plan(material);
    this.plan.value = { material, plan };
  }

  async solve(wanted: string): Promise<void> {
    if (this.progress.peek()) return;
    const plan = await this.#catalogue.plan(wanted);
    if (plan.kind !== 'possible' || this.progress.peek()) return;
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    this.failure.value = null;
    const clock = new RemainingTime(plan.seconds);
    const work = plan.endings.reduce((sum, ending) => sum + workOf(ending), 0);
    let done = 0;
    let shown = 0;
    const results = new SolverResults();
    try {
      await results.retain(this.#game, plan.resumed);
      for (const [i, facts] of plan.endings.entries()) {
        const { name, smaller, memory = 0, dtz } = facts;
        const tell = (step: SolverStep): void => {
          const [before, share] = (dtz ? SHARES_WITH_DTZ : SHARES)[step.kind];
          // Progress never goes back, even if an ending is solved again without the fifty-move rule.
          shown = Math.max(shown, (done + workOf(facts) * (before + share * step.part)) / work);
          const part = shown;
          this.progress.value = {
            wanted,
            material: name,
            number: i + 1,
            count: plan.endings.length,
            step: step.kind,
            plies: 'plies' in step ? step.plies : 0,
            part,
            secondsLeft: clock.left(part),
          };
        };
        tell({ kind: 'conversions', part: 0 });
        const { solveLarge } = await import('../shared/engine/solver.ts');
        const isOnTheWay = i + 1 < plan.endings.length;
        const ending = { game: this.#game, material: name, smaller, memory, dtz, isOnTheWay };
        await solveLarge(ending, mostCores, tell, signal);
        done += workOf(facts);
      }
    } catch (error) {
      this.failure.value = { material: wanted, why: signal.aborted ? 'stopped' : whyOf(error) };
    } finally {
      this.progress.value = null;
      // The next plan leaves out the solved endings.
      this.plan.value = null;
    }
    if (this.failure.peek()) return;
    await results.retain(this.#game, []);
    this.#solved();
  }

  /** Stops solving. Finished endings stay. */
  stop(): void {
    this.#stop.abort(new Error('stopped'));
  }
}

function whyOf(error: unknown): LargeFailure['why'] {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'room';
  const text = error instanceof Error ? error.message : '';
  return isForWantOfMemory(text) ? 'memory' : 'failed';
}

/** Seconds left: at first by the estimate, later by the measured pace. */
class RemainingTime {
  readonly #estimate: number;
  readonly #begin = performance.now();
  #told = { at: 0, seconds: 0 };

  constructor(estimate: number) {
    this.#estimate = estimate;
  }

  left(part: number): number {
    const now = performance.now();
    if (this.#told.at > 0 && now < this.#told.at + TICK) return this.#told.seconds;
    const spent = (now - this.#begin) / 1_000;
    // The pace of a short run says little.
    const trust = Math.min(1, part / TRUSTED);
    const measured = part > 0 ? (spent / part) * (1 - part) : 0;
    const seconds = Math.ceil(trust * measured + (1 - trust) * this.#estimate * (1 - part));
    this.#told = { at: now, seconds };
    return seconds;
  }
}

function askBefore(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
