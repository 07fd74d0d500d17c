import type { GameName } from '@chariot/protocol';
import { required, TEXT } from '../arguments.ts';
import type { WorkerLike } from '../client/host.ts';
import { textOf } from '../client/job.ts';
import { onceEach } from '../client/module.ts';
import { unpacked } from '../client/network.ts';
import type { Spawn } from '../client/pool.ts';
import { canShare } from '../client/threads.ts';
import { GAMES } from '../games.ts';
import type { Platform } from '../platform.ts';
import { END, type FromUci, type ToUci, type UciStart } from './messages.ts';
import { SharedLines } from './sharedLines.ts';

/** An engine that speaks UCI. */
export interface Uci {
  /**
   * Sends one or more lines to the engine.
   * @throws EngineError `PROTOCOL` if they are no text.
   */
  send(lines: string): void;
  /** Lets bounded searches end, stops others and ends the engine; resolves when all is answered. */
  finish(): Promise<void>;
  /** Ends the engine at once. */
  close(): void;
}

/** A platform that also starts the thread of a UCI engine. */
export interface UciPlatform extends Platform {
  spawnUci(): WorkerLike<ToUci>;
}

/** Hash limit in MiB of a thread with memory of its own: none. */
const ANY_HASH = 2 ** 32 - 1;
/** Lines that end a search, where the engine does not hear them. */
const INTERRUPTS = new RegExp(`^\\s*(go|stop|quit|${END})(\\s|$)`);
/** A line that kills the engine this many times is dropped. */
const MAX_LOSSES = 2;

/**
 * Passes lines to an engine in a thread of its own, which the first line starts. A new engine takes
 * over for another game or thread count, after a crash, or to end a search that cannot hear. It
 * first gets the settings, then the lines that were not executed.
 */
export class UciEngine implements Uci {
  readonly #platform: UciPlatform;
  readonly #say: (line: string) => void;
  #onOver: () => void;
  readonly #module = onceEach(async (href: string) =>
    WebAssembly.compile(await this.#platform.read(new URL(href))),
  );
  #game: GameName = GAMES[0];
  #threads = 1;
  #mostThreads: number;
  #worker: WorkerLike<ToUci> | null = null;
  /** Number of the last start. */
  #starts = 0;
  #hears = true;
  /** Lines that do not fit into shared memory yet. */
  #backlog: string[] = [];
  #shared: SharedLines | null = null;
  /** Lines that have changed a setting, by the setting, the latest last. */
  readonly #settings = new Map<string, string>();
  /** Lines not yet executed, by their number in the running engine. */
  #unanswered = new Map<number, string>();
  #lines = 0;
  /** A search begun before the line of this number is no longer wanted. */
  #interrupted = 0;
  #best: { line: number; answer: string } | null = null;
  #losses = 0;
  #isClosed = false;

  constructor(platform: UciPlatform, say: (line: string) => void, onQuit = (): void => {}) {
    this.#platform = platform;
    this.#mostThreads = platform.mostThreads;
    this.#say = say;
    this.#onOver = onQuit;
  }

  send(lines: string): void {
    required('lines', lines, TEXT);
    for (const line of lines.split('\n')) this.#receive(line);
  }

