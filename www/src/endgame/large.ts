import type { GameName } from '@chariot/protocol';
import { effect, signal } from '@preact/signals';
import { mostCores } from '../shared/engine/device.ts';
import type { SolverStep } from '../shared/engine/solver.ts';
import type { CatalogueStore } from './catalogue.ts';
import { type LargePlan, workOf } from './plan.ts';

/** How far the solving of large endings is. */
export interface LargeProgress {
  /** The ending that was asked for, and the one that is solved at the moment, with its number, from 1, of how many. */
  wanted: string;
  material: string;
  number: number;
  count: number;
  step: SolverStep['kind'];
  /** Plies to mate of the positions found last. */
  plies: number;
  /** The part that is done of all, from 0 to 1, and about how many seconds are left. */
  part: number;
  secondsLeft: number;
}

/** How solving ended, if not well. */
export interface LargeFailure {
  material: string;
  /** `stopped`: as was wished; `memory`: the browser gave less than was needed; `room`: it could not keep the table. */
  why: 'stopped' | 'memory' | 'room' | 'failed';
}

type Shares = Readonly<Record<SolverStep['kind'], readonly [before: number, own: number]>>;
/** The parts of an ending's time that its steps take, about, after those before them. */
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
/** From this part on the time that it took alone counts. */
const TRUSTED = 0.2;
/** Milliseconds between two estimates of the time left. */
const TICK = 1_000;

/** Solves large endings on request, one after the other; what is solved is kept, and need not be solved again. */
export class LargeEndings {
  /** What it takes to solve an ending here; `null` until that is known of the one shown. */
  readonly plan = signal<{ material: string; plan: LargePlan } | null>(null);
  readonly progress = signal<LargeProgress | null>(null);
  readonly failure = signal<LargeFailure | null>(null);
  readonly #game: GameName;
  readonly #catalogue: CatalogueStore;
  readonly #solved: () => void;
  #stop = new AbortController();

  /** `solved` is called when a table has come. */
  constructor(game: GameName, catalogue: CatalogueStore, solved: () => void) {
    this.#game = game;
    this.#catalogue = catalogue;
    this.#solved = solved;
    // Whoever leaves the page while it is at work is asked whether that is meant.
    effect(() => {
      if (this.progress.value) addEventListener('beforeunload', askBefore);
      else removeEventListener('beforeunload', askBefore);
    });
  }

  /** Finds out what it takes to solve an ending here. */
  async consider(material: string): Promise<void> {
    if (this.plan.peek()?.material === material) return;
    const plan = await this.#catalogue.plan(material);
    this.plan.value = { material, plan };
  }

  /** Solves an ending, and all large ones that it leads to. */
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
    try {
      for (const [i, facts] of plan.endings.entries()) {
        const { name, smaller, memory = 0, dtz } = facts;
        const tell = (step: SolverStep): void => {
          const [before, share] = (dtz ? SHARES_WITH_DTZ : SHARES)[step.kind];
          // An ending that is solved again, without the fifty-move rule, takes nothing back.
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
        const ending = { game: this.#game, material: name, smaller, memory, dtz };
        await solveLarge(ending, mostCores, tell, signal);
        done += workOf(facts);
      }
    } catch (error) {
      this.failure.value = { material: wanted, why: signal.aborted ? 'stopped' : whyOf(error) };
    } finally {
      this.progress.value = null;
      // What was solved is not solved again.
      this.plan.value = null;
    }
    if (!this.failure.peek()) this.#solved();
  }

  /** Stops solving. The endings that were finished stay. */
  stop(): void {
    this.#stop.abort(new Error('stopped'));
  }
}

function whyOf(error: unknown): LargeFailure['why'] {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'room';
  const text = error instanceof Error ? error.message : '';
  return text === 'MEMORY' || /memory|unreachable/i.test(text) ? 'memory' : 'failed';
}

/** Seconds that are left: at first by the estimate, then by what the part done took. */
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
    // What a small part took says little.
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
