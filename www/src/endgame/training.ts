import { bestMoves, type Estimate, underRule } from '@chariot/board/endings';
import type { NotatedMove, OutcomeName, ProbeResult, SideName, View } from '@chariot/protocol';
import { batch, signal } from '@preact/signals';
import { announce } from '../shared/ui/announce.tsx';
import { endgameWords } from './i18n/index.ts';
import {
  gradeOf,
  judge,
  judgeByEngine,
  NO_SCORE,
  type Par,
  type Summary,
  scored,
  summaryOf,
  type TrainerFeedback,
  type TrainerScore,
} from './trainer.ts';

export type Coaching =
  | { kind: 'silent' }
  | { kind: 'said'; feedback: TrainerFeedback }
  /** A blunder: the computer waits until the person goes on or takes it back. */
  | { kind: 'held'; feedback: TrainerFeedback };

/** A move of the person. */
interface PlayedMove {
  /** The position before it. */
  view: View;
  /** Table result or estimate of that position, `null` if there is none yet. */
  known: ProbeResult | Estimate | null;
  /** Known result of that position where no table holds it, for the side to move; `null` if unknown. */
  result: OutcomeName | null;
  move: NotatedMove;
  /** Whether the score counts it. */
  counts: boolean;
}

/** The known result of the position that a game begins from. */
interface KnownStart {
  /** The person's side. */
  side: SideName;
  /** For the side to move. */
  result: OutcomeName;
}

/** Coaches the person's moves and keeps the score. */
export class Training {
  readonly coaching = signal<Coaching>({ kind: 'silent' });
  /** Whether the best moves are shown. */
  readonly answered = signal(false);
  readonly score = signal<TrainerScore>(NO_SCORE);
  /** The position whose results were revealed: the move played in it does not count. */
  readonly revealed = signal<View | null>(null);
  /** Best result before the person's first move; `null` until then, and without a table. */
  #par: Par | null = null;
  /** The known result of the first position, where no table is at hand. */
  readonly #known = signal<KnownStart | null>(null);
  /** Plies before the move by which the known result was thrown away. */
  readonly #thrownAfter = signal(Number.POSITIVE_INFINITY);
  /** The ending that the score belongs to; `undefined` until one has been opened. */
  #ending: string | undefined;

  /** Starts over with another position or role. */
  begin(known: KnownStart | null = null): void {
    const isDraw = known?.result === 'draw';
    this.#par = isDraw ? { plies: 0, side: known.side, value: { kind: 'draw' } } : null;
    batch(() => {
      this.#known.value = known;
      this.#thrownAfter.value = Number.POSITIVE_INFINITY;
    });
  }

  /** The result known at the start, for the side to move there; `null` if unknown or thrown away by a move. */
  known({ history }: View): OutcomeName | null {
    const isThrown = history.length > this.#thrownAfter.value;
    return isThrown ? null : (this.#known.value?.result ?? null);
  }

  /** Keeps the score of one ending: another one starts a new count. */
  keepFor(material: string): void {
    if (this.#ending !== undefined && this.#ending !== material) this.score.value = NO_SCORE;
    this.#ending = material;
  }

  /** Gives feedback on a move. */
  tell({ view, known, result, move, counts }: PlayedMove): void {
    const plies = view.history.length;
    const isExact = known !== null && 'moves' in known;
    const value = isExact ? underRule(known) : undefined;
    const from = this.#par?.plies ?? Number.POSITIVE_INFINITY;
    if (value && from >= plies) this.#par = { plies, side: view.toMove, value };
    else if (from > plies) this.#par = null;
    const judgement = isExact ? judge(known, move.uci) : judgeByEngine(known, move.uci, result);
    const grade = gradeOf(judgement);
    const better = isExact
      ? bestMoves(known).map(({ move: { text } }) => text)
      : (known?.lines ?? []).slice(0, 1).flatMap(({ pv: [first] }) => first?.text ?? []);
    const best = grade === 'slower' || grade === 'thrown' ? better.slice(0, 3) : [];
    const feedback = { judgement, played: move.text, best };
    batch(() => {
      this.answered.value = false;
      if (plies <= this.#thrownAfter.value)
        this.#thrownAfter.value = grade === 'thrown' ? plies : Number.POSITIVE_INFINITY;
      this.coaching.value = { kind: grade === 'thrown' ? 'held' : 'said', feedback };
      if (counts) this.score.value = scored(this.score.value, judgement);
    });
    this.#announce(feedback, false);
  }

  /** Shows the best moves. */
  answer(): void {
    const coaching = this.coaching.value;
    if (coaching.kind === 'silent') return;
    this.answered.value = true;
    this.#announce(coaching.feedback, true);
  }

  /** The summary of a finished game; `null` if there is nothing to measure it by. */
  summary(view: View): Summary | null {
    return this.#par && summaryOf(this.#par, view);
  }

  /** Lets the game go on after a blunder. */
  goOn(): void {
    const coaching = this.coaching.value;
    if (coaching.kind === 'held') this.coaching.value = { ...coaching, kind: 'said' };
  }

  clear(): void {
    this.coaching.value = { kind: 'silent' };
  }

  #announce(feedback: TrainerFeedback, withAnswer: boolean): void {
    const { title, detail } = endgameWords.value.feedback(feedback, withAnswer);
    announce(`${title} ${detail}`.trim());
  }
}
