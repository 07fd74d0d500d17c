import { type Askable, type Asker, Priority, UNTIL_STOPPED } from '@chariot/engine/client';
import type { RequestError, SearchReport, View } from '@chariot/protocol';
import { batch, signal } from '@preact/signals';
import { load, save } from '../shared/ui/storage.ts';

/** The most lines that can be asked for. */
export const MOST_LINES = 5;

/** The search of the shown position, without end. */
export class InfiniteSearch {
  /** Whether the engine is switched on; off at first. */
  readonly on = signal(false);
  /** Number of lines that are wanted. */
  readonly wanted = signal(load('analysis.lines', readLines) ?? 3);
  /** The last report of each line of `view`, the best first. */
  readonly lines = signal<readonly SearchReport[]>([]);
  readonly view = signal<View | null>(null);
  /** True while it runs. */
  readonly busy = signal(false);
  readonly error = signal<RequestError | null>(null);
  readonly #asker: Asker;
  /** The most lines that the present search reports. */
  #most = 0;
  #fresh: (SearchReport | undefined)[] = [];
  #frame = 0;

  constructor(engine: Pick<Askable, 'asker'>) {
    this.#asker = engine.asker(Priority.Analysis);
  }

  /** Searches a position if the engine is on; the lines of another position are dropped. */
  async start(view: View): Promise<void> {
    const most = Math.min(this.wanted.value, Math.max(view.moves.length, 1));
    if (this.busy.value && this.view.value === view && this.#most === most) return;
    this.stop();
    if (this.view.value !== view) {
      batch(() => {
        this.view.value = view;
        this.lines.value = [];
      });
    }
    this.error.value = null;
    if (!this.on.value || view.result) return;
    const turn = this.#asker.begin();
    this.busy.value = true;
    this.#most = most;
    this.#fresh = [];
    const answer = await turn.search(
      { game: view.game, limits: { moveTime: UNTIL_STOPPED, lines: most } },
      (report) => this.#hear(report),
    );
    if (turn.isOver) return;
    // The search is complete, or the engine failed.
    this.#show();
    batch(() => {
      this.busy.value = false;
      if (answer && 'error' in answer) this.error.value = answer.error;
    });
  }

  /** Changes and stores the number of lines. */
  want(lines: number): void {
    this.wanted.value = lines;
    save('analysis.lines', lines);
  }

  /** Stops the search; its lines stay. */
  stop(): void {
    if (!this.busy.value) return;
    this.#asker.stop();
    this.#show();
    this.busy.value = false;
  }

  /** Reports come by the hundred at small depths: each frame draws the last ones. */
  #hear(report: SearchReport): void {
    if (report.rank > this.#most) return;
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
