import type { Engine } from '@chariot/engine';
import type { View } from '@chariot/protocol';
import { signal } from '@preact/signals';
import type { BoardRecord } from './record.ts';

/** Progress of a puzzle: find a move, the last one was wrong or right, or solved. */
export type PuzzleState =
  | { kind: 'find' }
  | { kind: 'wrong'; move: string }
  | { kind: 'right' }
  | { kind: 'solved' };

/** A line of best moves to find; every second one is the reply. */
export class Puzzle {
  readonly state = signal<PuzzleState>({ kind: 'find' });
  mistakes = 0;
  /** The moves, in coordinates. */
  readonly #line: readonly string[];

  constructor(line: readonly string[]) {
    this.#line = line;
  }

  /** The next move of the line; `undefined` after the last. */
  next(view: View): string | undefined {
    return this.#line[view.history.length];
  }

  /** Whether a move in any notation is right in the last position: the line's, or another mate. */
  async accepts(engine: Engine, record: BoardRecord, text: string): Promise<boolean> {
    const head = record.head.peek();
    if (!head || this.state.peek().kind === 'solved') return false;
    const { history, result } = await record.foresee(engine, text);
    const move = history.at(-1);
    if (move?.uci === this.next(head) || result?.termination === 'checkmate') return true;
    this.mistakes += 1;
    this.state.value = { kind: 'wrong', move: move?.text ?? text };
    return false;
  }

  /** Whether a right move was the last one to find. */
  isSolvedAt(view: View): boolean {
    const solved = view.result !== undefined || this.next(view) === undefined;
    this.state.value = { kind: solved ? 'solved' : 'right' };
    return solved;
  }
}
