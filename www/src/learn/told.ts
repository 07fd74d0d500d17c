import { other } from '@chariot/game';
import type { FinalResult, GameName } from '@chariot/protocol';
import { errorIn } from '../shared/errors/ErrorSentences.tsx';
import { resultOf } from '../shared/game/said.ts';
import { words } from '../shared/i18n/index.ts';
import { sentences } from '../shared/i18n/sentences.ts';
import { learnWords } from './i18n/index.ts';
import type { LearnTask } from './task.ts';

/** The message about the last move; empty before the first. */
export function tellOf(task: LearnTask): string {
  const { game, step } = task;
  const text = learnWords.value;
  const { value: phase } = task.phase;
  switch (phase.kind) {
    case 'loading':
    case 'judging':
      return '';
    case 'asking': {
      if (phase.barred) {
        const { piece, square } = phase.barred;
        return text.cannotGo(words.value.games[game].kind(piece.side, piece.kind), square);
      }
      const side = words.value.games[game].sides[other(task.view.value?.toMove ?? 'first')];
      return phase.waited ? text.waits(side, task.left.value) : '';
    }
    case 'done':
      return sentences([
        text.right,
        phase.refused ? errorIn(game, phase.refused) : ended(game, phase.result),
      ]);
    case 'missed':
      return step.goal.kind === 'refused'
        ? text.isLegal(text.moveBetween(phase.move.from, phase.move.to))
        : sentences([text.missed, ended(game, phase.result)]);
    case 'failed':
      return errorIn(game, phase.error) ?? '';
    default:
      return phase satisfies never;
  }
}

function ended(game: GameName, result: FinalResult | undefined): string | undefined {
  if (!result) return undefined;
  const { title, reason } = resultOf(game, result);
  return words.value.ended(title, reason);
}
