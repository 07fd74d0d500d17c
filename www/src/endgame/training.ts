import { batch, signal } from '@preact/signals';
import type { NotatedMove, ProbeResult, View } from '../protocol/index.ts';
import { announce } from '../ui/announce.tsx';
import { endgameWords } from './i18n/index.ts';
import {
  bestMoves,
  judge,
  NO_SCORE,
  scored,
  type TrainerFeedback,
  type TrainerScore,
} from './trainer.ts';

/** The feedback on the person's last move. */
export type Coaching =
  | { kind: 'silent' }
  | { kind: 'said'; feedback: TrainerFeedback }
  /** The move was a blunder: the computer waits until the person goes on or takes it back. */
  | { kind: 'held'; feedback: TrainerFeedback };

/** Coaches the person's moves and keeps the score. */
export class Training {
  readonly coaching = signal<Coaching>({ kind: 'silent' });
  readonly score = signal<TrainerScore>(NO_SCORE);
  /** The position whose moves were shown in training: the move played in it is not counted. */
  readonly revealed = signal<View | null>(null);

  /** Gives feedback on a move; `before` is what the table knows of the position it was made in. */
  tell(before: ProbeResult, move: NotatedMove, counts: boolean): void {
    const judgement = judge(before, move.uci);
    const best =
      judgement.kind === 'best' ? [] : bestMoves(before).map(({ move: { text } }) => text);
    const feedback = { judgement, played: move.text, best: best.slice(0, 3) };
    batch(() => {
      this.coaching.value = { kind: judgement.kind === 'thrown' ? 'held' : 'said', feedback };
      if (counts) this.score.value = scored(this.score.value, judgement);
    });
    const { title, detail } = endgameWords.value.feedback(feedback);
    announce(`${title} ${detail}`);
  }

  /** Lets the game go on after a blunder. */
  goOn(): void {
    const coaching = this.coaching.value;
    if (coaching.kind === 'held') this.coaching.value = { ...coaching, kind: 'said' };
  }

  /** Clears the feedback. */
  clear(): void {
    this.coaching.value = { kind: 'silent' };
  }
}
