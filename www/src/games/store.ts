import type { GamesInAnalysis } from '@chariot/game';
import type { GameName } from '@chariot/protocol';
import { batch, computed, effect, type Signal, signal } from '@preact/signals';
import type { FileFault } from '../shared/collection/reader.ts';
import { isOnBattery } from '../shared/engine/battery.ts';
import { analyse } from '../shared/game/handover.ts';
import { ownNames, saveOwnNames } from '../shared/game/ownNames.ts';
import { inSteps, rest } from '../shared/ui/inSteps.ts';
import { watchVisit } from '../shared/ui/visit.ts';
import type { JudgedGame } from './diagnosis/judged.ts';
import { FEWEST } from './diagnosis/points.ts';
import { diagnosis, type Report } from './diagnosis/report.ts';
import { Crew, enginesFor } from './review/crew.ts';
import {
  forgetAll,
  forgetOthers,
  keepReview,
  keepSources,
  reviewsOf,
  sourceIds,
  sourcesIn,
  sourceWith,
} from './review/reviewed.ts';
import { FileOfGames, NONE_LEFT_OUT, type Taken } from './sources/file.ts';
import { handoverOf } from './sources/handover.ts';
import { ownGames } from './sources/own.ts';
import type { NamedPlayer } from './sources/players.ts';
import { nameKey, type SourceGame } from './sources/source.ts';

/** The file being read. */
export type FileState =
  | { kind: 'none' }
  /** Its games are listed: part done, 0 to 1, and games so far. */
  | { kind: 'reading'; file: FileOfGames }
  /** Which player is you? */
  | { kind: 'asking'; file: FileOfGames; players: readonly NamedPlayer[] }
  | { kind: 'taking'; done: number }
  | { kind: 'taken'; taken: Taken }
  | { kind: 'fault'; fault: FileFault | { kind: 'storage' } };

/** The review in the background. */
export type WorkState =
  | { kind: 'idle' }
  | { kind: 'running' }
  /** Another review runs, in another tab or of the other game: this one follows. */
  | { kind: 'waiting' }
  | { kind: 'paused'; by: 'person' | 'battery' | 'failure' };

/** Milliseconds between two reports while games are reviewed. */
const REPORT_EVERY = 1_500;

/** Games of yours: they come, are reviewed in the background, and a report is drawn up. */
export class GamesStore {
  readonly game: GameName;
  readonly file = signal<FileState>({ kind: 'none' });
  readonly work = signal<WorkState>({ kind: 'idle' });
  /** Whether stored games have been looked up. */
  readonly isReady = signal(false);
  readonly all = signal(0);
  readonly done = signal(0);
  /** Reviewed games whose moves cannot be read. */
  readonly unreadable = signal(0);
  /** Games that are still missing for the first report. */
  readonly missing = computed(() =>
    Math.max(0, FEWEST - (this.done.value - this.unreadable.value)),
  );
  /** Your names in files, as written. */
  readonly names: Signal<readonly string[]>;
  readonly report = signal<Report | null>(null);
  /** Reviewed games, the newest first. */
  readonly reviewed = signal<readonly JudgedGame[]>([]);
  /** Whether to review on battery too. */
  readonly onBattery = signal(false);
  /** Milliseconds a game of one engine, by those reviewed on this visit; `null` before the first. */
  readonly pace = signal<number | null>(null);
  /** Minutes until the first report, and until all are reviewed; `null` while unknown. */
  readonly estimate = computed(() => {
    const { value: pace } = this.pace;
    if (pace === null) return null;
    const minutes = (games: number): number => (games * pace) / this.#crew.size / 60_000;
    const left = this.all.value - this.done.value;
    return { first: minutes(Math.min(left, this.missing.value)), all: minutes(left) };
  });
  readonly #games: GamesInAnalysis;
  readonly #crew: Crew;
  /** Ids of all games, the newest first, and the reviews by id. */
  #ids: readonly string[] = [];
  #reviews = new Map<string, JudgedGame | null>();
  readonly #underReview = new Set<string>();
  /** Ends the review, or the wait for it. */
  #stopping = new AbortController();
  #reported = 0;
  /** Whether a report is being drawn up, and whether there is something new since. */
  #isDrawing = false;
  #isStale = false;

