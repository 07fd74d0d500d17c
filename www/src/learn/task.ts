import { Latest } from '@chariot/game/values';
import type {
  BoardPiece,
  FinalResult,
  GameName,
  NotatedMove,
  RequestError,
  View,
} from '@chariot/protocol';
import { batch, signal } from '@preact/signals';
import type { LearnStep } from '../shared/games/course.ts';
import { judge, positionOf, type RulesEngine, squaresOf } from './judge.ts';

export type TaskPhase =
  | { kind: 'loading' }
  /** A move is to be made. `waited`: the other side has passed; `barred`: the piece cannot go to the square. */
  | { kind: 'asking'; waited: boolean; barred?: { piece: BoardPiece; square: string } }
  | { kind: 'judging' }
  /** The goal is reached. `refused`: reason of the refusal, where that was the goal. */
  | { kind: 'done'; result: FinalResult | undefined; refused?: RequestError }
  | { kind: 'missed'; result: FinalResult | undefined; move: NotatedMove }
  | { kind: 'failed'; error: RequestError };

export class LearnTask {
  readonly game: GameName;
  readonly step: LearnStep;
  /** `null` until the engine has answered. */
  readonly view = signal<View | null>(null);
  readonly phase = signal<TaskPhase>({ kind: 'loading' });
  readonly left = signal(1);
  /** Whether the hint is shown. */
  readonly hints = signal(false);
  /** Moves made so far, in coordinates. */
  #made: string[] = [];
  readonly #engine: RulesEngine;
  readonly #done: () => void;
  readonly #changes = new Latest();

  constructor(engine: RulesEngine, game: GameName, step: LearnStep, done: () => void) {
    this.#engine = engine;
    this.#done = done;
    this.game = game;
    this.step = step;
    void this.begin();
  }

  /** Starts or restarts the task. */
  async begin(): Promise<void> {
    const isCurrent = this.#changes.begin();
    const view = await positionOf(this.#engine, this.game, this.step);
    if (!isCurrent()) return;
    this.#made = [];
    batch(() => {
      this.left.value = this.step.within ?? 1;
      this.hints.value = false;
      if ('error' in view) this.phase.value = { kind: 'failed', error: view.error };
      else {
        this.view.value = view;
        this.phase.value = { kind: 'asking', waited: false };
      }
    });
  }

  /** The next move of the line; `undefined` after a move off the line. */
  nextOfLine(): string | undefined {
    const { line } = this.step;
    return this.#made.every((move, i) => move === line[i]) ? line[this.#made.length] : undefined;
  }

  /** Shows the hint, from the start if the line was left. */
  async hint(): Promise<void> {
    if (this.phase.value.kind !== 'asking' || !this.nextOfLine()) await this.begin();
    this.hints.value = this.phase.value.kind === 'asking';
  }

  /** Tries a move from the start position. */
  async choose(move: NotatedMove): Promise<void> {
    await this.begin();
    await this.play(move);
  }

  /** Says that a piece cannot go to a square. The rules offer no such move. */
  bar(from: string, square: string): void {
    const { value: phase } = this.phase;
    const piece = this.view.value?.pieces.find((piece) => piece.square === from);
    if (piece && phase.kind === 'asking') {
      this.phase.value = { kind: 'asking', waited: false, barred: { piece, square } };
    }
  }

  /** Plays a move, legal or not. */
  async play(move: NotatedMove): Promise<void> {
    const { value: view } = this.view;
    if (!view || this.phase.value.kind !== 'asking') return;
    const isCurrent = this.#changes.begin();
    this.phase.value = { kind: 'judging' };
    const judged = await judge(this.#engine, this.step.goal, view, move.uci, this.left.value);
    if (!isCurrent()) return;
    this.#made.push(move.uci);
    batch(() => {
      this.hints.value = false;
      if ('view' in judged) this.view.value = judged.view;
      switch (judged.kind) {
        case 'done':
          this.phase.value = { kind: 'done', result: judged.view.result };
          break;
        case 'refusedAsWanted':
          this.phase.value = { kind: 'done', result: undefined, refused: judged.error };
          break;
        case 'more':
          this.left.value -= 1;
          this.phase.value = { kind: 'asking', waited: true };
          break;
        case 'missed':
          this.phase.value = { kind: 'missed', result: judged.view.result, move };
          break;
        case 'failed':
          this.phase.value = { kind: 'failed', error: judged.error };
          break;
        default:
          judged satisfies never;
      }
      if (this.phase.value.kind === 'done') this.#done();
    });
  }
}

/** The moves a task offers, with the illegal one; else the legal moves. */
export function offeredBy({ goal }: LearnStep, view: View): readonly NotatedMove[] {
  if (goal.kind !== 'refused') return view.moves;
  return goal.offered.map((uci) => {
    const legal = view.moves.find((move) => move.uci === uci);
    const [from = '', to = ''] = squaresOf(uci);
    return legal ?? { uci, from, to, promotion: undefined, text: uci };
  });
}
