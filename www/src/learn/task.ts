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

/** What a task is waiting for. */
export type TaskPhase =
  | { kind: 'loading' }
  /** A move; `waited` if the other side has passed meanwhile, `barred` if the piece cannot go to the square. */
  | { kind: 'asking'; waited: boolean; barred?: { piece: BoardPiece; square: string } }
  | { kind: 'judging' }
  /** Another try, or the next step; with why a move was refused, where that was the goal. */
  | { kind: 'done'; result: FinalResult | undefined; refused?: RequestError }
  | { kind: 'missed'; result: FinalResult | undefined; move: NotatedMove }
  | { kind: 'failed'; error: RequestError };

/** The task of a step, from its position to its goal. */
export class LearnTask {
  readonly game: GameName;
  readonly step: LearnStep;
  /** `null` until the engine has answered. */
  readonly view = signal<View | null>(null);
  readonly phase = signal<TaskPhase>({ kind: 'loading' });
  /** Moves that are left. */
  readonly left = signal(1);
  /** True if the hint is shown. */
  readonly hints = signal(false);
  /** The moves made so far, in coordinates. */
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

  /** Begins, also anew. */
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

  /** The move to be made next, if all moves so far were those of the line. */
  nextOfLine(): string | undefined {
    const { line } = this.step;
    return this.#made.every((move, i) => move === line[i]) ? line[this.#made.length] : undefined;
  }

  /** Shows the hint, from the beginning if the line has been left. */
  async hint(): Promise<void> {
    if (this.phase.value.kind !== 'asking' || !this.nextOfLine()) await this.begin();
    this.hints.value = this.phase.value.kind === 'asking';
  }

  /** Tries a move of the position that the task begins with. */
  async choose(move: NotatedMove): Promise<void> {
    await this.begin();
    await this.play(move);
  }

  /** Tells that the piece of one square cannot go to another, which the rules have left out. */
  bar(from: string, square: string): void {
    const { value: phase } = this.phase;
    const piece = this.view.value?.pieces.find((piece) => piece.square === from);
    if (piece && phase.kind === 'asking') {
      this.phase.value = { kind: 'asking', waited: false, barred: { piece, square } };
    }
  }

  /** Makes a move, or tries one that may not be legal. */
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

/** The moves that a task offers, the one that is not legal among them; those of the rules if it offers none. */
export function offeredBy({ goal }: LearnStep, view: View): readonly NotatedMove[] {
  if (goal.kind !== 'refused') return view.moves;
  return goal.offered.map((uci) => {
    const legal = view.moves.find((move) => move.uci === uci);
    const [from = '', to = ''] = squaresOf(uci);
    return legal ?? { uci, from, to, promotion: undefined, text: uci };
  });
}
