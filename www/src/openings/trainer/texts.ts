import type { EngineClient } from '@chariot/engine/client';
import type { GameName } from '@chariot/protocol';
import { signal } from '@preact/signals';
import { onNotation, styled } from '../../shared/game/looks.ts';

/** How moves are written in the chosen notation, by the moves up to and with each. */
export class MoveTexts {
  /** Counts what has come, for who shows it. */
  readonly #come = signal(0);
  readonly #engine: Pick<EngineClient, 'ask'>;
  readonly #game: GameName;
  readonly #known = new Map<string, string>();
  #asked = new Set<string>();

  constructor(engine: Pick<EngineClient, 'ask'>, game: GameName) {
    this.#engine = engine;
    this.#game = game;
    onNotation(game, () => {
      this.#known.clear();
      this.#asked = new Set();
      this.#come.value += 1;
    });
  }

  /** The last of these moves as it is written; its coordinates until the engine has answered. */
  of(moves: readonly string[]): string {
    void this.#come.value;
    return this.#known.get(moves.join()) ?? moves.at(-1) ?? '';
  }

  /** Asks how the moves of these lines are written. */
  async fetch(lines: readonly (readonly string[])[]): Promise<void> {
    const asked = this.#asked;
    for (const moves of lines) {
      const line = moves.join();
      if (asked.has(line)) continue;
      asked.add(line);
      const reply = await this.#engine.ask('view', styled({ game: this.#game, moves: [...moves] }));
      if (asked !== this.#asked) return;
      if ('error' in reply) continue;
      for (const [i, { text }] of reply.view.history.entries()) {
        this.#known.set(moves.slice(0, i + 1).join(), text);
      }
      this.#come.value += 1;
    }
  }
}

/** A move with its number: `3. Bb5`, `3… a6`; `ply` counts the moves before. */
export function numbered(ply: number, text: string): string {
  return `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? '.' : '…'} ${text}`;
}

/** Moves from the start on one line: `1. e4 e5 2. Nf3`. */
export function lineText(texts: MoveTexts, moves: readonly string[]): string {
  return moves
    .map((_, ply) => {
      const text = texts.of(moves.slice(0, ply + 1));
      return ply % 2 === 0 ? numbered(ply, text) : text;
    })
    .join(' ');
}
