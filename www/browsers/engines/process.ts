// Programs that a browser needs.

import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds within which a program has to be ready, on a busy machine. */
const PATIENCE = 60_000;

/** A program that runs until it is stopped. */
export class Program {
  readonly #name: string;
  readonly #child;
  #text = '';

  constructor(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
    this.#name = name;
    // The fourth stream is for `Xvfb -displayfd 3`.
    this.#child = spawn(name, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    this.#child.on('error', (error) => {
      this.#text += error.message;
    });
    for (const stream of this.#child.stdio) {
      stream?.on('data', (data: Buffer) => {
        this.#text += data;
      });
    }
  }

  /** Waits until `ready` gives something of what the program has said; fails if the program ends before. */
  async until<Result>(
    ready: (said: string) => Result | Promise<Result>,
  ): Promise<NonNullable<Result>> {
    const end = Date.now() + PATIENCE;
    while (Date.now() < end && !this.#hasEnded()) {
      const result = await ready(this.#text);
      if (result) return result;
      await sleep(50);
    }
    throw new Error(`${this.#name} is not ready: ${this.#text.slice(-500)}`);
  }

  async stop(): Promise<void> {
    if (this.#hasEnded()) return;
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill();
    await ended;
  }

  #hasEnded(): boolean {
    const { pid, exitCode, signalCode } = this.#child;
    return pid === undefined || exitCode !== null || signalCode !== null;
  }
}
