/// <reference lib="webworker" />
// The thread of a UCI engine: the output of the native program, from WebAssembly.
import type { GameName } from '@chariot/protocol';
import { instance } from '../client/instance.ts';
import { textOf } from '../client/job.ts';
import { hears, pausing } from '../client/pause.js';
import { END, type FromUci, type ToUci, type UciStart } from './messages.ts';
import { SharedLines } from './sharedLines.ts';

/** Files named in options. */
export interface Files {
  readFile(path: string): Uint8Array;
  /** The tables of a game in folders and their subfolders. Folders are separated as in `PATH`. */
  tableFiles(folders: string, game: string): string[];
}

/** Makes this thread an engine. */
export function run({ readFile, tableFiles }: Files): void {
  const door = self as unknown as DedicatedWorkerGlobalScope;
  const post = (message: FromUci): void => door.postMessage(message);
  const lines: string[] = [];
  let shared: SharedLines | undefined;
  let receive: (line: string) => boolean | Promise<boolean> = () => false;
  /** Whether no line is being executed. */
  let isIdle = false;

  const next = (): string | undefined => (shared ? shared.read() : lines.shift());
  const said = (line: string | undefined): string | null | undefined =>
    line === END ? null : line;

  async function start(start: UciStart): Promise<void> {
    const { module, pool, game, threads, mostThreads, mostHash, network, settings } = start;
    const { uciLine } = await instance(module, pool);
    const pausingLine = pausing(uciLine);
    let isReplayed = false;
    const host = {
      ...{ hears, mostThreads, mostHash, network, tableFiles },
      say(line: string) {
        if (isReplayed) post({ type: 'say', line });
      },
      poll: () => said(next()),
      readFile(path: string) {
        try {
          return readFile(path);
        } catch (error) {
          throw textOf(error);
        }
      },
      handOver(other: GameName, count: number) {
        // A setting from before this handover must not cause another.
        const isWanted = isReplayed && (other !== game || count !== threads);
        if (isWanted) post({ type: 'handOver', game: other, threads: count });
        return isWanted;
      },
      done(line: number, setting: string | undefined) {
        if (isReplayed) post({ type: 'done', line: line - settings.length, setting });
      },
      bestSoFar: (line: number, answer: string) =>
        post({ type: 'best', line: line - settings.length, answer }),
    };
    receive = (line) => pausingLine(host, said(line));
    for (const line of settings) await receive(line);
    isReplayed = true;
    if (start.shared) shared = new SharedLines(start.shared);
    isIdle = true;
    post({ type: 'ready', hears });
  }

  async function work(): Promise<void> {
    if (!isIdle) return;
    isIdle = false;
    for (let line = next(); line !== undefined; line = next()) {
      if (!(await receive(line))) continue;
      post({ type: 'over' });
      return;
    }
    isIdle = true;
  }

  door.addEventListener('message', async ({ data }: MessageEvent<ToUci>) => {
    try {
      if (data.type === 'start') await start(data);
      else if (data.line !== undefined) lines.push(data.line);
      await work();
    } catch (error) {
      post({ type: 'crash', message: textOf(error) });
    }
  });
}
