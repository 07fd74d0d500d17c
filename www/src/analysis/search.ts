import { type Askable, Priority, type Turn, UNTIL_STOPPED } from '@chariot/engine/client';
import type { RequestError, SearchReport, View } from '@chariot/protocol';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { pursue } from '../shared/engine/pursue.ts';
import { load, save } from '../shared/ui/storage.ts';

/** The most lines that can be asked for. */
export const MOST_LINES = 5;

/** What decides whether the engine looks at a position. */
export interface Attention {
  view: View | null;
  /** False while another position is on its way, or tables are asked first. */
  isSettled: boolean;
  /** False while the view is not shown. */
  isWatched: boolean;
  isReviewing: boolean;
}

/** The position that the engine may look at; `null` while it looks at none. */
export function attended({ view, isSettled, isWatched, isReviewing }: Attention): View | null {
  return isSettled && isWatched && !isReviewing && view && !view.result ? view : null;
}

/** The search of the shown position, without end. */
export class InfiniteSearch {
  /** Whether the engine is switched on; off at first. */
  readonly on = signal(false);
  /** Number of lines that are wanted. */
  readonly wanted = signal(load('analysis.lines', readLines) ?? 3);
  /** The last report of each line of `view`, the best first. */
  readonly lines = signal<readonly SearchReport[]>([]);
  readonly view = signal<View | null>(null);
  readonly error = signal<RequestError | null>(null);
  readonly #engine: Pick<Askable, 'begin'>;
  readonly #tries = signal(0);
  #fresh: (SearchReport | undefined)[] = [];
  #frame = 0;

  /** `attended` is the position to look at. */
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

  /** Searches once more after an error. */
  retry(): void {
    this.#tries.value += 1;
  }

  /** Begins to search; the lines of another position are dropped, and those that were found stay. */
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

  /** Reports come by the hundred at small depths: each frame draws the last ones. */
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