  constructor(game: GameName, games: GamesInAnalysis) {
    this.game = game;
    this.#games = games;
    this.#crew = new Crew(game, enginesFor(navigator.hardwareConcurrency || 1));
    this.names = signal(ownNames(game));
    // Another tab may have added games while this one waits for it.
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && this.work.value.kind === 'waiting') void this.#refresh();
    });
    effect(() => {
      if (isOnBattery.value && !this.onBattery.value) this.#pause('battery');
      else if (this.work.peek().kind === 'paused' && byOf(this) === 'battery') void this.resume();
    });
  }

  /** Goes on with the games of earlier visits. */
  async start(): Promise<void> {
    if (this.isReady.value) return;
    await this.#refresh();
    this.isReady.value = true;
    await this.resume();
  }

  /** Reads files of games. Asks who you are unless a known name is in all of them. */
  async open(files: readonly File[]): Promise<void> {
    // One file after the other.
    if (this.file.value.kind === 'taking') return;
    this.#closeFile();
    const file = new FileOfGames(files.map(({ name }) => name).join(', '));
    this.file.value = { kind: 'reading', file };
    const found = await file.open(files);
    if (!this.#isOpen(file)) return;
    if ('kind' in found) {
      this.#closeFile();
      this.file.value = { kind: 'fault', fault: found };
      return;
    }
    this.file.value = { kind: 'asking', file, players: found };
    const known = this.names.value;
    if (known.length > 0 && file.isOf(keysOf(known))) await this.take(known);
  }

  /** Takes the games of the player with these names, which are yours from now on. */
  async take(names: readonly string[]): Promise<void> {
    const { value: state } = this.file;
    if (state.kind !== 'asking') return;
    this.file.value = { kind: 'taking', done: 0 };
    try {
      await this.#rename(names);
      const keys = keysOf(names);
      const taken = await state.file.take(this.game, keys, this.#games, (sources, done) =>
        this.#keep(sources, done),
      );
      this.file.value =
        'kind' in taken ? { kind: 'fault', fault: taken } : { kind: 'taken', taken };
    } catch {
      this.file.value = { kind: 'fault', fault: { kind: 'storage' } };
    }
    state.file.close();
  }

  /** Puts your names right. Games of files under other names go, with their reviews. */
  async correct(names: readonly string[]): Promise<void> {
    try {
      await this.#rename(names);
    } catch {
      this.file.value = { kind: 'fault', fault: { kind: 'storage' } };
    }
  }

  /** Takes the finished games that were played on this page. */
  async takeOwn(): Promise<void> {
    this.#closeFile();
    this.file.value = { kind: 'taking', done: 0 };
    try {
      const { sources, short } = await ownGames(this.game);
      const added = await this.#keep(sources, 1);
      const skipped = { ...NONE_LEFT_OUT, short, known: sources.length - added };
      this.file.value = { kind: 'taken', taken: { added, skipped } };
    } catch {
      this.file.value = { kind: 'fault', fault: { kind: 'storage' } };
    }
  }

  /**
   * Opens a game in Analysis and reviews it there, unless the person has gone elsewhere meanwhile; `anonymous` names the
   * person if no file does.
   */
  async openReview(id: string, anonymous: string): Promise<void> {
    const lasts = watchVisit();
    try {
      const source = await sourceWith(id);
      if (!lasts()) return;
      if (source) analyse(handoverOf(source, this.#games[this.game], anonymous));
      else await this.#reload();
    } catch {
      this.file.value = { kind: 'fault', fault: { kind: 'storage' } };
    }
  }

  cancelFile(): void {
    this.#closeFile();
    this.file.value = { kind: 'none' };
  }

  /** Reviews on, unless the battery is to be spared. */
  async resume(): Promise<void> {
    if (['running', 'waiting'].includes(this.work.value.kind)) return;
    if (this.#next() === undefined) return;
    if (isOnBattery.value && !this.onBattery.value) {
      this.#pause('battery');
      return;
    }
    const { signal } = this.#begin();
    const work = (kind: 'running' | 'waiting'): void => {
      this.work.value = { kind };
    };
    work('running');
    await alone(
      signal,
      () => work('waiting'),
      async () => {
        work('running');
        // Another tab may have added and reviewed games.
        if (!(await this.#refresh())) this.#pause('failure');
        const engines = Array.from({ length: this.#crew.size }, (_, i) =>
          this.#reviewAll(i, signal),
        );
        await Promise.all(engines);
        this.#crew.close();
      },
    );
    if (signal.aborted) return;
    this.work.value = { kind: 'idle' };
    void this.#draw();
    // Games that came in the meantime.
    await this.resume();
  }

  pause(): void {
    this.#pause('person');
  }

  /** Removes all games, their reviews and the names. */
  async forget(): Promise<void> {
    this.#pause('person');
    await forgetAll(this.game).catch(() => {});
    saveOwnNames(this.game, []);
    batch(() => {
      this.names.value = [];
      this.work.value = { kind: 'idle' };
      this.file.value = { kind: 'none' };
      this.#set([], new Map());
    });
    void this.#draw();
  }

  async #rename(names: readonly string[]): Promise<void> {
    const keys = keysOf(names);
    const isGone = this.names.value.some((name) => !keys.has(nameKey(name)));
    this.names.value = names;
    saveOwnNames(this.game, names);
    if (!isGone) return;
    await forgetOthers(this.game, (player) => !keys.has(nameKey(player)));
    await this.#reload();
  }

  /** Stores games; resolves to how many of them are new. */
  async #keep(sources: readonly SourceGame[], done: number): Promise<number> {
    const added = await keepSources(sources);
    this.#ids = await sourceIds(this.game);
    this.all.value = this.#ids.length;
    if (this.file.value.kind === 'taking') this.file.value = { kind: 'taking', done };
    void this.resume();
    return added;
  }

  /** Looks up the stored games; resolves to whether the browser let it. */
  async #refresh(): Promise<boolean> {
    try {
      await this.#reload();
      return true;
    } catch {
      this.file.value = { kind: 'fault', fault: { kind: 'storage' } };
      return false;
    }
  }

  async #reload(): Promise<void> {
    const stored = await reviewsOf(await sourceIds(this.game));
    // Games and reviews may have come and gone meanwhile.
    const ids = await sourceIds(this.game);
    this.#set(ids, new Map([...stored, ...this.#reviews]));
    void this.#draw();
  }

  #set(ids: readonly string[], reviews: Map<string, JudgedGame | null>): void {
    this.#ids = ids;
    this.#reviews = reviews;
    this.all.value = ids.length;
    this.done.value = ids.filter((id) => reviews.has(id)).length;
    this.unreadable.value = ids.filter((id) => reviews.get(id) === null).length;
  }

  /** The newest game without a review. */
  #next(): string | undefined {
    return this.#ids.find((id) => !this.#reviews.has(id) && !this.#underReview.has(id));
  }

  #begin(): AbortController {
    this.#stopping = new AbortController();
    return this.#stopping;
  }

  async #reviewAll(engine: number, stopped: AbortSignal): Promise<void> {
    for (let id = this.#next(); id !== undefined && !stopped.aborted; id = this.#next()) {
      this.#underReview.add(id);
      try {
        await this.#review(engine, id, stopped);
      } catch {
        this.#pause('failure');
      } finally {
        this.#underReview.delete(id);
      }
    }
  }

  async #review(engine: number, id: string, stopped: AbortSignal): Promise<void> {
    const source = await sourceWith(id);
    if (!source) {
      // Another tab has removed it.
      this.#ids = this.#ids.filter((one) => one !== id);
      this.all.value = this.#ids.length;
      return;
    }
    const turn = this.#crew.begin(engine);
    stopped.addEventListener('abort', () => turn.end(), { once: true });
    const began = performance.now();
    const judged = await this.#crew.review(turn, source);
    // Removed meanwhile, or the review has ended.
    if (stopped.aborted || !this.#ids.includes(id)) return;
    await keepReview({ id, game: this.game, judged });
    this.#reviews.set(id, judged);
    const took = performance.now() - began;
    batch(() => {
      this.done.value += 1;
      if (!judged) this.unreadable.value += 1;
      this.pace.value = this.pace.value === null ? took : 0.9 * this.pace.value + 0.1 * took;
    });
    if (performance.now() - this.#reported > REPORT_EVERY) void this.#draw();
  }

  /** Draws up the report a step at a time, and once more for what has come meanwhile. */
  async #draw(): Promise<void> {
    this.#reported = performance.now();
    this.#isStale = true;
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    try {
      while (this.#isStale) {
        this.#isStale = false;
        await rest();
        const { games, gaps } = readOf(this.#ids, this.#reviews);
        this.reviewed.value = games;
        const byYear = this.done.value === this.all.value ? new Map() : await this.#unreadIn(games);
        const report = await inSteps(diagnosis(games, { gaps, byYear }));
        // All games may have been removed.
        this.report.value = this.#ids.length > 0 ? report : null;
      }
    } finally {
      this.#isDrawing = false;
    }
  }

  /** Games of each year of these that are not among them; none if the browser refuses to count. */
  async #unreadIn(games: readonly JudgedGame[]): Promise<Map<string, number>> {
    const read = new Map<string, number>();
    for (const { date } of games) {
      const year = date.slice(0, 4);
      if (date.charAt(4) === '.') read.set(year, (read.get(year) ?? 0) + 1);
    }
    const counted = await Promise.all(
      [...read].map(async ([year, games]): Promise<[string, number]> => {
        const all = await sourcesIn(this.game, year);
        return [year, Math.max(0, all - games)];
      }),
    ).catch(() => []);
    return new Map(counted);
  }

  #pause(by: 'person' | 'battery' | 'failure'): void {
    const { kind } = this.work.peek();
    if (
      kind === 'running' ||
      kind === 'waiting' ||
      (kind === 'idle' && by === 'battery' && this.#next())
    ) {
      this.work.value = { kind: 'paused', by };
    }
    this.#stopping.abort();
  }

  #isOpen(file: FileOfGames): boolean {
    const { value: state } = this.file;
    return 'file' in state && state.file === file;
  }

  #closeFile(): void {
    const { value: state } = this.file;
    if ('file' in state) state.file.close();
  }
}

