import { spokenMove } from '@chariot/board/words';
import { effect, untracked } from '@preact/signals';
import { pieceNamed } from '../../shared/game/said.ts';
import { words } from '../../shared/i18n/index.ts';
import { learnWords } from '../i18n/index.ts';
import { lessonWords } from './i18n/index.ts';
import type { LessonRun } from './run.ts';

/** Says in words what the board of a lesson shows: each move, stars collected, and hints. Returns how to stop. */
export function hear(run: LessonRun, say: (sentence: string) => void): () => void {
  let before = stateOf(run);
  return effect(() => {
    const now = stateOf(run);
    untracked(() => {
      // A task that opens and a move taken back are no moves.
      const isMove = before.kind === 'asking' || before.kind === 'judging';
      if (now.view && before.view && now.view !== before.view && isMove) {
        const move = spokenMove(words.value, before.view.pieces, now.view);
        if (move) say(lessonWords.value.moveSaid(move));
      }
      const { goal } = run.task.value;
      if (goal.kind === 'collect' && now.taken.size > before.taken.size) {
        say(lessonWords.value.collected(goal.stars.length - now.taken.size));
      }
      if (now.hint !== before.hint && now.hint.length > 0) say(hintOf(run, now.hint));
    });
    before = now;
  });
}

function stateOf({ view, taken, hint, phase }: LessonRun) {
  return { view: view.value, taken: taken.value, hint: hint.value, kind: phase.value.kind };
}

/** A hint: the squares of an area, or a piece and its move. */
function hintOf({ task, view, game }: LessonRun, squares: readonly string[]): string {
  const [from = '', to = ''] = squares;
  if (task.value.goal.kind === 'find') return words.value.hintIs(squares.join(', '));
  const piece = pieceNamed(game, view.value?.pieces ?? [], from);
  return words.value.hintIs(`${piece} ${learnWords.value.moveBetween(from, to)}`);
}
