import type { GamesInAnalysis } from '@chariot/game';
import type { GameName } from '@chariot/protocol';
import { batch, computed, effect, signal } from '@preact/signals';
import type { FileFault } from '../shared/collection/reader.ts';
import { isOnBattery } from '../shared/engine/battery.ts';
import { load, save } from '../shared/ui/storage.ts';
import type { JudgedGame } from './diagnosis/judged.ts';
import { diagnose, type Report } from './diagnosis/report.ts';
import { Crew, enginesFor } from './review/crew.ts';
import {
  forgetAll,
  keepReview,
  keepSources,
  reviewsOf,
  sourceIds,
  sourceWith,
} from './review/reviewed.ts';
import { FileOfGames, type NamedPlayer, type Taken } from './sources/file.ts';
import { ownGames } from './sources/own.ts';
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
  /** `tab`: another tab reviews. */
  | { kind: 'paused'; by: 'person' | 'battery' | 'tab' | 'failure' };

/** Milliseconds between two reports while games are reviewed. */
const REPORT_EVERY = 1_500;
/** Games before the first report, and in the first part whose time is told. */
export const FIRST_GAMES = 20;

/** Games of yours: they come, are reviewed in the background, and a report is drawn up. */
export class GamesStore {
  readonly game: GameName;
  readonly file = signal<FileState>({ kind: 'none' });
  readonly work = signal<WorkState>({ kind: 'idle' });
  /** Whether stored games have been looked up. */
  readonly isReady = signal(false);
  readonly all = signal(0);
  readonly done = signal(0);
  readonly report = signal<Report | null>(null);
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
    return { first: minutes(Math.min(left, FIRST_GAMES - this.done.value)), all: minutes(left) };
  });
  readonly #games: GamesInAnalysis;
  readonly #crew: Crew;
  /** Ids of all games, the newest first, and the reviews by id. */
  #ids: readonly string[] = [];
  #reviews = new Map<string, JudgedGame | null>();
  readonly #underReview = new Set<string>();
  #names: ReadonlySet<string>;
  #stop: () => void = () => {};
  #reported = 0;
  #reporting = 0;

  constructor(game: GameName, games: GamesInAnalysis) {
    this.game = game;
    this.#games = games;
    this.#crew = new Crew(game, enginesFor(navigator.hardwareConcurrency || 1));
    this.#names = new Set(load(`games.names.${game}`, readNames) ?? []);
    effect(() => {
      if (isOnBattery.value && !this.onBattery.value) this.#pause('battery');
      else if (this.work.peek().kind === 'paused' && byOf(this) === 'battery') void this.resume();
    });
  }

  /** Goes on with the games of earlier visits. */
  async start(): Promise<void> {
    if (this.isReady.value) return;
    try {
      await this.#reload();
    } catch {
      this.file.value = { kind: 'fault', fault: { kind: 'storage' } };
    }
    this.isReady.value = true;
    await this.resume();
  }

  /** Reads files of games. Asks who you are unless a name is known. */
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
    const isKnown = found.some(({ name }) => this.#names.has(nameKey(name)));
    this.file.value = { kind: 'asking', file, players: found };
    if (isKnown) await this.take([]);
  }

  /** Takes the games of the player with these names, besides the known ones. */
  async take(names: readonly string[]): Promise<void> {
    const { value: state } = this.file;
    if (state.kind !== 'asking') return;
    this.#names = new Set([...this.#names, ...names.map(nameKey)]);
    save(`games.names.${this.game}`, [...this.#names]);
    this.file.value = { kind: 'taking', done: 0 };
    try {
      const taken = await state.file.take(this.game, this.#names, this.#games, (sources, done) =>
        this.#keep(sources, done),
      );
      this.file.value = { kind: 'taken', taken };
    } catch {
      this.file.value = { kind: 'fault', fault: { kind: 'storage' } };
    }
    state.file.close();
  }

  /** Takes the finished games that were played on this page. */
  async takeOwn(): Promise<void> {
    this.#closeFile();
    this.file.value = { kind: 'taking', done: 0 };
    try {
      const sources = await ownGames(this.game);
      await this.#keep(sources, 1);
      const skipped = { variant: 0, short: 0, others: 0, older: 0 };
      this.file.value = { kind: 'taken', taken: { added: sources.length, skipped } };
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
    if (this.work.value.kind === 'running' || this.#next() === undefined) return;
    if (isOnBattery.value && !this.onBattery.value) {
      this.#pause('battery');
      return;
    }
    this.work.value = { kind: 'running' };
    let isStopped = false;
    const ended = new Promise<void>((resolve) => {
      this.#stop = () => {
        isStopped = true;
        resolve();
      };
    });
    const isFree = await alone(`chariot.games.${this.game}`, async () => {
      // Another tab may have added and reviewed games.
      await this.#reload();
      const engines = Array.from({ length: this.#crew.size }, (_, i) =>
        this.#reviewAll(i, ended, () => isStopped),
      );
      await Promise.all(engines);
    });
    if (!isFree) {
      this.work.value = { kind: 'paused', by: 'tab' };
      return;
    }
    if (this.work.value.kind === 'running') this.work.value = { kind: 'idle' };
    this.#crew.close();
    this.#draw();
    // Games that came in the meantime.
    if (this.work.value.kind === 'idle') await this.resume();
  }

  pause(): void {
    this.#pause('person');
  }

  /** Removes all games, their reviews and the names. */
  async forget(): Promise<void> {
    this.#pause('person');
    await forgetAll(this.game).catch(() => {});
    this.#names = new Set();
    save(`games.names.${this.game}`, []);
    batch(() => {
      this.work.value = { kind: 'idle' };
      this.file.value = { kind: 'none' };
      this.#set([], new Map());
    });
    this.#draw();
  }

  async #keep(sources: readonly SourceGame[], done: number): Promise<void> {
    await keepSources(sources);
    this.#ids = await sourceIds(this.game);
    this.all.value = this.#ids.length;
    if (this.file.value.kind === 'taking') this.file.value = { kind: 'taking', done };
    void this.resume();
  }

  async #reload(): Promise<void> {
    this.#set(await sourceIds(this.game), await reviewsOf(this.game));
    this.#draw();
  }

  #set(ids: readonly string[], reviews: Map<string, JudgedGame | null>): void {
    this.#ids = ids;
    this.#reviews = reviews;
    this.all.value = ids.length;
    this.done.value = ids.filter((id) => reviews.has(id)).length;
  }

  /** The newest game without a review. */
  #next(): string | undefined {
    return this.#ids.find((id) => !this.#reviews.has(id) && !this.#underReview.has(id));
  }

  async #reviewAll(engine: number, ended: Promise<void>, isStopped: () => boolean): Promise<void> {
    for (let id = this.#next(); id !== undefined && !isStopped(); id = this.#next()) {
      this.#underReview.add(id);
      try {
        await this.#review(engine, id, ended, isStopped);
      } catch {
        this.#pause('failure');
      } finally {
        this.#underReview.delete(id);
      }
    }
  }

  async #review(
    engine: number,
    id: string,
    ended: Promise<void>,
    isStopped: () => boolean,
  ): Promise<void> {
    const source = await sourceWith(id);
    if (!source) {
      // Another tab has removed it.
      this.#ids = this.#ids.filter((one) => one !== id);
      this.all.value = this.#ids.length;
      return;
    }
    const turn = this.#crew.begin(engine);
    void ended.then(() => turn.end());
    const began = performance.now();
    const judged = await this.#crew.review(turn, source);
    if (isStopped()) return;
    await keepReview({ id, game: this.game, judged });
    if (!this.#ids.includes(id)) return;
    this.#reviews.set(id, judged);
    const took = performance.now() - began;
    batch(() => {
      this.done.value += 1;
      this.pace.value = this.pace.value === null ? took : 0.9 * this.pace.value + 0.1 * took;
    });
    if (performance.now() - this.#reported > REPORT_EVERY) this.#draw();
  }

  /** Draws up the report, when the page is at rest. */
  #draw(): void {
    this.#reported = performance.now();
    clearTimeout(this.#reporting);
    this.#reporting = window.setTimeout(() => {
      const games = this.#ids.flatMap((id) => this.#reviews.get(id) ?? []);
      this.report.value = diagnose(games);
    });
  }

  #pause(by: 'person' | 'battery' | 'failure'): void {
    const { kind } = this.work.peek();
    if (kind === 'running' || (kind === 'idle' && by === 'battery' && this.#next())) {
      this.work.value = { kind: 'paused', by };
    }
    this.#stop();
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

/** Runs `work` unless another tab runs it; false if so. A page without locks, as on a host without HTTPS, runs it. */
async function alone(name: string, work: () => Promise<void>): Promise<boolean> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) {
    await work();
    return true;
  }
  return locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
}

function byOf({ work }: GamesStore): string {
  const state = work.peek();
  return state.kind === 'paused' ? state.by : '';
}

function readNames(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : undefined;
}