/** Name of the lock: one review at a time, of whatever game and tab, so that the processor is not shared out twice. */
const LOCK = 'chariot.games';

/**
 * Runs `work` while no other review runs; calls `wait` if it must wait for one. Does nothing once stopped. A page
 * without locks, as on a host without HTTPS, runs it at once.
 */
async function alone(stopped: AbortSignal, wait: () => void, work: () => Promise<void>) {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return work();
  const isFree = await locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
  if (isFree) return;
  wait();
  await locks.request(LOCK, { signal: stopped }, work).catch((error) => {
    if (!stopped.aborted) throw error;
  });
}

function keysOf(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map(nameKey));
}

/** The games that are read, the newest first, and those right before which another stands, by id. */
function readOf(
  ids: readonly string[],
  reviews: ReadonlyMap<string, JudgedGame | null>,
): { games: JudgedGame[]; gaps: Set<string> } {
  const games: JudgedGame[] = [];
  const gaps = new Set<string>();
  let isGap = false;
  for (const id of ids) {
    const judged = reviews.get(id);
    if (judged) {
      games.push(judged);
      if (isGap) gaps.add(judged.id);
    }
    isGap = !judged;
  }
  return { games, gaps };
}

function byOf({ work }: GamesStore): string {
  const state = work.peek();
  return state.kind === 'paused' ? state.by : '';
}
