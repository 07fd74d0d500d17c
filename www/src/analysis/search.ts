import { type Askable, Priority, type Turn, UNTIL_STOPPED } from '@chariot/engine/client';
import type { RequestError, SearchReport, View } from '@chariot/protocol';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { pursue } from '../shared/engine/pursue.ts';
import { load, save } from '../shared/ui/storage.ts';

/** Largest number of engine lines. */
export const MOST_LINES = 5;

/** Infinite analysis of the shown position. */
export class InfiniteSearch {
  /** Whether the engine is switched on; off at first. */
  readonly on = signal(false);
  /** Number of lines to search, 1 to `MOST_LINES`. */
  readonly wanted = signal(load('analysis.lines', readLines) ?? 3);
  /** Last report of each line of `view`, best first. */
  readonly lines = signal<readonly SearchReport[]>([]);
  readonly view = signal<View | null>(null);
  readonly error = signal<RequestError | null>(null);
  readonly #engine: Pick<Askable, 'begin'>;
  readonly #tries = signal(0);
  #fresh: (SearchReport | undefined)[] = [];
  #frame = 0;

  /** `attended`: the position to search. */
  constructor(engine: Pick<Askable, 'begin'>, attended: ReadonlySignal<View | null>) {
    this.#engine = engine;
    const wanted = computed(() => {
      const view = attended.value;
      void this.#tries.value;
      return view && this.on.value ? { view, lines: this.wanted.value } : null;
    });
    pursue(wanted, ({ view, lines }) => this.#search(view, lines));
  }

  /** Changes and stores the number of lines. */
  want(lines: number): void {
    this.wanted.value = lines;
    save('analysis.lines', lines);
  }

  retry(): void {
    this.#tries.value += 1;
  }

  /** Starts a search. Lines of the same position stay shown. */
  #search(view: View, wanted: number): Turn {
    if (this.view.value !== view) {
      batch(() => {
        this.view.value = view;
        this.lines.value = [];
      });
    }
    this.error.value = null;
    this.#fresh = [];
    const turn = this.#engine.begin(Priority.Analysis);
    const lines = Math.min(wanted, Math.max(view.moves.length, 1));
    const limits = { moveTime: UNTIL_STOPPED, lines };
    const hear = (report: SearchReport): void => {
      if (report.rank <= lines) this.#hear(report);
    };
    void turn.search({ game: view.game, limits }, hear).then((answer) => {
      if (turn.isOver) return;
      // The search is complete, or the engine failed.
      this.#show();
      if (answer && 'error' in answer) this.error.value = answer.error;
    });
    return turn;
  }

  /** Draws once a frame: at small depths reports come by the hundred. */
  #hear(report: SearchReport): void {
    this.#fresh[report.rank - 1] = report;
    this.#frame ||= requestAnimationFrame(() => this.#show());
  }

  #show(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const lines = this.#fresh.flatMap((report) => report ?? []);
    if (lines.length > 0) this.lines.value = lines;
  }
}

function readLines(value: unknown): number | undefined {
  const fits = Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_LINES;
  return fits ? Number(value) : undefined;
}
