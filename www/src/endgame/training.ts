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

/** What is said of the person's last move. */
export type Coaching =
  | { kind: 'silent' }
  | { kind: 'said'; feedback: TrainerFeedback }
  /** The move threw the result away: the computer waits until the person goes on or takes it back. */
  | { kind: 'held'; feedback: TrainerFeedback };

/** The coach of the person's moves, and the score of them. */
export class Training {
  readonly coaching = signal<Coaching>({ kind: 'silent' });
  readonly score = signal<TrainerScore>(NO_SCORE);
  /** The position whose moves were shown in training: its move is not counted. */
  readonly revealed = signal<View | null>(null);

  /** Says how good a move was; `before` is what the table said of the position it was made in. */
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

  /** Lets the game go on after a move that threw the result away. */
  goOn(): void {
    const coaching = this.coaching.value;
    if (coaching.kind === 'held') this.coaching.value = { ...coaching, kind: 'said' };
  }

  /** Takes back what was said. */
  clear(): void {
    this.coaching.value = { kind: 'silent' };
  }
}