  finish(): Promise<void> {
    return new Promise((resolve) => {
      const onQuit = this.#onOver;
      this.#onOver = () => {
        onQuit();
        resolve();
      };
      if (this.#isClosed) resolve();
      else this.#receive(END);
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#drop();
  }

  #receive(line: string): void {
    if (this.#isClosed) return;
    if (!this.#hears && this.#best && line.trim() === 'isready') {
      this.#say('readyok');
      return;
    }
    this.#lines += 1;
    this.#unanswered.set(this.#lines, line);
    if (INTERRUPTS.test(line)) this.#interrupted = this.#lines;
    if (this.#worker) this.#post(line);
    else if (this.#unanswered.size === 1) void this.#start();
    this.#interrupt();
  }

  #post(line: string): void {
    if (this.#shared) {
      this.#backlog.push(line);
      this.#flush();
    } else this.#worker?.postMessage({ type: 'line', line });
  }

  #flush(): void {
    while (this.#backlog[0] !== undefined && this.#shared?.write(this.#backlog[0]))
      this.#backlog.shift();
    this.#worker?.postMessage({ type: 'line' });
    if (this.#backlog.length > 0) setTimeout(() => this.#flush(), 10);
  }

  async #start(): Promise<void> {
    this.#starts += 1;
    const start = this.#starts;
    const { files, read, spawnUci, spawn } = this.#platform;
    const { editions, network } = files[this.#game];
    const threads = Math.min(this.#threads, this.#mostThreads);
    try {
      const [module, weights, pool] = await Promise.all([
        this.#module(editions[threads > 1 ? 'threads' : 'full'].href),
        read(network).then(unpacked, () => undefined),
        threads > 1 ? import('../client/pool.ts') : null,
      ]);
      if (start !== this.#starts) return;
      // A pool passes on messages that it does not know.
      const leader = spawnUci as () => WorkerLike<never>;
      const team = pool && new pool.WorkerPool(threads - 1, { ...spawn, leader } as Spawn);
      const worker = (team ?? spawnUci()) as WorkerLike<ToUci>;
      this.#shared = canShare ? new SharedLines() : null;
      this.#worker = worker;
      const ours = (act: () => void): void => {
        if (this.#worker === worker) act();
      };
      worker.addEventListener('message', ({ data }: MessageEvent<FromUci>) =>
        ours(() => this.#hear(data)),
      );
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        ours(() => this.#lost(event.message));
      });
      worker.postMessage({
        ...({ type: 'start', module, threads, game: this.#game, network: weights } as const),
        mostThreads: this.#mostThreads,
        mostHash: team?.mostHash ?? ANY_HASH,
        shared: this.#shared?.buffer,
        settings: [...this.#settings.values()],
      } satisfies UciStart);
      for (const line of this.#unanswered.values()) this.#post(line);
    } catch (error) {
      if (start === this.#starts) this.#lost(textOf(error));
    }
  }

  #hear(said: FromUci): void {
    switch (said.type) {
      case 'ready':
        this.#hears = said.hears;
        break;
      case 'say':
        this.#say(said.line);
        break;
      case 'done':
        this.#done(said.line, said.setting);
        break;
      case 'best':
        this.#best = said;
        this.#interrupt();
        break;
      case 'handOver':
        // The position belongs to the other game.
        if (said.game !== this.#game) this.#settings.delete('position');
        this.#game = said.game;
        this.#threads = said.threads;
        this.#restart();
        break;
      case 'over':
        this.#end();
        break;
      case 'crash':
        this.#lost(said.message);
        break;
      default:
        said satisfies never;
    }
  }

  #done(line: number, setting: string | undefined): void {
    const text = this.#unanswered.get(line);
    this.#unanswered.delete(line);
    this.#losses = 0;
    if (this.#best?.line === line) this.#best = null;
    if (setting === undefined || text === undefined) return;
    this.#settings.delete(setting);
    this.#settings.set(setting, text);
  }

  /** Ends an unwanted search that does not hear, once it has a move. */
  #interrupt(): void {
    const best = this.#best;
    if (this.#hears || !best || best.line >= this.#interrupted) return;
    this.#say(best.answer);
    this.#unanswered.delete(best.line);
    this.#restart();
  }

  #lost(cause: string): void {
    // Several threads fail more often than one.
    if (this.#threads > 1) this.#mostThreads = 1;
    this.#losses += 1;
    const [first] = this.#unanswered;
    if (first && this.#losses >= MAX_LOSSES) {
      const [number, line] = first;
      this.#say(`info string error ENGINE: ${cause.replace(/\p{C}+/gu, ' ')}`);
      if (/^\s*go\s/.test(`${line} `)) this.#say(this.#best?.answer ?? 'bestmove (none)');
      this.#unanswered.delete(number);
      if (line === END) {
        this.#end();
        return;
      }
    }
    this.#restart();
  }

  /** Starts a new engine with the lines that were not executed. */
  #restart(): void {
    this.#drop();
    const lines = [...this.#unanswered.values()];
    this.#unanswered.clear();
    this.#lines = 0;
    this.#interrupted = 0;
    for (const line of lines) this.#receive(line);
  }

  #drop(): void {
    this.#starts += 1;
    this.#worker?.terminate();
    this.#worker = null;
    this.#best = null;
    this.#backlog = [];
  }

  #end(): void {
    this.close();
    this.#onOver();
  }
}
